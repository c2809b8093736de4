// Where the page begins.
import { mount } from "svelte";
import App from "./App.svelte";
import { i18n } from "./lib/i18n.svelte.ts";
import { watchAddress } from "./lib/router.svelte.ts";
import { settings, watchSettings } from "./lib/settings.svelte.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/cards.css";

watchAddress();
watchSettings();
const target = document.getElementById("app");
if (target) {
  // the first words come with the first picture; without texts at all the page says so itself
  const texts = i18n.use(settings.lang).catch(() => undefined);
  void texts.then(() => mount(App, { target }));
}
