// Cards as data: their notation taken apart, their faces looked up, lines set to a measure.
import faces from "virtual:cards";
import ADVANCES from "./advances.json";

export type Suit = "s" | "h" | "d" | "c";
export type CardKind = "card" | "equip" | "event" | "role";
export const SUITS: Record<Suit, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };

export interface Parsed {
  id: string;
  kind: "card" | "equip";
  rank: string;
  suit: Suit | null;
}

/** `bang[5C]`, or `horseshoe`, which has no rank and suit: that is equipment. */
export function parseCard(card: string): Parsed {
  const found = /^([a-z_0-9]+)(?:\[(10|[2-9JQKA])([SHDC])\])?/.exec(card);
  const id = found?.[1] ?? card;
  const suit = (found?.[3]?.toLowerCase() ?? null) as Suit | null;
  return { id, kind: suit || !(id in faces.equip) ? "card" : "equip", rank: found?.[2] ?? "", suit };
}

export interface Face {
  picture: string;
  /** Groups of parts: `@name` is a drawing, a word of small letters is `sym-…` of the texts, anything else itself. */
  symbols: string[][];
  border: string;
  price: number | null;
}

const NONE: Face = { picture: "star", symbols: [], border: "brown", price: null };

export function faceOf(kind: CardKind, id: string): Face {
  const face = faces[kind][id];
  if (!face) return NONE;
  const [picture, symbols, border, price] = face;
  const groups = symbols ? symbols.split(" ").map((group) => group.split("/")) : [];
  return { picture, symbols: groups, border, price: price ?? null };
}

export const idsOf = (kind: CardKind | "char"): string[] => Object.keys(faces[kind]);
export const lifeOf = (character: string): number => faces.char[character]?.[0] ?? 4;

const table: Record<string, number> = ADVANCES;

/** How wide a line of Posse Antique is at a size. */
export function width(text: string, size: number): number {
  let sum = 0;
  for (const sign of text) sum += table[sign] ?? 480;
  return (sum * size) / 1000;
}

/** The same for Podkova at the weight of a card's foot: Posse Antique is Podkova condensed to 74 %. */
export const textWidth = (text: string, size: number): number => (width(text, size) / 0.74) * 0.975;

/** How much smaller a line has to be set to fit its measure: 1 at most, `least` at least. */
export const fit = (text: string, measure: number, size: number, least = 0.7): number =>
  Math.max(least, Math.min(1, measure / width(text, size)));
