// The options of a question as a tree: first the thing, then as what, then at whom, then at what of theirs.
//
// Nothing here knows what a card does: whatever the server offers falls into place by its parts, and what fits
// nowhere becomes a button.
import type { Option } from "../lib/protocol.ts";

/** An option and its number, by which it is chosen. */
export interface Numbered extends Option {
  at: number;
}

export type Level = "hand" | "thing" | "verb" | "as" | "card" | "seat" | "aim" | "text";

const LEVELS: readonly [Level, (option: Numbered) => string | number | undefined][] = [
  ["verb", (option) => option.verb],
  ["as", (option) => option.rule ?? undefined],
  ["card", (option) => option.card ?? undefined],
  ["seat", (option) => option.seat ?? undefined],
  ["aim", (option) => option.aim ?? undefined],
  ["text", (option) => option.text],
];

/** Options that have been told apart so far from all others by `by`. */
export class Branch {
  readonly by: Level;
  readonly options: readonly [Numbered, ...Numbered[]];
  private readonly depth: number;

  constructor(by: Level, options: readonly Numbered[], depth = 0) {
    const [first, ...rest] = options;
    if (!first) throw new Error("a branch without options");
    this.by = by;
    this.options = [first, ...rest];
    this.depth = depth;
  }

  get first(): Numbered {
    return this.options[0];
  }

  /** The same thing keeps its key while the table changes around it. */
  get key(): string {
    return `${this.by}:${this.options.map((option) => option.text).join("|")}`;
  }

  /** Is it the way to do nothing? */
  get passes(): boolean {
    return this.first.verb === "pass" || this.first.verb === "end";
  }

  /** Where its options may be aimed. */
  get seats(): number[] {
    return [...new Set(this.options.flatMap((option) => (option.seat == null ? [] : [option.seat])))];
  }

  /** The next choice; empty if nothing is left to choose. A target is always chosen, even a single one. */
  children(): Branch[] {
    for (let depth = this.depth; depth < LEVELS.length; depth++) {
      const [name, part] = LEVELS[depth] as (typeof LEVELS)[number];
      const sorted = groups(this.options, part);
      if (sorted.size > 1 || (name === "seat" && this.first.seat != null)) {
        return [...sorted.values()].map((options) => new Branch(name, options, depth + 1));
      }
    }
    return [];
  }
}

function groups<Item, Key>(items: readonly Item[], part: (item: Item) => Key): Map<Key, Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) {
    const key = part(item);
    const some = found.get(key);
    if (some) some.push(item);
    else found.set(key, [item]);
  }
  return found;
}

/** What can be taken up first: cards of the hand, then everything else, then the way to do nothing. */
export function roots(options: readonly Option[]): Branch[] {
  const numbered = options
    .map((option, at) => ({ ...option, at }))
    .filter((option) => option.verb !== "undo");
  const [held, other] = [
    numbered.filter((option) => option.place === "hand" && option.card),
    numbered.filter((option) => !(option.place === "hand" && option.card)),
  ];
  const found = [...groups(held, (option) => option.card).values()].map((some) => new Branch("hand", some));
  const things = groups(other, (option) => `${option.verb} ${option.card ?? ""} ${option.rule ?? ""}`);
  for (const some of things.values()) found.push(new Branch("thing", some));
  const busy = found.filter((branch) => !branch.passes);
  const only = busy[0];
  if (busy.length === 1 && only?.by === "thing" && only.options.length > 1) {
    return [...only.children(), ...found.filter((branch) => branch.passes)];
  }
  return [...busy, ...found.filter((branch) => branch.passes)];
}

/** Where on the table a branch can be clicked; nothing: it needs a button. */
export type Spot =
  | { on: "hand" | "table" | "open" | "equipment"; card: string }
  | { on: "seat"; seat: number }
  | { on: "aim"; seat: number; card: string };

export function spot(branch: Branch): Spot | null {
  const { card, place, seat, aim } = branch.first;
  if (branch.by === "aim" && seat != null && aim) return { on: "aim", seat, card: aim };
  if (branch.by === "seat" && seat != null) return { on: "seat", seat };
  if (branch.by === "as" || branch.by === "verb" || branch.by === "text") return null;
  if (card && place) return { on: place, card };
  return null;
}
