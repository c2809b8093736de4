// The drawings that components name beside those of catalogue/pictures.csv; our own lie in the files beside this one.
import { CONTROLS } from "./own/controls.ts";
import { GUNS } from "./own/guns.ts";
import { SIGNS } from "./own/signs.ts";
import { THINGS } from "./own/things.ts";

/** Of game-icons (CC BY 3.0). */
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
  "open-book",
  "saloon-doors",
  "tumbleweed",
  "musical-notes",
  "death-skull",
  "cog",
  "card-random",
];

/** In currentColor; `{name}` in a body stands for the drawing of that name among game-icons. */
export type Drawing = readonly [box: string, body: string];

export const OWN: Record<string, Drawing> = { ...SIGNS, ...GUNS, ...THINGS, ...CONTROLS };
