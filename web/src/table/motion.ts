// Leads the eye: shows the steps of what has happened one after the other, with the Web Animations of the browser.
//
// The table underneath stays as it was until all of them are shown. `finish` ends them at once; nothing waits for
// them but the next table.
import { play } from "../lib/sound.svelte.ts";
import type { Game } from "./game.svelte.ts";
import type { Place, Step } from "./steps.ts";

/** A card in the air, drawn by the layer above the table. */
export interface Flight {
  id: number;
  card: string | null;
  kind: "card" | "event";
  from: DOMRect;
  to: DOMRect;
  /** Turned over in the middle of the table, to be read. */
  read: boolean;
}

/** What the layer above the table does for us. */
export interface Layer {
  fly(flight: Flight): Promise<HTMLElement>;
  land(id: number): void;
  /** A bullet on its way; both ends are points of the screen. */
  bullet(from: DOMPoint, to: DOMPoint): HTMLElement;
  drop(element: HTMLElement): void;
}

const RED: Keyframe[] = [
  { transform: "none" },
  { transform: "translateX(-4px)" },
  { transform: "translateX(3px)" },
  { transform: "none" },
];

export class Stage {
  private readonly root: HTMLElement;
  private readonly layer: Layer;
  private running = new Set<Animation>();
  private hurried = false;
  private count = 0;

  constructor(root: HTMLElement, layer: Layer) {
    this.root = root;
    this.layer = layer;
  }

  /** Everything is where it goes, at once. */
  finish(): void {
    this.hurried = true;
    for (const animation of this.running) animation.finish();
  }

  async show(list: Step[], game: Game): Promise<void> {
    this.hurried = false;
    const soon: Promise<void>[] = [];
    for (const step of list) {
      if (this.hurried) return;
      const done = this.one(step, game);
      if (step.do === "fly" && step.soon) {
        soon.push(done);
        await this.wait(this.time("--m-tap"));
      } else {
        await done;
      }
    }
    await Promise.all(soon);
  }

  /** A time of the tokens, as the speed of the settings makes it. */
  private time(token: string): number {
    const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
    const found = /^([\d.]+)(ms|s)?$/.exec(value);
    if (!found) return 0;
    return Number(found[1]) * (found[2] === "s" ? 1000 : 1);
  }

  private get still(): boolean {
    return (
      this.hurried || matchMedia("(prefers-reduced-motion: reduce)").matches || this.time("--m-deal") < 20
    );
  }

