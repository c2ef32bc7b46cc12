/** Matches host names reserved for examples, or guaranteed to be invalid (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example|invalid|example\.(?:com|net|org))\.?$/i;
const SAMPLE = /[\w.-]+\.example(?![\w-]|\.\w)/i;

/** `.test` doesn't count as reserved, because tests need host names that count as real. */
export const isReservedHost = (hostname: string): boolean => RESERVED.test(hostname);

/**
 * Returns the first host below `.example` in `text`, which may be part of a URL or email address,
 * or null. Ignores `example.com`, because articles about APIs use it.
 */
export const sampleHostIn = (text: string): string | null => SAMPLE.exec(text)?.[0] ?? null;

/**
 * Returns whether an origin can have visitors. Example hosts, test hosts, local names and IP
 * addresses can't.
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
 * Returns whether a host is this machine. Accepts names and IP addresses. An IPv6 address may be in
 * brackets, as in `URL.hostname`.
 */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d+){1,3}|::1|\[::1\])$/i.test(hostname);

/** Returns whether a page of this origin comes from this machine. */
export const isLocalOrigin = (origin: string): boolean => LOCAL_ORIGIN.test(origin);

/**
 * Returns whether a server that's only for this machine must refuse a request: one for another host
 * name (DNS rebinding), one sent by another origin's page, or one whose response another site
 * embeds. Following a link from another site is fine. `header` reads a request header.
 */
export function isForeignRequest(header: (name: string) => string | null | undefined): boolean {
  const origin = header("origin");
  if (!LOCAL_HOST.test(header("host") ?? "")) return true;
  if (origin && !isLocalOrigin(origin)) return true;
  return header("sec-fetch-site") === "cross-site" && header("sec-fetch-mode") !== "navigate";
}
