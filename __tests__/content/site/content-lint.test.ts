import { readFileSync } from "node:fs";
import { adviceFileProblems, lintContent } from "../../../src/content/site/content-lint";
import {
  LINT_RULES,
  type LintedSite,
  type WrittenRecord,
} from "../../../src/content/site/lint-rules";

const record = (value: object, id = "1"): WrittenRecord => ({
  key: `posts/${id}`,
  section: "Blog posts",
  item: `“content/posts/${id}.json”`,
  value: { paragraph_explanation: "Words.", ...value },
});

const SITE: LintedSite = {
  hasPage: (path) => ["/pricing", "/blog/zürich", "/brochures/a.pdf"].includes(path),
  movedTo: (path) => (path === "/blog/old" ? "/blog/new" : null),
  siteUrl: "https://www.duka.example",
};

const advice = (...values: object[]) =>
  lintContent(
    values.map((value, i) => record(value, String(i + 1))),
    SITE,
  ).map(({ item, field, problem }) => `${item} ${field} ${problem}`);
const ONE = "“content/posts/1.json”";
const html = (explanation: string) => ({ sections: [{ header: "H", explanation }] });
const FIELD = `${ONE} sections[1].explanation`;

test.each<[string, object, string]>([
  ["a marker", { title: "Prices TK" }, `${ONE} title still contains “TK”`],
  ["filler", html("<p>Lorem ipsum dolor</p>"), `${FIELD} still contains “Lorem ipsum”`],
  [
    "a picture without an alternative text",
    html('<p><img src="posts/a.jpg" alt=""></p>'),
    `${FIELD} shows the picture “posts/a.jpg” without alternative text. Say what it shows, or “decorative”`,
  ],
  [
    "a picture of a field without an alternative text",
    { image_path: "posts/large.jpg" },
    `${ONE} image_alt is missing. Say what the picture shows, or “decorative”`,
  ],
  [
    "an embedded video",
    html('<p>See</p><iframe src="https://www.youtube.com/embed/x"></iframe>'),
    `${FIELD} has an embedded video or frame, which isn’t shown. Link to its page instead`,
  ],
  [
    "a link to no page",
    html('<a href="/pricng?a=b#c">x</a>'),
    `${FIELD} links to /pricng, but the site has no such page`,
  ],
  [
    "an absolute link to no page",
    html("<a href='https://www.duka.example/x/'>x</a>"),
    `${FIELD} links to /x, but the site has no such page`,
  ],
  [
    "a link to a former URL",
    html('<a href="/blog/old">x</a>'),
    `${FIELD} links to /blog/old, which is now /blog/new`,
  ],
  [
    "a link to no file",
    html('<a href="/brochures/nope.pdf">x</a>'),
    `${FIELD} links to /brochures/nope.pdf, but the site has no such file`,
  ],
  [
    "a link to another site without https://",
    html('<a href="www.google.com">x</a>'),
    `${FIELD} links to www.google.com. Start it with https://`,
  ],
  [
    "an email address without mailto:",
    html('<a href="sales@acme.example">x</a>'),
    `${FIELD} links to sales@acme.example. Start it with mailto:`,
  ],
  [
    "a relative link",
    html('<a href="about">x</a>'),
    `${FIELD} links to about. Start it with /, or with https:// for another site`,
  ],
  [
    "a link to a place that the article doesn't have",
    html('<p>See <a href="#costs">costs</a> and <a href="#h">the start</a></p>'),
    `${FIELD} links to #costs, which isn’t in the article, so visitors see text without a link`,
  ],
  [
    "a link that browsers can't open",
    html('<a href="https://example.com/sale-100%">x</a>'),
    `${FIELD} links to https://example.com/sale-100%, which can’t be opened, so visitors see text without a link`,
  ],
  [
    "a picture that was pasted without its file",
    html('<p><img alt="Shop" src="file:///C:/Temp/image002.jpg"></p>'),
    `${FIELD} has a pasted picture that isn’t shown (file:///C:/Temp/image002.jpg). Upload it and insert it`,
  ],
  [
    "a tag in a title",
    { title: "Our <b>best</b> tips" },
    `${ONE} title shows visitors the markup “<b>”`,
  ],
  [
    "a character reference that was encoded twice",
    { tags: ["Terms &amp;amp; conditions"] },
    `${ONE} tags[1] shows visitors the markup “&amp;”`,
  ],
  [
    "bold text that stayed Markdown",
    html("<p>Send **today** to</p>"),
    `${FIELD} shows visitors the markup “**today**”`,
  ],
  [
    "a link that stayed Markdown",
    { paragraph_explanation: "See [our prices](/pricing)." },
    `${ONE} paragraph_explanation shows visitors the markup “[our prices](/pricing)”`,
  ],
  [
    "a table row that stayed Markdown",
    html("<p>| Question | Yes |</p>"),
    `${FIELD} shows visitors the markup “| Question | Yes |”`,
  ],
  [
    "one of Word's tags in an article",
    html("<p>&lt;o:p&gt;&lt;/o:p&gt; Terms</p>"),
    `${FIELD} shows visitors the markup “<o:p>”`,
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
])("a post with %s gets advice only if visitors would see nothing", (_, value, isEmpty) => {
  const problem =
    "the whole item has no text: neither an opening paragraph (paragraph_explanation)";
  expect(advice({ paragraph_explanation: "", ...value })).toEqual(
    isEmpty ? [expect.stringContaining(`${ONE} ${problem} nor a section (sections)`)] : [],
  );
});

test("docs/publishing.md explains every rule", () => {
  const guide = readFileSync("docs/publishing.md", "utf8");
  const told = Array.from(guide.matchAll(/^\| `([a-z]+)` \|/gm), ([, name]) => name);
  expect(told).toEqual(expect.arrayContaining(Object.keys(LINT_RULES)));
});

test("correct content gets no advice", () => {
  const value = {
    title: "Todo lists that work, and xxxl shirts",
    meta_title: "Short",
    image_path: "/posts/large.jpg",
    image_alt: "Decorative",
    meta_description: "Dial *544*1# & pay < KSh 500 | Duka",
    ...html(
      '<p>Q&amp;A: <strong>2 ** 3</strong> <code>&lt;b&gt; [a](b)</code> <img src="a.jpg" alt="decorative"> <a href="/pricing/">x</a>' +
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
])("%s: advice asks what %s shows", (section, picture, alternative) => {
  const told = (more: object) =>
    lintContent([{ ...record({ [picture]: "a.jpg", ...more }), section }], SITE).map(
      ({ field }) => field,
    );
  expect(told({})).toEqual([alternative]);
  expect(told({ [alternative]: "decorative" })).toEqual([]);
});

test("a rule can be turned off for one record", () => {
  const records = [record({ title: "TK" }, "1"), record({ title: "TK" }, "2")];
  const off = { "posts/1": ["markers"], "posts/2": ["links"] };
  expect(lintContent(records, SITE, off)).toHaveLength(1);
});

test("an invalid line in the file that turns rules off is reported", () => {
  const records = [record({}, "1")];
  expect(adviceFileProblems({ "posts/1": ["markers"] }, records)).toEqual([]);
  expect(adviceFileProblems([], records)).toHaveLength(1);
  expect(
    adviceFileProblems({ "posts/1": ["marks"], "posts/9": ["links"], x: "links" }, records).join(),
  ).toMatch(
    /“marks” isn’t a rule\. The rules are markers.*“posts\/9” isn’t a published record.*“x” must be a list/,
  );
});
