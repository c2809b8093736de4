// All portraits, by the id of the character: what is drawn, and the tint of the rays behind it.
import { body, eyes, face, K, mouth, neck, R, shade } from "./parts.ts";

export type Tint = "red" | "teal" | "ochre" | "grey";
export interface Portrait {
  tint: Tint;
  body: string;
}

export const PORTRAITS: Record<string, Portrait> = {
  nobody: { tint: "grey", body: body(K) + neck + face + shade + eyes + mouth(R) },
};
