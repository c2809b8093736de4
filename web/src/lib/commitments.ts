// What the table showed before each deal, as this browser saw it: so that the deal can be checked when the seed is known.
import type { Room } from "./protocol.ts";

const KEY = "posse.commitments";
const MOST = 60;

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

const name = (room: string, game: number): string => `${room}/${game}`;

/** What was seen first counts: later anybody could say anything. */
export function keepCommitments(room: Room): void {
  const seen = all();
  const fresh: [string, string | null | undefined][] = [
    [name(room.room, Math.max(room.game, 1)), room.commitment],
    [name(room.room, room.game + 1), room.next_commitment],
  ];
  const news = fresh.filter((pair): pair is [string, string] => Boolean(pair[1]) && !(pair[0] in seen));
  if (!news.length) return;
  const kept = [...Object.entries(seen), ...news].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a private window may refuse: then the record alone tells it
  }
}

export const commitmentOf = (room: string, game: number): string | null => all()[name(room, game)] ?? null;
