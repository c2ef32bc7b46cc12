/** Hosts that nobody can own. Source: RFC 2606. */
const RESERVED = /(?:^|\.)(?:example|invalid|example\.(?:com|net|org))\.?$/i;
const SAMPLE = /[\w.-]+\.example(?![\w-]|\.\w)/i;

/** Returns whether a host is one of examples. `.test` is none: it stands for real hosts in tests. */
export const isReservedHost = (hostname: string): boolean => RESERVED.test(hostname);

/**
 * Returns the first host below `.example` that a text names, in a URL or an address too; null without one. `example.com` is
 * what articles on APIs write.
 */
export const sampleHostIn = (text: string): string | null => SAMPLE.exec(text)?.[0] ?? null;

/**
 * Returns whether visitors may come to an origin: not to one of examples, of tests, or of this machine or its network.
 */
export function isRealOrigin(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  const isOfMachine = /(?:^|\.)(?:test|localhost|local|internal)$|^[\d.]+$|^\[/.test(hostname);
  return !isOfMachine && !isReservedHost(hostname);
}

const LOCAL_NAME = String.raw`(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?`;
const LOCAL_HOST = new RegExp(`^${LOCAL_NAME}$`, "i");
const LOCAL_ORIGIN = new RegExp(`^https?://${LOCAL_NAME}$`, "i");

/** Returns whether a host leads to this machine alone: a name or an address, IPv6 also as `URL.hostname` has it. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d+){1,3}|::1|\[::1\])$/i.test(hostname);

/**
 * Returns whether a request to a server for this machine alone comes from elsewhere: it names another host (a name of
 * the web that leads here, DNS rebinding), a page of another origin sends it, or another site embeds the response. A
 * link from another site may be followed. `header` reads a request header.
 */
export function isForeignRequest(header: (name: string) => string | null | undefined): boolean {
  const origin = header("origin");
  if (!LOCAL_HOST.test(header("host") ?? "")) return true;
  if (origin && !LOCAL_ORIGIN.test(origin)) return true;
  return header("sec-fetch-site") === "cross-site" && header("sec-fetch-mode") !== "navigate";
}
