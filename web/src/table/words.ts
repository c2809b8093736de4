// Sentences put together for who hears the table, and names of what can be chosen.
import { cardName, has, nameOf, plain, t, textId } from "../lib/i18n.svelte.ts";
import { spoken } from "../lib/names.ts";
import type { Branch } from "./choices.ts";
import type { Game } from "./game.svelte.ts";
import type { Look, Seat } from "./view.ts";

/** A seat for who hears it. */
export function seatWords(game: Game, seat: Seat, life: number, more: string): string {
  const parts = [seat.name];
  if (seat.character && has(textId("char", seat.character))) parts.push(nameOf("char", seat.character));
  if (seat.role && seat.role !== "none") parts.push(nameOf("role", seat.role));
  if (seat.out) parts.push(t("table-eliminated"));
  else {
    parts.push(t("table-life-words", { life, max: seat.max_life }));
    parts.push(t("table-in-hand-of", { count: seat.hand_count }));
    if (seat.distance) parts.push(t("table-distance-words", { distance: seat.distance }));
    if (seat.distance && game.look?.sitting) {
      parts.push(t(seat.reachesMe ? "table-reaches-you" : "table-not-reaches-you"));
    }
    if (seat.table.length) {
      parts.push(
        t("table-in-play-words", { cards: seat.table.map((entry) => cardName(entry.card)).join(", ") }),
      );
    }
    if (seat.atTurn) parts.push(t("table-at-turn"));
    if (seat.asked) parts.push(t("table-thinking"));
  }
  if (more) parts.push(more);
  return parts.join(", ");
}

/** What a button says that stands for one option or for several. */
export function branchWords(branch: Branch, seen: Look, name: (seat: number) => string): string {
  const { first } = branch;
  const names = { seat: name, player: (player: number) => spoken(seen.view.players[player]?.name ?? "") };
  if (branch.by === "seat" && first.seat != null) {
    const seat = seen.all.get(first.seat);
    return seat?.mine && seen.mine.length === 1 ? t("table-yourself") : name(first.seat);
  }
  if (branch.by === "aim" && first.aim) {
    const count = first.seat == null ? 0 : (seen.all.get(first.seat)?.hand_count ?? 0);
    return first.aim === "hand" ? t("table-hand-card", { count }) : cardName(first.aim);
  }
  if (branch.by === "as") {
    if (first.as) return t("table-as", { card: plain(first.as, names) });
    return first.card ? t("table-as-itself", { card: cardName(first.card) }) : plain(first.label, names);
  }
  if (!branch.children().length) return plain(first.label, names);
  if (first.verb === "draw_from") return t("table-draw-from");
  if (first.rule && has(first.rule)) return t("opt-ability", { ability: t(first.rule) });
  if (first.verb === "discard") return t("table-discard-of");
  if (first.card) return cardName(first.card);
  return plain(first.label, names);
}
