// What goes over the socket and over HTTP. Made by scripts/protocol.py from src/posse/server/protocol.py:
// change it there, then run the script.

export const VERSION = 1;

// -- messages for people ---------------------------------------------------------------------------------------------

/** Somebody at the table: the player, with the character where a player has two. */
export interface SeatArg {
  is: "seat";
  seat: number;
}

/** A card with its face, as in records: `bang[5C]`. */
export interface CardArg {
  is: "card";
  card: string;
}

/** Several of them, in a row. `bare`: without the marks that a card has inside a sentence. */
export interface CardsArg {
  is: "cards";
  cards: string[];
  bare?: boolean;
}

/** The name of a thing, by the id of its text: `char-jesse-jones`. `chip`: with the marks that a card has. */
export interface NameArg {
  is: "name";
  text: string;
  chip?: boolean;
}

/** Several players, by their numbers. */
export interface PlayersArg {
  is: "players";
  players: number[];
}

/** Several messages, with this between them. */
export interface PartsArg {
  is: "parts";
  parts: Message[];
  between?: string;
}

export type Arg =
  | number
  | string
  | SeatArg
  | CardArg
  | CardsArg
  | NameArg
  | PlayersArg
  | PartsArg;

/** `id` may end in an attribute (`ask-shot.else`). */
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}

// -- pieces ----------------------------------------------------------------------------------------------------------

/** How a room plays. What may stand here is told by `GET /api/setup`, which asks the engine. */
export interface Settings {
  players: number;
  boxes: string[];
  mode: string | null;
  rulebook: string;
  options: Record<string, string>;
  /** in the list of open tables; else by link alone */
  listed: boolean;
  /** who sits in empty seats */
  bots: string;
  /** how quickly bots play: 0 at once, 1 quick, 2 usual, 3 slow */
  pace: number;
  /** seconds for a choice, then everybody is told; 0: no clock */
  clock: number;
  /** seconds after that, then a bot chooses */
  grace: number;
  /** may others watch */
  watchers: boolean;
  /** may those who are out see everything */
  dead_see_all: boolean;
  rotate_sheriff: boolean;
  /** survivors keep theirs in the next game */
  keep_characters: boolean;
}

/** One place at the table of a room, by the number of its player. */
export interface Seat {
  name: string;
  /** open: nobody yet; a bot will sit there when the game begins */
  kind: "bot" | "open" | "person";
  /** who plays for it now: for an empty seat, or for a person who is away or out of time */
  bot: string | null;
  online: boolean;
  host: boolean;
  /** seconds since the person was last seen */
  away: number;
}

/** A question to all persons in the room. */
export interface Vote {
  id: number;
  kind: "kick" | "undo";
  /** player */
  by: number;
  /** player */
  about: number;
  yes: number[];
  no: number[];
  needed: number;
  /** seconds */
  left: number;
}

/** One legal choice. `text` is its notation; the rest are its parts, by which the page sorts it to things. */
export interface Option {
  text: string;
  /** what a button says */
  label: Message;
  /** play, answer, ability, pass, end, take, ...: VERBS of `posse.telling.options` */
  verb: string;
  /** the card it is done with */
  card?: string | null;
  /** where that card lies */
  place?: "equipment" | "hand" | "open" | "table" | null;
  /** the seat before which it lies, if `table` */
  owner?: number | null;
  /** as what it serves: the name of a card or an ability */
  as?: Message | null;
  /** the id of the text of the ability (or of as what it serves): char-sid-ketchum */
  rule?: string | null;
  /** aimed at */
  seat?: number | null;
  /** a card there, or `hand` */
  aim?: string | null;
  /** legal only because a power will be paid for */
  must_pay?: boolean;
  /** hits only oneself: to be confirmed */
  harms?: boolean;
}

/** What is asked now. The others are told that somebody is asked, and `text` says it from their side. */
export interface Question {
  /** play, shot, brawn, duel, save, draw, discard, store, check, pick, ask ... */
  kind: string;
  player: number;
  seat: number;
  text: Message;
  /** what happens if nothing is done */
  otherwise?: Message | null;
  /** by whose doing, a seat */
  by?: number | null;
  /** because of which card */
  card?: string | null;
  /** or of which thing: the id of its text */
  rule?: string | null;
  /** an attack */
  urgent?: boolean;
  /** for who is asked alone */
  options?: Option[] | null;
  /** an unfinished choice may be taken back */
  can_undo?: boolean;
}

