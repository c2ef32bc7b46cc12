import { whatsAppLink } from "../../../src/site/company/brand";
import {
  cutText,
  encodeText,
  wellFormed,
  withoutClosingSlash,
} from "../../../src/site/format/text";
import { contactRoute } from "../../../src/site/routes";

test.each([
  ["the first half of a pair", "a\uD83D", "a\uFFFD"],
  ["the second half", "\uDE00b", "\uFFFDb"],
  ["halves in the wrong order", "\uDE00\uD83D", "\uFFFD\uFFFD"],
  ["nothing else", "Mwangi 😀 é", "Mwangi 😀 é"],
])("wellFormed replaces %s", (_case, given, expected) => {
  expect(wellFormed(given)).toBe(expected);
});

test.each([
  ["abc", 2, "ab"],
  ["a😀", 2, "a"],
  ["a😀", 3, "a😀"],
  ["short", 9, "short"],
])("cutText(%j, %d) is %j", (text, max, expected) => {
  expect(cutText(text, max)).toBe(expected);
});

test("URLs can be made from half of a surrogate pair", () => {
  expect(encodeText("a b\uD83D")).toBe("a%20b%EF%BF%BD");
  expect(contactRoute("\uD83D")).toBe("/contact?topic=%EF%BF%BD");
  expect(whatsAppLink("\uD83D")).toMatch(/\?text=%EF%BF%BD$/);
});

test.each([
  ["https://a.example/", "https://a.example"],
  ["/api//", "/api"],
  ["/", ""],
  ["/a/b", "/a/b"],
])("withoutClosingSlash of %s is %j", (url, expected) => {
  expect(withoutClosingSlash(url)).toBe(expected);
});
