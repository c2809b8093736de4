// What the player set for this browser: kept here, sent nowhere.
import { i18n, LANGUAGES, type Lang, systemLang, t } from "./i18n.svelte.ts";

export interface PageSettings {
  lang: Lang;
  name: string;
  /** Of animations: 0 slow, 1 usual, 2 quick, 3 none. */
  speed: 0 | 1 | 2 | 3;
  /** 0 to 100. */
  volume: number;
  contrast: "usual" | "high";
  cards: "small" | "usual" | "large";
  suits: "two" | "four";
}

const KEY = "posse.settings";
/** As the server has it. */
export const MOST_NAME = 20;
const media = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

function usual(): PageSettings {
  return {
    lang: systemLang(),
    name: "",
    speed: media("(prefers-reduced-motion: reduce)") ? 3 : 1,
    volume: 60,
    contrast: media("(prefers-contrast: more)") ? "high" : "usual",
    cards: "usual",
    suits: "two",
  };
}

/** What is kept may be old or damaged: each value counts only if it is one of those that exist. */
function kept(): PageSettings {
  const found = usual();
  let stored: Partial<Record<keyof PageSettings, unknown>> = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return found;
  }
  const one = <T>(value: unknown, values: readonly T[], other: T) =>
    values.includes(value as T) ? (value as T) : other;
  return {
    lang: one(stored.lang, LANGUAGES, found.lang),
    name: typeof stored.name === "string" ? stored.name.slice(0, MOST_NAME) : "",
    speed: one(stored.speed, [0, 1, 2, 3] as const, found.speed),
    volume: typeof stored.volume === "number" ? Math.max(0, Math.min(100, stored.volume)) : found.volume,
    contrast: one(stored.contrast, ["usual", "high"] as const, found.contrast),
    cards: one(stored.cards, ["small", "usual", "large"] as const, found.cards),
    suits: one(stored.suits, ["two", "four"] as const, found.suits),
  };
}

export const settings = $state<PageSettings>(kept());

/** The name one plays under: who never said one is a guest. */
export const ownName = (): string => settings.name.trim() || t("home-name-none");

/** How much longer or shorter than written in the tokens a motion is; 0: none. */
export const pace = (): number => [1.8, 1, 0.5, 0][settings.speed] ?? 1;

/** Milliseconds of a motion at the speed set. */
export const motion = (ms: number): number => ms * pace();

const TOKENS = { tap: 90, lift: 140, deal: 260, flip: 320, shot: 420 };

function show(): void {
  const root = document.documentElement;
  root.dataset.contrast = settings.contrast;
  root.dataset.cards = settings.cards;
  root.dataset.suits = settings.suits;
  root.dataset.motion = settings.speed === 3 ? "none" : "some";
  for (const [name, ms] of Object.entries(TOKENS)) root.style.setProperty(`--m-${name}`, `${motion(ms)}ms`);
}

/** To be called once, where the page begins: keeps what changes, and shows it. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      show();
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // a private window may refuse; the settings hold for this visit
      }
    });
    $effect(() => {
      void i18n.use(settings.lang).catch(() => undefined);
    });
  });
}
