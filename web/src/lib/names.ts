// What the players of the table that is shown are called; set by the table, read by whatever speaks of them.
import { getContext, setContext } from "svelte";
import type { Names } from "./i18n.svelte.ts";
import type { ChatLine, Room } from "./protocol.ts";

const KEY = Symbol("names");

/** `names` may read reactive state: it is asked anew each time. */
export const provideNames = (names: Names): Names => setContext(KEY, names);
export const useNames = (): Names | undefined => getContext(KEY);

/** A name as it is shown: in records a space is written `_`. */
export const spoken = (name: string): string => name.replaceAll("_", " ");

export const spokenRoom = (room: Room): Room => ({
  ...room,
  seats: room.seats.map((seat) => ({ ...seat, name: spoken(seat.name) })),
  watchers: room.watchers.map(spoken),
});

export const spokenLines = (lines: ChatLine[]): ChatLine[] =>
  lines.map((line) => ({ ...line, name: spoken(line.name) }));
