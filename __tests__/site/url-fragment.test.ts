import fc from "fast-check";
import { fragmentOf, isAnchor, readFragment } from "../../src/site/url-fragment";

test.each([
  ["", false],
  ["#", false],
  ["#letter", true],
  ["#menu=", false],
  ["#text=a+b&sender=DUKA", false],
])("isAnchor(%p) is %p", (hash, expected) => {
  expect(isAnchor(hash)).toBe(expected);
});

test("fragmentOf and readFragment return every value, also through a browser's URL", () => {
  const values = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: "grapheme" }));
  fc.assert(
    fc.property(values, (given) => {
      const { hash } = new URL(fragmentOf(new URLSearchParams(given)), "https://www.example.com");
      expect(Object.fromEntries(readFragment(hash))).toEqual(given);
    }),
  );
  expect(fragmentOf(new URLSearchParams())).toBe("");
  expect([...readFragment("#letter")]).toEqual([]);
  expect(fragmentOf(new URLSearchParams({ text: "50% é" }))).toBe("#text=50~25+~C3~A9");
  expect(readFragment("#text=50~25+~C3~A9").get("text")).toBe("50% é");
  expect(readFragment("#text=50%25").get("text")).toBe("50%");
});

test("a fragment that was cut off anywhere can be decoded", () => {
  const whole = fragmentOf(new URLSearchParams({ text: "Ng’ombe 100% 😀 ~" }));
  for (let length = 0; length <= whole.length; length++) {
    expect(() => decodeURI(whole.slice(0, length))).not.toThrow();
    expect(() => readFragment(whole.slice(0, length))).not.toThrow();
  }
});
