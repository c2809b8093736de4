// The characters of Dodge City, and of those that came without a box.
import * as extra from "./extras.ts";
import * as hair from "./hair.ts";
import * as hat from "./hats.ts";
import type { Portrait } from "./index.ts";
import * as p from "./parts.ts";

const { B, G, K, O, P, R, S, T } = p;

export const DODGE: Record<string, Portrait> = {
  apache_kid: {
    tint: "red",
    body:
      hair.loose(K) +
      p.body(O) +
      p.line("M20 120L38 98M80 120L62 98", R, 2.4) +
      p.neck +
      p.crown +
      p.face +
      p.fierce +
      extra.paint +
      p.grim +
      p.fill("M32 58Q28 28 50 27T68 58Q66 40 50 34T32 58Z", K) +
      hat.band(R) +
      extra.feather(P),
  },
  belle_star: {
    tint: "red",
    body: hair.curls(K) + p.bare(K) + p.neck + p.face + p.lashes + p.lips(R) + extra.frill + hat.plumed(R, O),
  },
  bill_noface: {
    tint: "grey",
    body: p.broad(K) + p.neck + p.wide + p.eyes + extra.mask(G) + hat.western(G),
  },
  chuck_wengam: {
    tint: "ochre",
    body: p.body(B) + p.neck + p.long + p.squint + extra.scar + p.grim + extra.cigar + p.shirt(S) + hat.fur(),
  },
  doc_holyday: {
    tint: "teal",
    body:
      p.body(G) +
      p.neck +
      p.crown +
      p.long +
      hair.parted(S) +
      p.sleepy +
      hair.bigMoustache(S) +
      extra.cigarette +
      p.shirt(P) +
      p.bow(R),
  },
  elena_fuente: {
    tint: "ochre",
    body:
      hair.loose(K) +
      p.bare(R) +
      p.neck +
      p.crown +
      p.face +
      p.lashes +
      p.lips(R) +
      p.fill("M30 64Q24 26 50 25T70 64Q68 46 56 40Q44 46 36 46Q32 54 30 64Z", K) +
      extra.earring(O) +
      extra.flower(R, 70, 42),
  },
  greg_digger: {
    tint: "grey",
    body:
      extra.shovel +
      p.body(K) +
      p.neck +
      p.long +
      p.sleepy +
      extra.wrinkles +
      hair.chops(K) +
      p.grim +
      p.shirt(P) +
      p.tie(K) +
      hat.top(P),
  },
  herb_hunter: {
    tint: "teal",
    body: p.poncho(B, O) + p.neck + p.wide + p.eyes + extra.patch + hair.beard(B) + hat.slouch(T),
  },
  jose_delgado: {
    tint: "teal",
    body:
      p.body(T) +
      p.straps(O) +
      p.neck +
      p.face +
      p.eyes +
      hair.thinMoustache() +
      p.mouth(K) +
      hair.goatee() +
      p.bow(R) +
      hat.sombrero(T),
  },
  molly_stark: {
    tint: "red",
    body:
      hair.curls(B) +
      p.body(T) +
      p.both("M18 116Q34 94 44 96L50 108L56 96Q66 94 82 116L66 120H34Z", P, K, 1.3) +
      p.neck +
      p.round +
      p.lashes +
      p.lips(R) +
      hat.mobcap(R),
  },
  pat_brennan: {
    tint: "ochre",
    body: p.body(T) + p.neck + p.wide + p.squint + p.grim + extra.chin + p.scarf(O) + hat.tall(R, B),
  },
  pixie_pete: {
    tint: "teal",
    body:
      p.body(T) +
      p.neck +
      p.round +
      p.open +
      p.smile(R) +
      hair.jaw(R) +
      p.bow(O) +
      hat.bowler(O, T) +
      `<g fill="${P}">${[0, 120, 240].map((a) => `<ellipse transform="rotate(${a} 62 43)" cx="62" cy="38.500" rx="3" ry="3.600"/>`).join("")}</g>`,
  },
  sean_mallory: {
    tint: "ochre",
    body: p.body(B) + p.neck + p.long + p.squint + hair.bigMoustache(B) + p.scarf(P) + hat.goggles(T),
  },
  tequila_joe: {
    tint: "ochre",
    body:
      p.poncho(T, O) +
      p.neck +
      p.round +
      p.sleepy +
      extra.redNose +
      hair.stubble() +
      hair.droopMoustache() +
      hat.straw(R),
  },
  vera_custer: {
    tint: "teal",
    body: hair.curls(O) + p.body(T) + p.neck + p.face + p.lashes + p.lips(R) + p.scarf(O) + hat.cavalry(O),
  },
  claus_the_saint: {
    tint: "red",
    body:
      p.broad(R) +
      p.neck +
      p.round +
      p.open +
      extra.redNose +
      hair.longBeard(P) +
      hair.walrusMoustache(P) +
      hat.santa(),
  },
  johnny_kisch: {
    tint: "red",
    body:
      extra.guitar +
      p.body(K) +
      p.neck +
      p.crown +
      p.face +
      p.eyes +
      p.smile(K) +
      hair.quiff(O) +
      hair.sides(O) +
      p.shirt(P) +
      p.bow(R),
  },
  uncle_will: {
    tint: "ochre",
    body:
      p.body(T) +
      p.straps(B) +
      p.neck +
      p.round +
      p.open +
      extra.glasses +
      extra.wrinkles +
      hair.jaw(P) +
      hair.walrusMoustache(P) +
      hat.slouch(O, G),
  },
};
