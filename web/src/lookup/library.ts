// What cards and rules are asked of the server: fetched once, kept as long as the page is open.
import type { CardKind } from "../cards/faces.ts";
import { ask } from "../lib/api.ts";
import { type Lang, textId } from "../lib/i18n.svelte.ts";
import type { CardInfo, RuleInfo, RulesFound, StatementInfo } from "../lib/protocol.ts";

const kept = new Map<string, Promise<unknown>>();

/** A search may be typed letter by letter: so many answers are kept, the oldest go. */
const MOST = 60;

function once<T>(path: string): Promise<T> {
  let job = kept.get(path) as Promise<T> | undefined;
  if (!job) {
    job = ask<T>(path);
    job.catch(() => kept.delete(path));
    kept.set(path, job);
    for (const old of kept.keys()) {
      if (kept.size <= MOST) break;
      kept.delete(old);
    }
  }
  return job;
}

const query = (pairs: Record<string, string>): string => new URLSearchParams(pairs).toString();

export const askCards = (lang: Lang): Promise<CardInfo[]> => once(`/api/cards?${query({ lang })}`);
export const askChapters = (): Promise<RulesFound> => once("/api/rules");
export const askAbout = (thing: string): Promise<RulesFound> => once(`/api/rules?${query({ thing })}`);
export const askRule = (id: string): Promise<RuleInfo> => once(`/api/rules/${encodeURIComponent(id)}`);
export const askSection = (file: string, section: string): Promise<StatementInfo[]> =>
  once(`/api/rules?${query({ file, section })}`);
export const searchRules = (words: string, lang: Lang): Promise<RulesFound> =>
  once(`/api/rules?${query({ q: words, lang })}`);

// -- addresses ----------------------------------------------------------------------------------------------------------

export const cardAddress = (text: string): string => `/cards/${text}`;
export const ruleAddress = (id: string): string => `/rules/${id}`;
export const sectionAddress = (file: string, section: string): string => `/rules?${query({ file, section })}`;
export const searchAddress = (words: string): string => `/rules?${query({ q: words })}`;

// -- words to search for --------------------------------------------------------------------------------------------------

/** As it is compared: small letters, no accents, ё like е, no punctuation. */
export function folded(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u0305\u0307\u0309-\u036f]/g, "")
    .normalize("NFC")
    .replaceAll("ё", "е")
    .replaceAll(/[’'ʼ`!?.,:;«»“”"()]/g, "")
    .replaceAll("\u00a0", " ");
}

export const wordsOf = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean);

/** The kind of a thing and its id, from the id of its text: char-sid-ketchum. */
export function thingOf(text: string): { kind: CardKind | "char"; id: string } | null {
  const found = /^(card|char|event|equip|role)-(.+)$/.exec(text);
  return found ? { kind: found[1] as CardKind | "char", id: (found[2] ?? "").replaceAll("-", "_") } : null;
}

export const textOf = (kind: CardKind | "char", id: string): string => textId(kind, id);
