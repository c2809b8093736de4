// A record that is read: its course at once, its steps as they come, and where in it one stands.
import { i18n } from "../lib/i18n.svelte.ts";
import { spoken } from "../lib/names.ts";
import type { Entry, Moment, Replay, ReplayStep, Table } from "../lib/protocol.ts";
import { Game } from "../table/game.svelte.ts";

/** A game of a room, or the text of a record from anywhere. */
export type Source = { room: string; game: number } | { text: string; name: string };

/** The first part is short, so that there is soon something to see. */
const FIRST = 40;
const PART = 150;

/** Milliseconds from one choice to the next, by speed. */
export const PACES = [2600, 1300, 600, 150] as const;
/** At this speed nothing moves: the table stands as it is, one after the other. */
const STILL = 3;

async function fetchPart(source: Source, from: number, count: number, as: number | null): Promise<Replay> {
  const query = new URLSearchParams({ from: `${from}`, count: `${count}`, lang: i18n.lang });
  if (as !== null) query.set("as", `${as}`);
  const response =
    "room" in source
      ? await fetch(`/api/replay/${encodeURIComponent(source.room)}/${source.game}?${query}`)
      : await fetch(`/api/replay?${query}`, { method: "POST", body: source.text });
  const answer = await response.json();
  if (!response.ok) {
    const { text, detail } = answer as { text?: string; detail?: string | null };
    throw new Error([text ?? `${response.status}`, detail].filter(Boolean).join(" "));
  }
  return answer as Replay;
}

export class Course {
  readonly source: Source;
  readonly game = new Game(true);
  /** The whole: header, turns, moments, lives. */
  whole = $state.raw<Replay | null>(null);
  /** So many steps are here. */
  loaded = $state(0);
  at = $state(0);
  failed = $state("");
  /** As whom one looks; null: everything lies open. */
  viewer = $state<number | null>(null);
  playing = $state(false);
  speed = $state<0 | 1 | 2 | 3>(1);

  private steps: ReplayStep[] = [];
  private entries: Entry[] = [];
  /** By step: how many entries there are after it. */
  private ends: number[] = [];
  private load = 0;
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Source) {
    this.source = source;
  }

  get last(): number {
    return this.whole?.header.steps ?? 0;
  }

  get step(): ReplayStep | undefined {
    return this.loaded > this.at ? this.steps[this.at] : undefined;
  }

  /** Which turn it is: its place in `turns`, −1 before the first. */
  get turn(): number {
    return (this.whole?.turns ?? []).findLastIndex((mark) => mark.at <= this.at);
  }

  /** What has happened that is big, with this very choice. */
  get moment(): Moment | undefined {
    return this.whole?.moments.find((moment) => moment.at === this.at);
  }

  // -- loading ------------------------------------------------------------------------------------------------------

  async begin(viewer: number | null, at: number): Promise<void> {
    const load = ++this.load;
    this.viewer = viewer;
    this.failed = "";
    this.wanted = at;
    const [steps, entries, ends]: [ReplayStep[], Entry[], number[]] = [[], [], []];
    let shown = false;
    try {
      for (let from = 0; ; from = steps.length) {
        const part = await fetchPart(this.source, from, from ? PART : FIRST, viewer);
        if (load !== this.load) return;
        for (const step of part.steps) {
          const last = entries.at(-1)?.n ?? -1;
          const news = step.table.entries.filter((entry) => entry.n > last);
          entries.push(...news);
          ends.push(entries.length);
          steps.push({ ...step, table: { ...step.table, entries: news, whole: false, story: null } });
        }
        [this.steps, this.entries, this.ends] = [steps, entries, ends];
        const names = part.header.names.map(spoken);
        this.whole = { ...part, header: { ...part.header, names } };
        this.loaded = steps.length;
        if (!shown && steps.length > Math.min(this.wanted, part.header.steps)) {
          shown = true;
          this.show(this.wanted);
        }
        if (steps.length > part.header.steps || !part.steps.length) return;
      }
    } catch (error) {
      if (load === this.load) this.failed = (error as Error).message;
    }
  }

  /** Nothing goes on any more. */
  end(): void {
    this.load++;
    this.pause();
  }

  // -- where one stands ------------------------------------------------------------------------------------------------

  private show(n: number): void {
    const at = Math.max(0, Math.min(n, this.last, this.loaded - 1));
    const step = this.steps[at];
    if (!step) return;
    const told = this.entries.slice(0, this.ends[at]);
    const moves = at === this.at + 1 && this.game.table !== null && !(this.playing && this.speed === STILL);
    this.at = at;
    this.wanted = at;
    this.game.hurry();
    const table: Table = moves ? step.table : { ...step.table, whole: true, entries: told };
    this.game.receive(table, told);
  }

  go(n: number): void {
    this.pause();
    this.show(n);
  }

  /** To where this turn begins, or the next one, or the one before. */
  toTurn(by: 1 | -1): void {
    const turns = this.whole?.turns ?? [];
    const here = this.turn;
    const begun = turns[here]?.at ?? 0;
    if (by < 0) this.go(begun < this.at ? begun : (turns[here - 1]?.at ?? 0));
    else this.go(turns[here + 1]?.at ?? this.last);
  }

  toMoment(by: 1 | -1): void {
    const moments = this.whole?.moments ?? [];
    const next =
      by > 0
        ? moments.find((moment) => moment.at > this.at)
        : moments.findLast((moment) => moment.at < this.at);
    this.go(next?.at ?? (by > 0 ? this.last : 0));
  }

  /** Where an entry of the log stands. */
  toEntry(entry: number): void {
    const at = this.ends.findIndex((end) => (this.entries[end - 1]?.n ?? -1) >= entry);
    if (at >= 0) this.go(at);
  }

  // -- playing --------------------------------------------------------------------------------------------------------

  play(): void {
    if (this.at >= this.last) this.show(0);
    this.playing = true;
    this.next(PACES[this.speed] / 2);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** The next choice after a while; not before the last one has been shown. */
  private next(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.at >= this.last) return this.pause();
      const here = this.steps[this.at]?.table.at;
      if (this.game.table?.at !== here || this.loaded <= this.at + 1) return this.next(100);
      this.show(this.at + 1);
      this.next(PACES[this.speed]);
    }, wait);
  }
}
