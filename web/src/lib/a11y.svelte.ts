// For those who do not see the table, and those who use the keyboard: what is read out, where the focus goes, which keys do what.
import { untrack } from "svelte";

// -- read out ---------------------------------------------------------------------------------------------------------

export const live = $state<{ polite: string; urgent: string }>({ polite: "", urgent: "" });

/** Read out when the reader comes to it; `urgent`: at once. */
export function announce(text: string, urgent = false): void {
  const place = urgent ? "urgent" : "polite";
  // the same words twice are no change to a screen reader
  live[place] = live[place] === text ? `${text}\u00a0` : text;
}

// -- focus ------------------------------------------------------------------------------------------------------------

const CAN_FOCUS =
  'a[href],button:not([disabled]),input:not([disabled]),select,textarea,[tabindex]:not([tabindex="-1"])';

export const focusables = (node: Element): HTMLElement[] =>
  [...node.querySelectorAll<HTMLElement>(CAN_FOCUS)].filter((one) => one.offsetParent !== null);

/** After another page has come: who reads by ear or goes by keyboard begins at its heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Arrow keys go through a row of things of which one is in the order of the tab key; ends do not wrap. */
export function step(event: KeyboardEvent, items: HTMLElement[]): boolean {
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (at < 0 || to === undefined) return false;
  const next = items[Math.max(0, Math.min(items.length - 1, to))];
  event.preventDefault();
  next?.focus();
  return true;
}

// -- keys -------------------------------------------------------------------------------------------------------------

export interface Key {
  /** As `KeyboardEvent.key` says it; letters small. Several for one deed. */
  keys: string[];
  /** The id of the text that says what it does. */
  text: string;
  /** False: not now, the key is somebody else's. */
  run(event: KeyboardEvent): boolean | undefined;
  /** How the sheet shows the key, if not as it is. */
  shown?: string;
}

export interface Group {
  /** The id of the heading's text. */
  title: string;
  keys: Key[];
}

const state = $state<{ groups: Group[]; sheet: boolean }>({ groups: [], sheet: false });

export const keymap = {
  get groups(): Group[] {
    return state.groups;
  },
  get open(): boolean {
    return state.sheet;
  },
  set open(open: boolean) {
    state.sheet = open;
  },
};

/** Keys of a part of the page, as long as it is there: `$effect(() => useKeys({…}))`. The latest comes first. */
export function useKeys(group: Group): () => void {
  untrack(() => {
    state.groups = [group, ...state.groups];
  });
  return () => {
    state.groups = state.groups.filter((one) => one.title !== group.title);
  };
}

/** The physical letter, so that the keys are the same on a Cyrillic keyboard. */
function names(event: KeyboardEvent): string[] {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  return [event.key.length === 1 ? event.key.toLowerCase() : event.key, letter, digit].filter(
    (one) => one !== undefined,
  );
}

function writing(target: EventTarget | null): boolean {
  const node = target as HTMLElement | null;
  if (!node?.tagName) return false;
  return node.isContentEditable || ["TEXTAREA", "SELECT"].includes(node.tagName) || isTextInput(node);
}

const isTextInput = (node: HTMLElement): boolean =>
  node instanceof HTMLInputElement && !["checkbox", "radio", "range", "button", "submit"].includes(node.type);

export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target))
    return;
  const asked = event.key === "?" || (event.code === "Slash" && event.shiftKey);
  if (asked) {
    state.sheet = !state.sheet;
    event.preventDefault();
    return;
  }
  if (state.sheet) {
    if (event.key === "Escape") state.sheet = false;
    return;
  }
  const pressed = names(event);
  for (const group of state.groups) {
    for (const key of group.keys) {
      if (key.keys.some((one) => pressed.includes(one)) && key.run(event) !== false) {
        event.preventDefault();
        return;
      }
    }
  }
}
