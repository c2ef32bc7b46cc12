import { referenceOf } from "../../src/inbox/reference";

test("a reference is eight unambiguous letters and digits, the same for the same enquiry", async () => {
  const id = "0c8f5c8e-5df4-4d4b-8b8a-0f6f1d1a2b3c";
  const reference = await referenceOf("secret", id);
  expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(await referenceOf("secret", id)).toBe(reference);
  expect(await referenceOf("another", id)).not.toBe(reference);
});

test("2,000 similar ids have different references", async () => {
  const ids = Array.from({ length: 2_000 }, (_, n) => `id-${n}`);
  const references = await Promise.all(ids.map((id) => referenceOf("secret", id)));
  expect(new Set(references).size).toBe(2_000);
});
