// Hair, beards and moustaches.
import { both, fill, K, line, O, P } from "./parts.ts";

// -- behind the face --------------------------------------------------------------------------------------------------

export const loose = (c: string) =>
  fill(
    "M33 46Q20 62 26 88Q22 98 30 104L40 96Q33 84 36 60ZM67 46Q80 62 74 88Q78 98 70 104L60 96Q67 84 64 60Z",
    c,
  ) + line("M31 58Q27 78 31 98M69 58Q73 78 69 98", K, 1.2);
export const braids = (c: string) =>
  both(
    "M34 50Q26 66 31 80L24 112L34 114L38 84Q34 74 37 56ZM66 50Q74 66 69 80L76 112L66 114L62 84Q66 74 63 56Z",
    c,
    K,
    1.2,
  ) + line("M29 84L37 90M28 91L36 97M26 98L35 104M71 84L63 90M72 91L64 97M74 98L65 104", K, 1.4);
export const curls = (c: string) =>
  both(
    "M36 44Q22 46 25 57Q17 62 23 71Q17 79 24 86Q20 95 29 99Q35 104 40 96L37 60ZM64 44Q78 46 75 57Q83 62 77 71Q83 79 76 86Q80 95 71 99Q65 104 60 96L63 60Z",
    c,
    K,
    1.3,
  ) + line("M30 56Q34 60 29 65M28 74Q33 78 28 83M70 56Q66 60 71 65M72 74Q67 78 72 83", K, 1.1);
export const wild = (c: string) =>
  both(
    "M30 62L18 58L27 50L16 42L29 40L22 28L36 31L38 18L48 26L58 16L61 30L76 24L71 37L86 38L75 47L86 56L74 60L84 74L74 76L80 92L68 88L64 100L58 70H42L36 100L31 88L20 92L27 76L16 74Z",
    c,
    K,
    1.4,
  ) + line("M30 48L37 52M33 36L40 44M50 28V38M66 36L60 44M70 49L63 52M26 68L33 70M74 68L67 70", K, 1.2);
export const bob = (c: string) =>
  both(
    "M30 84Q22 60 28 40Q36 25 50 26T72 40Q78 60 70 84L62 86Q66 66 62 52Q50 46 38 52Q34 66 38 86Z",
    c,
    K,
    1.3,
  );

// -- on a bare head ---------------------------------------------------------------------------------------------------

export const updo = (c: string) =>
  fill("M30 62Q22 26 50 20Q78 26 70 62Q68 44 50 42Q32 44 30 62Z", c) +
  `<circle cx="50" cy="17" r="12" fill="${c}"/>` +
  line("M40 16Q50 8 60 16M36 34Q50 24 64 34M33 44Q50 32 67 44", c === K ? P : K, 1.1);
/** Parted in the middle, in a tight bun. */
export const bun = (c: string) =>
  both("M40 18a10 9 0 1 0 20 0a10 9 0 1 0-20 0Z", c, K, 1.3) +
  both("M31 62Q25 28 50 25Q75 28 69 62Q66 46 50 39Q34 46 31 62Z", c, K, 1.3) +
  line("M50 26V38M44 28Q37 35 34 46M56 28Q63 35 66 46M44 15Q50 11 56 15", K, 1);
/** Short, parted at the side. */
export const parted = (c: string) =>
  both("M32 58Q26 30 46 25Q70 20 71 44Q72 52 68 58Q67 46 60 42Q48 42 40 36Q38 46 34 48Z", c, K, 1.3) +
  line("M40 36Q44 29 52 27M48 40Q58 36 66 40", c === K ? P : K, 1);
/** Combed high. */
export const quiff = (c: string) =>
  both(
    "M32 56Q28 40 34 34Q32 16 54 15Q76 16 72 36Q74 46 68 56Q66 44 60 41Q46 44 38 38Q34 46 32 56Z",
    c,
    K,
    1.4,
  ) + line("M38 36Q42 22 58 22M46 40Q58 34 66 28M36 48Q34 42 37 38", K, 1.1);
/** Thin, going back from the brow. */
export const receding = (c: string) =>
  both(
    "M32 60Q27 38 38 30Q37 42 34 50ZM68 60Q73 38 62 30Q63 42 66 50ZM38 31Q50 20 62 31Q50 26 38 31Z",
    c,
    K,
    1.2,
  );
