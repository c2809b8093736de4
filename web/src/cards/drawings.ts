// The drawings the page needs beside those of the catalogue's tables, and our own: [viewBox, body], in currentColor.

/** Of game-icons (CC BY 3.0), named by the components. */
export const NAMES = [
  "hearts",
  "spades",
  "clubs",
  "diamonds",
  "crosshair",
  "cowboy-holster",
  "hourglass",
  "gold-nuggets",
  "western-hat",
  "sun",
  "revolver",
  "sunrise",
  "open-book",
  "saloon-doors",
  "barrel",
  "bandit",
  "wolf-head",
];

type Drawing = readonly [box: string, body: string];

function points(n: number, r: (i: number) => number, cx: number, cy: number): string {
  const at = (i: number) => {
    const angle = ((i * 360) / n - 90) * (Math.PI / 180);
    return `${(cx + r(i) * Math.cos(angle)).toFixed(1)} ${(cy + r(i) * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: n }, (_, i) => at(i)).join("L")}Z`;
}

function sheriffStar(): string {
  const balls = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * 60 - 90) * (Math.PI / 180);
    const [x, y] = [50 + 42 * Math.cos(angle), 50 + 42 * Math.sin(angle)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6.5"/>`;
  });
  return `<path d="${points(12, (i) => (i % 2 ? 23 : 40), 50, 50)}"/>${balls.join("")}`;
}

const CARD =
  '<path fill-rule="evenodd" d="M7 2h18a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm1 3a1 1 0 0 0-1 1v20a1 1 0 0 0 1 1h16a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1z"/>';

export const OWN: Record<string, Drawing> = {
  // a bullet that passes by
  miss: [
    "0 0 32 32",
    '<path d="M1 10.5h3v11h-3zM5.5 10.5H15.2L8.3 21.5H5.5zM20 11C25.3 11.8 29 14 31 16C28.5 18.5 24.5 21.5 18 21.5H13.3z"/><path d="M7 29L25 3" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  ],
  bullet: [
    "0 0 20 40",
    '<path fill="var(--tip,var(--red))" d="M10 1C5 6 3.5 11 3.5 16H16.5C16.5 11 15 6 10 1Z"/><path fill="var(--case,var(--ochre))" d="M3 17.5H17V33H3Z"/><path fill="var(--case,var(--ochre))" d="M2 34.5H18V38.5H2Z"/>',
  ],
  star: ["0 0 100 100", sheriffStar()],
  fist: [
    "0 0 64 32",
    '<path d="M2 6h9v21H2zM13 8h8c5-4 10-6 15-5 2 .5 2 3 0 4l-5 2h29c4 0 4 6 0 6H42c3 .5 3 5.5 0 5.5 2.5.5 2 5-.5 5 1.5 1 1 4.5-2 4.5H24c-4 0-7-3-11-4z"/>',
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
  draw: ["0 0 32 32", `${CARD}<path d="M16 24l-6-6c-4-4 2-10 6-5 4-5 10 1 6 5z"/>`],
  card: ["0 0 32 32", CARD],
  again: ["0 0 32 32", CARD],
  bible: ["0 0 32 32", CARD],
  "big-fifty": ["0 0 32 32", CARD],
  buntline: ["0 0 32 32", CARD],
  "can-can": ["0 0 32 32", CARD],
  carabine: ["0 0 32 32", CARD],
  cards: ["0 0 32 32", CARD],
  "cat-balou": ["0 0 32 32", CARD],
  cylinder: ["0 0 32 32", CARD],
  deputy: ["0 0 32 32", CARD],
  derringer: ["0 0 32 32", CARD],
  "double-barrel": ["0 0 32 32", CARD],
  eye: ["0 0 32 32", CARD],
  flintlock: ["0 0 32 32", CARD],
  gatling: ["0 0 32 32", CARD],
  "gold-pan": ["0 0 32 32", CARD],
  "gun-belt": ["0 0 32 32", CARD],
  "hand-point": ["0 0 32 32", CARD],
  keg: ["0 0 32 32", CARD],
  missed: ["0 0 32 32", CARD],
  near: ["0 0 32 32", CARD],
  off: ["0 0 32 32", CARD],
  pay: ["0 0 32 32", CARD],
  pepperbox: ["0 0 32 32", CARD],
  peyote: ["0 0 32 32", CARD],
  piano: ["0 0 32 32", CARD],
  rage: ["0 0 32 32", CARD],
  remington: ["0 0 32 32", CARD],
  reverse: ["0 0 32 32", CARD],
  rider: ["0 0 32 32", CARD],
  roses: ["0 0 32 32", CARD],
  schofield: ["0 0 32 32", CARD],
  show: ["0 0 32 32", CARD],
  skip: ["0 0 32 32", CARD],
  skull: ["0 0 32 32", CARD],
  sniper: ["0 0 32 32", CARD],
  springfield: ["0 0 32 32", CARD],
  squaw: ["0 0 32 32", CARD],
  stagecoach: ["0 0 32 32", CARD],
  swap: ["0 0 32 32", CARD],
  take: ["0 0 32 32", CARD],
  thunderer: ["0 0 32 32", CARD],
  volcanic: ["0 0 32 32", CARD],
  "whiskey-glass": ["0 0 32 32", CARD],
};
