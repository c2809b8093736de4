// What the table shows and what the person at it has in hand: the last message, the log, the choice so far.
//
// Messages are taken in one by one: what has happened is shown first, then the table as it stands after it.
import type { Entry, Message, Question, Room, Table } from "../lib/protocol.ts";
import { client } from "../lib/socket.svelte.ts";
import { type Branch, roots, type Spot, spot } from "./choices.ts";
import type { Stage } from "./motion.ts";
import { notes, steps } from "./steps.ts";
import { type Look, look, type View } from "./view.ts";

/** So many tables are kept to look back at. */
const KEPT = 400;
/** When so many messages wait, nothing moves any more. */
const BEHIND = 4;

interface Past {
  upTo: number;
  view: View;
}

export class Game {
  /** The table as it is shown; the newest one may still wait for what leads to it. */
  table = $state.raw<Table | null>(null);
  log = $state.raw<Entry[]>([]);
  /** When the clock of the shown table was read. */
  heard = $state(0);
  /** What has been taken up so far: a card, as what it is played, at whom. */
  path = $state.raw<Branch[]>([]);
  /** What waits to be confirmed, for it hits nobody but oneself. */
  confirming = $state.raw<Branch | null>(null);
  /** Lives as they are shown while what has happened is still being shown. */
  lives = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Cards that are in the air. */
  flying = $state.raw<ReadonlySet<string>>(new Set());
  /** The table as it was when this entry of the log was written. */
  lookingAt = $state<number | null>(null);

  /** A record is being read: nobody is asked here, and there is no room around the table. */
  replay = false;

  constructor(replay = false) {
    this.replay = replay;
  }

  readonly view = $derived.by<View | null>(() => {
    if (this.lookingAt !== null) return this.past(this.lookingAt)?.view ?? null;
    return (this.table?.view as View | undefined) ?? null;
  });
  readonly question = $derived<Question | null>(
    this.lookingAt === null ? (this.table?.question ?? null) : null,
  );
  readonly look = $derived<Look | null>(this.view ? look(this.view, this.question?.seat ?? null) : null);
  /** Is the shown table the newest, or does what leads to the newest still move? */
  readonly current = $derived(this.table?.at === client.table?.at && this.table?.game === client.table?.game);
  /** Am I asked, and have not chosen yet? */
  readonly asked = $derived(
    !this.replay &&
      this.current &&
      this.question?.options != null &&
      client.you === this.question.player &&
      !client.sent &&
      !client.room?.paused,
  );
  readonly roots = $derived<Branch[]>(this.asked ? roots(this.question?.options ?? []) : []);
  /** What can be chosen now: the things, or what is still open of the one that was taken up. */
  readonly open = $derived<Branch[]>(this.path.at(-1)?.children() ?? this.roots);
  readonly spots = $derived(this.place());
  readonly notes = $derived(notes(this.log));
  readonly reasons = $derived<Record<string, Message>>(
    this.lookingAt === null ? (this.table?.reasons ?? {}) : {},
  );
  readonly over = $derived(this.view?.over ?? false);

  stage: Stage | null = null;
  private waiting: Table[] = [];
  private busy = false;
  private kept: Past[] = [];

  get room(): Room | null {
    return this.replay ? null : client.room;
  }

  // -- what comes in ----------------------------------------------------------------------------------------------

  /** `told`: all that has happened so far, for who comes in the middle. */
  receive(message: Table, told: Entry[]): void {
    if (message.whole || message.game !== this.table?.game) {
      this.waiting = [];
      this.log = told.slice(0, told.length - message.entries.length);
      this.kept = [];
      this.stage?.finish();
    }
    this.waiting.push(message);
    if (!this.busy) void this.catchUp();
  }

  private async catchUp(): Promise<void> {
    this.busy = true;
    for (let message = this.waiting.shift(); message; message = this.waiting.shift()) {
      const still = !this.table || message.whole || this.waiting.length >= BEHIND || document.hidden;
      if (!still && this.stage && this.lookingAt === null) {
        const before = this.table?.question ?? null;
        const list = steps(message.entries, message.view as unknown as View, before, message.question);
        await this.stage.show(list, this);
      }
      this.settle(message);
    }
    this.busy = false;
  }

