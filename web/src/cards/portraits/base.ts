// The characters of the base game.
import * as extra from "./extras.ts";
import * as hair from "./hair.ts";
import * as hat from "./hats.ts";
import type { Portrait } from "./index.ts";
import * as p from "./parts.ts";

const { B, G, K, O, P, R, S, T } = p;

const poncho = p.body(O, "M2 120Q6 98 36 95L50 104L64 95Q94 98 98 120Z");
const stripes =
  p.line("M10 120L24 101M30 120L38 98M70 120L62 98M90 120L76 101", K, 3) +
  p.line("M19 120L31 99M81 120L69 99", R, 3);

export const BASE: Record<string, Portrait> = {
  bart_cassidy: {
    tint: "teal",
    body: p.body(K) + p.neck + p.wide + p.eyes + hair.droopMoustache() + p.lapel(T) + hat.western(T),
  },
  black_jack: {
    tint: "grey",
    body:
      p.body(K) +
      p.neck +
      p.long +
      hair.sides(K) +
      p.fierce +
      hair.walrusMoustache() +
      p.shirt(P) +
      p.tie(K) +
      hat.flat(R) +
      extra.ace,
  },
  calamity_janet: {
    tint: "red",
    body: hair.braids(R) + p.body(K) + p.neck + p.face + p.eyes + p.mouth(R) + p.scarf(O) + hat.flat(R),
  },
  el_gringo: {
    tint: "red",
    body: poncho + stripes + p.neck + p.wide + p.eyes + hair.bigMoustache() + hat.sombrero(O),
  },
  jesse_jones: {
    tint: "ochre",
    body: p.body(B) + p.neck + p.face + p.eyes + hair.beard() + p.lapel(O) + hat.light(B, S),
  },
  jourdonnais: {
    tint: "teal",
    body:
      p.body(T) +
      p.neck +
      p.round +
      p.eyes +
      hair.jaw(P) +
      hair.walrusMoustache(P) +
      extra.pipe +
      p.lapel(P) +
      hat.captain(T),
  },
  kit_carlson: {
    tint: "ochre",
    body: p.body(K) + p.neck + p.face + p.eyes + hair.bigMoustache() + p.scarf(R) + hat.western(O),
  },
  lucky_duke: {
    tint: "red",
    body:
      p.body(O) +
      p.straps(K) +
      p.neck +
      p.long +
      p.open +
      p.mouth(R) +
      extra.straw +
      p.scarf(R) +
      hat.light(K) +
      hair.forelock(K),
  },
  paul_regret: {
    tint: "teal",
    body:
      p.body(T) + p.neck + p.face + p.eyes + hair.thinMoustache() + p.lapel(R) + hat.top(R) + extra.monocle,
  },
  pedro_ramirez: {
    tint: "ochre",
    body:
      p.broad(G) +
      p.straps(B) +
      p.neck +
      p.round +
      hair.sides(K) +
      p.eyes +
      hair.stubble() +
      hair.thinMoustache() +
      p.smile(K) +
      p.scarf(O) +
      hat.sombrero(R),
  },
  rose_doolan: {
    tint: "teal",
    body:
      hair.loose(R) +
      p.body(K) +
      p.neck +
      p.face +
      p.lashes +
      extra.freckles +
      p.lips(R) +
      p.scarf(T) +
      hat.western(T, B),
  },
  sid_ketchum: {
    tint: "red",
    body:
      hair.curls(K) +
      p.body(B) +
      p.neck +
      p.crown +
      p.face +
      p.sleepy +
      hair.stubble() +
      p.grim +
      extra.bandage +
      p.shirt(P),
  },
  slab_the_killer: {
    tint: "grey",
    body:
      p.broad(K) +
      p.neck +
      p.long +
      p.squint +
      extra.hook +
      hair.thinMoustache() +
      extra.pipe +
      p.lapel(R) +
      hat.flat(G),
  },
  suzy_lafayette: {
    tint: "ochre",
    body:
      hair.loose(K) +
      p.bare(R) +
      p.neck +
      p.crown +
      p.face +
      p.lashes +
      p.lips(R) +
      hair.updo(K) +
      extra.ring(O) +
      p.both("M66 30q6-9 12-2q8 2 2 9q0 8-8 4q-8 0-6-11Z", R, P, 1),
  },
  vulture_sam: {
    tint: "grey",
    body: p.body(K) + p.neck + p.face + p.eyes + hair.beard() + extra.hook + hat.bowler(G) + extra.feather(G),
  },
  willy_the_kid: {
    tint: "red",
    body:
      p.body(G) +
      p.both("M34 64q-7-3-6 4t7 8ZM66 64q7-3 6 4t-7 8Z", P, K, 1.1) +
      p.neck +
      p.round +
      p.open +
      p.smile(K) +
      p.fill("M47 82.600h6v4h-6Z", P) +
      p.scarf(T) +
      p.turn(-9, 50, 48, hat.top(O, B)),
  },
};
