// The secrets of the seats this browser sits in, by room. Whoever has one has the seat: they stay here.
import type { Room } from "./protocol.ts";

/** What a table looked like when it was last seen: enough to know it again on the first page. */
export interface Glance {
  stage: Room["stage"];
  name: string;
  others: string[];
  lesson: boolean;
}

export interface Kept {
  secret: string;
  at: number;
  glance?: Glance;
}

const KEY = "posse.seats";
const MOST = 30;
const memory = new Map<string, Kept>();

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return Object.fromEntries(memory);
  }
}

function store(seats: Record<string, Kept>): void {
  const newest = Object.entries(seats)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  memory.clear();
  for (const [room, kept] of newest) memory.set(room, kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // a private window may refuse: the seat is ours as long as the page is open
  }
}

export const secretOf = (room: string): string | null => all()[room]?.secret ?? null;

export function keepSecret(room: string, secret: string): void {
  store({ ...all(), [room]: { ...all()[room], secret, at: Date.now() } });
}

/** How the table looks now, beside the secret of the seat in it. */
export function keepGlance(room: Room): void {
  const seats = all();
  const kept = seats[room.room];
  if (!kept || room.you === null) return;
  const others = room.seats.filter((seat, i) => i !== room.you && seat.name).map((seat) => seat.name);
  const glance = {
    stage: room.stage,
    name: room.seats[room.you]?.name ?? "",
    others,
    lesson: room.lesson ?? false,
  };
  if (JSON.stringify(glance) !== JSON.stringify(kept.glance))
    store({ ...seats, [room.room]: { ...kept, at: Date.now(), glance } });
}

export function forgetSecret(room: string): void {
  const { [room]: _, ...others } = all();
  store(others);
}

/** The rooms this browser has a seat in, the latest first. */
export const knownRooms = (): { room: string; at: number; glance: Glance | undefined }[] =>
  Object.entries(all())
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([room, { at, glance }]) => ({ room, at, glance }));

/** The link that opens one's own seat on another device. */
export const personalLink = (room: string): string | null => {
  const secret = secretOf(room);
  return secret ? `${location.origin}/r/${room}#${secret}` : null;
};

export const invitation = (room: string): string => `${location.origin}/r/${room}`;

/** The code in what somebody typed or pasted: the code itself, or a link to the table. */
export function codeIn(text: string): string | null {
  const found = /\/r\/([A-Za-z0-9-]+)/.exec(text)?.[1] ?? text;
  const code = found.replaceAll(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{4,20}$/.test(code) ? code : null;
}
