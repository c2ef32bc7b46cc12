import { referenceOf } from "../../../src/content/contact/reference-of";

test("a reference is eight letters and digits that cannot be confused, the same for the same key", () => {
  const key = "0c8f5c8e-5df4-4d4b-8b8a-0f6f1d1a2b3c";
  expect(referenceOf(key)).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(referenceOf(key)).toBe(referenceOf(key));
});

test("20,000 keys that differ little have references that differ", () => {
  const references = Array.from({ length: 20_000 }, (_, n) => referenceOf(`key-${n}`));
  expect(new Set(references).size).toBeGreaterThanOrEqual(19_999);
});
