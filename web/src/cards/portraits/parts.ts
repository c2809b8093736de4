// Heads and bodies of the linocut busts: two inks and paper, in a box of 100 by 120. The rays behind them are the page's.

export const K = "var(--ink)";
export const P = "var(--stock)";
export const R = "var(--red)";
export const O = "var(--ochre)";
export const T = "var(--teal)";
export const G = "var(--ink-3)";
export const B = "var(--k-brown)";
export const S = "var(--paper-3)";

export const fill = (d: string, c: string) => `<path d="${d}" fill="${c}"/>`;
export const line = (d: string, c: string, w: number) =>
  `<path d="${d}" stroke="${c}" stroke-width="${w}" fill="none" stroke-linecap="round"/>`;
export const both = (d: string, c: string, edge: string, w: number) =>
  `<path d="${d}" fill="${c}" stroke="${edge}" stroke-width="${w}" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number, c: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`;
export const dots = (at: [number, number][], r: number, c: string) =>
  at.map(([x, y]) => dot(x, y, r, c)).join("");
export const move = (x: number, y: number, body: string) => `<g transform="translate(${x} ${y})">${body}</g>`;
export const turn = (angle: number, x: number, y: number, body: string) =>
  `<g transform="rotate(${angle} ${x} ${y})">${body}</g>`;

// -- heads: the left half in paper, the right one in shade ------------------------------------------------------------

const FACE = "M35 50Q33 78 41 88Q50 98 59 88Q67 78 65 50Z";
const WIDE = "M32 48Q29 80 38 91Q50 101 62 91Q71 80 68 48Z";
const ROUND = "M33 50Q29 74 37 86Q50 97 63 86Q71 74 67 50Z";
const LONG = "M36 48Q34 80 42 93Q50 101 58 93Q66 80 64 48Z";
const SHADE = "M52 50L53 68L57 75L52 77L55 82L52 86L53 94Q58 90 61 86Q67 77 65.5 50Z";
const SHADE_WIDE = "M52 48L53 68L58 76L52 78L56 83L53 88L54 97Q60 94 64 89Q71 78 68 48Z";
const SHADE_ROUND = "M52 50L53 66L57 73L52 75L55 81L52 85L53 93Q59 91 63 86Q71 74 67 50Z";
const SHADE_LONG = "M52 48L53 68L58 77L52 79L55 84L52 88L53 98Q56 96 58 93Q66 80 64 48Z";

/** The top of the head, for who wears no hat. */
const CROWN = "M34 56Q31 30 50 29Q69 30 66 56Z";
const CROWN_SHADE = "M52 56V29Q68 31 66 56Z";

export const face = fill(FACE, P) + fill(SHADE, K);
export const wide = fill(WIDE, P) + fill(SHADE_WIDE, K);
export const round = fill(ROUND, P) + fill(SHADE_ROUND, K);
export const long = fill(LONG, P) + fill(SHADE_LONG, K);
export const crown = fill(CROWN, P) + fill(CROWN_SHADE, K);
/** A face of another tone, its shade in black. */
export const tone = (c: string) => fill(WIDE, c) + fill(SHADE_WIDE, K);

const eye = (c: string, w: string) =>
  `<path d="M38.5 66q4.500-4 9 0q-4.500 2.600-9 0Z" fill="${c}"/><path d="M55.500 66q3.500-3 7 0q-3.500 1.600-7 0Z" fill="${w}"/>`;
const brow = (c: string) => fill("M37.500 61.500q5-3.500 11-.5l-.5 1.600q-5-2-10 .6Z", c);
export const eyes = eye(K, P) + brow(K);
/** Narrowed against the sun. */
export const squint =
  line("M38 66.500Q43 64.500 48 67M55.500 67Q59 65 62.500 66.500", K, 1.5) +
  line("M55.500 67Q59 65 62.500 66.500", P, 1.5) +
  fill("M37 62.800Q43 60 49 63.500L48.500 65Q43 62.500 37.500 64.500Z", K) +
  line("M34.500 68L37 67.500M35 71L37.500 69.500", K, 0.9);
/** With lashes, wide open. */
export const lashes =
  fill("M38 66.500Q43 61 48 66.500Q43 69.500 38 66.500Z", K) +
  dot(43.5, 65.6, 0.9, P) +
  line("M38 65.800L35.800 64M39.500 64.300L38 62.200M48 66L49.600 64.800", K, 0.9) +
  line("M37.500 60.500Q43 57.500 48.500 60.500", K, 1.2) +
  fill("M55.500 66.500Q59 62.500 62.800 66.500Q59 68.600 55.500 66.500Z", P) +
  line("M62.500 66L64 64.500", P, 0.8);
