// The page's language: texts of the locale files, changeable at any moment, and messages put into words.

import urls from "virtual:texts";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parseCard, SUITS } from "../cards/faces.ts";
import type { Arg, Message } from "./protocol.ts";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Lang, string> = { en: "English", ru: "Русский", uk: "Українська" };

export type Args = Record<string, string | number>;

/** A stretch of a sentence: words, a card, a player, several players, or the bare name of a thing. */
export type Segment =
  | { is: "text"; text: string }
  | { is: "card"; card: string; bare?: boolean | undefined }
  | { is: "seat"; seat: number }
  | { is: "player"; player: number }
  | { is: "thing"; text: string; chip: boolean };

/** What the players are called; set by whoever shows a table. */
export interface Names {
  /** A seat: its player, with the character where a player has two. */
  seat(seat: number): string;
  player(player: number): string;
}

const bundles = new Map<Lang, FluentBundle>();
const loading = new Map<Lang, Promise<void>>();
const state = $state<{ lang: Lang; loaded: number; texts: boolean }>({ lang: "en", loaded: 0, texts: false });

async function load(lang: Lang): Promise<void> {
  if (bundles.has(lang)) return;
  let job = loading.get(lang);
  if (!job) {
    job = fetch(urls[lang] ?? "")
      .then((response) => {
        if (!response.ok) throw new Error(`texts ${lang}: ${response.status}`);
        return response.text();
      })
      .then((source) => {
        const bundle = new FluentBundle(lang, { useIsolating: false });
        bundle.addResource(new FluentResource(source));
        bundles.set(lang, bundle);
        state.loaded++;
      })
      .finally(() => loading.delete(lang));
    loading.set(lang, job);
  }
  return job;
}

/** The language of the browser, if we speak it. */
export function systemLang(): Lang {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const lang = tag.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(lang as Lang)) return lang as Lang;
  }
  return "en";
}

export const i18n = {
  get lang(): Lang {
    return state.lang;
  },
  /** Are there texts to show yet? */
  get ready(): boolean {
    return state.texts;
  },
  async use(lang: Lang): Promise<void> {
    await load(lang);
    state.lang = lang;
    state.texts = true;
    document.documentElement.lang = lang;
  },
};

function pattern(id: string): [FluentBundle, Parameters<FluentBundle["formatPattern"]>[0]] | null {
  const dot = id.indexOf(".");
  const name = dot < 0 ? id : id.slice(0, dot);
  void state.loaded;
  const bundle = bundles.get(state.lang);
  const message = bundle?.getMessage(name);
  const found = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  return bundle && found != null ? [bundle, found] : null;
}

export const has = (id: string): boolean => pattern(id) !== null;

/** The text called `id`; `id.attribute` asks for an attribute. The id itself where there is none. */
export function t(id: string, args?: Args): string {
  const found = pattern(id);
  if (!found) return id;
  return found[0].formatPattern(found[1], args ?? null, []);
}

export const number = (value: number, digits = 0): string =>
  value.toLocaleString(state.lang, { maximumFractionDigits: digits });

export const list = (parts: string[]): string => parts.join(", ");

// -- names of things --------------------------------------------------------------------------------------------------

export type Kind = "card" | "char" | "event" | "equip" | "role" | "box" | "mode" | "option" | "rulebook";

export const textId = (kind: Kind, id: string): string => `${kind}-${id.replaceAll("_", "-")}`;
export const nameOf = (kind: Kind, id: string): string => t(textId(kind, id));

/** As a heading has it: names of roles begin with a small letter in Russian and Ukrainian. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(state.lang) + text.slice(1);
export const shout = (text: string): string => text.toLocaleUpperCase(state.lang);

/** The rule of a thing in one sentence, as this rulebook has it; `attribute` may be `face`. */
export function ruleOf(kind: Kind, id: string, rulebook = "compendium", attribute = "text"): string {
  const own = `${textId(kind, id)}.${attribute}-${rulebook}`;
  return has(own) ? t(own) : t(`${textId(kind, id)}.${attribute}`);
}

/** A card by its notation, as in `bang[5C]`. Equipment has no face. */
export function cardName(card: string): string {
  const { id, kind } = parseCard(card);
  return nameOf(kind, id);
}

export const SUIT_WORDS = { s: "suit-s", h: "suit-h", d: "suit-d", c: "suit-c" } as const;

/** A card in words, for who hears it: “Bang!, 5 of Clubs” in this language. */
export function cardWords(card: string): string {
  const { rank, suit } = parseCard(card);
  const name = cardName(card);
  if (!suit) return name;
  const rankId = `rank-${rank.toLowerCase()}`;
  return t("web-card-face", { name, rank: has(rankId) ? t(rankId) : rank, suit: t(SUIT_WORDS[suit]) });
}

/** A card as a sentence writes it. */
export function cardChip(card: string): string {
  const { rank, suit } = parseCard(card);
  const name = cardName(card);
  return suit ? t("chip", { name, rank, suit: SUITS[suit] }) : t("chip-name", { name });
}

/** A card on a line of cards, without quotation marks. */
export function cardShort(card: string): string {
  const { rank, suit } = parseCard(card);
  return suit ? `${cardName(card)} ${rank}${SUITS[suit]}` : cardName(card);
}

// -- messages ---------------------------------------------------------------------------------------------------------

const MARK = 0xe000; // private use: what stands for a thing while Fluent makes the sentence
const MARKS = /([\ue000-\uf8ff])/;

function things(arg: Exclude<Arg, string | number>): Segment[] {
  switch (arg.is) {
    case "seat":
      return [arg];
    case "card":
      return [arg];
    case "name":
      return [{ is: "thing", text: arg.text, chip: arg.chip ?? false }];
    case "cards":
      return row(arg.cards.map((card) => [{ is: "card", card, bare: arg.bare }]));
    case "players":
      return row(arg.players.map((player) => [{ is: "player", player }]));
    case "parts":
      return row(arg.parts.map(say), arg.between);
  }
}

function row(parts: Segment[][], between = ", "): Segment[] {
  return parts.flatMap((part, i) => (i ? [{ is: "text", text: between } as const, ...part] : part));
}

/** A message as stretches, so that cards and players in it can be shown as what they are. */
export function say(message: Message): Segment[] {
  const marked: Segment[][] = [];
  const args: Args = {};
  for (const [key, value] of Object.entries(message.args ?? {})) {
    const name = key.replace(/_$/, "");
    if (typeof value === "object") {
      args[name] = String.fromCharCode(MARK + marked.length);
      marked.push(things(value));
    } else {
      args[name] = value;
    }
  }
  const found: Segment[] = [];
  for (const part of t(message.id, args).split(MARKS)) {
    if (!part) continue;
    const parts = MARKS.test(part) ? marked[part.charCodeAt(0) - MARK] : undefined;
    found.push(...(parts ?? [{ is: "text", text: part } as const]));
  }
  return found;
}

/** A message as one string: for labels, titles, the live region. */
export function plain(message: Message, names?: Names): string {
  return say(message)
    .map((part) => {
      switch (part.is) {
        case "text":
          return part.text;
        case "card":
          return part.bare ? cardShort(part.card) : cardChip(part.card);
        case "seat":
          return names?.seat(part.seat) ?? `${part.seat + 1}`;
        case "player":
          return names?.player(part.player) ?? `${part.player + 1}`;
        case "thing":
          return part.chip ? t("chip-name", { name: t(part.text) }) : t(part.text);
      }
    })
    .join("");
}
