/** Reserved host names. Source: RFC 2606. */
const RESERVED = /(?:^|\.)(?:example|invalid|example\.(?:com|net|org))\.?$/i;
const SAMPLE = /[\w.-]+\.example(?![\w-]|\.\w)/i;

/** `.test` doesn't count as reserved, because tests use it for real hosts. */
export const isReservedHost = (hostname: string): boolean => RESERVED.test(hostname);

/**
 * Returns the first host below `.example` in a text, including URLs and email addresses, or null.
 * Ignores `example.com`, which articles about APIs use.
 */
export const sampleHostIn = (text: string): string | null => SAMPLE.exec(text)?.[0] ?? null;

/**
 * Returns whether an origin can have visitors. Excludes example and test hosts, this machine and
 * its network.
 */
export function isRealOrigin(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  const isOfMachine = /(?:^|\.)(?:test|localhost|local|internal)$|^[\d.]+$|^\[/.test(hostname);
  return !isOfMachine && !isReservedHost(hostname);
}

const LOCAL_NAME = String.raw`(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?`;
const LOCAL_HOST = new RegExp(`^${LOCAL_NAME}$`, "i");
const LOCAL_ORIGIN = new RegExp(`^https?://${LOCAL_NAME}$`, "i");

/**
 * Returns whether a host is this machine. Accepts names and addresses, IPv6 also in brackets as in
 * `URL.hostname`.
 */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d+){1,3}|::1|\[::1\])$/i.test(hostname);

/** Returns whether a page of this origin comes from this machine. */
export const isLocalOrigin = (origin: string): boolean => LOCAL_ORIGIN.test(origin);

/**
 * Returns whether a request to a server for this machine only comes from elsewhere: it names
 * another host (DNS rebinding), another origin's page sent it, or another site embeds the response.
 * Following a link from another site is fine. `header` reads a request header.
 */
export function isForeignRequest(header: (name: string) => string | null | undefined): boolean {
  const origin = header("origin");
  if (!LOCAL_HOST.test(header("host") ?? "")) return true;
  if (origin && !isLocalOrigin(origin)) return true;
  return header("sec-fetch-site") === "cross-site" && header("sec-fetch-mode") !== "navigate";
}
