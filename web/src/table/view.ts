// What one viewer sees of the table: the shape of `view` in a Table message, and the same arranged for the screen.
import { spoken } from "../lib/names.ts";

/** A card before somebody. */
export interface InPlay {
  card: string;
  cubes: number;
  ready: boolean;
  equipment: boolean;
}

export interface SeatRow {
  player: number;
  name: string;
  role: string | null;
  role_open: boolean;
  character: string | null;
  abilities: string[];
  silenced: number;
  standing: "out" | "alive" | "spirit";
  life: number;
  max_life: number;
  hand_count: number;
  hand_limit: number;
  nuggets: number;
  cubes: number;
  table: InPlay[];
  skips: number;
  reach: number;
  in_reach: number[];
}

export interface PlayerRow {
  name: string;
  seats: number[];
  hand_count: number;
  nuggets: number;
  active: number;
  hand?: string[];
}

/** What is being resolved. */
export interface FrameRow {
  kind: string;
  by: number | null;
  target: number | null;
  card: string | null;
  rule: string | null;
  cards?: string[];
  characters?: string[];
  picked?: string[];
}

export interface EventDeck {
  now: string | null;
  next: string | null;
  left: number;
  past: string[];
}

/** `posse.engine.view`, as the server sends it. */
export interface View {
  player: number | null;
  setup: { mode: string; boxes: string[]; rulebook: string; options: Record<string, string> };
  players: PlayerRow[];
  seats: SeatRow[];
  places: number[];
  distances: number[][];
  hand: string[];
  deck: number;
  discard: { count: number; top: string | null };
  apart: string[];
  aside: number;
  events: EventDeck[];
  equipment: { row: string[]; pile: number; used: string[] };
  cube_supply: number;
  turn: number;
  turn_count: number;
  phase: string;
  direction: number;
  bangs: { played: number; limit: number };
  must_play: string | null;
  stack: FrameRow[];
  over: boolean;
  winners: number[];
  side: string | null;
}

/** One character at the table, as it stands to me. */
export interface Seat extends SeatRow {
  seat: number;
  mine: boolean;
  out: boolean;
  /** Its player's hand, where everybody sees it. */
  open: string[];
  /** From me to there; 0: it does not count. */
  distance: number;
  /** My weapon reaches it. */
  inReach: boolean;
  reachesMe: boolean;
  atTurn: boolean;
  asked: boolean;
  next: boolean;
}

export interface Look {
  view: View;
  /** The player whose side of the table is at the bottom: me, or for who watches the first one. */
  side: number;
  /** Do I sit there, or do I watch? */
  sitting: boolean;
  me: Seat;
  /** All characters of that side, the acting one first. */
  mine: Seat[];
  /** Clockwise from my left. */
  others: Seat[];
  all: Map<number, Seat>;
  hand: string[];
  /** Cards that lie open between the players: to be taken, or turned over for a check. */
  open: string[];
  /** Characters that are offered. */
  offered: string[];
  events: string[];
  nextEvent: string | null;
}

export function look(view: View, asked: number | null): Look {
  const sitting = view.player !== null;
  const side = view.player ?? view.seats[view.places[0] ?? 0]?.player ?? 0;
  const own = view.places.filter((seat) => view.seats[seat]?.player === side);
  const acting = asked !== null && own.includes(asked) ? asked : view.players[side]?.active;
  const first =
    own.find((seat) => seat === acting && view.seats[seat]?.standing !== "out") ??
    own.find((seat) => view.seats[seat]?.standing !== "out") ??
    own[0] ??
    0;
  const at = view.places.indexOf(first);
  const ring = [...view.places.slice(at), ...view.places.slice(0, at)];
  const next = after(view);
  const all = new Map<number, Seat>();
  for (const seat of ring) {
    const row = view.seats[seat];
    const player = row && view.players[row.player];
    if (!row || !player) continue;
    const mine = row.player === side;
    all.set(seat, {
      ...row,
      seat,
      name: spoken(player.name),
      mine,
      life: Math.max(row.life, 0),
      out: row.standing === "out",
      open: mine ? [] : (player.hand ?? []),
      distance: mine ? 0 : (view.distances[first]?.[seat] ?? 0),
      inReach: view.seats[first]?.in_reach.includes(seat) ?? false,
      reachesMe: row.in_reach.includes(first),
      atTurn: seat === view.turn && !view.over,
      asked: seat === asked,
      next: seat === next,
    });
  }
  const seats = [...all.values()];
  const top = view.stack.at(-1);
  const mine = seats.filter((seat) => seat.mine);
  return {
    view,
    side,
    sitting,
    me: mine[0] as Seat,
    mine,
    others: seats.filter((seat) => !seat.mine),
    all,
    hand: sitting ? view.hand : (view.players[side]?.hand ?? []),
    open: openCards(view),
    offered: top?.characters ?? [],
    events: view.events.flatMap((deck) => (deck.now ? [deck.now] : [])),
    nextEvent: view.events[0]?.next ?? null,
  };
}

/** The cards of the innermost thing being resolved that shows any. */
function openCards(view: View): string[] {
  for (const frame of [...view.stack].reverse()) {
    if (frame.cards?.length) {
      const hand = new Set(view.hand);
      return frame.cards.some((card) => !hand.has(card)) ? frame.cards : [];
    }
  }
  return [];
}

/** Who plays after whoever is at turn. */
function after(view: View): number {
  const step = view.direction < 0 ? -1 : 1;
  const n = view.places.length;
  let at = view.places.indexOf(view.turn);
  if (at < 0 || view.over) return -1;
  for (let i = 0; i < n; i++) {
    at = (at + step + n) % n;
    const seat = view.places[at] ?? 0;
    const row = view.seats[seat];
    if (row && row.standing !== "out" && row.player !== view.seats[view.turn]?.player) return seat;
  }
  return -1;
}
