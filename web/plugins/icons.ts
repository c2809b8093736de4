// One sprite of the drawings the page names: game-icons (CC BY 3.0) and our own.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { NAMES, OWN } from "../src/cards/drawings.ts";

const ID = "virtual:icons";
const require = createRequire(import.meta.url);

function sprite(): string {
  const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));
  const symbols = Object.entries(OWN).map(([name, [box, body]]) => symbol(name, box, body));
  for (const name of NAMES) {
    if (name in OWN) continue;
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
    if (!icon) throw new Error(`there is no drawing ${name} among game-icons`);
    symbols.push(symbol(name, "0 0 512 512", icon.body.replaceAll('fill="currentColor"', "")));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

const symbol = (name: string, box: string, body: string) =>
  `<symbol id="${name}" viewBox="${box}">${body}</symbol>`;

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
      if (serving) return 'export default "/sprite.svg";';
      const ref = this.emitFile({ type: "asset", name: "sprite.svg", source: sprite() });
      return `export default import.meta.ROLLUP_FILE_URL_${ref};`;
    },
    configureServer(server) {
      server.middlewares.use("/sprite.svg", (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite());
      });
    },
  };
}
