import categories from "../../src/content/bundled/blog-categories.json";
import list from "../../src/content/bundled/blogs.json";

type Post = (typeof list.blogs)[number];

const posts = list.blogs;
const byTitle = posts.map((post): [string, Post] => [post.title, post]);

const html = (post: Post) => post.sections.map((section) => section.explanation).join("\n");
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const withoutTags = (text: string) => text.replace(/<[^>]+>/g, " ");
const tagsIn = (text: string) => [...text.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)];

const ISO_IN_NAIROBI = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+03:00$/;
const FIRST_DAY = Date.parse("2025-11-01T00:00:00+03:00");
const LAST_DAY = Date.parse("2026-11-15T00:00:00+03:00");

const ALLOWED_TAGS = [
  ..."p h3 ul ol li strong em a blockquote pre code".split(" "),
  ..."table thead tbody tr th td".split(" "),
];
const KNOWN_ADDRESSES = [
  ..."bulksms shortcode ussd callcenter software integration payment ivr"
    .split(" ")
    .map((id) => `/services/${id}`),
  "/pricing",
  "/contact",
  "/sms-portal",
  "/privacy-policy",
];

test("the list has the shape and the numbers that the API sends", () => {
  const { blogs, ...paging } = list;
  expect(blogs).toHaveLength(12);
  expect(paging).toEqual({ page: 1, per_page: 50, total: 12, pages: 1 });
});

test.each(["id", "title", "image_path"] as const)("no two posts share their %s", (field) => {
  expect(new Set(posts.map((post) => post[field])).size).toBe(12);
});

test("the posts are spread over the five categories", () => {
  const counts: Record<string, number> = {};
  for (const { category } of posts) counts[category] = (counts[category] ?? 0) + 1;
  expect(counts).toEqual({ sms: 4, ussd: 2, "call-center": 2, payments: 2, software: 2 });
});

test("every category of a post is one of the named categories", () => {
  const ids = categories.categories.map((name) => name.toLowerCase().replaceAll(" ", "-"));
  expect(ids).toEqual(["sms", "ussd", "call-center", "payments", "software"]);
});

test("the newest post comes first", () => {
  const created = posts.map((post) => Date.parse(post.created_at));
  expect(created).toEqual(created.toSorted((a, b) => b - a));
});

test("at least one post was updated after it was published", () => {
  expect(posts.filter((post) => post.updated_at !== post.created_at).length).toBeGreaterThan(0);
});

test("tables, code and a quotation occur, so that their styles have something to show", () => {
  const using = (tag: string) => posts.filter((post) => html(post).includes(`<${tag}>`)).length;
  expect(using("thead")).toBeGreaterThanOrEqual(2);
  expect(using("pre")).toBeGreaterThanOrEqual(2);
  expect(using("blockquote")).toBeGreaterThanOrEqual(1);
});

describe.each(byTitle)("%s", (_title, post) => {
  test("has an opening of 60 to 90 words without mark-up", () => {
    expect(post.paragraph_explanation).not.toMatch(/[<>]/);
    expect(words(post.paragraph_explanation)).toBeGreaterThanOrEqual(60);
    expect(words(post.paragraph_explanation)).toBeLessThanOrEqual(90);
  });

  test("has 500 or more words in five to eight sections", () => {
    expect(words(withoutTags(html(post)))).toBeGreaterThanOrEqual(500);
    expect(post.sections.length).toBeGreaterThanOrEqual(5);
    expect(post.sections.length).toBeLessThanOrEqual(8);
    expect(post.sections.every((section) => section.header.trim() !== "")).toBe(true);
  });

  test("was created within the year before launch and updated no earlier", () => {
    expect(post.created_at).toMatch(ISO_IN_NAIROBI);
    expect(post.updated_at).toMatch(ISO_IN_NAIROBI);
    expect(Date.parse(post.created_at)).toBeGreaterThanOrEqual(FIRST_DAY);
    expect(Date.parse(post.updated_at)).toBeGreaterThanOrEqual(Date.parse(post.created_at));
    expect(Date.parse(post.updated_at)).toBeLessThan(LAST_DAY);
  });

  test("has an author, three to five different tags and a picture of its own", () => {
    expect(post.author_name).toMatch(/^\S+ \S+$/);
    expect(post.tags.length).toBeGreaterThanOrEqual(3);
    expect(post.tags.length).toBeLessThanOrEqual(5);
    expect(new Set(post.tags.map((tag) => tag.toLowerCase())).size).toBe(post.tags.length);
    expect(post.image_path).toMatch(/^blog\/[a-z]+(-[a-z]+)*\.jpg$/);
  });

  test("uses only mark-up that the sanitiser leaves alone, and closes it", () => {
    const open: string[] = [];
    for (const [, slash, tag = "", attributes = ""] of tagsIn(html(post))) {
      expect(ALLOWED_TAGS).toContain(tag);
      expect(attributes).toMatch(tag === "a" && !slash ? /^ href="[^"]+"$/ : /^$/);
      if (slash) expect(open.pop()).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
  });

  test("links only to addresses of the site, and ends with a link to take the next step", () => {
    const hrefs = [...html(post).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    for (const href of hrefs) expect(KNOWN_ADDRESSES).toContain(href);
    expect(post.sections.at(-1)?.explanation).toMatch(/href="\/contact"/);
  });

  test("is written in characters that every keyboard has", () => {
    const others = [...JSON.stringify(post)].filter((character) => character.charCodeAt(0) > 126);
    expect(others).toEqual([]);
  });
});