  private async run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.hurried) return;
    const animation = element.animate(frames, options);
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }

  private wait(time: number): Promise<void> {
    return this.run(this.root, [], { duration: time });
  }

  private async one(step: Step, game: Game): Promise<void> {
    switch (step.do) {
      case "fly":
        return this.fly(step.card, step.from, step.to, game);
      case "shot":
        play("shot");
        return this.shot(step.from, step.to);
      case "check":
        return this.read(step.card, "card", { at: "deck" });
      case "event":
        return this.read(step.rule, "event", { at: "event" });
      case "hit":
      case "heal":
        game.lives = new Map(game.lives).set(step.seat, step.life);
        play(step.do);
        if (step.do === "hit") await this.jolt(step.seat);
        else await this.pulse(step.seat);
        return;
      case "dodge":
        play("ricochet");
        return this.dodge(step.seat);
      case "use":
      case "turn":
        return this.pulse(step.seat);
      case "out":
        return this.jolt(step.seat);
    }
  }

  // -- cards --------------------------------------------------------------------------------------------------------

  private find(selector: string): DOMRect | null {
    for (const element of this.root.querySelectorAll(selector)) {
      const rect = element.getBoundingClientRect();
      if (rect.width) return rect;
    }
    return null;
  }

  private rect(place: Place): DOMRect | null {
    if (!("seat" in place))
      return this.find(`[data-place="${place.at}"]`) ?? this.find('[data-place="discard"]');
    const { at, seat, card } = place;
    const name = CSS.escape(card ?? "");
    const exact = card ? this.find(`[data-${at}-of="${seat}"] [data-card="${name}"]`) : null;
    return exact ?? this.find(`[data-${at}-of="${seat}"]`) ?? this.find(`[data-seat="${seat}"]`);
  }

  private async fly(card: string | null, from: Place, to: Place, game: Game): Promise<void> {
    if (this.still) return;
    const [start, end] = [this.rect(from), this.rect(to)];
    if (!start || !end) return;
    play("card");
    if (card && from.at === "hand") game.flying = new Set(game.flying).add(card);
    const id = ++this.count;
    const flight: Flight = { id, card, kind: "card", from: start, to: end, read: false };
    const element = await this.layer.fly(flight);
    await this.run(element, path(start, end, element), {
      duration: this.time("--m-deal") * 1.5,
      easing: "cubic-bezier(.3,.1,.2,1)",
      fill: "both",
    });
    this.layer.land(id);
  }

  /** Turned over in the middle, held until it can be read, laid away. */
  private async read(card: string, kind: "card" | "event", from: Place): Promise<void> {
    const start = this.rect(from);
    const rest = this.find('[data-place="discard"]');
    if (!start || !rest || this.hurried) return;
    play("flip");
    const id = ++this.count;
    const flight: Flight = { id, card, kind, from: start, to: rest, read: true };
    const element = await this.layer.fly(flight);
    if (!this.still) {
      await this.run(
        element,
        [
          { transform: `${shift(start, element, 0.7)} rotateY(90deg)`, opacity: 1 },
          { transform: `${centred(element)} rotateY(0deg)`, opacity: 1 },
        ],
        { duration: this.time("--m-flip"), easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" },
      );
    }
    await this.run(element, [{ transform: centred(element) }, { transform: centred(element) }], {
      duration: this.time("--m-read"),
    });
    this.layer.land(id);
  }

  // -- seats ----------------------------------------------------------------------------------------------------------

  private seat(seat: number): Element | null {
    return this.root.querySelector(`[data-seat="${seat}"]`);
  }

  private async shot(from: number, to: number): Promise<void> {
    const target = this.rect({ at: "seat", seat: to });
    const start = this.rect({ at: "seat", seat: from });
    if (this.still || !target || !start) return;
    const [a, b] = [middle(start), middle(target)];
    const bullet = this.layer.bullet(a, b);
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const at = (p: DOMPoint) => `translate(${p.x}px,${p.y}px) rotate(${angle}rad)`;
    await this.run(bullet, [{ transform: at(a) }, { transform: at(b) }], {
      duration: this.time("--m-shot"),
      easing: "cubic-bezier(.5,0,.9,.6)",
      fill: "both",
    });
    this.layer.drop(bullet);
  }

  private async jolt(seat: number): Promise<void> {
    const element = this.seat(seat);
    if (element && !this.still) await this.run(element, RED, { duration: this.time("--m-flip") });
  }

  private async dodge(seat: number): Promise<void> {
    const element = this.seat(seat)?.querySelector(".bust");
    if (!element || this.still) return;
    await this.run(
      element,
      [
        { transform: "none" },
        { transform: "translateX(9px) rotate(7deg)", offset: 0.4 },
        { transform: "none" },
      ],
      { duration: this.time("--m-shot") },
    );
  }

  private async pulse(seat: number): Promise<void> {
    const element = this.seat(seat)?.querySelector(".cut");
    if (!element || this.still) return;
    await this.run(element, [{ transform: "none" }, { transform: "scale(1.08)" }, { transform: "none" }], {
      duration: this.time("--m-deal"),
    });
  }
}

// -- geometry -----------------------------------------------------------------------------------------------------------

const middle = (rect: DOMRect): DOMPoint => new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);

/** From the corner of the screen, where the flying card is drawn, to where it lies in `rect`. */
function shift(rect: DOMRect, element: HTMLElement, scale: number): string {
  const m = middle(rect);
  const x = m.x - element.offsetWidth / 2;
  const y = m.y - element.offsetHeight / 2;
  return `translate(${x}px,${y}px) scale(${scale})`;
}

function fitting(rect: DOMRect, element: HTMLElement): number {
  return Math.min(
    Math.max(Math.min(rect.width / element.offsetWidth, rect.height / element.offsetHeight), 0.35),
    1.2,
  );
}

function path(from: DOMRect, to: DOMRect, element: HTMLElement): Keyframe[] {
  return [
    { transform: shift(from, element, fitting(from, element)), opacity: 1 },
    { transform: shift(to, element, fitting(to, element)), opacity: 1, offset: 0.9 },
    { transform: shift(to, element, fitting(to, element)), opacity: 0.6 },
  ];
}

function centred(element: HTMLElement): string {
  const rect = new DOMRect(0, 0, innerWidth, innerHeight * 0.72);
  return shift(rect, element, 1.15);
}
