import fc from "fast-check";
import { prices } from "../../src/content/catalogue/prices";
import { repair } from "../../src/content/model/repair";
import type { Schema } from "../../src/content/model/schema-shape";
import { CONTENT_TYPES, type ContentName } from "../../src/content/registry";
import { ALLOWED_TAGS } from "../../src/content/text/allowed-html";
import { slugify } from "../../src/content/text/plain-text";
import { imageSources, sanitise } from "../../src/content/text/sanitise";
import { API_DOCUMENTS, readDocument } from "../../src/content-files/folder-documents";
import { RESERVED_POST_IDS } from "../../src/site/routes";
import { PRICES_FILE } from "../fixtures/prices";
import {
  API_TYPES,
  FILE_TYPES,
  fieldsOf,
  filled,
  NO_TEXT,
  textsIn,
} from "../support/content/all-types";
import {
  deeplyNested,
  hostileMarkup,
  hostilePost,
  hostileText,
  hostileValue,
} from "../support/content/hostile-values";
import { isFull } from "../support/full";

const TYPES = { ...CONTENT_TYPES, prices } as const;
type Name = ContentName | "prices";

/** A valid document of every content type, whose fields get hostile values. */
const bodyOf = (name: ContentName) => readDocument(API_DOCUMENTS[name]).body;
const GOOD: Readonly<Record<Name, unknown>> = {
  hero: bodyOf("hero"),
  about: bodyOf("about"),
  servicesOverview: bodyOf("servicesOverview"),
  howItWorks: bodyOf("howItWorks"),
  team: bodyOf("team"),
  testimonials: { testimonials: bodyOf("testimonials") },
  blogPosts: { blogs: (bodyOf("blogPosts") as readonly unknown[]).slice(0, 3) }, // a list
  blogCategories: { categories: ["SMS", "USSD"] },
  prices: PRICES_FILE,
};

type Path = readonly (string | number)[];

/** Returns the path of every value in a document, starting with the whole. */
function paths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => paths(part, [...at, key]))];
}

/** Copies `document` with `value` at one path. */
function replaced(document: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof document !== "object" || document === null) return document;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(document)
    ? [...document]
    : { ...document };
  Reflect.set(copy, key, replaced(Reflect.get(copy, key), rest, value));
  return copy;
}

/** Expects a result that the build and the report can use, whatever the body. */
function expectSound(name: Name, body: unknown): void {
  const result = TYPES[name].parse(body);
  expect(["filled", "empty", "unreadable"]).toContain(result.kind);
  for (const { section, field, problem, shown } of result.issues) {
    for (const text of [section, field, problem, shown]) expect(typeof text).toBe("string");
    expect(problem.length).toBeLessThan(400);
  }
  if (result.kind !== "filled") {
    expect(result.reason).not.toBe("");
    return;
  }
  const text = JSON.stringify(result.content);
  expect(JSON.parse(text)).toEqual(result.content); // a GraphQL node must be able to hold it
  expect(text).not.toMatch(/(?<!\\)\\ud[89a-f]/); // how JSON writes half of a surrogate pair
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
}

const RUNS = { numRuns: isFull ? 150 : 40 };

