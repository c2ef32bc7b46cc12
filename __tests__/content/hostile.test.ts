import fc from "fast-check";
import aboutUs from "../../src/content/bundled/about-us.json";
import blogs from "../../src/content/bundled/blogs.json";
import heroSection from "../../src/content/bundled/hero-section.json";
import howItWorks from "../../src/content/bundled/how-it-works.json";
import ourTeam from "../../src/content/bundled/our-team.json";
import services from "../../src/content/bundled/services.json";
import testimonials from "../../src/content/bundled/testimonials.json";
import { imageSources, sanitise } from "../../src/content/model/sanitise";
import { toSegment } from "../../src/content/model/text";
import { CONTENT_NAMES, CONTENT_TYPES, type ContentName } from "../../src/content/registry";
import { RESERVED_POST_IDS } from "../../src/site/routes";
import {
  deeplyNested,
  hostileMarkup,
  hostilePost,
  hostileText,
  hostileValue,
} from "../support/hostile-values";

/** Content as an attacker, or a broken program, would send it: for every type of content. */
const GOOD: { readonly [Name in ContentName]: unknown } = {
  hero: heroSection,
  about: aboutUs,
  servicesOverview: services,
  howItWorks,
  team: ourTeam,
  testimonials,
  blogPosts: { blogs: blogs.blogs.slice(0, 3) },
  blogCategories: { categories: ["SMS", "USSD"] },
};

type Path = readonly (string | number)[];

/** Every place in a document, the whole first. */
function places(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => places(part, [...at, key]))];
}

/** `document` with `value` at one place. */
function replaced(document: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof document !== "object" || document === null) return document;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(document)
    ? [...document]
    : { ...document };
  Reflect.set(copy, key, replaced(Reflect.get(copy, key), rest, value));
  return copy;
}

/** What must hold of whatever any document is read as. */
function expectSound(name: ContentName, body: unknown): void {
  const result = CONTENT_TYPES[name].parse(body);
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
  expect(JSON.parse(text)).toEqual(result.content); // nothing that a node could not hold
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
}

const RUNS = { numRuns: 150 };

describe.each(CONTENT_NAMES)("%s", (name) => {
  test("any value at all is read without an error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), hostileValue), (body) => expectSound(name, body)),
      RUNS,
    );
  });

  test("a good document with something hostile in one place, or in two", () => {
    const all = places(GOOD[name]);
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

  test("null in each place, one after the other", () => {
    for (const at of places(GOOD[name])) expectSound(name, replaced(GOOD[name], at, null));
  });

  test("nesting without end is no way to stop a build", () => {
    expectSound(name, deeplyNested(50_000));
    for (const at of places(GOOD[name]).slice(0, 8)) {
      expectSound(name, replaced(GOOD[name], at, deeplyNested(50_000)));
    }
  });

  test("names of prototypes as fields change nothing for others", () => {
    const body = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    expectSound(name, body);
    expectSound(name, { ...Object(GOOD[name]), ...body });
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

const SAFE_SEGMENT = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

test("addresses of posts, categories and tags are one safe segment each, and never the same", () => {
  fc.assert(
    fc.property(fc.array(hostilePost, { maxLength: 8 }), (sent) => {
      const result = CONTENT_TYPES.blogPosts.parse({ blogs: sent });
      if (result.kind !== "filled") return;
      const slugs = result.content.map(({ slug }) => slug);
      expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(slugs.length);
      for (const { slug, category, tags, sections } of result.content) {
        for (const segment of [slug, category, ...tags.map((tag) => tag.slug)]) {
          expect(segment).toMatch(SAFE_SEGMENT);
          expect(encodeURIComponent(segment)).not.toBe(""); // no half of a character
        }
        expect(RESERVED_POST_IDS.has(slug)).toBe(false);
        for (const { anchor } of sections) expect(anchor).toMatch(SAFE_SEGMENT);
      }
    }),
    RUNS,
  );
});

test("a segment made from anything is empty or safe", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(toSegment(text)).toMatch(/^$|^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u);
    }),
    RUNS,
  );
});

const ALLOWED_TAG =
  /^(?:p|br|hr|h3|h4|strong|b|em|i|u|s|sub|sup|mark|small|ul|ol|li|dl|dt|dd|blockquote|q|cite|pre|code|kbd|samp|abbr|table|caption|thead|tbody|tfoot|tr|th|td|figure|figcaption|a|img)$/;
const ALLOWED_ATTRIBUTE =
  /^(?:href|title|rel|src|alt|loading|width|height|scope|colspan|rowspan|start|reversed)$/;
const OUR_IMAGE = "/static/ours.png";

test("whatever stands in HTML, only harmless elements with harmless attributes come out", () => {
  fc.assert(
    fc.property(fc.array(hostileMarkup, { maxLength: 5 }), (pieces) => {
      const html = sanitise(pieces.join(""), { imageUrl: () => OUR_IMAGE });
      for (const [, name = "", attributes = ""] of html.matchAll(
        /<\/?([^\s>/]+)((?:[^>"]|"[^"]*")*)>/g,
      )) {
        expect(name).toMatch(ALLOWED_TAG);
        for (const [, key = "", value = ""] of attributes.matchAll(
          /\s([^\s=/>]+)(?:="([^"]*)")?/g,
        )) {
          expect(key).toMatch(ALLOWED_ATTRIBUTE);
          if (key === "src") expect(value).toBe(OUR_IMAGE);
          if (key === "href")
            expect(value.trim()).toMatch(/^(?:https?:|mailto:|tel:|[^:]*$|[/#?])/i);
          if (key === "href")
            expect(value).not.toMatch(/^\s*(?:[/\\]{2}|javascript|data|vbscript)/i);
        }
      }
      // What is not a tag holds no "<" that could begin one.
      const rest = html.replace(/<\/?[^\s>/]+(?:[^>"]|"[^"]*")*>/g, "");
      expect(rest).not.toMatch(/<[a-z!/?]/i);
    }),
    { numRuns: 250 },
  );
});

test("HTML of a megabyte, or nested without end, is sanitised in a sane time", () => {
  const started = performance.now();
  sanitise("<p>word ".repeat(120_000));
  sanitise("<b>".repeat(20_000));
  imageSources(`${"<blockquote>".repeat(20_000)}<img src=x>`);
  sanitise("<a href='".repeat(20_000));
  expect(performance.now() - started).toBeLessThan(20_000);
});
