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
