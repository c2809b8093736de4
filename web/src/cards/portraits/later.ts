// The characters of Wild West Show, Gold Rush, Armed & Dangerous.
import * as extra from "./extras.ts";
import * as hair from "./hair.ts";
import * as hat from "./hats.ts";
import type { Portrait } from "./index.ts";
import * as p from "./parts.ts";

const { B, G, K, O, P, R, S, T } = p;

export const LATER: Record<string, Portrait> = {
  big_spencer: {
    tint: "red",
    body:
      p.broad(R) +
      p.neck +
      p.crown +
      p.wide +
      p.squint +
      hair.parted(K) +
      hair.beard() +
      hair.sides(K) +
      p.straps(B),
  },
  flint_westwood: {
    tint: "ochre",
    body:
      p.poncho(T, O) + p.neck + p.long + p.squint + hair.stubble() + p.grim + extra.cigar + hat.flat(S, B),
  },
  gary_looter: {
    tint: "grey",
    body:
      p.body(K) +
      p.neck +
      p.long +
      p.eyes +
      p.grim +
      extra.wrinkles +
      p.shirt(P) +
      p.bow(K) +
      p.badge(26, 111) +
      hat.tall(G),
  },
  greygory_deck: {
    tint: "teal",
    body:
      p.body(G) +
      p.neck +
      p.crown +
      p.face +
      hair.parted(G) +
      p.fierce +
      p.mouth(K) +
      extra.chin +
      p.shirt(P) +
      p.tie(T) +
      extra.cards,
  },
  john_pain: {
    tint: "red",
    body:
      p.broad(T) +
      p.both("M34 98H66V120H34Z", T, P, 1.2) +
      p.dots(
        [
          [38, 104],
          [38, 112],
          [62, 104],
          [62, 112],
        ],
        1.4,
        P,
      ) +
      p.neck +
      p.wide +
      p.squint +
      p.mouth(K) +
      p.scarf(R) +
      hat.light(B, O),
  },
  lee_van_kliff: {
    tint: "grey",
    body:
      p.body(K) +
      p.neck +
      p.crown +
      p.long +
      hair.receding(G) +
      p.squint +
      extra.hook +
      hair.droopMoustache(G) +
      p.shirt(P) +
      p.bow(K),
  },
  teren_kill: {
    tint: "ochre",
    body:
      hair.sides(O) +
      p.body(S) +
      p.neck +
      p.face +
      p.open +
      p.smile(K) +
      hair.stubble() +
      hair.sides(O) +
      p.scarf(R) +
      p.turn(8, 50, 48, hat.slouch(O, B)),
  },
  youl_grinner: {
    tint: "red",
    body:
      p.body(K) +
      p.neck +
      p.crown +
      p.face +
      p.fierce +
      p.grim +
      p.line("M36 96L46 110L50 107L54 110L64 96", P, 1.4) +
      p.line("M39 40Q42 35 47 34", K, 1) +
      p.line("M58 33Q63 37 64 44", P, 1),
  },
  don_bell: {
    tint: "grey",
    body:
      p.body(K) +
      p.neck +
      p.round +
      p.eyes +
      hair.chops(P) +
      hair.bigMoustache(P) +
      p.shirt(P) +
      p.bow(T) +
      hat.bowler(O) +
      extra.monocle,
  },
  dutch_will: {
    tint: "ochre",
    body: extra.pick + p.body(T) + p.straps(B) + p.neck + p.round + p.open + hair.longBeard(G) + hat.miner(B),
  },
  jacky_murieta: {
    tint: "red",
    body:
      hair.loose(K) +
      p.body(K) +
      p.straps(O) +
      p.neck +
      p.crown +
      p.face +
      p.fierce +
      hair.thinMoustache() +
      p.mouth(R) +
      hair.goatee() +
      hat.kerchief(R),
  },
  josh_mccloud: {
    tint: "teal",
    body:
      p.body(R) + p.straps(B) + p.neck + p.wide + p.sleepy + extra.straw + hair.longBeard(B) + hat.straw(T),
  },
  madam_yto: {
    tint: "red",
    body:
      p.body(T) +
      p.both("M34 95L50 116L66 95L58 92L50 104L42 92Z", P, K, 1.3) +
      p.neck +
      p.crown +
      p.face +
      p.squint +
      p.lips(R) +
      hair.updo(K) +
      extra.pins +
      extra.fan,
  },
  pretty_luzena: {
    tint: "ochre",
    body: hair.curls(O) + p.bare(T) + p.neck + p.round + p.lashes + p.smile(R) + hat.bonnet(P, R),
  },
  raddie_snake: {
    tint: "teal",
    body:
      hair.loose(B) +
      p.body(K) +
      p.neck +
      p.long +
      p.squint +
      extra.scarBrow +
      p.grim +
      hair.goatee(B) +
      p.scarf(T) +
      hat.snake(),
  },
  simeon_picos: {
    tint: "ochre",
    body:
      extra.pick +
      p.poncho(R, O) +
      p.neck +
      p.wide +
      p.eyes +
      extra.wrinkles +
      hair.walrusMoustache(G) +
      hat.sombrero(P),
  },
  al_preacher: {
    tint: "grey",
    body:
      p.body(K) +
      p.neck +
      p.long +
      p.fierce +
      p.grim +
      hair.sides(G) +
      extra.collar +
      hat.preacher(G) +
      extra.cross,
  },
  bass_greeves: {
    tint: "ochre",
    body:
      p.broad(K) +
      p.fill("M41 82H59V100L50 108L41 100Z", B) +
      p.fill("M41 90Q50 97 59 84V100L50 108L44 103Z", K) +
      p.tone(B) +
      p.dots([], 0, K) +
      p.fill("M38.500 66q4.500-4 9 0q-4.500 2.600-9 0Z", P) +
      p.dot(43, 66, 1.5, K) +
      p.fill("M55.500 66q3.500-3 7 0q-3.500 1.600-7 0Z", P) +
      p.fill("M37 61Q43 58 49 61.500L48.500 63.500Q43 60.500 37.500 63Z", K) +
      hair.bigMoustache() +
      p.shirt(P) +
      p.tie(R) +
      p.badge(24, 110) +
      hat.western(O),
  },
  bloody_mary: {
    tint: "red",
    body:
      hair.wild(R) +
      p.bare(K) +
      p.neck +
      p.face +
      p.fierce +
      extra.scar +
      p.lips(R) +
      hat.band(K) +
      p.both("M58 98Q55 104 56 106A2.600 2.600 0 0 0 60.500 106Q61 103 58 98Z", R, K, 0.8),
  },
  frankie_canton: {
    tint: "teal",
    body:
      p.body(B) +
      p.neck +
      p.wide +
      p.eyes +
      hair.walrusMoustache(B) +
      p.shirt(P) +
      p.tie(T) +
      p.badge(26, 110) +
      hat.bowler(B, G),
  },
  julie_cutter: {
    tint: "teal",
    body: hair.bob(K) + p.body(B) + p.neck + p.crown + p.face + p.lashes + extra.knife + hat.kerchief(T),
  },
  mexicali_kid: {
    tint: "red",
    body: p.poncho(O, R) + p.neck + p.round + p.open + p.smile(K) + hair.forelock(K) + hat.sombrero(R),
  },
  ms_abigail: {
    tint: "grey",
    body:
      p.body(T) +
      p.neck +
      p.crown +
      p.long +
      p.eyes +
      extra.glasses +
      p.lips(R) +
      hair.bun(G) +
      extra.frill +
      extra.brooch,
  },
  red_ringo: {
    tint: "ochre",
    body:
      hair.loose(R) + p.body(K) + p.neck + p.wide + p.fierce + hair.beard(R) + p.lapel(T) + hat.western(T),
  },
};