  /** The table stands as the message says. */
  private settle(message: Table): void {
    if (message.at !== this.table?.at || message.game !== this.table?.game) {
      this.path = [];
      this.confirming = null;
    }
    this.log = message.whole ? message.entries : [...this.log, ...message.entries];
    this.table = message;
    this.heard = performance.now();
    this.lives = new Map();
    this.flying = new Set();
    const upTo = this.log.at(-1)?.n ?? -1;
    this.kept.push({ upTo, view: message.view as unknown as View });
    if (this.kept.length > KEPT) this.kept.shift();
  }

  /** Everything that moves is where it goes, at once. */
  hurry(): void {
    this.stage?.finish();
  }

  // -- looking back -------------------------------------------------------------------------------------------------

  past(entry: number): Past | undefined {
    return this.kept.find((one) => one.upTo >= entry);
  }

  lookBack(entry: number): void {
    const found = this.past(entry);
    this.lookingAt = found && found !== this.kept.at(-1) ? entry : null;
  }

  // -- choosing -------------------------------------------------------------------------------------------------------

  /** Where everything that can be chosen is clicked. */
  private place(): {
    at: Map<string, Branch>;
    buttons: Branch[];
  } {
    const at = new Map<string, Branch>();
    const buttons: Branch[] = [];
    for (const branch of this.open) {
      const where = spot(branch);
      const seen = where !== null && this.shows(where);
      if (where && seen) at.set(spotKey(where), branch);
      if (!seen || where?.on === "table" || where?.on === "aim") buttons.push(branch);
      if (where?.on === "seat") {
        for (const child of branch.children()) {
          const inner = spot(child);
          if (inner?.on === "aim") at.set(spotKey(inner), child);
        }
      }
    }
    if (this.path[0]?.by === "hand") {
      for (const root of this.roots) {
        const where = spot(root);
        if (where?.on === "hand" && !at.has(spotKey(where))) at.set(spotKey(where), root);
      }
    }
    return { at, buttons };
  }

  /** Can it be clicked where it lies? */
  private shows(where: Spot): boolean {
    const seen = this.look;
    if (!seen) return false;
    switch (where.on) {
      case "hand":
        return seen.hand.includes(where.card);
      case "open":
        return seen.open.includes(where.card);
      case "equipment":
        return seen.view.equipment.row.includes(where.card);
      case "table":
        return seen.mine.some((seat) => seat.table.some((entry) => entry.card === where.card));
      default:
        return seen.all.has(where.seat);
    }
  }

  branchAt(where: Spot): Branch | undefined {
    return this.spots.at.get(spotKey(where));
  }

  /** Take it up, or choose it, if nothing is left to choose. */
  take(branch: Branch): void {
    if (!this.asked) return;
    if (branch.children().length) {
      this.path = this.roots.includes(branch) ? [branch] : [...this.path, branch];
      this.confirming = null;
      return;
    }
    if (branch.first.harms && this.confirming !== branch) {
      this.confirming = branch;
      return;
    }
    this.confirming = null;
    client.choose(branch.first.at);
  }

  /** One step back in the choice; was there any? */
  back(): boolean {
    if (this.lookingAt !== null) this.lookingAt = null;
    else if (this.confirming) this.confirming = null;
    else if (this.path.length) this.path = this.path.slice(0, -1);
    else return false;
    return true;
  }

  get canUndo(): boolean {
    return (this.asked && this.question?.can_undo) || (this.table?.can_undo ?? false);
  }

  /** Take back what can be: what was taken up, an unfinished choice, or the last one. */
  undo(): void {
    if (!this.back() && this.canUndo) client.undo();
  }
}

export function spotKey(where: Spot): string {
  if (where.on === "seat") return `seat ${where.seat}`;
  if (where.on === "aim") return `aim ${where.seat} ${where.card}`;
  return `${where.on} ${where.card}`;
}
