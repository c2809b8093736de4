// Signs: what stands in the foot of a card and on buttons.
import type { Drawing } from "../drawings.ts";

function star(n: number, r: (i: number) => number, cx: number, cy: number): string {
  const at = (i: number) => {
    const angle = ((i * 360) / n - 90) * (Math.PI / 180);
    return `${(cx + r(i) * Math.cos(angle)).toFixed(1)} ${(cy + r(i) * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: n }, (_, i) => at(i)).join("L")}Z`;
}

function sheriff(): string {
  const balls = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * 60 - 90) * (Math.PI / 180);
    const [x, y] = [50 + 42 * Math.cos(angle), 50 + 42 * Math.sin(angle)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6.5"/>`;
  });
  return `<path d="${star(12, (i) => (i % 2 ? 23 : 40), 50, 50)}"/>${balls.join("")}`;
}

const stroke = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** An upright card with a round-cornered hole, as outline. */
const sheet = (x: number, y: number, w = 15, h = 21) =>
  `<path fill-rule="evenodd" d="M${x + 2} ${y}h${w - 4}a2 2 0 0 1 2 2v${h - 4}a2 2 0 0 1-2 2h-${w - 4}a2 2 0 0 1-2-2v-${h - 4}a2 2 0 0 1 2-2zm1 2.6a.6.6 0 0 0-.6.6v${h - 6.4}a.6.6 0 0 0 .6.6h${w - 6}a.6.6 0 0 0 .6-.6v-${h - 6.4}a.6.6 0 0 0-.6-.6z"/>`;

export const SIGNS: Record<string, Drawing> = {
  // a bullet that is crossed out
  miss: [
    "0 0 32 32",
    `<path d="M1 10.5h3v11h-3zM5.5 10.5H15.2L8.3 21.5H5.5zM20 11C25.3 11.8 29 14 31 16C28.5 18.5 24.5 21.5 18 21.5H13.3z"/>${stroke("M7 29L25 3", 2.8)}`,
  ],
  bullet: [
    "0 0 20 40",
    '<path fill="var(--tip,var(--red))" d="M10 1C5 6 3.5 11 3.5 16H16.5C16.5 11 15 6 10 1Z"/><path fill="var(--case,var(--ochre))" d="M3 17.5H17V33H3Z"/><path fill="var(--case,var(--ochre))" d="M2 34.5H18V38.5H2Z"/>',
  ],
  star: ["0 0 100 100", sheriff()],
  deputy: [
    "0 0 512 512",
    `{police-badge}<path fill="var(--hole,var(--stock))" d="${star(10, (i) => (i % 2 ? 52 : 130), 256, 242)}"/>`,
  ],
  fist: [
    "0 0 64 32",
    '<path d="M2 6h9v21H2zM13 8h8c5-4 10-6 15-5 2 .5 2 3 0 4l-5 2h29c4 0 4 6 0 6H42c3 .5 3 5.5 0 5.5 2.5.500 2 5-.5 5 1.5 1 1 4.5-2 4.5H24c-4 0-7-3-11-4z"/>',
  ],
  check: ["0 0 24 24", '<path d="M3 13l3-3 4 4L19 4l3 3L10 20z"/>'],
  cross: ["0 0 24 24", '<path d="M4 7l3-3 5 5 5-5 3 3-5 5 5 5-3 3-5-5-5 5-3-3 5-5z"/>'],
  chev: ["0 0 24 24", '<path d="M4 8l3-3 5 6 5-6 3 3-8 10z"/>'],
  menu: ["0 0 24 24", '<path d="M3 5h18v3H3zM3 10.5h18v3H3zM3 16h18v3H3z"/>'],
  cube: [
    "0 0 32 32",
    '<path d="M16 2l13 6.5v15L16 30 3 23.5v-15z"/><path d="M16 4.5L25.5 9 16 13.5 6.5 9z" fill="#fff" opacity=".5"/><path d="M16 16V29L28 23V10z" opacity=".28" fill="#000"/>',
  ],
  // a card turned over to decide
  draw: [
    "0 0 32 32",
    '<path fill-rule="evenodd" d="M7 2h18a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm1 3a1 1 0 0 0-1 1v20a1 1 0 0 0 1 1h16a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1z"/><path d="M16 24l-6-6c-4-4 2-10 6-5 4-5 10 1 6 5z"/>',
  ],
  // cards: in general, taken, thrown away, one more as the price
  cards: [
    "0 0 32 32",
    `${sheet(3, 8)}<path d="M10 5.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2h-5.2V9a3.5 3.5 0 0 0-3.5-3.5z"/>`,
  ],
  take: ["0 0 32 32", `${sheet(2, 6)}<path d="M19 12l8-6v3.8h4v5h-4v3.8z"/><path d="M19 20h12v3H19z"/>`],
  drop: [
    "0 0 32 32",
    `${sheet(2, 6)}<path d="M19.5 11.5l2.2-2.2 3.3 3.3 3.3-3.3 2.2 2.2-3.3 3.3 3.3 3.3-2.2 2.2-3.3-3.3-3.3 3.3-2.2-2.2 3.3-3.3z"/>`,
  ],
  pay: [
    "0 0 32 32",
    '<path d="M4 6h11a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z"/><path d="M19.5 14.8h11v4h-11z"/>',
  ],
  // distances
  near: ["0 0 40 32", '<path d="M1 16l9-8v5.6h20V8l9 8-9 8v-5.6H10V24z"/>'],
  eye: [
    "0 0 40 32",
    '<path fill-rule="evenodd" d="M1 16C7 8 13 4.5 20 4.5S33 8 39 16C33 24 27 27.5 20 27.5S7 24 1 16zm19-8a8 8 0 1 0 0 16 8 8 0 0 0 0-16z"/><circle cx="20" cy="16" r="4.8"/>',
  ],
  // has no force, once more, the other way round, left out, changed for each other
  off: [
    "0 0 32 32",
    '<path fill-rule="evenodd" d="M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28zm0 4.2a9.8 9.8 0 0 0-7.8 15.7L21.9 8.2A9.8 9.8 0 0 0 16 6.2zm7.8 3.9L10.1 23.8A9.8 9.8 0 0 0 23.8 10.1z"/>',
  ],
  again: ["0 0 32 32", `${stroke("M26 17a10 10 0 1 1-4-9", 4)}<path d="M18 2l11 3-8 9z"/>`],
  reverse: ["0 0 32 32", `${stroke("M6 17a10 10 0 1 0 4-9", 4)}<path d="M14 2L3 5l8 9z"/>`],
  skip: ["0 0 40 32", '<path d="M2 5L16 16L2 27ZM16 5L30 16L16 27ZM31 5H36V27H31Z"/>'],
  swap: ["0 0 40 32", '<path d="M1 10l9-8v5.5h28v5H10V18zM39 22l-9 8v-5.5H2v-5h28V14z"/>'],
};
