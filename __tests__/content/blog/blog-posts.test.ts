import { type BlogPost, blogPosts, newestFirst } from "../../../src/content/blog/blog-posts";
import { postBody } from "../../../src/content/blog/post-body";
import { sanitise } from "../../../src/content/text/sanitise";

const sent = {
  id: 7,
  title: "Sender IDs",
  paragraph_explanation: "<p>What a sender ID is.</p>",
  category: "Call Center",
  author_name: "Amina Hassan",
  image_path: "blog/x.jpg",
  tags: ["Sender ID", "SMS", "sms"],
  sections: [{ header: "Why", explanation: "<p>Because.</p>" }],
  created_at: "2026-10-05T09:00:00+03:00",
  updated_at: "2026-10-09T09:00:00+03:00",
};

function shown(post: unknown): BlogPost {
  const result = blogPosts.parse({ blogs: [post] });
  const [first] = result.kind === "filled" ? result.content : [];
  if (!first) throw new Error("the post was dropped");
  return first;
}

test("a complete post has every field of its page", () => {
  expect(shown(sent)).toMatchObject({
    postId: "7",
    slug: "7",
    title: "Sender IDs",
    lead: "What a sender ID is.",
    excerpt: "What a sender ID is.",
    category: "call-center",
    date: "October 5, 2026",
    author: "Amina Hassan",
    authorImage: "",
    authorBio: "",
    authorId: "",
    authorRole: "",
    image: { kind: "image", path: "blog/x.jpg", fallback: "fallback/blog.jpg" },
    imageAlt: "",
    metaTitle: "",
    metaDescription: "",
    featured: false,
    tags: [
      { slug: "sender-id", name: "Sender ID" },
      { slug: "sms", name: "SMS" },
    ],
    sections: [{ anchor: "why", header: "Why", html: "<p>Because.</p>" }],
    publishedAt: "2026-10-05T06:00:00.000Z",
    updatedAt: "2026-10-09T06:00:00.000Z",
    updatedDate: "October 9, 2026",
    readingMinutes: 1,
  });
});

test.each([
  ["Two phones on a table", "Two phones on a table"],
  ["Decorative", ""],
])("a picture described as “%s” has the alternative text “%s”", (image_alt, imageAlt) => {
  expect(shown({ ...sent, image_alt })).toMatchObject({ imageAlt });
});

test("a post with only an id gets every specified default", () => {
  expect(shown({ id: "x" })).toMatchObject({
    title: "Untitled Blog Post",
    excerpt: "No description available",
    category: "general",
    author: "Anonymous",
    featured: false,
    tags: [],
    sections: [],
    date: "",
    publishedAt: null,
  });
});

test("an excerpt has at most 150 characters, whole words and an ellipsis", () => {
  const { excerpt } = shown({ ...sent, paragraph_explanation: "word ".repeat(100) });
  expect(excerpt).toBe(`${"word ".repeat(29)}word…`);
  expect(excerpt.length).toBe(150);
});

test.each([
  ["page", "post-page"],
  ["Category", "post-category"],
  ["tag", "post-tag"],
  ["previous-post", "post-previous-post"],
  ["next-post", "post-next-post"],
  ["../../admin", "admin"],
  ["ABC", "abc"],
  [12.5, "12-5"],
  ["__proto__", "proto"],
])("the post %j is at /blog/%s", (id, slug) => {
  expect(shown({ ...sent, id }).slug).toBe(slug);
});

test.each([
  ["no id", undefined],
  ["an id without a letter or digit", "???"],
  ["an id that is an object", {}],
])("a post with %s is dropped, and the others stay", (_case, id) => {
  const result = blogPosts.parse({ blogs: [{ ...sent, id }, sent] });
  expect(result).toMatchObject({ kind: "filled", content: [{ slug: "7" }] });
  expect(result.issues).toContainEqual(
    expect.objectContaining({ section: "Blog posts", item: "“Sender IDs”", field: "id" }),
  );
});

test.each([
  ["case", ["ZCaseId", "zcaseid"]],
  ["signs", [":id", "[id]", "(id)"]],
  ["how an accent is encoded", ["caf\u00e9", "cafe\u0301"]],
  ["being a number", [7, "7"]],
])("if ids differ only by %s, the newest post stays and the others are reported", (_how, ids) => {
  const post = (id: unknown, month: number) => ({
    ...{ ...sent, id, title: `Of month ${month}` },
    ...{ created_at: `2026-0${month}-01T00:00:00Z`, updated_at: null },
  });
  const [newest = "", ...older] = ids;
  // in the middle, if there are three
  const blogs = [...older.slice(0, 1), newest, ...older.slice(1)].map((id) =>
    post(id, id === newest ? 9 : ids.indexOf(id)),
  );
  const result = blogPosts.parse({ blogs });
  expect(result).toMatchObject({ content: [{ title: "Of month 9", postId: String(newest) }] });
  expect(result.issues).toEqual(
    older.map((id) => ({
      section: "Blog posts",
      item: `“Of month ${ids.indexOf(id)}”`,
      field: "id",
      problem: `“${id}” has the same address as “${newest}” of “Of month 9”`,
      action: "dropped",
      shown: "only “Of month 9” is published",
    })),
  );
});

