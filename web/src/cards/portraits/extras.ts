// What else one knows them by.
import { both, dot, fill, G, K, line, O, P, R, T } from "./parts.ts";

export const monocle = `<circle cx="43" cy="66" r="6.5" fill="none" stroke="${K}" stroke-width="1.6"/>${line("M37 69Q30 84 34 98", K, 1)}`;
export const glasses =
  `<circle cx="43" cy="66.500" r="5.800" fill="${P}" fill-opacity=".35" stroke="${K}" stroke-width="1.6"/>` +
  `<circle cx="58.500" cy="66.500" r="5" fill="none" stroke="${P}" stroke-width="1.4"/>` +
  line("M48.800 66Q51 64.500 53.500 66M37.200 66L34 64.500", K, 1.4);
export const patch =
  fill("M37 62.500H49L48 69Q43 74 38.500 69Z", K) +
  line("M33 57L38 62.500M49 62.500L65 54", K, 1.6) +
  line("M53 60.500L65 54", P, 1.2);
export const scar = line("M39 69L45 83M39.500 74L43 72.500M41.500 79L45 77.500", R, 1.3);
export const scarBrow = line("M41 54L47 74M40.500 60L44 58.500M43.500 70L47.500 69", R, 1.3);
export const cigar =
  both("M36 84.500L20 88L20.500 91.500L37 87.500Z", "var(--k-brown)", K, 1) +
  fill("M20 88L17.500 88.600L18 92L20.500 91.500Z", R) +
  line("M16 86Q11 82 15 77Q19 72 14 67", G, 1.3);
export const cigarette =
  both("M42 84L27 89L27.800 91L43 86.500Z", P, K, 0.9) + line("M25 88Q21 83 25 78Q28 73 24 69", G, 1.2);
export const straw =
  line("M44 84Q32 84 24 78", O, 1.8) + line("M24 78L19 77M25 78.500L21 74M26 79L22 82", O, 1.1);
export const pipe =
  line("M44 85Q34 86 28 92", K, 2.2) +
  both("M21 88H30L29 99Q25 102 22 99Z", "var(--k-brown)", K, 1.1) +
  line("M25 85Q21 80 25 75Q29 70 25 64", G, 1.3);
export const feather = (c: string) =>
  both("M66 48Q70 22 82 10Q88 22 80 40Q76 50 68 54Z", c, K, 1.2) +
  line("M67 52Q74 34 82 13M73 36L78 38M76 28L82 29", K, 0.9);
export const earring = (c: string) =>
  `<circle cx="33.500" cy="80" r="3.600" fill="none" stroke="${c}" stroke-width="1.8"/><circle cx="66.500" cy="80" r="3.600" fill="none" stroke="${c}" stroke-width="1.8"/>`;
export const flower = (c: string, x = 70, y = 36) =>
  [0, 72, 144, 216, 288]
    .map(
      (a) =>
        `<ellipse transform="rotate(${a} ${x} ${y})" cx="${x}" cy="${y - 5.5}" rx="4.200" ry="5.200" fill="${c}" stroke="${K}" stroke-width="1"/>`,
    )
    .join("") + dot(x, y, 2.8, O);
/** A kerchief over nose and mouth. */
export const mask = (c: string) =>
  both("M33.500 68Q42 74 50 71Q58 74 66.500 68Q69 88 60 97L50 116L40 97Q31 88 33.500 68Z", c, K, 1.3) +
  fill("M52 72Q60 73.500 66.500 68Q69 88 60 97L52 112L55 96L52 84Z", K) +
  line("M38 78Q42 84 40 92M45 80Q47 90 46 102", K, 0.9);
export const freckles = [
  [38, 73],
  [41, 75],
  [44.5, 73.5],
  [39.5, 77.5],
  [47, 75.5],
]
  .map(([x, y]) => dot(x ?? 0, y ?? 0, 0.75, R))
  .join("");
export const paint =
  line("M36.500 71L47 73M37 75L46.500 77", R, 1.8) + line("M55 73L64 71M55 77L63.500 75", P, 1.4);
export const cross = both(
  "M48.500 104V109H44.500V112H48.500V119H51.500V112H55.500V109H51.500V104Z",
  O,
  K,
  0.9,
);
export const collar =
  both("M38 95Q50 104 62 95L63 101Q50 110 37 101Z", K, K, 1) +
  both("M46 99.500Q50 101.500 54 99.500V106Q50 107.500 46 106Z", P, K, 0.9);
