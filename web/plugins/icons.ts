// Two sprites: the drawings that page and catalogue name (game-icons, CC BY 3.0, and our own), and the portraits.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { NAMES, OWN } from "../src/cards/drawings.ts";
import { PORTRAITS } from "../src/cards/portraits/index.ts";
import { pictures } from "./cards.ts";

const ID = "virtual:icons";
const require = createRequire(import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const symbol = (name: string, box: string, body: string) =>
  `<symbol id="${name}" viewBox="${box}">${body}</symbol>`;

const svg = (symbols: string[]) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;

/**
 * A tenth of 1/512 is finer than any screen. The digits before the point stay as they are: in the short form of arcs
 * they may be flags. A number keeps its point, so that it does not run into the next one.
 */
const blunt = (body: string) =>
  body.replaceAll(/(\d*)\.(\d{2,})/g, (whole, before: string, after: string) => {
    const tenth = Math.round(Number(`0.${after}`) * 10);
    return tenth < 10 ? `${before}.${tenth}` : whole;
  });

function sprite(): string {
  const set: IconSet = JSON.parse(
    readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  );
  const body = (name: string): string => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (!icon) throw new Error(`there is no drawing ${name}, neither our own nor among game-icons`);
    return blunt(icon.body.replaceAll('fill="currentColor"', ""));
  };
  const wanted = new Set([...Object.keys(OWN), ...NAMES, ...pictures()]);
  const symbols = [...wanted].map((name) => {
    const [box, drawn] = OWN[name] ?? ["0 0 512 512", `{${name}}`];
    return symbol(
      name,
      box,
      drawn.replaceAll(/\{([a-z0-9-]+)\}/g, (_, part: string) => body(part)),
    );
  });
  return svg(symbols);
}

const busts = () => svg(Object.entries(PORTRAITS).map(([id, { body }]) => symbol(id, "0 0 100 120", body)));

const tints = () => Object.fromEntries(Object.entries(PORTRAITS).map(([id, { tint }]) => [id, tint]));

const FILES = { "sprite.svg": sprite, "busts.svg": busts };

export function icons(): Plugin {
  let serving = false;
  return {
    name: "posse-icons",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return;
      const urls = Object.entries(FILES).map(([name, make]) => {
        if (serving) return JSON.stringify(`/${name}`);
        const ref = this.emitFile({ type: "asset", name, source: make() });
        return `import.meta.ROLLUP_FILE_URL_${ref}`;
      });
      return `export const sprite = ${urls[0]}, busts = ${urls[1]}, tints = ${JSON.stringify(tints())};`;
    },
    configureServer(server) {
      for (const [name, make] of Object.entries(FILES)) {
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(make());
        });
      }
    },
  };
}
