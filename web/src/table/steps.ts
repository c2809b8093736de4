// What is shown of what has happened, step by step: where cards fly from and to, who is shot at, who is hit.
//
// The steps follow the events of the log; that a card stays on the table is read off the view after them.
import type { Entry, Question } from "../lib/protocol.ts";
import type { View } from "./view.ts";

export type Place =
  | { at: "deck" | "discard" | "centre" | "equipment" | "event" }
  | { at: "hand" | "table" | "seat"; seat: number; card?: string };

export type Step =
  /** A card goes somewhere; `null`: nobody here knows which. `soon`: the next step does not wait for it. */
  | { do: "fly"; card: string | null; from: Place; to: Place; soon?: boolean }
  | { do: "shot"; from: number; to: number }
  | { do: "hit" | "heal"; seat: number; count: number; life: number }
  | { do: "dodge" | "use" | "out" | "turn"; seat: number; card?: string }
  | { do: "check"; seat: number; card: string }
  | { do: "event"; rule: string };

type Fields = Record<string, unknown>;

const text = (value: unknown): string | null => (typeof value === "string" && value ? value : null);
const seatOf = (value: unknown): number | null => (typeof value === "number" && value >= 0 ? value : null);
const hand = (seat: number, card?: string | null): Place => ({ at: "hand", seat, card: card ?? undefined });
const table = (seat: number, card?: string | null): Place => ({ at: "table", seat, card: card ?? undefined });
const DECK: Place = { at: "deck" };
const DISCARD: Place = { at: "discard" };
const CENTRE: Place = { at: "centre" };

/** Before whom a card lies now. */
function lies(view: View, card: string): number | null {
  const found = view.seats.findIndex((row) => row.table.some((entry) => entry.card === card));
  return found < 0 ? null : found;
}

function landing(view: View, card: string | null): Place {
  const seat = card === null ? null : lies(view, card);
  return seat === null ? DISCARD : table(seat, card);
}

/** One event; an empty list where there is nothing to see. */
function step(event: Fields, after: View): Step[] {
  const seat = seatOf(event.seat) ?? 0;
  const card = text(event.card);
  const source = seatOf(event.source) ?? 0;
  switch (event.event) {
    case "TurnStarted":
      return [{ do: "turn", seat }];
    case "CardDrawn":
      return [{ do: "fly", card, from: DECK, to: hand(seat), soon: true }];
    case "DiscardDrawn":
      return [{ do: "fly", card, from: DISCARD, to: hand(seat) }];
    case "CardPlayed":
      return [{ do: "fly", card, from: hand(seat, card), to: landing(after, card) }];
    case "CardAnswered":
    case "CardShown":
      return [{ do: "fly", card, from: hand(seat, card), to: DISCARD }];
    case "CardDiscarded":
      return [{ do: "fly", card, from: hand(seat, card), to: DISCARD, soon: true }];
    case "TableDiscarded":
      return [{ do: "fly", card, from: table(seat, card), to: DISCARD, soon: true }];
    case "HandTaken":
    case "CardGiven":
      return [{ do: "fly", card, from: hand(source, card), to: hand(seat) }];
    case "TableTaken":
      return [{ do: "fly", card, from: table(source, card), to: hand(seat) }];
    case "HandLost":
      return [{ do: "fly", card, from: hand(seat, card), to: DISCARD }];
    case "TableLost":
      return [{ do: "fly", card, from: table(seat, card), to: DISCARD }];
    case "CardMoved":
      return [{ do: "fly", card, from: table(seat, card), to: table(seatOf(event.to) ?? seat, card) }];
    case "Exploded":
      return [{ do: "fly", card, from: table(seat, card), to: DISCARD }];
    case "CardChosen":
      return [{ do: "fly", card, from: CENTRE, to: hand(seat) }];
    case "GearBought":
      return [{ do: "fly", card, from: { at: "equipment" }, to: landing(after, card) }];
    case "AbilityUsed":
      return [{ do: "use", seat }];
    case "ShotCancelled":
      return [{ do: "dodge", seat: seatOf(event.target) ?? 0 }];
    case "CheckDrawn":
      return card ? [{ do: "check", seat, card }] : [];
    case "Wounded":
      return [{ do: "hit", seat, count: Number(event.count), life: Math.max(Number(event.life), 0) }];
    case "Healed":
      return [{ do: "heal", seat, count: Number(event.count), life: Number(event.life) }];
    case "Eliminated":
      return [{ do: "out", seat }];
    case "EventTurned":
      return [{ do: "event", rule: text(event.rule) ?? "" }];
    default:
      return [];
  }
}

/** `before`, `asked`: what was asked before it happened, and what is asked now. */
export function steps(
  entries: readonly Entry[],
  after: View,
  before: Question | null,
  asked: Question | null,
): Step[] {
  const found = entries.flatMap((entry) => step(entry.event, after));
  const shot = aimed(entries, before, asked);
  return shot ? [...found, shot] : found;
}

/** Whoever is to answer an attack that he was not to answer before has just been shot at. */
function aimed(entries: readonly Entry[], before: Question | null, asked: Question | null): Step | null {
  if (!asked?.urgent || asked.by == null || asked.by === asked.seat || !entries.length) return null;
  const { by, seat } = asked;
  const again = before?.urgent && before.by === by && before.seat === seat;
  const anew = entries.some(({ event }) => event.event === "CardPlayed" && event.seat === by);
  return again && !anew ? null : { do: "shot", from: by, to: seat };
}

/** What the last deed did to a seat. */
export interface Note {
  tone: "deed" | "good" | "bad";
  /** A card by which it was done. */
  card?: string;
  life?: number;
}

/** A word for each seat to which something has happened since the last card was played. */
export function notes(log: readonly Entry[]): Map<number, Note> {
  let from = log.length;
  while (from > 0) {
    from -= 1;
    const kind = log[from]?.event.event;
    if (kind === "CardPlayed" || kind === "TurnStarted") break;
  }
  const found = new Map<number, Note>();
  for (const { event } of log.slice(from)) {
    const seat = seatOf(event.seat);
    const card = text(event.card) ?? undefined;
    if (event.event === "CardPlayed" && seat !== null) found.set(seat, { tone: "deed", card });
    else if (event.event === "CardAnswered" && seat !== null) found.set(seat, { tone: "good", card });
    else if (event.event === "ShotCancelled") {
      const target = seatOf(event.target);
      if (target !== null && !found.get(target)?.card) found.set(target, { tone: "good" });
    } else if (event.event === "Wounded" && seat !== null) {
      found.set(seat, { tone: "bad", life: Math.max(Number(event.life), 0) });
    }
  }
  return found;
}
