/** Declares the module of the Workers runtime, as far as `src/edge` uses it. */
declare module "cloudflare:workers" {
  export function waitUntil(work: Promise<unknown>): void;
}
