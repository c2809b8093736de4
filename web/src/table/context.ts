// What every part of the table can ask for: the game, the words for seats, the card that explains itself.
import { getContext, setContext } from "svelte";
import type { Game } from "./game.svelte.ts";

export interface Tip {
  /** What is explained, and where it lies on the screen. */
  element: Element;
  rect: DOMRect;
  /** The id of its text: card-bang, char-sid-ketchum; none for a player. */
  thing: string | null;
  card: string | null;
  seat: number | null;
  /** In my hand: then it also says why it cannot be used, or at whom. */
  hand: boolean;
  /** Stays until it is put away. */
  pinned: boolean;
}

export interface TableContext {
  readonly game: Game;
  /** A player as sentences call him; where he has two characters, the character too. */
  name(seat: number): string;
  player(player: number): string;
  readonly phone: boolean;
  explain(element: Element, pinned: boolean): void;
}

const KEY = Symbol("table");
export const provideTable = (context: TableContext): TableContext => setContext(KEY, context);
export const useTable = (): TableContext => getContext(KEY);
