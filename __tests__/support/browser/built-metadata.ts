import type { GraphNode } from "../dom/head";
import { builtPage, builtPaths } from "./built-site";

export const ORIGIN = "https://www.savannasignal.example";
export const ALIASES = ["/services/bulk-sms", "/services/call-center"];
/** Targets of links in mails, which search engines shouldn't list. */
export const UNLISTED = ["/newsletter/confirm", "/newsletter/unsubscribe"];
/** Pages that search engines may list. */
export const own = builtPaths().filter((path) => ![...ALIASES, ...UNLISTED].includes(path));

export function graphOf(path: string): readonly GraphNode[] {
  const scripts = [
    ...builtPage(path).matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ];
  expect([path, scripts.length]).toEqual([path, 1]);
  const { "@context": context, "@graph": graph } = JSON.parse(scripts[0]?.[1] ?? "{}");
  expect(context).toBe("https://schema.org");
  return graph;
}
