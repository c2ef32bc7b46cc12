/** The part of the Workers runtime that `src/edge` uses. */
declare module "cloudflare:workers" {
  export function waitUntil(work: Promise<unknown>): void;
}
