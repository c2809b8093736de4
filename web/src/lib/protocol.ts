// What goes over the socket, as src/posse/server/protocol.py defines it.

export const VERSION = 1;

// -- messages for people ----------------------------------------------------------------------------------------------

export type Arg =
  | number
  | string
  | { is: "seat"; seat: number }
  | { is: "card"; card: string }
  | { is: "cards"; cards: string[]; bare?: boolean }
  | { is: "name"; text: string; chip?: boolean }
  | { is: "players"; players: number[] }
  | { is: "parts"; parts: Message[]; between?: string };

export interface Message {
  id: string;
  args?: Record<string, Arg>;
}

// -- pieces -----------------------------------------------------------------------------------------------------------

export interface Settings {
  players: number;
  boxes: string[];
  mode: string | null;
  rulebook: string;
  options: Record<string, string>;
  listed: boolean;
  bots: string;
  pace: number;
  clock: number;
  grace: number;
  watchers: boolean;
  dead_see_all: boolean;
  rotate_sheriff: boolean;
  keep_characters: boolean;
}

export interface Seat {
  name: string;
  kind: "open" | "person" | "bot";
  bot: string | null;
  online: boolean;
  host: boolean;
  away: number;
}

export interface Clock {
  player: number;
  left: number;
  total: number;
  grace: number;
}

export interface Vote {
  id: number;
  kind: "undo" | "kick";
  by: number;
  about: number;
  yes: number[];
  no: number[];
  needed: number;
  left: number;
}

export interface Option {
  text: string;
  label: Message;
  verb: string;
  card?: string | null;
  place?: "hand" | "table" | "open" | "equipment" | null;
  owner?: number | null;
  as?: Message | null;
  rule?: string | null;
  seat?: number | null;
  aim?: string | null;
  must_pay?: boolean;
  harms?: boolean;
}

export interface Question {
  kind: string;
  player: number;
  seat: number;
  text: Message;
  otherwise?: Message | null;
  by?: number | null;
  card?: string | null;
  rule?: string | null;
  urgent?: boolean;
  options?: Option[] | null;
  can_undo?: boolean;
}

export interface Entry {
  n: number;
  turn: number;
  event: Record<string, unknown>;
  text?: Message | null;
  deep?: boolean;
}

export interface Standing {
  seat: number;
  player: number;
  role: string;
  character: string | null;
  won: boolean;
  out_turn: number | null;
  out_by: number | null;
  dealt: number;
  lost: number;
  course: number[];
}

export interface Kill {
  turn: number;
  seat: number;
  by: number | null;
  text: Message;
}

export interface Story {
  headline: Message;
  why: Message | null;
  turns: number;
  standings: Standing[];
  shots: number[][];
  kills: Kill[];
  turning_point: number | null;
  turning_text: Message | null;
  seed: string;
  commitment: string;
}

export interface Lesson {
  step: number;
  steps: number;
  text: Message;
  point?: string | null;
  wants?: number | null;
  watch?: boolean;
  done?: boolean;
}

export interface ChatLine {
  n: number;
  player: number | null;
  name: string;
  text: string;
  at: number;
}

// -- from the page to the server --------------------------------------------------------------------------------------

export interface Hello { type: "hello"; version: number; lang?: "en" | "ru" | "uk" }
export interface Create { type: "create"; name: string; settings?: Partial<Settings>; go?: boolean; lesson?: boolean }
export interface Join { type: "join"; room: string; secret?: string | null; name?: string | null; watch?: boolean }
export interface Leave { type: "leave" }
export interface Configure { type: "configure"; settings: Settings }
export interface SetSeat { type: "set_seat"; player: number; kind: "bot" | "open"; bot?: string | null }
export interface Start { type: "start" }
export interface Choose { type: "choose"; game: number; at: number; option: number }
export interface Undo { type: "undo"; game: number; at: number }
export interface Answer { type: "answer"; vote: number; yes: boolean }
export interface Kick { type: "kick"; player: number }
export interface Pause { type: "pause"; on: boolean }
export interface Stand { type: "stand"; on: boolean }
export interface Sit { type: "sit"; player: number; name: string }
export interface Rename { type: "rename"; name: string }
export interface Say { type: "say"; text: string }
export interface Rematch { type: "rematch" }
export interface Next { type: "next" }
export interface Ping { type: "ping"; n?: number }

export type FromPage =
  | Hello | Create | Join | Leave | Configure | SetSeat | Start | Choose | Undo | Answer | Kick | Pause | Stand
  | Sit | Rename | Say | Rematch | Next | Ping;

// -- from the server to the page --------------------------------------------------------------------------------------

export interface Welcome { type: "welcome"; version: number; release: string }

export interface Room {
  type: "room";
  room: string;
  stage: "lobby" | "playing" | "over";
  settings: Settings;
  seats: Seat[];
  watchers: string[];
  you: number | null;
  host: boolean;
  secret?: string | null;
  game: number;
  commitment: string | null;
  next_commitment?: string | null;
  fair: boolean;
  paused: boolean;
  votes: Vote[];
  again: number[];
  lesson?: boolean;
}

export interface Table {
  type: "table";
  game: number;
  at: number;
  view: Record<string, unknown>;
  question: Question | null;
  reasons?: Record<string, Message>;
  since?: Message[];
  can_undo?: boolean;
  clock?: Clock | null;
  entries: Entry[];
  whole?: boolean;
  story?: Story | null;
  lesson?: Lesson | null;
}

export interface Chat { type: "chat"; lines: ChatLine[] }
export interface Error { type: "error"; code: string; text: string; about?: string | null; detail?: string | null }
export interface Gone { type: "gone"; reason: "left" | "kicked" | "elsewhere" | "closed" }
export interface Pong { type: "pong"; n?: number }

export type ToPage = Welcome | Room | Table | Chat | Error | Gone | Pong;

// -- over HTTP --------------------------------------------------------------------------------------------------------

export interface Listed {
  room: string;
  host: string;
  stage: "lobby" | "playing" | "over";
  players: number;
  persons: number;
  open: number;
  watchers: boolean;
  boxes: string[];
  mode: string | null;
  rulebook: string;
}

export interface Rooms { rooms: Listed[] }