/** How long whoever is asked has: `left` seconds of `total`, then `grace` more until a bot chooses. */
export interface Clock {
  player: number;
  left: number;
  total: number;
  grace: number;
}

/** One thing that happened, as this viewer may know it: what the page shows and what the log says of it. */
export interface Entry {
  /** its place among all that happened */
  n: number;
  /** in which turn */
  turn: number;
  /** `event`: its kind (Wounded), and its fields; see docs/protocol.md */
  event: Record<string, unknown>;
  /** for the log; none where there is nothing worth saying */
  text?: Message | null;
  /** follows from what stands above it */
  deep?: boolean;
}

/** One seat in the story of a game. */
export interface Standing {
  seat: number;
  player: number;
  role: string;
  character: string | null;
  won: boolean;
  /** in which turn it was eliminated */
  out_turn: number | null;
  out_by: number | null;
  /** lives taken from others */
  dealt: number;
  lost: number;
  /** life at the end of each turn */
  course: number[];
}

/** Somebody was eliminated. */
export interface Kill {
  turn: number;
  seat: number;
  by: number | null;
  text: Message;
}

/** How a game went, told at its end. */
export interface Story {
  headline: Message;
  why: Message | null;
  turns: number;
  standings: Standing[];
  /** lives the one in the row took from the one in the column, by seats */
  shots: number[][];
  kills: Kill[];
  /** an entry `n`: after it the winners were ahead to the end */
  turning_point: number | null;
  turning_text: Message | null;
  seed: string;
  /** SHA-256 of the 32 bytes of a secret seed; empty where the seed was none */
  commitment: string;
}

/** What the teacher says now. */
export interface Lesson {
  step: number;
  steps: number;
  text: Message;
  /** at what: hand:bang[5C], seat:2, deck, discard, prompt, me, role, log */
  point?: string | null;
  /** the option to choose; none: `next` goes on */
  wants?: number | null;
  /** the others are at it: it goes on by itself */
  watch?: boolean;
  done?: boolean;
}

export interface ChatLine {
  n: number;
  /** none: somebody who watches */
  player: number | null;
  name: string;
  text: string;
  /** seconds since 1970 */
  at: number;
}

// -- from the page to the server -------------------------------------------------------------------------------------

/** The first message on a socket. */
export interface Hello {
  type: "hello";
  version: number;
  lang?: "en" | "ru" | "uk";
}

/** A new room; who makes it is its host and sits in it. `go`: begin at once, with bots in all other seats. */
export interface Create {
  type: "create";
  name: string;
  settings?: Partial<Settings>;
  go?: boolean;
  /** the first lesson instead of a game */
  lesson?: boolean;
}

/** Into a room: with the secret of a seat, or with a name for a free one, or to watch. */
export interface Join {
  type: "join";
  room: string;
  secret?: string | null;
  name?: string | null;
  watch?: boolean;
}

/** Out of the room for good: a bot takes over, and the seat's secret is worth nothing any more. */
export interface Leave {
  type: "leave";
}

/** The host changes the settings; before the game all of them, later pace, clock, grace, listed and watchers. */
export interface Configure {
  type: "configure";
  settings: Partial<Settings>;
}

/** The host: a bot into an open seat, a seat open again, somebody out of the room (before the game). */
export interface SetSeat {
  type: "set_seat";
  player: number;
  kind: "bot" | "open";
  bot?: string | null;
}

/** The host begins the game; bots fill what is open. */
export interface Start {
  type: "start";
}

/** What who is asked chooses. `at` is the number of choices made so far, so that a late click hits nothing else. */
export interface Choose {
  type: "choose";
  game: number;
  at: number;
  option: number;
}

/** Take back: one's own unfinished choice at once, a finished one if nothing new was seen and all persons agree. */
export interface Undo {
  type: "undo";
  game: number;
  at: number;
}

/** To a vote. */
export interface Answer {
  type: "answer";
  vote: number;
  yes: boolean;
}

