// The cards in the order in which people look at them, and which of them are wanted.
import { type CardKind, faceOf, idsOf } from "../cards/faces.ts";
import { capital, has, nameOf, ruleOf, t, textId } from "../lib/i18n.svelte.ts";
import type { CardInfo } from "../lib/protocol.ts";
import { folded, wordsOf } from "./library.ts";

/** The groups of the case, each a heading. */
export const GROUPS = ["brown", "blue", "green", "orange", "equip", "char", "event", "role"] as const;
export type Group = (typeof GROUPS)[number];

export interface Shown {
  /** The id of its text, which is its address: card-bang. */
  text: string;
  kind: CardKind | "char";
  id: string;
  group: Group;
  name: string;
  boxes: string[];
  /** What is drawn: a card of the deck is shown with one of its faces. */
  card: string;
  info: CardInfo | null;
  /** What it is found by, folded. */
  hay: string;
}

/** Roles that are no card of their own. */
const NO_CARD = new Set(["none", "unknown"]);

function shown(kind: CardKind | "char", id: string, info: CardInfo | null): Shown {
  const name = capital(nameOf(kind, id));
  const border = kind === "card" ? faceOf("card", id).border : kind;
  const words = [name, ...(info?.names ?? []), ruleOf(kind, id), id.replaceAll("_", " ")];
  return {
    text: textId(kind, id),
    kind,
    id,
    group: border as Group,
    name,
    boxes: info?.boxes ?? ["base"],
    card: info?.copies?.[0] ?? id,
    info,
    hay: ` ${folded(words.join(" "))}`,
  };
}

export function everything(cards: CardInfo[]): Shown[] {
  const roles = idsOf("role").filter((id) => !NO_CARD.has(id) && has(textId("role", id)));
  return [
    ...cards.map((info) => shown(info.kind, info.id, info)),
    ...roles.map((id) => shown("role", id, null)),
  ];
}

export interface Wanted {
  words: string;
  group: Group | "";
  box: string;
}

/** Each word must begin a word of a name or of the rule. Those whose name has them come first in their group. */
export function chosen(all: Shown[], wanted: Wanted): Shown[] {
  const words = wordsOf(wanted.words);
  return all.filter(
    (one) =>
      (!wanted.group || one.group === wanted.group) &&
      (!wanted.box || one.boxes.includes(wanted.box)) &&
      words.every((word) => one.hay.includes(` ${word}`)),
  );
}

/** The rule in one sentence, and where the other rulebook has it otherwise, that too. */
export function rulesOf(one: Shown): { text: string; published: string } {
  const published = `${one.text}.text-published`;
  return { text: ruleOf(one.kind, one.id), published: has(published) ? t(published) : "" };
}
