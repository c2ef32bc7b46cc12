import { printable } from "../site/errors";

/** The most pairs of names that the log gets. */
const LOGGED_MAX = 100;

export interface OriginOptions {
  /** Origin of the site, as in "https://www.example.com". */
  readonly siteUrl?: string;
  readonly log: (line: string) => void;
}

/** Returns whether `origin` is that of a page of `host`, as the `Host` header has it; the default port may be named. */
export function isSameHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false; // "null": a page without an origin
  const page = new URL(origin);
  const here = `${page.protocol}//${host}`;
  return page.host !== "" && URL.canParse(here) && new URL(here).host === page.host;
}

/**
 * Creates the rule for senders of enquiries: programs without an `Origin`, pages of the site's URL and of the hosts by
 * which the request came. A refusal logs both names, each pair once. Source: RFC 6454.
 */
export function createOriginRule({
  siteUrl,
  log,
}: OriginOptions): (origin: string | null, hosts: readonly string[]) => boolean {
  const site = siteUrl ? new URL(siteUrl).origin : null;
  const logged = new Set<string>();
  return (origin, hosts) => {
    if (!origin || origin === site || hosts.some((host) => isSameHost(origin, host))) return true;
    const names = [site, ...hosts].filter((name) => name !== null).join(", ");
    const line = printable(`enquiry: refused, because its page is of ${origin}, not of ${names}`);
    // Whoever is refused was not counted: nothing of theirs may be kept without an end.
    if (logged.size < LOGGED_MAX && !logged.has(line)) {
      logged.add(line);
      log(line);
    }
    return false;
  };
}
