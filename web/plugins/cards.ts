// What the catalogue knows of each card, as far as its face needs it: kind, picture, symbols, price, life.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../catalogue");
const ID = "virtual:cards";
/** Boxes that no game deals. */
const LEFT_OUT = new Set(["valley_of_shadows", "great_train_robbery"]);

type Row = Record<string, string>;

/** A table of the catalogue; cells may be quoted. */
export function table(name: string): Row[] {
  const [head, ...lines] = readFileSync(join(FOLDER, `${name}.csv`), "utf8")
    .trim()
    .split("\n")
    .map(cells);
  return lines.map((line) => Object.fromEntries(line.map((cell, i) => [head?.[i] ?? i, cell])));
}

function cells(line: string): string[] {
  const found = line.trimEnd().matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...found].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? "") : quoted.replaceAll('""', '"'),
  );
}

/** The names of all drawings that the tables mention. */
export function pictures(): string[] {
  const named = table("pictures").flatMap((row) => [row.picture ?? "", ...symbolNames(row.symbols ?? "")]);
  return [...new Set(named)].filter(Boolean);
}

const symbolNames = (symbols: string) =>
  [...symbols.matchAll(/@([a-z0-9-]+)/g)].map((found) => found[1] ?? "");

export function collect() {
  const drawn = new Map(table("pictures").map((row) => [`${row.kind}/${row.id}`, row]));
  const faces: Record<string, Record<string, unknown[]>> = {
    card: {},
    equip: {},
    event: {},
    role: {},
    char: {},
  };
  const put = (kind: string, id: string, more: unknown[]) => {
    const row = drawn.get(`${kind}/${id}`);
    if (!row) throw new Error(`catalogue/pictures.csv has no line ${kind},${id}`);
    const known = faces[kind];
    if (known) known[id] ??= [row.picture, row.symbols, ...more];
  };
  for (const row of table("playing_cards")) {
    if (!LEFT_OUT.has(row.set ?? "")) put("card", row.id ?? "", [row.border]);
  }
  for (const row of table("equipment")) {
    // what is used up at once is brown in the shop too, and is told by its price
    put("equip", row.id ?? "", [row.border, Number(row.cost)]);
  }
  for (const row of table("events")) put("event", row.id ?? "", ["event"]);
  for (const row of table("pictures")) if (row.kind === "role") put("role", row.id ?? "", [row.id]);
  for (const row of table("characters")) {
    if (!LEFT_OUT.has(row.set ?? "") && !row.notes?.startsWith("not in the seeds"))
      faces.char = { ...faces.char, [row.id ?? ""]: [Number(row.life)] };
  }
  return faces;
}

export function cards(): Plugin {
  return {
    name: "posse-cards",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return;
      return `export default ${JSON.stringify(collect())};`;
    },
  };
}
