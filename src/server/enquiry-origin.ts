import { printable } from "../site/errors";

/** How many different refusals are logged. */
const LOGGED_MAX = 100;

export interface OriginOptions {
  /** Origin of the site, such as "https://www.example.com". */
  readonly siteUrl?: string;
  readonly log: (line: string) => void;
}

/**
 * Returns whether `origin` belongs to a page of `host`, a `Host` header. The default port may be
 * given or left out.
 */
export function isSameHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false; // "null" is a page without an origin
  const page = new URL(origin);
  const here = `${page.protocol}//${host}`;
  return page.host !== "" && URL.canParse(here) && new URL(here).host === page.host;
}

/**
 * Creates the rule for who may send enquiries: programs, which send no `Origin`, and pages of the
 * site's URL or of the hosts the request was sent to. Logs each refused combination once. Source:
 * RFC 6454.
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
      `enquiry: refused, because it came from a page of ${origin}, not of ${names}`,
    );
    // Refused requests aren't rate limited, so what we keep about them must be.
    if (logged.size < LOGGED_MAX && !logged.has(line)) {
      logged.add(line);
      log(line);
    }
    return false;
  };
}
