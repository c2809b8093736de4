// The secrets of the seats this browser sits in, by room. Whoever has one has the seat: they stay here.

export interface Kept {
  secret: string;
  at: number;
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
  store({ ...all(), [room]: { secret, at: Date.now() } });
}

export function forgetSecret(room: string): void {
  const { [room]: _, ...others } = all();
  store(others);
}

/** The rooms this browser has a seat in, the latest first. */
export const knownRooms = (): string[] =>
  Object.entries(all())
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([room]) => room);

/** The link that opens one's own seat on another device. */
export const personalLink = (room: string): string | null => {
  const secret = secretOf(room);
  return secret ? `${location.origin}/r/${room}#${secret}` : null;
};

export const invitation = (room: string): string => `${location.origin}/r/${room}`;
