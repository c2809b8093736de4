import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { cards } from "./plugins/cards.ts";
import { icons } from "./plugins/icons.ts";
import { texts } from "./plugins/texts.ts";

// The built page becomes part of the Python package; the server hands it out from there.
export default defineConfig({
  plugins: [svelte(), texts(), icons(), cards()],
  build: {
    outDir: "../src/posse/server/page",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/ws": { target: "ws://127.0.0.1:8765", ws: true },
      "/api": "http://127.0.0.1:8765",
      "/healthz": "http://127.0.0.1:8765",
    },
  },
});