/** A forelock under the hat. */
export const forelock = (c: string) =>
  both("M36 52Q40 60 48 61Q45 57 46 53Q52 60 58 59Q54 56 54 51Z", c, K, 0.9);
export const sides = (c: string) =>
  both("M33 52Q29 62 33 76L38 78Q36 66 37 54ZM67 52Q71 62 67 76L62 78Q64 66 63 54Z", c, K, 1);
export const chops = (c: string) =>
  both(
    "M33 54Q27 72 33 86Q38 94 44 90Q38 82 38 70L36 54ZM67 54Q73 72 67 86Q62 94 56 90Q62 82 62 70L64 54Z",
    c,
    K,
    1.2,
  ) + line("M33 66L37 69M33 74L38 76M36 82L40 82", K, 0.8);

// -- moustaches and beards --------------------------------------------------------------------------------------------

const big =
  "M50 76Q42 73 37 80Q32 85 29 81Q31 92 41 88Q47 86 50 81Q53 86 59 88Q69 92 71 81Q68 85 63 80Q58 73 50 76Z";
const droop = "M50 77Q41 75 38 82L36 96L40 95Q41 86 50 81Q59 86 60 95L64 96L62 82Q59 75 50 77Z";
const thin = "M50 78.500Q45 76 40 79.500L37 78Q40 83 50 80.500Q60 83 63 78L60 79.500Q55 76 50 78.500Z";
const walrus = "M50 75Q40 73 36 84Q35 90 39 90Q44 87 50 88Q56 87 61 90Q65 90 64 84Q60 73 50 75Z";

export const bigMoustache = (c = K) => both(big, c, c === K ? P : K, 0.9);
export const droopMoustache = (c = K) => both(droop, c, c === K ? P : K, 0.9);
export const thinMoustache = (c = K) => both(thin, c, c === K ? P : K, 0.6);
export const walrusMoustache = (c = K) =>
  both(walrus, c, c === K ? P : K, 0.9) +
  line("M43 78L41 86M47 77L46 86M53 77L54 86M57 78L59 86", c === K ? P : K, 0.7);

export const beard = (c = K) =>
  both(
    "M34 70Q36 79 42 77Q50 73 58 77Q64 79 66 70Q68 92 60 101Q50 110 40 101Q32 92 34 70Z",
    c,
    c === K ? P : K,
    0.9,
  ) +
  fill("M44 83q6-2 12 0q-6 2.600-12 0Z", c === K ? P : K) +
  line("M41 90L44 100M50 92V104M59 90L56 100", c === K ? P : K, 1);
/** Down to the chest. */
export const longBeard = (c = P) =>
  both(
    "M33 68Q36 78 42 76Q50 72 58 76Q64 78 67 68Q71 92 64 106Q58 118 50 119Q42 118 36 106Q29 92 33 68Z",
    c,
    K,
    1.3,
  ) +
  fill("M44 82q6-2 12 0q-6 2.600-12 0Z", K) +
  line("M39 86Q38 98 43 108M46 90Q46 104 48 114M54 90Q54 104 52 114M61 86Q62 98 57 108", K, 1);
export const goatee = (c = K) =>
  both("M44 87Q50 85 56 87Q57 98 50 104Q43 98 44 87Z", c, c === K ? P : K, 0.9);
/** Along the jaw only. */
export const jaw = (c: string) =>
  both(
    "M33.500 62Q35 80 43 86Q50 90 57 86Q65 80 66.500 62Q71 84 61 95Q50 104 39 95Q29 84 33.500 62Z",
    c,
    K,
    1.1,
  ) + line("M37 80L34 84M41 87L39 93M50 90V98M59 87L61 93M63 80L66 84", K, 0.9);
export const stubble = () =>
  [39, 42, 45, 48]
    .flatMap((x, i) => [84, 87.5, 91].map((y, j) => [x + (j % 2), y - (i === 0 ? 2 : 0)] as const))
    .filter(([x, y]) => !(x < 41 && y > 88))
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".8" fill="${K}"/>`)
    .join("") +
  [57, 60].flatMap((x) => [85, 89].map((y) => `<circle cx="${x}" cy="${y}" r=".7" fill="${P}"/>`)).join("");
export const blond = O;
