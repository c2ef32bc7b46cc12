import { readFileSync } from "node:fs";
import { adviceFileProblems, adviseOn } from "../../../src/content/advice/advice";
import type { AdviceContext, AdvisedRecord } from "../../../src/content/advice/rule";
import { RULES } from "../../../src/content/advice/rules";

const record = (value: object, id = "1"): AdvisedRecord => ({
  key: `posts/${id}`,
  section: "Blog posts",
  item: `“content/posts/${id}.json”`,
  value: { paragraph_explanation: "Words.", ...value },
});

const contextOf = (records: readonly AdvisedRecord[]): AdviceContext => ({
  records,
  now: new Date("2026-11-26T09:00:00Z"),
  hasPage: (path) => ["/pricing", "/blog/zürich", "/brochures/a.pdf"].includes(path),
  movedTo: (path) => (path === "/blog/old" ? "/blog/new" : null),
  siteUrl: "https://www.duka.example",
  currencies: ["KSh", "KES"],
  amounts: new Set([15_000, 0.7]),
  widthOf: (path) => ({ "posts/small.jpg": 300, "posts/large.jpg": 1600 })[path] ?? null,
  faceBytes: { "brand.faces.heading": 16_385, "brand.faces.text": 16_384 },
  shownWidthOf: (_section, field) => (field === "image_path" ? 800 : null),
});

const advice = (...values: object[]) =>
  adviseOn(contextOf(values.map((value, i) => record(value, String(i + 1))))).map(
    ({ item, field, problem }) => `${item} ${field} ${problem}`,
  );
const ONE = "“content/posts/1.json”";
const html = (explanation: string) => ({ sections: [{ header: "H", explanation }] });
const FIELD = `${ONE} sections[1].explanation`;

test.each<[string, object, string]>([
  ["a marker", { title: "Prices TK" }, `${ONE} title still has “TK”`],
  ["filler", html("<p>Lorem ipsum dolor</p>"), `${FIELD} still has “Lorem ipsum”`],
  [
    "a picture without an alternative text",
    html('<p><img src="posts/a.jpg" alt=""></p>'),
    `${FIELD} shows the picture “posts/a.jpg” without an alternative text: say what it shows, or “decorative”`,
  ],
  [
    "a picture of a field without an alternative text",
    { image_path: "posts/large.jpg" },
    `${ONE} image_alt is missing: say what the picture shows, or “decorative”`,
  ],
  [
    "a picture that is too small",
    { image_path: "posts/small.jpg" },
    `${ONE} image_path is a picture of 300 pixels, shown up to 800 wide: it looks blurred`,
  ],
  [
    "a long title",
    { title: "x".repeat(61) },
    `${ONE} title has 61 characters, and search engines show about 60 of them`,
  ],
  [
    "a long description",
    { meta_description: "x".repeat(161) },
    `${ONE} meta_description has 161 characters, and search engines show about 160 of them`,
  ],
  [
    "a date of publication to come",
    { created_at: "2026-11-26T12:00:01+03:00" },
    `${ONE} created_at is “2026-11-26T12:00:01+03:00”, which is to come, and visitors see it already: to let it appear then, write that time as “Publish at” (publish_at)`,
  ],
  [
    "a link to no page",
    html('<a href="/pricng?a=b#c">x</a>'),
    `${FIELD} links to /pricng, which is no page of this site`,
  ],
  [
    "an absolute link to no page",
    html("<a href='https://www.duka.example/x/'>x</a>"),
    `${FIELD} links to /x, which is no page of this site`,
  ],
  [
    "a link to a former address",
    html('<a href="/blog/old">x</a>'),
    `${FIELD} links to /blog/old, which is now /blog/new`,
  ],
  [
    "a link to no file",
    html('<a href="/brochures/nope.pdf">x</a>'),
    `${FIELD} links to /brochures/nope.pdf, which is no file of this site`,
  ],
  [
    "a link to another site without https://",
    html('<a href="www.google.com">x</a>'),
    `${FIELD} links to www.google.com, which without https:// leads to no other site: begin it with https://`,
  ],
  [
    "a relative link",
    html('<a href="about">x</a>'),
    `${FIELD} links to about, which leads elsewhere from each page: begin it with /, or with https:// for another site`,
  ],
  [
    "an amount that the prices do not have",
    html("<p>From KSh&nbsp;16,000, or KES 0.80.</p>"),
    `${FIELD} names KSh 16,000, which content/prices.json does not have`,
  ],
])("advice on %s", (_, value, expected) => {
  expect(advice(value)).toContain(expected);
});

test.each<[string, object, boolean]>([
  ["nothing but a title", {}, true],
  ["no sections", { paragraph_explanation: "<p> </p>", sections: [] }, true],
  ["empty sections", { sections: [null, { header: "", explanation: "<p>&nbsp;</p>" }] }, true],
  ["its text in another field", { body: "Words.", content: "Words." }, true],
  ["an opening paragraph", { paragraph_explanation: "Words." }, false],
  ["a heading", { sections: [{ header: "Why" }] }, false],
  ["a picture", { sections: [{ explanation: '<img src="a.jpg" alt="decorative">' }] }, false],
])("a post with %s is advised on when visitors read nothing", (_, value, isEmpty) => {
  const problem =
    "the whole item has no text: neither an opening paragraph (paragraph_explanation)";
  expect(advice({ paragraph_explanation: "", ...value })).toEqual(
    isEmpty ? [expect.stringContaining(`${ONE} ${problem} nor a section (sections)`)] : [],
  );
});

