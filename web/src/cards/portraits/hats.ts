// What they wear on their heads. The brim lies at about y 50.
import { B, both, dots, fill, G, K, line, O, P, R, T } from "./parts.ts";

export const western = (c: string, felt = K) =>
  fill(
    "M10 50Q14 60 36 57Q50 55 64 57Q86 60 90 50Q80 53 71 49Q68 20 58 22Q50 27 42 22Q32 20 29 49Q20 53 10 50Z",
    felt,
  ) +
  fill("M30 43Q50 49 70 43L71 49Q50 55 29 49Z", c) +
  line("M37 28Q36 36 35.500 41", P, 1.3);

/** The same in a light felt, with outlines. */
export const light = (c: string, felt = P) =>
  both(
    "M10 50Q14 60 36 57Q50 55 64 57Q86 60 90 50Q80 53 71 49Q68 20 58 22Q50 27 42 22Q32 20 29 49Q20 53 10 50Z",
    felt,
    K,
    1.6,
  ) +
  fill("M53 25Q57 21 60 24Q68 30 70.500 48Q76 51 84 52Q80 56 66 55.500Q58 54 54 54Z", K) +
  fill("M30 43Q50 49 70 43L71 49Q50 55 29 49Z", c);

export const flat = (c: string, felt = K) =>
  fill("M8 54Q50 44 92 54Q90 59 82 58Q50 51 18 58Q10 59 8 54Z", felt) +
  fill("M31 50L34 28Q50 24 66 28L69 50Q50 46 31 50Z", felt) +
  fill("M31.700 45Q50 41 68.300 45L69 50.500Q50 46.500 31 50.500Z", c) +
  line("M38 31L37 40", P, 1.3);

export const sombrero = (c: string) =>
  fill("M0 50Q4 42 14 50Q50 64 86 50Q96 42 100 50Q96 63 50 64Q4 63 0 50Z", K) +
  fill("M33 54Q38 18 50 16Q62 18 67 54Q50 60 33 54Z", K) +
  fill("M34.500 46L39 50L43 47L47 51L50 47.500L53 51L57 47L61 50L65.500 46L67 54Q50 60 33 54Z", c) +
  `<path d="M5 51Q20 61 50 61Q80 61 95 51" stroke="${c}" stroke-width="1.6" fill="none" stroke-dasharray="3 2.400"/>`;

/** A straw hat, its edge frayed. */
export const straw = (c: string) =>
  both("M6 52L14 50L20 53Q50 44 80 53L86 50L94 53L90 58L82 56L74 59Q50 53 26 59L18 57L10 58Z", O, K, 1.4) +
  both("M31 50Q32 24 50 24Q68 24 69 50Q50 46 31 50Z", O, K, 1.4) +
  fill("M31.200 44Q50 40 68.800 44L69 50Q50 46 31 50Z", c) +
  line("M36 40L38 30M44 38L45 27M55 27L56 38M62 30L64 40M24 54L36 50M76 54L64 50", K, 0.9);

export const bowler = (c: string, felt = K) =>
  fill("M22 52Q50 42 78 52Q80 58 70 57Q50 51 30 57Q20 58 22 52Z", felt) +
  fill("M31 50Q30 22 50 22Q70 22 69 50Q50 45 31 50Z", felt) +
  fill("M31 44Q50 39 69 44L69 50Q50 45 31 50Z", c) +
  line("M38 29Q35 34 35 40", P, 1.3);

export const top = (c: string, felt = K) =>
  fill("M20 51Q50 43 80 51Q82 57 72 56Q50 50 28 56Q18 57 20 51Z", felt) +
  fill("M33 48L30 8Q50 3 70 8L67 48Q50 44 33 48Z", felt) +
  fill("M32.500 40Q50 36 67.500 40L67 48Q50 44 33 48Z", c) +
  line("M36 13L38 34", P, 1.3);

