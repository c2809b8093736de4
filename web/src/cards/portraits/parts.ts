// The parts of a linocut bust, two inks and paper, in a box of 100 by 120. The rays behind it are the page's.

export const K = "var(--ink)";
export const P = "var(--stock)";
export const R = "var(--red)";
export const O = "var(--ochre)";
export const T = "var(--teal)";
export const G = "var(--ink-3)";

export const fill = (d: string, c: string) => `<path d="${d}" fill="${c}"/>`;
export const line = (d: string, c: string, w: number) =>
  `<path d="${d}" stroke="${c}" stroke-width="${w}" fill="none" stroke-linecap="round"/>`;

// -- heads ------------------------------------------------------------------------------------------------------------

export const face = `<path d="M35 50Q33 78 41 88Q50 98 59 88Q67 78 65 50Z" fill="${P}"/>`;
export const faceWide = `<path d="M32 48Q29 80 38 91Q50 101 62 91Q71 80 68 48Z" fill="${P}"/>`;
export const shade = `<path d="M52 50L53 68L57 75L52 77L55 82L52 86L53 94Q58 90 61 86Q67 77 65.5 50Z" fill="${K}"/>`;
export const shadeWide = `<path d="M52 48L53 68L58 76L52 78L56 83L53 88L54 97Q60 94 64 89Q71 78 68 48Z" fill="${K}"/>`;
export const eyes = `<path d="M38.5 66q4.5-4 9 0q-4.5 2.600-9 0Z" fill="${K}"/><path d="M37.5 61.5q5-3.5 11-.5l-.5 1.600q-5-2-10 .6Z" fill="${K}"/><path d="M55.5 66q3.5-3 7 0q-3.5 1.600-7 0Z" fill="${P}"/>`;
export const mouth = (c: string) => `<path d="M43 83q6-2.600 13 0q-6 3.600-13 0Z" fill="${c}"/>`;
export const neck = `<path d="M41 82H59V100L50 108L41 100Z" fill="${P}"/><path d="M41 90Q50 97 59 84V100L50 108L44 103Z" fill="${K}"/>`;
export const body = (c: string, d = "M4 120Q6 100 36 95L50 108L64 95Q94 100 96 120Z") => fill(d, c);
