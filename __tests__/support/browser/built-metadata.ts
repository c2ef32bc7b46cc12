import type { GraphNode } from "../dom/head";
import { builtPage, builtPaths } from "./built-site";

export const ORIGIN = "https://www.savannasignal.example";
export const ALIASES = ["/services/bulk-sms", "/services/call-center"];
/** Where the links of e-mails lead, which is nothing to find. */
export const UNLISTED = ["/newsletter/confirm", "/newsletter/unsubscribe"];
/** Paths of the pages that search engines may list. */
export const own = builtPaths().filter((path) => ![...ALIASES, ...UNLISTED].includes(path));

/** Returns the nodes of a page's structured data. */
export function graphOf(path: string): readonly GraphNode[] {
  const scripts = [
    ...builtPage(path).matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ];
  expect([path, scripts.length]).toEqual([path, 1]);
  const { "@context": context, "@graph": graph } = JSON.parse(scripts[0]?.[1] ?? "{}");
  expect(context).toBe("https://schema.org");
  return graph;
}
