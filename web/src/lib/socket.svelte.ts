// The connection with the server: one socket, what came over it, and what is sent. Comes back by itself.
import { untrack } from "svelte";
import { keepCommitments } from "./commitments.ts";
import { i18n, t } from "./i18n.svelte.ts";
import { spokenLines, spokenRoom } from "./names.ts";
import {
  type ChatLine,
  type Entry,
  type FromPage,
  type Join,
  type Room,
  type Settings,
  type Table,
  type ToPage,
  VERSION,
} from "./protocol.ts";
import { forgetSecret, keepGlance, keepSecret, secretOf } from "./seats.ts";
import { settings } from "./settings.svelte.ts";
import { toast } from "./toasts.svelte.ts";

export type Connection = "off" | "connecting" | "open" | "waiting";
type Gone = "left" | "kicked" | "elsewhere" | "closed";

/** What was not done, and why; `detail` in English. */
export interface Refusal {
  code: string;
  text: string;
  about: string;
  detail: string;
}

/** Refused at the place where it was asked for, without a notice. */
const AT_PLACE = ["create", "configure", "sit", "rename"];

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const BEAT = 20_000; // a ping so often; no word from one to the next: the connection is dead
const MOST_LINES = 500;

class Client {
  connection = $state<Connection>("off");
  room = $state.raw<Room | null>(null);
  table = $state.raw<Table | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Everything that happened in this game as far as this viewer may know it. */
  entries = $state.raw<Entry[]>([]);
  gone = $state<Gone | null>(null);
  release = $state("");
  /** The room that could not be entered, and why. */
  refused = $state.raw<Refusal | null>(null);
  /** What the server last refused of those things that are shown where they were asked for. */
  refusal = $state.raw<Refusal | null>(null);
  /** When the table came, by `performance.now()`: clocks count down from there. */
  tableAt = $state(0);
  /** A choice has been sent and not been answered yet. */
  sent = $state(false);

  #socket: WebSocket | null = null;
  #wanted: Join | null = null;
  #queue: FromPage[] = [];
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #lang = "";
  #listening = false;

  /** Our own player number; null: we watch. */
  get you(): number | null {
    return this.room?.you ?? null;
  }

  /** Is the question on the table ours? */
  get asked(): boolean {
    const question = this.table?.question;
    return this.room !== null && question != null && question.player === this.room.you;
  }

  // -- rooms ------------------------------------------------------------------------------------------------------

  /** A new room; resolves when we are in it, with its code. */
  create(
    name: string,
    settings: Partial<Settings> = {},
    more: { go?: boolean; lesson?: boolean } = {},
  ): Promise<string> {
    this.#away();
    this.#wanted = null;
    const entered = this.#entered();
    this.send({ type: "create", name, settings, ...more });
    return entered;
  }

  /** Into a room: with the seat this browser has there, else with a name, else to watch or to be asked for one. */
  enter(room: string, how: { name?: string; watch?: boolean } = {}): void {
    untrack(() => this.#enter(room, how));
  }

  #enter(room: string, how: { name?: string; watch?: boolean }): void {
    const here = this.room?.room ?? this.#wanted?.room;
    if (here === room && !how.name && !how.watch) return;
    this.#away();
    const secret = secretOf(room);
    const join: Join = { type: "join", room };
    if (secret) join.secret = secret;
    else if (how.name) join.name = how.name;
    else join.watch = how.watch ?? true;
    if (join.watch && settings.name) join.name = settings.name;
    this.#wanted = join;
    this.send(join);
  }

  leave(): void {
    const room = this.room?.room;
    if (room) {
      this.send({ type: "leave" });
      forgetSecret(room);
    }
    this.close();
  }

