// A sentence of the rulebook as stretches: ids that lead elsewhere, names as the code has them, words searched for.
import { folded } from "./library.ts";

export type Stretch = { is: "text" | "code" | "mark"; text: string } | { is: "id" | "ids"; text: string };

const PARTS =
  /(`[^`]+`)|\b((?:RB|R-[A-Z]+|[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)-(?:EX|AD)?\d+)\b|\b([A-Z][A-Z0-9]*(?:-[A-Z]{2,})+)\b/g;

/** `words`: as they were typed; what begins with one of them is marked. */
export function stretches(text: string, words: string[] = []): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const part of text.matchAll(PARTS)) {
    plain(text.slice(from, part.index), words, found);
    if (part[1]) found.push({ is: "code", text: part[1].slice(1, -1) });
    else if (part[2]) found.push({ is: "id", text: part[2] });
    else found.push({ is: "ids", text: part[0] });
    from = part.index + part[0].length;
  }
  plain(text.slice(from), words, found);
  return found;
}

function plain(text: string, words: string[], found: Stretch[]): void {
  if (!text) return;
  if (!words.length) {
    found.push({ is: "text", text });
    return;
  }
  for (const piece of text.split(/([\p{L}\p{N}_]+)/u)) {
    if (!piece) continue;
    const small = folded(piece);
    const is = small && words.some((word) => small.startsWith(word)) ? "mark" : "text";
    const last = found.at(-1);
    if (last?.is === "text" && is === "text") last.text += piece;
    else found.push({ is, text: piece });
  }
}
