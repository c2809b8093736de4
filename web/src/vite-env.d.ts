/// <reference types="vite/client" />
declare module "virtual:texts" {
  const urls: Record<string, string>;
  export default urls;
}
declare module "virtual:icons" {
  const url: string;
  export default url;
}