/** Ask the others to send somebody away (the host may, before the game, by `set_seat`). */
export interface Kick {
  type: "kick";
  player: number;
}

export interface Pause {
  type: "pause";
  on: boolean;
}

/** A bot plays for me until I am back (`on: false`). */
export interface Stand {
  type: "stand";
  on: boolean;
}

/** Somebody who watches takes an open seat, or one whose person has left for good. */
export interface Sit {
  type: "sit";
  player: number;
  name: string;
}

export interface Rename {
  type: "rename";
  name: string;
}

/** To the chat. */
export interface Say {
  type: "say";
  text: string;
}

/** The same people, the next game; it begins when all persons who are there agree, or when the host says so. */
export interface Rematch {
  type: "rematch";
}

/** The lesson goes on. */
export interface Next {
  type: "next";
}

/** Answered when everything sent before it was dealt with. */
export interface Ping {
  type: "ping";
  n?: number;
}

export type FromPage =
  | Hello
  | Create
  | Join
  | Leave
  | Configure
  | SetSeat
  | Start
  | Choose
  | Undo
  | Answer
  | Kick
  | Pause
  | Stand
  | Sit
  | Rename
  | Say
  | Rematch
  | Next
  | Ping;

// -- from the server to the page -------------------------------------------------------------------------------------

export interface Welcome {
  type: "welcome";
  version: number;
  release: string;
}

/** The room as it is now, whole: sent after every change of it. */
export interface Room {
  type: "room";
  room: string;
  stage: "lobby" | "over" | "playing";
  settings: Settings;
  seats: Seat[];
  watchers: string[];
  /** your player number; none: you watch */
  you: number | null;
  host: boolean;
  /** of your seat: told once, to you alone, when you sit down or come back with it */
  secret?: string | null;
  /** number of the game in this room, from 1; 0: none yet */
  game: number;
  /** SHA-256 of the 32 bytes of the seed of this game, told before the deal */
  commitment: string | null;
  /** when a game is over: that of the next one */
  next_commitment?: string | null;
  /** dealt from a secret seed (there are or were several persons) */
  fair: boolean;
  paused: boolean;
  votes: Vote[];
  /** who wants a rematch */
  again: number[];
  lesson?: boolean;
}

/** The table as one sees it, after every choice. */
export interface Table {
  type: "table";
  game: number;
  /** number of choices made so far */
  at: number;
  /** posse.engine.view of this player, but for `decision` */
  view: Record<string, unknown>;
  question: Question | null;
  /** by card of the own hand: why it cannot be used now; `*`: said of all of them */
  reasons?: Record<string, Message>;
  /** what befell you since your last turn, in three lines at most; told as your turn begins */
  since?: Message[];
  /** a finished choice could be taken back (with consent, where there are others) */
  can_undo?: boolean;
  clock?: Clock | null;
  /** what is new since the table was last sent to you; all of it if `whole` */
  entries: Entry[];
  whole?: boolean;
  /** at the end */
  story?: Story | null;
  lesson?: Lesson | null;
}

/** Lines of the chat: all of them after joining, later one by one. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** What you sent was not done. The connection and the game go on. */
export interface Error {
  type: "error";
  code: string;
  /** a sentence in the language of `hello` */
  text: string;
  /** the type of the message */
  about?: string | null;
  /** in English, for whoever writes a client: what exactly was wrong */
  detail?: string | null;
}

/** You are not in the room any more: you left, were sent away, or sit elsewhere with this secret. */
export interface Gone {
  type: "gone";
  reason: "closed" | "elsewhere" | "kicked" | "left";
}

export interface Pong {
  type: "pong";
  n?: number;
}

export type ToPage =
  | Welcome
  | Room
  | Table
  | Chat
  | Error
  | Gone
  | Pong;

// -- over HTTP -------------------------------------------------------------------------------------------------------

export interface BoxInfo {
  id: string;
  /** id of its name */
  text: string;
  /** else it can be dealt in situations only */
  finished: boolean;
  cards: number;
  characters: number;
  events: number;
  equipment: number;
}