test("a company's own face is advised on where every page fetches more than 16 KB of it", () => {
  const company = { ...record({}), key: "company", section: "Company", item: "“company.json”" };
  const told = adviseOn(contextOf([company]));
  expect(told.map(({ rule, field, problem }) => [rule, field, problem])).toEqual([
    [
      "faces",
      "brand.faces.heading",
      "is a font of which every page fetches 17 KB, where 16 KB should do: one with fewer weights or simpler " +
        "letters is shown sooner",
    ],
  ]);
  expect(adviseOn(contextOf([company]), { company: ["faces"] })).toEqual([]);
});

test("editors read of each rule what it tells them", () => {
  const guide = readFileSync("docs/publishing.md", "utf8");
  const told = Array.from(guide.matchAll(/^\| `([a-z]+)` \|/gm), ([, name]) => name);
  expect(told).toEqual(expect.arrayContaining(Object.keys(RULES)));
});

test("what is right gets no advice", () => {
  const value = {
    title: "Todo lists that work, and xxxl shirts",
    meta_title: "Short",
    image_path: "/posts/large.jpg",
    image_alt: "Decorative",
    created_at: "2026-11-26T09:00:00Z",
    tags: ["sms"],
    ...html(
      '<p>KSh 15,000 or KSh 0.70 <img src="a.jpg" alt="decorative"> <a href="/pricing/">x</a>' +
        '<a href="/blog/z%C3%BCrich#a">x</a><a href="https://else.example/x">x</a>' +
        '<a href="mailto:a@b.example">x</a><a href="/brochures/a.pdf">x</a><a href="#top">x</a>' +
        '<a href="/files/a.csv">x</a><a href="?page=2">x</a><a href="">x</a><a href="TEL:+254">x</a></p>',
    ),
  };
  expect(advice(value)).toEqual([]);
});

test.each([
  ["Case studies", "image", "imageAlt"],
  ["Services", "benefitsImage", "benefitsImageAlt"],
  ["Videos", "thumbnail", "thumbnailAlt"],
])("%s are asked what %s shows", (section, picture, alternative) => {
  const told = (more: object) =>
    adviseOn(contextOf([{ ...record({ [picture]: "a.jpg", ...more }), section }])).map(
      ({ field }) => field,
    );
  expect(told({})).toEqual([alternative]);
  expect(told({ [alternative]: "decorative" })).toEqual([]);
});

test.each([
  ["Blog posts", "title", "meta_title", 60],
  ["Case studies", "title", "metaTitle", 60],
  ["Case studies", "description", "metaDescription", 160],
  ["Services", "title", "metaTitle", 60],
  ["Services", "shortDescription", "metaDescription", 160],
])(
  "%s: %s is told when it is cut, unless %s of at most %d characters takes its place",
  (section, field, own, max) => {
    const told = (value: object) =>
      adviseOn(contextOf([{ ...record(value), section }])).map((advice) => advice.field);
    const long = { [field]: "x".repeat(max + 1) };
    expect(told(long)).toEqual([field]);
    expect(told({ ...long, [own]: "x".repeat(max) })).toEqual([]);
    expect(told({ ...long, [own]: "x".repeat(max + 1) })).toEqual([own]);
  },
);

test("tags that differ by case, accent or plural alone are told to whoever has the rarer one", () => {
  expect(
    advice({ tags: ["SMS tips"] }, { tags: ["SMS tips", "USSD"] }, { tags: ["sms típ"] }),
  ).toEqual([
    "“content/posts/3.json” tags has “sms típ”, which others call “SMS tips” (2 of them): readers find " +
      "one list instead of two",
  ]);
});

test("tags without a letter or digit are told as not shown, and are no spellings of one tag", () => {
  expect(
    advice({ tags: ["🎉", "sms", " "] }, { tags: ["..", ".."] }, { tags: "otp, 🎉, " }),
  ).toEqual(
    [
      [1, "🎉"],
      [2, ".."],
      [2, ".."],
      [3, "🎉"],
    ].map(
      ([post, tag]) =>
        `“content/posts/${post}.json” tags has “${tag}” without a letter or digit: it is not shown`,
    ),
  );
});

test("a category or an author that is nearly a more usual one is told to the rarer one", () => {
  const usual = { category: "Business", author_name: "Wanjiru Kamau" };
  expect(
    advice(usual, usual, { ...usual, category: "Buisness" }, { author_name: "Wanjiru Kamua" }),
  ).toEqual([
    "“content/posts/3.json” category is “Buisness”, nearly “Business” (2 of them): misspelt, it is a list of its own",
    "“content/posts/4.json” author_name is “Wanjiru Kamua”, nearly “Wanjiru Kamau” (3 of them): misspelt, it is a list of its own",
  ]);
  expect(advice(usual, usual, { category: "business" }, { category: "Finance" })).toEqual([]); // one list, and another
  expect(advice({ category: "Business" }, { category: "Buisness" })).toEqual([]); // which is right?
  expect(advice({ category: "sms" }, { category: "sms" }, { category: "mms" })).toEqual([]);
});

test("a rule is turned off for one record", () => {
  const context = contextOf([record({ title: "TK" }, "1"), record({ title: "TK" }, "2")]);
  expect(adviseOn(context, { "posts/1": ["markers"], "posts/2": ["tags"] })).toHaveLength(1);
});

test("a wrong line of the file that turns rules off is named", () => {
  const records = [record({}, "1")];
  expect(adviceFileProblems({ "posts/1": ["markers"] }, records)).toEqual([]);
  expect(adviceFileProblems([], records)).toHaveLength(1);
  expect(
    adviceFileProblems({ "posts/1": ["marks"], "posts/9": ["tags"], x: "tags" }, records).join(),
  ).toMatch(/“marks” is no rule; there are markers.*“posts\/9” is no record.*“x” must be a list/);
});
