// How a table is set up, in words and in the parts that hang together. What may be chosen the server tells; it judges too.
import { capital, list, nameOf, t } from "./i18n.svelte.ts";
import type { ModeInfo, OptionInfo, Settings, SetupInfo } from "./protocol.ts";

/** What the host may still change in the middle of a game, and between two games without leaving the table. */
export const LATER = ["pace", "clock", "grace", "listed", "watchers"] as const;
export const BETWEEN = [...LATER, "bots", "dead_see_all", "rotate_sheriff", "keep_characters"] as const;

export const modesFor = (setup: SetupInfo, players: number): ModeInfo[] =>
  setup.modes.filter((mode) => mode.least <= players && players <= mode.most);

export const modeOf = (setup: SetupInfo, settings: Settings): ModeInfo | undefined => {
  const fitting = modesFor(setup, settings.players);
  return (
    fitting.find((mode) => mode.id === settings.mode) ??
    fitting.find((mode) => mode.usual_for.includes(settings.players))
  );
};

/** Those of the boxes that are in. */
export const optionsFor = (setup: SetupInfo, settings: Settings): OptionInfo[] =>
  setup.options.filter((option) => option.box === "base" || settings.boxes.includes(option.box));

export const usualValue = (option: OptionInfo, settings: Settings): string =>
  option.defaults[settings.rulebook] ?? option.values[0]?.value ?? "";

export const answerOf = (option: OptionInfo, settings: Settings): string =>
  settings.options[option.name] ?? usualValue(option, settings);

export const isRefused = (setup: SetupInfo, settings: Settings, option: OptionInfo): boolean =>
  modeOf(setup, settings)?.refuses.includes(option.name) ?? false;

/** So that nothing stands there that means nothing: an option of a box that is out, the usual mode by its name. */
export function tidy(setup: SetupInfo, settings: Settings): Settings {
  const mode = modeOf(setup, settings);
  const options = optionsFor(setup, settings).filter(
    (option) =>
      option.name in settings.options &&
      answerOf(option, settings) !== usualValue(option, settings) &&
      !mode?.refuses.includes(option.name),
  );
  return {
    ...settings,
    mode: mode && !mode.usual_for.includes(settings.players) ? mode.id : null,
    options: Object.fromEntries(options.map((option) => [option.name, answerOf(option, settings)])),
  };
}

// -- in words ----------------------------------------------------------------------------------------------------------

export const seconds = (count: number): string =>
  count >= 60 && count % 60 === 0 ? t("setup-minutes", { count: count / 60 }) : t("setup-seconds", { count });

export const clockWords = (settings: Settings): string =>
  settings.clock ? seconds(settings.clock) : t("setup-clock-none");

export const boxWords = (settings: Settings): string =>
  list(["base", ...settings.boxes.filter((box) => box !== "base")].map((box) => nameOf("box", box)));

export const valueWords = (option: OptionInfo, value: string): string => {
  const text = option.values.find((one) => one.value === value)?.text;
  return text ? t(text) : t(value === "on" ? "setup-on" : "setup-off");
};

/** The options that are not as the rulebook has them: name and answer. */
export const changedWords = (setup: SetupInfo, settings: Settings): string[] =>
  optionsFor(setup, settings)
    .filter((option) => answerOf(option, settings) !== usualValue(option, settings))
    .map((option) => {
      const plain = option.values.every((one) => one.text === null);
      const value = valueWords(option, answerOf(option, settings));
      return plain && answerOf(option, settings) === "on" ? t(option.text) : `${t(option.text)}: ${value}`;
    });

/** All of it in a few lines: what is played, by which rules, how fast, who may see it. */
export function tableWords(setup: SetupInfo, settings: Settings): string[] {
  const mode = modeOf(setup, settings);
  const lines = [
    `${t("n-players", { count: settings.players })} · ${mode ? t(mode.text) : ""}`,
    boxWords(settings),
    `${t("setup-rulebook")}: ${nameOf("rulebook", settings.rulebook)}`,
    ...changedWords(setup, settings),
    `${t("setup-clock")}: ${clockWords(settings)}`,
    `${t("setup-bots")}: ${t(`setup-bot-${settings.bots}`).toLocaleLowerCase()}, ${t(`setup-pace-${settings.pace}`)}`,
    settings.listed ? t("setup-listed") : t("setup-private"),
    settings.watchers ? t("setup-watchers") : t("setup-no-watchers"),
  ];
  if (settings.dead_see_all) lines.push(t("setup-dead-see-all"));
  if (settings.rotate_sheriff) lines.push(t("option-rotate-sheriff"));
  if (settings.keep_characters) lines.push(t("setup-keep-characters"));
  return lines.map(capital);
}

// -- the last table of this browser --------------------------------------------------------------------------------------

const KEY = "posse.table";

export function keepTable(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window may refuse: the next table begins as usual
  }
}

/** As the last table was set up, as far as all of that still exists; else as usual. */
export function lastTable(setup: SetupInfo): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return setup.usual;
  }
  const usual = setup.usual;
  const whole = (value: unknown, least: number, most: number, other: number) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : other;
  const yes = (value: unknown, other: boolean) => (typeof value === "boolean" ? value : other);
  const one = (value: unknown, values: string[], other: string) =>
    values.includes(String(value)) ? String(value) : other;
  const boxes = Array.isArray(kept.boxes) ? kept.boxes : [];
  const chosen = (kept.options ?? {}) as Record<string, unknown>;
  const options = setup.options.filter(({ name, values }) =>
    values.some(({ value }) => value === chosen[name]),
  );
  return tidy(setup, {
    players: whole(kept.players, setup.least, setup.most, usual.players),
    boxes: setup.boxes.filter((box) => box.finished && boxes.includes(box.id)).map((box) => box.id),
    mode: typeof kept.mode === "string" ? kept.mode : null,
    rulebook: one(kept.rulebook, setup.rulebooks, usual.rulebook),
    options: Object.fromEntries(options.map(({ name }) => [name, String(chosen[name])])),
    listed: yes(kept.listed, usual.listed),
    bots: one(kept.bots, setup.bots, usual.bots),
    pace: whole(kept.pace, 0, 3, usual.pace),
    clock: whole(kept.clock, 0, 3600, usual.clock),
    grace: whole(kept.grace, 0, 3600, usual.grace),
    watchers: yes(kept.watchers, usual.watchers),
    dead_see_all: yes(kept.dead_see_all, usual.dead_see_all),
    rotate_sheriff: yes(kept.rotate_sheriff, usual.rotate_sheriff),
    keep_characters: yes(kept.keep_characters, usual.keep_characters),
  });
}