describe.each(Object.keys(TYPES) as Name[])("%s", (name) => {
  test("any value is parsed without an error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), hostileValue), (body) => expectSound(name, body)),
      RUNS,
    );
  });

  test("a document with one or two hostile values is parsed without an error", () => {
    const all = paths(GOOD[name]);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...all), hostileValue), { minLength: 1, maxLength: 2 }),
        (changes) =>
          expectSound(
            name,
            changes.reduce((document, [at, value]) => replaced(document, at, value), GOOD[name]),
          ),
      ),
      RUNS,
    );
  });

  test("a document with null at any path is parsed without an error", () => {
    for (const at of paths(GOOD[name])) expectSound(name, replaced(GOOD[name], at, null));
  });

  test("endless nesting is parsed without an error", () => {
    expectSound(name, deeplyNested(50_000));
    for (const at of paths(GOOD[name]).slice(0, 8)) {
      expectSound(name, replaced(GOOD[name], at, deeplyNested(50_000)));
    }
  });

  test("fields named like prototypes don't change other objects", () => {
    const body = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    expectSound(name, body);
    expectSound(name, { ...Object(GOOD[name]), ...body });
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

/** Longer than any text may be. */
const LONG_CHARS = isFull ? 1_000_000 : 250_000;
const FORBIDDEN_TEXT = "A\u0000b\u001b[2J\u009b\u202e\u2066c\ufeff\ufffe\ufdd0\u{1fffe}\ud83d";
const HOSTILE_FILLINGS: readonly (readonly [string, string])[] = [
  ["too many letters", "a".repeat(LONG_CHARS)],
  ["too many placeholders", "{office}".repeat(LONG_CHARS / 8)],
  ["characters that no text has", FORBIDDEN_TEXT],
  ["an address with them", `https://x.example/${FORBIDDEN_TEXT}`],
];
const MORE_FILLINGS: typeof HOSTILE_FILLINGS = [
  ["too many letters of two units", "𐐷".repeat(500_000)],
  ["a profile with them", `https://www.linkedin.com/in/${FORBIDDEN_TEXT}`],
  ["an image with them", `a${FORBIDDEN_TEXT}.png`],
];
/** Returns the value at a path from `fieldsOf`. */
const valueAt = (value: unknown, at: readonly string[]): unknown =>
  at.reduce((part, key) => Reflect.get(Object(part), key === "*" ? 0 : key), value);
/** The longest text of any field, HTML, plus what cutting adds. */
const LONGEST = 200_001;

describe.each(Object.entries({ ...API_TYPES, ...FILE_TYPES }))(
  "every field of %s",
  (_name, { schema, good, listKey, parse }) => {
    const before = listKey === null ? [] : [listKey, "*"].filter(Boolean);

    const fillings = isFull ? [...HOSTILE_FILLINGS, ...MORE_FILLINGS] : HOSTILE_FILLINGS;
    test.each(fillings)("is short and clean when shown, if filled with %s", (_, text) => {
      for (const field of fieldsOf(schema)) {
        const body = filled(good, [...before, ...field], text);
        // also checks what the schema accepts, because a view model may only keep part of it
        const taken = repair(schema as Schema, valueAt(body, before), () => {});
        for (const [at, shown] of textsIn([parse(body), taken])) {
          const found = { long: shown.length > LONGEST, foreign: NO_TEXT.exec(shown)?.[0] };
          if (found.long || found.foreign) expect({ field, at, ...found }).toBeNull();
        }
      }
    });
  },
);

const SAFE_SLUG = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

test("slugs of posts, categories and tags are safe, and posts have different ones", () => {
  fc.assert(
    fc.property(fc.array(hostilePost, { maxLength: 8 }), (sent) => {
      const result = CONTENT_TYPES.blogPosts.parse({ blogs: sent });
      if (result.kind !== "filled") return;
      const slugs = result.content.map(({ slug }) => slug);
      expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(slugs.length);
      for (const { slug, category, tags, sections } of result.content) {
        for (const one of [slug, category, ...tags.map((tag) => tag.slug)]) {
          expect(one).toMatch(SAFE_SLUG);
          expect(encodeURIComponent(one)).not.toBe(""); // no half of a surrogate pair
        }
        expect(RESERVED_POST_IDS.has(slug)).toBe(false);
        for (const { anchor } of sections) expect(anchor).toMatch(SAFE_SLUG);
      }
    }),
    RUNS,
  );
});

test("any text's slug is empty or safe", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(slugify(text)).toMatch(/^$|^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u);
    }),
    RUNS,
  );
});

const ALLOWED_ATTRIBUTE =
  /^(?:id|href|title|rel|src|alt|loading|decoding|width|height|srcset|sizes|scope|colspan|rowspan|start|reversed|role|tabindex|aria-label)$/;
const OUR_IMAGE = {
  src: "/static/ours.png",
  width: "960",
  height: "600",
  srcset: "/static/ours-480.webp 480w, /static/ours-960.webp 960w",
  sizes: "92vw",
};
const OF_OUR_IMAGE: Readonly<Record<string, string>> = {
  ...OUR_IMAGE,
  loading: "lazy",
  decoding: "async",
};

test("sanitised HTML contains only harmless elements and attributes", () => {
  fc.assert(
    fc.property(fc.array(hostileMarkup, { maxLength: 5 }), (pieces) => {
      const html = sanitise(pieces.join(""), () => OUR_IMAGE);
      for (const [, name = "", attributes = ""] of html.matchAll(
        /<\/?([^\s>/]+)((?:[^>"]|"[^"]*")*)>/g,
      )) {
        expect([...ALLOWED_TAGS, "div"]).toContain(name); // for a scrollable region
        for (const [, key = "", value = ""] of attributes.matchAll(
          /\s([^\s=/>]+)(?:="([^"]*)")?/g,
        )) {
          expect(key).toMatch(ALLOWED_ATTRIBUTE);
          if (key === "id") expect(value).toMatch(/^part-/);
          if (key in OF_OUR_IMAGE) expect(value).toBe(OF_OUR_IMAGE[key]);
          if (key === "href")
            expect(value.trim()).toMatch(/^(?:https?:|mailto:|tel:|sms:|[^:]*$|[/#?])/i);
          if (key === "href")
            expect(value).not.toMatch(/^\s*(?:[/\\]{2}|javascript|data|vbscript)/i);
        }
      }
      // text outside tags has no "<" that could start one
      const rest = html.replace(/<\/?[^\s>/]+(?:[^>"]|"[^"]*")*>/g, "");
      expect(rest).not.toMatch(/<[a-z!/?]/i);
    }),
    { numRuns: 250 },
  );
});

test.each([
  ["of a megabyte", "<p>word ".repeat(120_000)],
  ["nested endlessly", "<b>".repeat(20_000)],
  ["of unclosed attributes", "<a href='".repeat(20_000)],
  ["nested around an image", `${"<blockquote>".repeat(20_000)}<img src=x>`],
])("HTML %s is sanitised before the test times out", (_kind, html) => {
  expect(imageSources(html).length).toBeLessThan(2);
  expect(sanitise(html).length).toBeLessThan(2_000_000);
});
