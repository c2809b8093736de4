/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:texts" {
  const urls: Record<string, string>;
  export default urls;
}

declare module "virtual:icons" {
  export const sprite: string;
  export const busts: string;
  export const tints: Record<string, string>;
}

declare module "virtual:cards" {
  type Face = [picture: string, symbols: string, border: string, price?: number];
  const faces: {
    card: Record<string, Face>;
    equip: Record<string, Face>;
    event: Record<string, Face>;
    role: Record<string, Face>;
    char: Record<string, [life: number]>;
  };
  export default faces;
}
