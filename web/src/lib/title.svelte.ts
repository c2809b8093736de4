// The title of the tab: whose turn it is; it blinks, and the icon changes, while I am asked and look elsewhere.
import { t } from "./i18n.svelte.ts";
import { client } from "./socket.svelte.ts";

const BLINK = 1000;
const page = $state<{ title: string }>({ title: "" });

/** What the page that is shown is called: `$effect(() => setTitle(t("…")))`. */
export function setTitle(title: string): void {
  page.title = title;
}

function icon(asked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = asked ? "/favicon-asked.svg" : "/favicon.svg";
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

export function watchTitle(): void {
  $effect(() => {
    const usual = page.title ? `${page.title} · Posse` : "Posse";
    icon(client.asked);
    if (!client.asked) {
      document.title = usual;
      return;
    }
    const alert = `★ ${t(client.table?.question?.kind === "play" ? "web-your-turn" : "web-asked")}`;
    let on = false;
    const blink = () => {
      on = !on && document.hidden;
      document.title = on ? usual : alert;
    };
    blink();
    const timer = setInterval(blink, BLINK);
    return () => clearInterval(timer);
  });
}
