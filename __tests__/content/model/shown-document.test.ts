import * as v from "valibot";
import { optionalWithDefault, withDefault } from "../../../src/content/model/repair";
import { shownDocument } from "../../../src/content/model/shown-document";
import { CONTENT_NAMES, CONTENT_TYPES, type ContentName } from "../../../src/content/registry";
import { API_DOCUMENTS, readDocument } from "../../../src/content-files/folder-documents";

const part = v.object({ header: optionalWithDefault(v.string(), "") });
const schema = v.object({
  id: v.string(),
  title: withDefault(v.string(), ""),
  time: optionalWithDefault(v.nullable(v.string()), null),
  author: v.nullable(part),
  parts: optionalWithDefault(v.pipe(v.array(part), v.maxLength(3)), []),
  tags: v.union([v.array(v.string()), v.string()]),
});
const list = { schema, listKeys: ["blogs", "items"] };
const SECRET = { internal_note: "secret" };

describe("shownDocument", () => {
  test.each<[string, unknown, unknown]>([
    ["fields of an item", [{ id: "1", title: "T", ...SECRET }], [{ id: "1", title: "T" }]],
    [
      "fields of a group and of a list's items",
      [{ author: { header: "A", ...SECRET }, parts: [{ header: "B", ...SECRET }, SECRET] }],
      [{ author: { header: "A" }, parts: [{ header: "B" }, {}] }],
    ],
    ["a group in place of a text", [{ id: "1", title: SECRET }], [{ id: "1" }]],
    ["groups in a list of texts", [{ tags: ["a", SECRET, [SECRET]] }], [{ tags: ["a", []] }]],
    ["a group in place of a list", [{ parts: SECRET }], [{}]],
    [
      "fields next to the list",
      { blogs: [{ id: "1", ...SECRET }], ...SECRET },
      { blogs: [{ id: "1" }] },
    ],
    [
      "fields of the prototype",
      [JSON.parse('{"id":"1","constructor":1,"__proto__":2}')],
      [{ id: "1" }],
    ],
  ])("leaves out unknown %s", (_case, body, expected) => {
    expect(shownDocument(list, body)).toEqual(expected);
  });

  test("keeps invalid values, which are repaired where they're read", () => {
    const wrong = [{ id: 7, title: null, time: 5, parts: "text", tags: "sms, otp" }, "text", null];
    expect(shownDocument(list, wrong)).toEqual(wrong);
    expect(shownDocument({ schema: part, listKeys: [] }, undefined)).toBeUndefined();
  });

  const NO_TEXT = "\u0000\u0007\u001b\u007f\u009b\u202e\u2066\ufeff\ufffe\ufdd0\u{1fffe}";

  test("removes invalid characters from every text, and keeps its lines", () => {
    const post = (text: string) => ({
      id: `odd${text}`,
      title: `a${text}b`,
      parts: [{ header: `one\n\ttwo${text}` }],
      tags: [`s${text}ms`],
    });
    for (const wrap of [(one: unknown) => [one], (one: unknown) => ({ blogs: [one] })]) {
      expect(shownDocument(list, wrap(post(NO_TEXT)))).toEqual(wrap(post("")));
    }
    expect(shownDocument(list, [{ title: "Half \ud83d &#27;&#x202e; &euro; &#128;" }])).toEqual([
      { title: "Half \ufffd \ufffd\ufffd &euro; &#128;" },
    ]);
    const names = { schema: v.string(), listKeys: ["categories"] };
    expect(shownDocument(names, { categories: [`SMS${NO_TEXT}`] })).toEqual({
      categories: ["SMS"],
    });
  });

  test.each(CONTENT_NAMES)("shows the site's own %s completely", (name: ContentName) => {
    const { body } = readDocument(API_DOCUMENTS[name]);
    expect(JSON.stringify(shownDocument(CONTENT_TYPES[name], body))).toBe(JSON.stringify(body));
  });
});