/** Large and young. */
export const open =
  fill("M38.500 66.500Q43 60.500 47.500 66.500Q43 70 38.500 66.500Z", P) +
  line("M38.500 66.500Q43 60.500 47.500 66.500", K, 1.5) +
  dot(43, 66, 2.3, K) +
  fill("M55.500 66.500Q59 62 62.500 66.500Q59 69 55.500 66.500Z", P) +
  dot(59, 66.2, 1.4, K) +
  line("M38 60.500Q43 58.500 48 60", K, 1.3);
/** Half closed. */
export const sleepy =
  fill("M38 66Q43 64 48 66.500Q43 70 38 66Z", K) +
  line("M37.500 65Q43 61.500 48.500 65.500", K, 1.7) +
  line("M38.500 70.500Q43 72.500 47.500 70.500", K, 0.9) +
  line("M55.500 66.500Q59 65 62.500 66.500", P, 1.6);
/** Knit brows. */
export const fierce =
  eye(K, P) +
  fill("M36.500 59.500L49.500 63.500L49 66L37 62.500Z", K) +
  line("M54.500 64.500L63 60.500", P, 2);

export const mouth = (c: string) => fill("M43 83q6-2.600 13 0q-6 3.600-13 0Z", c);
export const lips = (c: string) =>
  fill("M43.500 83Q47 80.500 50 82Q53 80.500 56.500 83Q50 88 43.500 83Z", c) +
  line("M44 83.200Q50 84.400 56 83.200", K, 0.6);
export const smile = (c: string) =>
  fill("M41 80.500Q50 84 59 80.500Q57 89 50 89T41 80.500Z", c) +
  fill("M42.800 81.500Q50 84.300 57.200 81.500L56.600 83.600Q50 86 43.300 83.600Z", P);
export const grim = line("M43 84Q49 82.500 53 83.500", K, 1.7) + line("M53 83.500Q55.500 84 57 85", P, 1.5);

// -- bodies -----------------------------------------------------------------------------------------------------------

export const neck =
  fill("M41 82H59V100L50 108L41 100Z", P) + fill("M41 90Q50 97 59 84V100L50 108L44 103Z", K);
export const body = (c: string, d = "M4 120Q6 100 36 95L50 108L64 95Q94 100 96 120Z") => fill(d, c);
export const bare = (c: string) => body(c, "M10 120Q12 104 38 96Q50 112 62 96Q88 104 90 120Z");
export const broad = (c: string) => body(c, "M-2 120Q0 98 36 93L50 106L64 93Q100 98 102 120Z");
export const lapel = (c: string) =>
  line("M36 95L50 120L64 95", P, 1.6) + fill("M41 101L50 120L59 101L50 108Z", c);
export const shirt = (c: string) =>
  fill("M40 99L50 120L60 99L50 108Z", c) +
  line("M50 109V120", K, 1) +
  line("M38 97L46 112L50 108L54 112L62 97", K, 1.4);
export const scarf = (c: string) =>
  both("M35 92Q50 100 65 92L67 99Q50 108 33 99ZM44 101L50 119L58 102Q50 106 44 101Z", c, K, 1.3);
export const bow = (c: string) =>
  both("M50 104L38 98V112L50 106L62 112V98Z", c, K, 1.2) +
  both("M47.500 101.500H52.500V108H47.500Z", c, K, 1.2);
export const tie = (c: string) => both("M46.500 100H53.500L55 106L52.500 120H47.500L45 106Z", c, K, 1.2);
export const poncho = (c: string, stripe: string) =>
  body(c, "M0 120Q6 98 36 93Q50 106 64 93Q94 98 100 120Z") +
  line("M12 120L27 99M88 120L73 99", K, 3) +
  line("M22 120L33 98M78 120L67 98", stripe, 2.6) +
  line("M36 93Q50 108 64 93", K, 2);
export const straps = (c: string) =>
  line("M22 120L42 97M78 120L58 97", c, 6) + line("M22 120L42 97M78 120L58 97", K, 0.8);
export const badge = (x: number, y: number) => {
  const at = (i: number, r: number) => {
    const angle = ((i * 36 - 90) * Math.PI) / 180;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  };
  return both(`M${Array.from({ length: 10 }, (_, i) => at(i, i % 2 ? 3 : 7)).join("L")}Z`, O, K, 1);
};
