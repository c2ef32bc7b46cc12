/**
 * Digests made with Web Crypto, which both hosts have. Text is encoded as UTF-8, and results are
 * unpadded base64url, like those of Node's `digest("base64url")`, so that both hosts' databases
 * agree.
 */

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const toBase64 = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));

const toBase64Url = (bytes: ArrayBuffer | Uint8Array): string =>
  toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Decodes Base64 or base64url, ignoring any other characters. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const signs = text
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replace(/[^A-Za-z0-9+/]/g, "");
  const whole = signs.length % 4 === 1 ? signs.slice(0, -1) : signs;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
}

export const sha256 = async (text: string): Promise<string> =>
  toBase64Url(await crypto.subtle.digest("SHA-256", utf8(text)));

const keyOf = (secret: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);

export const hmacBytes = async (
  key: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.sign("HMAC", await keyOf(key), utf8(text)));

export const hmac = async (secret: string, text: string): Promise<string> =>
  toBase64Url(await hmacBytes(utf8(secret), text));

/** Checks an HMAC in constant time. */
export async function isHmac(secret: string, text: string, given: string): Promise<boolean> {
  const key = await keyOf(utf8(secret));
  const signature = fromBase64(given);
  const isExact = toBase64Url(signature) === given; // otherwise a signature would have many spellings
  return (await crypto.subtle.verify("HMAC", key, signature, utf8(text))) && isExact;
}

/** Returns `count` random bytes in base64url. */
export const randomText = (count: number): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(count)));
