// Which page is shown: the address, without reloading. A personal link's secret leaves the address at once.
import type { Component } from "svelte";
import { keepSecret } from "./seats.ts";

export interface Route {
  page: string;
  params: Record<string, string>;
  query: URLSearchParams;
}

export type Page = Component<{ route: Route }>;

const PAGES = import.meta.glob<{ default: Page }>("../pages/*.svelte");
const PATHS: [RegExp, string][] = [
  [/^\/$/, "Home"],
  [/^\/new$/, "Create"],
  [/^\/r\/(?<room>[A-Za-z0-9-]{2,40})$/, "Room"],
  [/^\/cards(?:\/(?<thing>[a-z_0-9-]+))?$/, "Cards"],
  [/^\/rules(?:\/(?<id>[A-Za-z0-9-]+))?$/, "Rules"],
  [/^\/learn$/, "Learn"],
  [/^\/replay(?:\/(?<room>[A-Za-z0-9-]+)\/(?<game>\d+))?$/, "Replay"],
  [/^\/settings$/, "Settings"],
  [/^\/about$/, "About"],
  [/^\/gallery$/, "Gallery"],
];

function resolve(): Route {
  const query = new URLSearchParams(location.search);
  const path = location.pathname.replace(/(.)\/$/, "$1");
  for (const [pattern, page] of PATHS) {
    const found = pattern.exec(path);
    if (found) return { page, params: { ...found.groups }, query };
  }
  return { page: "", params: {}, query };
}

/** `/r/CODE#SECRET`: the secret goes where secrets are kept, and out of the address bar. */
function takeSecret(): void {
  const room = /^\/r\/([A-Za-z0-9-]{2,40})$/.exec(location.pathname)?.[1];
  const secret = location.hash.slice(1);
  if (!room || !/^[A-Za-z0-9_-]{20,}$/.test(secret)) return;
  keepSecret(room, secret);
  history.replaceState(history.state, "", location.pathname + location.search);
}

takeSecret();
const state = $state<{ route: Route }>({ route: resolve() });

export const router = {
  get route(): Route {
    return state.route;
  },
};

/** `stay`: what is read stays where it is on the screen. */
export function go(path: string, replace = false, stay = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  state.route = resolve();
  if (!stay) window.scrollTo(0, 0);
}

/** The component of a page, fetched when it is first needed; null: there is no such page. */
export async function pageOf(route: Route): Promise<Page | null> {
  const load = PAGES[`../pages/${route.page}.svelte`];
  return load ? (await load()).default : null;
}

/** Links inside the page do not reload it. */
export function watchAddress(): void {
  window.addEventListener("popstate", () => {
    takeSecret();
    state.route = resolve();
  });
  window.addEventListener("hashchange", takeSecret);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
