import { printable } from "../site/errors";

/** Maximum number of different refusals to log. */
const LOGGED_MAX = 100;

export interface OriginOptions {
  /** Origin of the site, such as "https://www.example.com". */
  readonly siteUrl?: string;
  readonly log: (line: string) => void;
}

/**
 * Returns whether `origin` belongs to a page on `host`, which is a `Host` header. Either may
 * include or omit the default port.
 */
export function isSameHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false; // pages without an origin send "null"
  const page = new URL(origin);
  const here = `${page.protocol}//${host}`;
  return page.host !== "" && URL.canParse(here) && new URL(here).host === page.host;
}

/**
 * Creates a function that decides whether an enquiry is allowed. Allowed senders are programs,
 * which don't send `Origin`, and pages on the site's URL or on one of the request's hosts (RFC
 * 6454). Logs each refused combination once.
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
    const line = printable(
      `enquiry: refused, because it came from a page on ${origin}, not on ${names}`,
    );
    // Limits memory and the log, because refused requests aren't rate limited.
    if (logged.size < LOGGED_MAX && !logged.has(line)) {
      logged.add(line);
      log(line);
    }
    return false;
  };
}