/** Battered and dented, pushed back. */
export const slouch = (c: string, felt = K) =>
  fill(
    "M8 44Q22 58 40 53Q56 50 70 56Q84 60 94 52Q84 50 76 46Q70 22 60 26Q54 18 44 24Q34 22 28 45Q18 48 8 44Z",
    felt,
  ) +
  fill("M29 41Q48 46 73 43L75 48Q50 52 28 46Z", c) +
  line("M44 24Q48 32 46 38M60 26Q58 33 61 38", P, 1.1);

/** Of the cavalry: crossed sabres on the front, a cord. */
export const cavalry = (c: string, felt = K) =>
  fill("M8 48Q18 60 38 56Q50 54 62 56Q82 60 92 48Q80 52 70 48L66 24Q50 18 34 24L30 48Q20 52 8 48Z", felt) +
  line("M31 45Q50 51 69 45", c, 3) +
  line("M42 40L56 29M58 40L44 29", c, 2) +
  fill("M48 49L46 56L49 55L50 58L51 55L54 56L52 49Z", c);

/** Ten gallons. */
export const tall = (c: string, felt = K) =>
  fill(
    "M12 49Q16 60 36 56Q50 54 64 56Q84 60 88 49Q80 53 70 48Q72 10 60 10Q50 18 40 10Q28 10 30 48Q20 53 12 49Z",
    felt,
  ) +
  fill("M30.500 41Q50 47 69.500 41L70 48Q50 53 30 48Z", c) +
  line("M37 17Q35 28 35.500 38", P, 1.3);

/** Round and low, of a preacher. */
export const preacher = (c: string) =>
  fill("M6 53Q50 41 94 53Q96 58 88 58Q50 50 12 58Q4 58 6 53Z", K) +
  fill("M33 50Q32 34 50 34T67 50Q50 45 33 50Z", K) +
  fill("M33 46Q50 41 67 46V50.500Q50 46 33 50.500Z", c);

/** Of a captain on the river. */
export const captain = (c: string) =>
  both("M22 40Q18 24 50 22T78 40L72 46Q50 40 28 46Z", P, K, 1.6) +
  fill("M54 23Q76 26 77 39L71 45Q62 42 54 42Z", K) +
  fill("M28 44Q50 37 72 44L71 52Q50 46 29 52Z", c) +
  fill("M27 52Q50 44 73 52Q66 60 50 57T27 52Z", K) +
  both("M50 38L52 42.500L56.500 43L53 46L54 50L50 48L46 50L47 46L43.500 43L48 42.500Z", O, K, 0.8);

/** Fur, with a tail. */
export const fur = () =>
  both("M29 54Q24 26 50 24T71 54Q66 48 60 53Q54 47 50 53Q45 47 40 53Q34 48 29 54Z", B, K, 1.6) +
  both("M68 50Q82 58 80 78Q80 94 74 98Q66 92 68 76Q62 64 66 52Z", B, K, 1.4) +
  line("M68 66Q74 69 80 66M68 76Q74 79 80 76M69 86Q74 89 79 86", K, 2.4) +
  line("M36 34L38 41M46 30L46 38M56 31L55 38M64 37L61 43", P, 1.1);

/** A flat cap with goggles. */
export const goggles = (c: string) =>
  both("M28 52Q24 30 50 29T72 52L68 48Q50 42 32 48Z", c, K, 1.6) +
  fill("M27 52Q50 40 73 52L70 56Q50 47 30 56Z", K) +
  line("M28 46Q50 38 72 46", K, 4.5) +
  both(
    "M35 41a7.500 6 0 1 0 15 0a7.500 6 0 1 0-15 0ZM50 41a7.500 6 0 1 0 15 0a7.500 6 0 1 0-15 0Z",
    P,
    K,
    1.8,
  ) +
  line("M39 40L43 37.500M54 40L58 37.500", T, 1.6);