  /** Away from the room, the seat stays ours. */
  close(): void {
    this.#wanted = null;
    this.#queue = [];
    clearTimeout(this.#retry);
    this.#drop();
    this.#forget();
    this.connection = "off";
  }

  choose(option: number): void {
    const table = this.table;
    if (!table || this.sent || this.connection !== "open") return;
    this.sent = true;
    this.send({ type: "choose", game: table.game, at: table.at, option });
  }

  undo(): void {
    const table = this.table;
    if (table) this.send({ type: "undo", game: table.game, at: table.at });
  }

  // -- the socket -------------------------------------------------------------------------------------------------

  send(message: FromPage): void {
    if (this.connection === "open" && this.#socket) {
      this.#socket.send(JSON.stringify(message));
      return;
    }
    // only what opens a room waits for a connection; an old click must not hit a new table
    if (message.type === "create") this.#queue = [message];
    this.#connect();
  }

  #connect(): void {
    if (this.#socket) return;
    this.#listen();
    clearTimeout(this.#retry);
    this.connection = "connecting";
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#lang = i18n.lang;
      socket.send(JSON.stringify({ type: "hello", version: VERSION, lang: i18n.lang } satisfies FromPage));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as ToPage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.connection = "off";
    clearInterval(this.#beat);
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
  }

  #lost(): void {
    this.#drop();
    this.sent = false;
    if (!this.#wanted && !this.#queue.length) {
      this.connection = "off";
      return;
    }
    this.connection = "waiting";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
  }

  /** Now, not after the wait: the network is back, or somebody looks again. */
  #hurry = (): void => {
    if (this.connection === "waiting" && !document.hidden) {
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  };

  #listen(): void {
    if (this.#listening) return;
    this.#listening = true;
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", () => this.#socket && this.#lost());
    document.addEventListener("visibilitychange", this.#hurry);
    $effect.root(() => {
      $effect(() => {
        const lang = i18n.lang;
        if (this.connection !== "open" || lang === this.#lang) return;
        this.#lang = lang;
        this.send({ type: "hello", version: VERSION, lang });
      });
    });
  }

  #pulse(): void {
    clearInterval(this.#beat);
    let pinged = 0;
    this.#beat = setInterval(() => {
      if (this.#heard < pinged) return this.#lost();
      pinged = performance.now();
      this.send({ type: "ping" });
    }, BEAT);
  }

  // -- what comes -------------------------------------------------------------------------------------------------

  #hear(message: ToPage): void {
    this.#heard = performance.now();
    switch (message.type) {
      case "welcome":
        this.release = message.release;
        if (this.connection === "open") return;
        this.connection = "open";
        this.#wait = FIRST_WAIT;
        this.#pulse();
        for (const waiting of this.#queue.splice(0)) this.send(waiting);
        if (this.#wanted) this.send(this.#again(this.#wanted));
        return;
      case "room":
        this.#enterRoom(spokenRoom(message));
        return;
      case "table":
        this.#look(message);
        return;
      case "chat":
        this.chat = merge(this.chat, spokenLines(message.lines));
        return;
      case "error":
        this.#error({
          code: message.code,
          text: message.text,
          about: message.about ?? "",
          detail: message.detail ?? "",
        });
        return;
      case "gone":
        this.#left(message.reason);
        return;
      case "pong":
        return;
    }
  }

  /** A secret that came meanwhile is better than the name we first came with. */
  #again(join: Join): Join {
    const secret = secretOf(join.room);
    return secret ? { type: "join", room: join.room, secret } : join;
  }

  #enterRoom(room: Room): void {
    if (room.secret) keepSecret(room.room, room.secret);
    keepCommitments(room);
    keepGlance(room);
    if (room.room !== this.room?.room) this.chat = [];
    this.room = room;
    this.refused = null;
    this.refusal = null;
    this.gone = null;
    this.#wanted ??= { type: "join", room: room.room };
    this.#resolve?.(room.room);
    this.#resolve = this.#reject = null;
  }

  #look(table: Table): void {
    const fresh = table.whole || table.game !== this.table?.game;
    const known = fresh ? [] : this.entries;
    const last = known.at(-1)?.n ?? -1;
    this.entries = [...known, ...table.entries.filter((entry) => entry.n > last)];
    this.tableAt = performance.now();
    this.table = table;
    this.sent = false;
  }

  #error(refusal: Refusal): void {
    const { code, text, about } = refusal;
    this.sent = false;
    if (code === "stale") return; // the table that is newer is on its way
    if (code === "version") {
      this.close();
      this.refused = refusal;
      return;
    }
    if (about === "join" && !this.room) {
      const wanted = this.#wanted;
      // the seat is lost, but the room may still be watched
      if (wanted?.secret && code === "no-secret") {
        forgetSecret(wanted.room);
        this.enter(wanted.room);
        return;
      }
      if (wanted && code === "no-room") forgetSecret(wanted.room);
      this.refused = refusal;
      this.#wanted = null;
      return;
    }
    if (about === "create") {
      this.#reject?.(new Error(text));
      this.#resolve = this.#reject = null;
    }
    if (AT_PLACE.includes(about)) this.refusal = refusal;
    else toast(text, "error");
  }

  #left(reason: Gone): void {
    const room = this.room?.room;
    if (room && (reason === "left" || reason === "kicked")) forgetSecret(room);
    this.#wanted = null;
    this.#forget();
    this.gone = reason;
    toast(t(`web-gone-${reason}`));
  }

  /** Out of the room we are in without giving up the seat: a socket is in one room at a time. */
  #away(): void {
    if (this.room) this.#drop();
    this.#forget();
  }

  #forget(): void {
    this.room = null;
    this.table = null;
    this.chat = [];
    this.entries = [];
    this.gone = null;
    this.refused = null;
    this.refusal = null;
    this.sent = false;
  }

  #resolve: ((room: string) => void) | null = null;
  #reject: ((reason: Error) => void) | null = null;

  #entered(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }
}

function merge(lines: ChatLine[], more: ChatLine[]): ChatLine[] {
  const last = lines.at(-1)?.n ?? -1;
  return [...lines, ...more.filter((line) => line.n > last)].slice(-MOST_LINES);
}

export const client = new Client();
