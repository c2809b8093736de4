// All portraits, by the id of the character: what is drawn, and the tint of the rays behind it.
import { BASE } from "./base.ts";
import { DODGE } from "./dodge.ts";
import { LATER } from "./later.ts";
import { body, face, fill, G, grim, K, neck } from "./parts.ts";

export type Tint = "red" | "teal" | "ochre" | "grey";
export interface Portrait {
  tint: Tint;
  body: string;
}

export const PORTRAITS: Record<string, Portrait> = {
  // nobody in particular: a hat and a shadow
  nobody: {
    tint: "grey",
    body:
      body(G) +
      neck +
      face +
      grim +
      fill("M34 54Q50 60 66 54L66 70Q50 76 34 70Z", K) +
      fill(
        "M10 50Q14 60 36 57Q50 55 64 57Q86 60 90 50Q80 53 71 49Q68 20 58 22Q50 27 42 22Q32 20 29 49Q20 53 10 50Z",
        G,
      ),
  },
  ...BASE,
  ...DODGE,
  ...LATER,
};