export interface ModeInfo {
  id: string;
  text: string;
  least: number;
  most: number;
  /** numbers of players for which it is meant if none is named */
  usual_for: number[];
  has_sheriff: boolean;
  /** each player has two characters */
  two_seated: boolean;
  /** options that make no sense in it */
  refuses: string[];
}

export interface ValueInfo {
  value: string;
  /** id of its words; none: it is plainly on or off */
  text: string | null;
}

export interface OptionInfo {
  name: string;
  /** `.text` of it is the question */
  text: string;
  /** of no consequence without that box */
  box: string;
  values: ValueInfo[];
  /** by rulebook */
  defaults: Record<string, string>;
  /** the statements it stands for */
  rules: string[];
}

export interface SetupInfo {
  least: number;
  most: number;
  boxes: BoxInfo[];
  modes: ModeInfo[];
  rulebooks: string[];
  options: OptionInfo[];
  bots: string[];
  /** what holds where nothing is said */
  usual: Settings;
  release: string;
}

/** A thing with a name: all copies of a card, a character, an event, a piece of equipment. */
export interface CardInfo {
  kind: "card" | "char" | "equip" | "event";
  id: string;
  /** id of its name; `.text` of it is the rule in one sentence */
  text: string;
  name: string;
  /** in all languages, for the search */
  names: string[];
  rule: string;
  boxes: string[];
  border?: string | null;
  range?: number | null;
  life?: number | null;
  cost?: number | null;
  count?: number;
  /** as records write them: bang[5C] */
  copies?: string[];
  picture?: string | null;
  statements?: string[];
}

/** A room that anybody may find, in `GET /api/rooms`. */
export interface Listed {
  room: string;
  host: string;
  stage: "lobby" | "over" | "playing";
  players: number;
  persons: number;
  /** seats one could take now */
  open: number;
  watchers: boolean;
  boxes: string[];
  mode: string | null;
  rulebook: string;
}

export interface Rooms {
  rooms: Listed[];
}

export interface StatementInfo {
  id: string;
  text: string;
  source?: string;
  flags?: string[];
  file: string;
  section: string;
  rulings?: string[];
  options?: string[];
}

export interface RulingInfo {
  id: string;
  question?: string;
  readings?: string[];
  ruling: string;
  why?: string;
  option?: string;
  file: string;
  refers?: string[];
}

export interface ChapterInfo {
  file: string;
  title: string;
  sections: string[];
  statements: number;
}

/** What a search found; of no query, the table of contents. */
export interface RulesFound {
  query: string;
  /** ids of the names of the cards that were meant */
  things: string[];
  statements: StatementInfo[];
  rulings: RulingInfo[];
  chapters: ChapterInfo[];
  /** as many were found and are not given */
  more: number;
}

/** One statement or ruling, with all that stands beside it. */
export interface RuleInfo {
  statement: StatementInfo | null;
  rulings: RulingInfo[];
  /** sentences that stand above the rulings */
  settled: string[];
  /** ids of the statements of the same section */
  neighbours: string[];
}

export interface ReplayHeader {
  version: string;
  boxes: string[];
  mode: string;
  rulebook: string;
  options: Record<string, string>;
  names: string[];
  seed: string;
  /** as the record has it: what was shown before the deal */
  commitment: string | null;
  /** choices */
  steps: number;
  over: boolean;
}

/** Where a turn begins on the line of choices: after the first `at` of them. */
export interface TurnMark {
  at: number;
  turn: number;
  seat: number;
}

/** Something big: what it was, and after which choice it stands on the table. */
export interface Moment {
  at: number;
  kind: "back" | "blast" | "event" | "out" | "turning";
  seat: number | null;
  text: Message;
}

export interface ReplayStep {
  /** 0 is the deal */
  at: number;
  /** whose choice it was */
  player: number | null;
  /** its notation; none where the viewer may not know it */
  text: string | null;
  /** the same in words */
  label: Message | null;
  table: Table;
}

/** A part of a game, and what its whole course looks like. */
export interface Replay {
  header: ReplayHeader;
  turns: TurnMark[];
  moments: Moment[];
  /** after each choice: the life of each seat, 0 of those who are out */
  lives: number[][];
  /** by seat: its player */
  owners: number[];
  /** if the game is over */
  story: Story | null;
  start: number;
  steps: ReplayStep[];
}
