/** Hosts of examples, which nobody can own. Source: RFC 2606. */
const RESERVED = String.raw`(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid))`;
const HOST = new RegExp(`^${RESERVED}\\.?$`, "i");
const IN_TEXT = new RegExp(String.raw`(?<![\w-])${RESERVED}(?![\w-]|\.\w)`, "i");

/** Returns whether a host is one of examples. `.test` is none: it stands for real hosts in tests. */
export const isReservedHost = (hostname: string): boolean => HOST.test(hostname);

/** Returns the first host of examples that a text names, in a URL or an address too; null without one. */
export const reservedHostIn = (text: string): string | null => IN_TEXT.exec(text)?.[0] ?? null;
