// Signs on the buttons of lists and replays.
import type { Drawing } from "../drawings.ts";

export const CONTROLS: Record<string, Drawing> = {
  search: [
    "0 0 24 24",
    '<path fill-rule="evenodd" d="M10 2a8 8 0 1 1-4.9 14.3 8 8 0 0 1 4.9-14.3zm0 3.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6z"/><path d="M14 16.2l2.2-2.2 6.3 6.3-2.2 2.2z"/>',
  ],
  play: ["0 0 24 24", '<path d="M5 2.5L21 12L5 21.5Z"/>'],
  halt: ["0 0 24 24", '<path d="M5 3h5v18H5zM14 3h5v18h-5z"/>'],
  forth: ["0 0 24 24", '<path d="M8 3L18 12L8 21Z"/>'],
  back: ["0 0 24 24", '<path d="M16 3L6 12L16 21Z"/>'],
  ahead: ["0 0 24 24", '<path d="M3 4L12 12L3 20ZM11 4L20 12L11 20ZM20 4h2.5v16H20z"/>'],
  behind: ["0 0 24 24", '<path d="M21 4L12 12L21 20ZM13 4L4 12L13 20ZM1.5 4H4v16H1.5z"/>'],
  save: ["0 0 24 24", '<path d="M10 2h4v8h4.5L12 17L5.5 10H10zM3 18h18v4H3z"/>'],
};