/** A headscarf, knotted at the side. */
export const kerchief = (c: string) =>
  both("M31 56Q27 28 50 27T69 56Q50 42 31 56Z", c, K, 1.5) +
  both("M67 50Q80 48 86 58Q76 58 71 55Q78 62 76 72Q69 66 66 56Z", c, K, 1.3) +
  dots(
    [
      [40, 36],
      [48, 32],
      [56, 35],
      [62, 42],
      [37, 45],
      [46, 40],
      [55, 43],
    ],
    1.3,
    P,
  );

/** A band round the brow. */
export const band = (c: string) => both("M33.500 46Q50 40 66.500 46L66 53Q50 47 34 53Z", c, K, 1.1);

/** A bonnet tied under the chin. */
export const bonnet = (c: string, ribbon: string) =>
  both("M24 70Q16 26 50 24T76 70Q72 50 50 45T24 70Z", c, K, 1.6) +
  line("M27 62Q25 36 50 34T73 62", K, 1) +
  line("M31 42L37 47M41 36L44 43M59 36L56 43M69 42L63 47", K, 0.9) +
  line("M26 70Q30 90 44 99M74 70Q70 90 56 99", ribbon, 2.6) +
  both("M50 100L38 95V107L50 102L62 107V95Z", ribbon, K, 1);

/** A mob cap with a frill. */
export const mobcap = (c: string) =>
  both(
    "M27 52Q22 24 50 22T73 52Q70 48 66 52Q62 46 58 51Q54 45 50 50Q46 45 42 51Q38 46 34 52Q30 48 27 52Z",
    P,
    K,
    1.5,
  ) +
  line("M30 45Q50 36 70 45", c, 3.4) +
  fill("M56 24Q70 27 71 44L64 41Q62 30 56 24Z", K);

/** Broad, with a plume. */
export const plumed = (c: string, plume: string) =>
  both("M66 30Q78 8 92 12Q98 22 86 34Q78 42 64 40Z", plume, K, 1.3) +
  line("M67 36Q80 28 91 15M74 24L80 28M80 18L86 22M72 31L77 33", K, 0.9) +
  fill("M10 46Q28 60 50 54Q72 50 92 54Q84 40 68 44Q66 26 52 25Q36 25 32 43Q20 48 10 46Z", K) +
  fill("M32.500 39Q50 46 68 40L68.500 46Q50 52 31.500 45Z", c);

export const santa = () =>
  both("M32 50Q30 24 52 18Q74 16 82 36L84 50Q78 52 76 48Q72 34 64 34Q68 44 68 50Z", R, K, 1.5) +
  fill("M56 20Q72 18 80 36L82 48L77 47Q72 32 62 32Q62 26 56 20Z", K) +
  both(
    "M28 52Q28 44 36 46Q42 41 50 45Q58 41 64 46Q72 44 72 52Q72 58 64 56Q58 60 50 56Q42 60 36 56Q28 58 28 52Z",
    P,
    K,
    1.4,
  ) +
  both("M76 54a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0Z", P, K, 1.4);

/** A miner's, with a candle. */
export const miner = (c: string) =>
  both("M28 52Q26 28 50 27T72 52Q50 46 28 52Z", c, K, 1.6) +
  fill("M53 27Q71 29 72 51L60 48Q60 36 53 27Z", K) +
  fill("M22 54Q50 44 78 54Q76 59 70 57Q50 51 30 57Q24 59 22 54Z", K) +
  both("M46.500 46V32H53.500V46Z", P, K, 1.2) +
  both("M50 31Q44 26 50 17Q56 26 50 31Z", O, K, 1.1);

/** Snakeskin for a band, the head in front. */
export const snake = () =>
  western(O) +
  line("M30 46Q50 52 70 46", T, 5) +
  `<path d="M31 46Q50 52 69 46" stroke="${P}" stroke-width="1.6" fill="none" stroke-dasharray="2 2.600"/>` +
  both("M64 47Q70 38 79 41Q84 45 78 50Q72 52 66 49Z", T, K, 1) +
  line("M81 46L88 44M81 46.500L88 48", R, 1) +
  fill("M74 43.500h2v2h-2Z", P);

export const grey = (c: string) => western(c, G);
