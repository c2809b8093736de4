// The texts of the page: the .ftl files of src/posse/locale, one file a language, fetched when it is needed.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../src/posse/locale");
const LANGUAGES = ["en", "ru", "uk"];
/** For the command line and the terminal alone. */
const LEFT_OUT = new Set(["bench.ftl", "check.ftl", "cli.ftl", "simulate.ftl", "terminal.ftl", "usage.ftl"]);
const ID = "virtual:texts";

function collect(lang: string): string {
  const files = readdirSync(join(FOLDER, lang)).filter(
    (name) => name.endsWith(".ftl") && !LEFT_OUT.has(name),
  );
  const lines = files.sort().flatMap((name) => readFileSync(join(FOLDER, lang, name), "utf8").split("\n"));
  return lines.filter((line) => !line.startsWith("#")).join("\n");
}

export function texts(): Plugin {
  let serving = false;
  return {
    name: "posse-texts",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return;
      const urls = LANGUAGES.map((lang) => {
        if (serving) return `${JSON.stringify(lang)}: "/texts/${lang}.ftl"`;
        const name = `${lang}.ftl`;
        const ref = this.emitFile({ type: "asset", name, source: collect(lang) });
        return `${JSON.stringify(lang)}: import.meta.ROLLUP_FILE_URL_${ref}`;
      });
      return `export default {${urls.join(",")}};`;
    },
    configureServer(server) {
      server.middlewares.use("/texts", (request, response, next) => {
        const lang = /^\/(\w\w)\.ftl/.exec(request.url ?? "")?.[1];
        if (!lang || !LANGUAGES.includes(lang)) return next();
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        response.end(collect(lang));
      });
    },
  };
}