export const knife =
  both("M20 82Q34 77 50 82.500L50 86Q34 87 20 82Z", P, K, 1.1) +
  both("M50 81.500H68Q72 81.500 72 84.500T68 87.500H50Z", "var(--k-brown)", K, 1.1);
export const redNose = both("M48 67Q46 74 47 77Q50.500 80 54 77Q55 73 52.500 67Z", R, K, 1);
export const hook =
  fill("M51 64L46.500 76Q48 78.500 52 77.500Z", K) + line("M46.500 76Q48 78.500 52 77.500", K, 1.2);
export const wrinkles = line(
  "M36 72Q38 74 37.500 77M39.500 71Q43 73 47 71M39 55.500Q44 54 49 55.500M40 58Q44 57 48 58",
  K,
  0.8,
);
export const bandage =
  both("M32.500 50Q50 43 67.500 50L67 60Q50 53 33 60Z", P, K, 1.1) +
  line("M35 53L46 49.500M38 57L60 50M55 54L66 56", K, 0.8) +
  fill("M40 51Q44 49.500 46 52Q45 55 41 55Q39 53 40 51Z", R);
export const shovel =
  line("M84 120L86 46", "var(--k-brown)", 4) +
  both("M78 46Q76 30 86 14Q96 30 94 46Q86 50 78 46Z", G, K, 1.4) +
  line("M86 22V42", P, 1.1);
export const pick =
  line("M14 120L18 40", "var(--k-brown)", 4) + both("M-2 42Q16 24 38 38Q18 34 -2 42Z", G, K, 1.3);
export const fan =
  both("M78 120L62 84Q80 72 98 84Z", R, K, 1.3) +
  line("M78 120L68 81M78 120L78 78M78 120L88 80", K, 1) +
  line("M64 88Q80 77 96 88", P, 1);
export const pins = line("M30 12L66 34M70 12L34 34", O, 2) + dot(30, 12, 2.6, R) + dot(70, 12, 2.6, T);
export const ace = `<g transform="rotate(14 64 36)">${both("M57 24H71V44H57Z", P, K, 1.1)}${fill("M64 28Q59 34 60 36.500Q62 38.500 63.500 36.500L62.500 40H65.500L64.500 36.500Q66 38.500 68 36.500Q69 34 64 28Z", K)}</g>`;
export const guitar = `<g transform="rotate(24 84 96)">${line("M84 92V44", "var(--k-brown)", 4)}${both("M84 84Q96 84 94 96Q102 104 98 114Q92 124 84 124T70 114Q66 104 74 96Q72 84 84 84Z", O, K, 1.3)}${dot(84, 106, 4.5, K)}</g>`;
export const chin = line("M48.500 90V93", K, 1.1) + line("M42 88Q44 91 47 91.500", K, 0.8);
export const confetti = [
  [16, 24, R],
  [26, 12, T],
  [80, 20, O],
  [90, 40, R],
  [10, 56, O],
  [86, 64, T],
  [18, 80, T],
]
  .map(
    ([x, y, c]) =>
      `<rect x="${x}" y="${y}" width="4" height="4" fill="${c}" transform="rotate(30 ${x} ${y})"/>`,
  )
  .join("");
export const sweat = both("M35 74Q32 79 33 81A2.500 2.500 0 0 0 37 81Q38 79 35 74Z", T, K, 0.7);
export const ring = (c: string) => line("M40 99Q50 108 60 99", c, 1.6) + dot(50, 105.5, 2.4, c);
export const brooch =
  both("M45.500 103a4.500 5 0 1 0 9 0a4.500 5 0 1 0-9 0Z", T, K, 1.1) + dot(50, 103, 1.8, P);
export const frill = both(
  "M38 94Q41 99 44 96Q47 101 50 97Q53 101 56 96Q59 99 62 94L62 101Q50 110 38 101Z",
  P,
  K,
  1.1,
);
export const cards = `<g transform="rotate(-16 18 104)">${both("M8 92H24V116H8Z", P, K, 1.2)}</g><g transform="rotate(6 24 104)">${both("M16 92H32V116H16Z", P, K, 1.2)}${fill("M24 98L28 104L24 110L20 104Z", R)}</g>`;
