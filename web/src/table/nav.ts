// The table by keyboard: arrows go to what lies next in that direction, the tab key from part to part, and the focus
// is never lost when the table changes.

type Way = "left" | "right" | "up" | "down";

const WAYS: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
/** How much more a step aside counts than a step ahead. */
const ASIDE = 2.2;

export class Nav {
  private readonly root: HTMLElement;
  private last: { zone: string; key: string; at: number } | null = null;
  private readonly observer: MutationObserver;

  constructor(root: HTMLElement) {
    this.root = root;
    this.observer = new MutationObserver(() => this.refresh());
    this.observer.observe(root, { childList: true, subtree: true });
    root.addEventListener("focusin", this.entered);
    this.refresh();
  }

  destroy(): void {
    this.observer.disconnect();
    this.root.removeEventListener("focusin", this.entered);
  }

  private items(zone?: string): HTMLElement[] {
    const found = this.root.querySelectorAll<HTMLElement>(zone ? `[data-nav="${zone}"]` : "[data-nav]");
    return [...found].filter((one) => one.getClientRects().length > 0);
  }

  private entered = (event: FocusEvent): void => {
    const target = (event.target as Element).closest<HTMLElement>("[data-nav]");
    if (!target) {
      this.last = null;
      return;
    }
    const zone = target.dataset.nav ?? "";
    const items = this.items(zone);
    for (const item of items) item.tabIndex = item === target ? 0 : -1;
    this.last = { zone, key: target.dataset.key ?? "", at: items.indexOf(target) };
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  /** One thing of each part is in the order of the tab key; a focus that fell out comes back. */
  refresh(): void {
    const zones = new Map<string, HTMLElement[]>();
    for (const item of this.items()) {
      const zone = item.dataset.nav ?? "";
      zones.set(zone, [...(zones.get(zone) ?? []), item]);
    }
    for (const items of zones.values()) {
      const first = items.find((item) => item.tabIndex === 0) ?? items[0];
      for (const item of items) item.tabIndex = item === first ? 0 : -1;
    }
    if (this.last && (document.activeElement === document.body || document.activeElement === null))
      this.restore();
  }

  private restore(): void {
    const { zone, key, at } = this.last ?? { zone: "", key: "", at: 0 };
    const items = this.items(zone);
    const same =
      items.find((item) => item.dataset.key === key) ?? items[Math.min(Math.max(at, 0), items.length - 1)];
    (same ?? this.first())?.focus({ preventScroll: true });
  }

  /** Back to what can be used. */
  home(): void {
    this.first()?.focus();
  }

  /** Where somebody without a mouse begins: what can be used. */
  private first(): HTMLElement | undefined {
    return (
      this.items("hand").find((item) => "usable" in item.dataset) ??
      this.items("ticket")[0] ??
      this.items()[0]
    );
  }

  /** An arrow: false if it is none, or if there is nothing that way. */
  move(key: string): boolean {
    const way = WAYS[key];
    const active = document.activeElement as HTMLElement | null;
    if (!way || active?.closest("input, dialog, .entries")) return false;
    const from = active?.closest<HTMLElement>("[data-nav]");
    const next = from && this.root.contains(from) ? this.next(from, way) : this.first();
    next?.focus();
    return true;
  }

  private next(from: HTMLElement, way: Way): HTMLElement | undefined {
    const here = from.getBoundingClientRect();
    const [x, y] = [here.x + here.width / 2, here.y + here.height / 2];
    let best: HTMLElement | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const item of this.items()) {
      if (item === from) continue;
      const rect = item.getBoundingClientRect();
      const [dx, dy] = [rect.x + rect.width / 2 - x, rect.y + rect.height / 2 - y];
      const [ahead, aside] =
        way === "left" ? [-dx, dy] : way === "right" ? [dx, dy] : way === "up" ? [-dy, dx] : [dy, dx];
      const cost = ahead + ASIDE * Math.abs(aside);
      if (ahead > 3 && cost < least) [best, least] = [item, cost];
    }
    return best;
  }

  /** The button with this digit. */
  press(digit: string): boolean {
    const button = this.root.querySelector<HTMLElement>(`[data-digit="${digit}"]`);
    button?.click();
    return button !== null;
  }
}
