import fc from "fast-check";
import aboutUs from "../../src/content/bundled/about-us.json";
import blogs from "../../src/content/bundled/blogs.json";
import heroSection from "../../src/content/bundled/hero-section.json";
import howItWorks from "../../src/content/bundled/how-it-works.json";
import ourTeam from "../../src/content/bundled/our-team.json";
import services from "../../src/content/bundled/services.json";
import testimonials from "../../src/content/bundled/testimonials.json";
import { CONTENT_NAMES, CONTENT_TYPES, type ContentName } from "../../src/content/registry";
import { imageSources, sanitise } from "../../src/content/sanitise";
import { toSegment } from "../../src/content/text";
import { RESERVED_POST_IDS } from "../../src/site/routes";

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

const HOSTILE_TEXTS = [
  "",
  " ",
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "../../etc/passwd",
  "..%2f..%2fetc",
  "/",
  "//evil.example",
  "\\\\evil",
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "toString",
  "page",
  "category",
  "tag",
  "next-post",
  "PAGE",
  "con",
  "index.html",
  ".",
  "..",
  "\u0000",
  "\u202Egnp.exe",
  "\uD800",
  "💥".repeat(50),
  "a".repeat(100_000),
  "<p>".repeat(5_000),
  "2026-02-31T00:00:00Z",
  "-271821-04-20T00:00:00Z",
  "9999-12-31",
  "NaN",
  "1e999",
  "%E0%A4%A",
];

const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: "binary", maxLength: 60 }),
);
const deep = (depth: number): unknown => {
  let value: unknown = "end";
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { data: value, sections: value };
  return value;
};
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, Number.MAX_SAFE_INTEGER + 2, [], {}, deep(60)),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(hostileText, { maxLength: 5 }),
  fc.dictionary(fc.constantFrom("__proto__", "constructor", "id", "length", "then"), hostileText),
);

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
  const reading = CONTENT_TYPES[name].read(body);
  expect(["filled", "empty", "unreadable"]).toContain(reading.kind);
  for (const { section, field, problem, shown } of reading.issues) {
    for (const text of [section, field, problem, shown]) expect(typeof text).toBe("string");
    expect(problem.length).toBeLessThan(400);
  }
  if (reading.kind !== "filled") {
    expect(reading.reason).not.toBe("");
    return;
  }
  const text = JSON.stringify(reading.content);
  expect(JSON.parse(text)).toEqual(reading.content); // nothing that a node could not hold
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
    expectSound(name, deep(50_000));
    for (const at of places(GOOD[name]).slice(0, 8)) {
      expectSound(name, replaced(GOOD[name], at, deep(50_000)));
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

/** Posts as they are published, from hostile ids, categories and tags. */
const post = fc.record(
  {
    id: fc.oneof(hostileText, fc.integer(), hostileValue),
    title: hostileValue,
    category: hostileValue,
    tags: fc.oneof(hostileValue, fc.array(hostileText, { maxLength: 3 })),
    created_at: hostileValue,
    sections: fc.array(fc.record({ header: hostileValue, explanation: hostileValue }), {
      maxLength: 3,
    }),
  },
  { requiredKeys: ["id"] },
);
const SAFE_SEGMENT = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

test("addresses of posts, categories and tags are one safe segment each, and never the same", () => {
  fc.assert(
    fc.property(fc.array(post, { maxLength: 8 }), (sent) => {
      const reading = CONTENT_TYPES.blogPosts.read({ blogs: sent });
      if (reading.kind !== "filled") return;
      const slugs = reading.content.map(({ slug }) => slug);
      expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(slugs.length);
      for (const { slug, category, tags, sections } of reading.content) {
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

const MARKUP = [
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<img/src='x'/onerror='alert(1)'>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="vbscript:x" onclick="x">x</a>',
  '<a href="//evil.example" target=_blank>x</a>',
  "<svg><script>alert(1)</script></svg>",
  "<svg/onload=alert(1)>",
  "<math><mi xlink:href='javascript:x'>",
  "<iframe src='https://evil.example'></iframe>",
  "<object data='x'></object><embed src='x'>",
  "<form action='https://evil.example'><input name=a></form>",
  "<style>body{background:url(javascript:x)}</style>",
  "<p style='background:url(x)' class='a' id='b'>",
  "<base href='https://evil.example/'>",
  "<meta http-equiv=refresh content='0;url=x'>",
  "<link rel=stylesheet href='https://evil.example'>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<!--<img src='--><img src=x onerror=alert(1)>",
  "<![CDATA[<script>x</script>]]>",
  "<textarea></textarea><script>x</script>",
  "<table><td><script>x</script>",
  "<h1>Fine</h1><p>also <b>fine</b></p>",
  "<template><script>x</script></template>",
  '<p title="a>b<script>">',
  "<<p>>",
  "&lt;script&gt;",
];
const ALLOWED_TAG =
  /^(?:p|br|hr|h3|h4|strong|b|em|i|u|s|sub|sup|mark|small|ul|ol|li|dl|dt|dd|blockquote|q|cite|pre|code|kbd|samp|abbr|table|caption|thead|tbody|tfoot|tr|th|td|figure|figcaption|a|img)$/;
const ALLOWED_ATTRIBUTE =
  /^(?:href|title|rel|src|alt|loading|width|height|scope|colspan|rowspan|start|reversed)$/;
const OUR_IMAGE = "/static/ours.png";

test("whatever stands in HTML, only harmless elements with harmless attributes come out", () => {
  const piece = fc.oneof(fc.constantFrom(...MARKUP), fc.string({ maxLength: 20 }), hostileText);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
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