test.each([
  ["a number", 7, "is 7"],
  ["a group of fields", { a: 1 }, "is a group of fields"],
  ["a list", [["x"]], "is a list"],
])("a post whose title or sections are %s is reported", (_kind, wrong, found) => {
  const { issues } = blogPosts.parse([
    { ...sent, id: "a", title: wrong },
    { ...sent, id: "b", title: "B", sections: wrong },
  ]);
  const isList = Array.isArray(wrong);
  expect(issues.map(({ item, field, problem }) => [item, field, problem])).toEqual([
    wrong === 7
      ? ["“7”", "title", "is 7, but must be text, in quotation marks"]
      : ["“a”", "title", `${found}, but must be text`],
    isList
      ? ["“B”", "sections[1]", `${found}, but must be a group of fields, in { }`]
      : ["“B”", "sections", `${found}, but must be a list`],
  ]);
});

test.each(["blogs", "posts", "items", "data", "results"])("the list may be under %s", (key) => {
  expect(blogPosts.parse({ [key]: [sent] }).kind).toBe("filled");
});

test.each([
  ["2026-02-31T00:00:00Z", "impossible"],
  ["soon", "words"],
  ["0001-01-01", "long ago"],
  ["2026-10-05 (10pm)", "in part"],
  ["2026-10-05T25:00:00Z", "at no hour of a day"],
  [12345, "a number"],
])("the date %j (%s) is reported and left out", (created_at, _kind) => {
  const result = blogPosts.parse({ blogs: [{ ...sent, created_at }] });
  expect(result).toMatchObject({ content: [{ date: "", publishedAt: null }] });
  expect(result.issues).toContainEqual(expect.objectContaining({ field: "created_at" }));
});

test("a post changed on the day it was published isn't marked as updated", () => {
  const post = shown({ ...sent, updated_at: "2026-10-05T20:00:00+03:00" });
  expect(post).toMatchObject({ updatedAt: null, updatedDate: "" });
});

test("tags typed into one field are split", () => {
  expect(shown({ ...sent, tags: "OTP, two factor" }).tags).toEqual([
    { slug: "otp", name: "OTP" },
    { slug: "two-factor", name: "two factor" },
  ]);
});

test("each section's heading has its own anchor", () => {
  const { sections } = shown({
    ...sent,
    sections: [
      { header: "Why & how", explanation: "<p>a</p>" },
      { header: "Why & how", explanation: "One\ntwo\n\nthree <4" },
      { header: "", explanation: "<p>b</p>" },
      {},
    ],
  });
  expect(postBody(sections, (html) => html)).toEqual({
    content:
      '<h2 id="part-why-how"><a name="why-how"></a>Why &amp; how</h2><p>a</p>' +
      '<h2 id="part-why-how-2"><a name="why-how-2"></a>Why &amp; how</h2>' +
      "<p>One<br>two</p><p>three &lt;4</p><p>b</p>",
    contents: [
      { anchor: "part-why-how", title: "Why & how" },
      { anchor: "part-why-how-2", title: "Why & how" },
    ],
  });
});

test.each([
  [
    ["A", "A", "A 2"],
    ["a", "a-2", "a-2-2"],
  ],
  [
    ["A 2", "A", "A", "A"],
    ["a-2", "a", "a-3", "a-4"],
  ],
  [
    ["", "Section", "…"],
    ["section", "section-2", "section-3"],
  ],
])("the headings %j have the anchors %j", (headers, anchors) => {
  const sections = headers.map((header) => ({ header, explanation: "<p>a</p>" }));
  expect(shown({ ...sent, sections }).sections.map(({ anchor }) => anchor)).toEqual(anchors);
});

test("the lead has its entities decoded", () => {
  const { lead } = shown({ ...sent, paragraph_explanation: "<p>Caf&eacute; for &pound;5</p>" });
  expect(lead).toBe("Café for £5");
});

test("tables and listings are numbered across an article's sections", () => {
  const { sections } = shown({
    ...sent,
    sections: [
      { header: "", explanation: "<pre>a</pre>" },
      { header: "", explanation: "<pre>b</pre>" },
    ],
  });
  const { content } = postBody(sections, (html, regions) => sanitise(html, undefined, regions));
  expect(content).toMatch(/"Code 1, .*"Code 2, /);
});

test("posts are sorted newest first, undated ones last, and ties by slug in natural order", () => {
  const at = (slug: string, publishedAt: string | null) => ({ slug, publishedAt });
  const posts = [at("10", null), at("9", null), at("2", "2026-01-01"), at("1", "2026-02-01")];
  expect(posts.sort(newestFirst).map(({ slug }) => slug)).toEqual(["1", "2", "9", "10"]);
});
