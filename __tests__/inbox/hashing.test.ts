import { createHash, createHmac, randomBytes } from "node:crypto";
import {
  fromBase64,
  hmac,
  hmacBytes,
  isHmac,
  randomText,
  sha256,
  toBase64,
} from "../../src/inbox/hashing";

const TEXTS = ["", "unsubscribe:1", "Grüße aus Kisumu", "x".repeat(10_000)];

test("digests equal Node's, so that databases of both hosts agree", async () => {
  for (const text of TEXTS) {
    const node = createHash("sha256").update(text).digest("base64url");
    expect(await sha256(text)).toBe(node);
    const signed = createHmac("sha256", "secret").update(text).digest("base64url");
    expect(await hmac("secret", text)).toBe(signed);
  }
  const key = new Uint8Array(randomBytes(32));
  const bytes = createHmac("sha256", key).update("a").digest("base64");
  expect(toBase64(await hmacBytes(key, "a"))).toBe(bytes);
});

test("Base64 is decoded like in Node", () => {
  for (const length of [0, 1, 2, 3, 24, 255]) {
    const bytes = randomBytes(length);
    for (const encoding of ["base64", "base64url"] as const)
      expect(Buffer.from(fromBase64(bytes.toString(encoding)))).toEqual(bytes);
  }
  expect(fromBase64("secret of ours!")).toEqual(
    new Uint8Array(Buffer.from("secret of ours!", "base64")),
  );
  expect(fromBase64("a")).toEqual(new Uint8Array());
});

test("a signature has only one spelling, and a changed one is invalid", async () => {
  const signature = await hmac("secret", "text");
  expect(await isHmac("secret", "text", signature)).toBe(true);
  for (const other of [`${signature}=`, `${signature} `, signature.slice(1), "", "!"])
    expect(await isHmac("secret", "text", other)).toBe(false);
  expect(await isHmac("secret", "texts", signature)).toBe(false);
  expect(await isHmac("secrets", "text", signature)).toBe(false);
});

test("random text has the requested length and is never the same", () => {
  expect(randomText(24)).toMatch(/^[\w-]{32}$/);
  expect(randomText(24)).not.toBe(randomText(24));
});
