import type { PostListPage } from "../../../src/content/blog/blog-list";
import {
  type ListSources,
  type ListView,
  viewList,
  viewPosts,
} from "../../../src/features/blog/blog-view";
import { indexedPost, indexedPosts, listPage } from "../../fixtures/posts";

const POSTS = indexedPosts(20);
const FRESH = indexedPost(0, { category: "ussd" });
const NOTHING: ListSources = { index: null, newer: [] };
const PART: ListSources = { index: { posts: POSTS.slice(0, 10), isComplete: false }, newer: [] };
const INDEX: ListSources = { index: { posts: POSTS, isComplete: true }, newer: [] };
const BOTH: ListSources = { index: { posts: [FRESH, ...POSTS], isComplete: true }, newer: [FRESH] };
const withFresh = (sources: ListSources): ListSources => ({ ...sources, newer: [FRESH] });

const BLOG = listPage(POSTS);
const PAGE_2 = listPage(POSTS, { page: 2 });
const NINE = listPage(POSTS.slice(0, 9));
const SMS = listPage(POSTS, { kind: "category", slug: "sms" });
const USSD = listPage([], { kind: "category", slug: "ussd" });
const TAG = listPage([], { kind: "tag", slug: "otp" });

/** The posts' numbers with page, page count and total, such as "19 20, page 3/3 of 20". */
const summary = ({ posts, page, pageCount, total, needsIndex }: ListView) =>
  `${posts.map(({ slug }) => slug.replace("post-", "")).join(" ")}, page ${page}/${pageCount} of ` +
  `${total ?? "?"}${needsIndex ? ", needs index" : ""}`;

const ALL = { category: "", text: "", page: 1 };
const MIXED = [...POSTS.slice(0, 10), indexedPost(11, { category: "ussd" })];
const FILTERED: ListSources = { index: { posts: MIXED, isComplete: true }, newer: [] };

test.each([
  ["a category", FILTERED, { category: "ussd" }, "11, page 1/1 of 1"],
  ["a category from page 1", FILTERED, { category: "ussd", page: 3 }, "11, page 1/1 of 1"],
  ["a category and a search", FILTERED, { category: "sms", text: "post 1" }, "1 10, page 1/1 of 2"],
  [
    "a search without that category",
    FILTERED,
    { category: "ussd", text: "post 2" },
    ", page 1/1 of 0",
  ],
  ["a newer post of a category", withFresh(FILTERED), { category: "ussd" }, "0 11, page 1/1 of 2"],
  ["a category before the index", NOTHING, { category: "ussd" }, ", page 1/1 of ?, needs index"],
  ["an unknown category", FILTERED, { category: "zebra" }, ", page 1/1 of 0"],
])("viewList filters by %s", (_case, sources, query, expected) => {
  expect(summary(viewList(BLOG, sources, { ...ALL, ...query }))).toBe(expected);
});

const SAMPLES = indexedPosts(2, { category: "ussd" });
const EMPTY = { ...listPage(SAMPLES, { kind: "category", slug: "ussd" }), total: 0 };
const IN_USSD: ListSources = { index: { posts: POSTS, isComplete: true }, newer: [FRESH] };
test.each([
  ["shows its samples", INDEX, "", "1 2, page 1/1 of 2"],
  ["is searched in its samples", INDEX, "post 2", "2, page 1/1 of 1"],
  ["shows its samples before the index", NOTHING, "zebra", ", page 1/1 of 0"],
  ["shows only a newer post", withFresh(NOTHING), "", "0, page 1/1 of 1"],
  ["is searched only in a newer post", IN_USSD, "post", "0, page 1/1 of 1"],
])("a built category without posts %s", (_case, sources, text, expected) => {
  expect(summary(viewList(EMPTY, sources, { ...ALL, text }))).toBe(expected);
});

test("viewPosts filters the given posts by category", () => {
  expect(summary(viewPosts(BLOG, MIXED, { ...ALL, category: "ussd" }))).toBe("11, page 1/1 of 1");
});

test.each<readonly [string, PostListPage, ListSources, string, number, string]>([
  ["the built page", BLOG, NOTHING, "  ", 1, "1 2 3 4 5 6 7 8 9, page 1/3 of 20"],
  ["another page", BLOG, INDEX, "", 3, "19 20, page 3/3 of 20"],
  ["page 1 for page 0", BLOG, INDEX, "", 0, "1 2 3 4 5 6 7 8 9, page 1/3 of 20"],
  ["the last page for one after it", BLOG, INDEX, "", 99, "19 20, page 3/3 of 20"],
  [
    "a page before the index",
    BLOG,
    NOTHING,
    "",
    2,
    "1 2 3 4 5 6 7 8 9, page 1/3 of ?, needs index",
  ],
  ["a search of all posts", BLOG, INDEX, "post 2", 1, "2 20, page 1/1 of 2"],
  ["a search before the index", BLOG, NOTHING, "post 9", 1, "9, page 1/1 of ?, needs index"],
  ["a search for part of a word", BLOG, PART, "post 1", 1, "1 10, page 1/1 of ?, needs index"],
  ["a search without results", BLOG, INDEX, "zebra", 1, ", page 1/1 of 0"],
  ["a newer post first", BLOG, withFresh(NOTHING), "", 1, "0 1 2 3 4 5 6 7 8, page 1/3 of 21"],
  [
    "the post that a newer one moved to the next page",
    PAGE_2,
    withFresh(INDEX),
    "",
    2,
    "9 10 11 12 13 14 15 16 17, page 2/3 of 21",
  ],
  [
    "the built page 2 until then",
    PAGE_2,
    withFresh(NOTHING),
    "",
    2,
    "10 11 12 13 14 15 16 17 18, page 2/3 of ?, needs index",
  ],
  [
    "one more page for a newer post",
    NINE,
    withFresh(NOTHING),
    "",
    1,
    "0 1 2 3 4 5 6 7 8, page 1/2 of 10",
  ],
  [
    "no newer post of another category",
    SMS,
    withFresh(INDEX),
    "",
    1,
    "1 2 3 4 5 6 7 8 9, page 1/3 of 20",
  ],
  ["a newer post of the category", USSD, withFresh(INDEX), "", 1, "0, page 1/1 of 1"],
  ["a newer post that a search finds", BLOG, withFresh(INDEX), "post 0", 1, "0, page 1/1 of 1"],
  ["a newer post of the index once", BLOG, BOTH, "post 0", 1, "0, page 1/1 of 1"],
])("viewList shows %s", (_case, built, sources, text, page, expected) => {
  expect(summary(viewList(built, sources, { category: "", text, page }))).toBe(expected);
});

test.each([
  [
    "a tag",
    TAG,
    [...POSTS, indexedPost(21, { tags: [{ slug: "otp", name: "OTP" }] })],
    "21, page 1/1 of 1",
  ],
  ["the blog, not its built page", BLOG, POSTS.slice(18), "19 20, page 1/1 of 2"],
])("viewPosts shows the given posts of %s", (_case, list, posts, expected) => {
  expect(summary(viewPosts(list, posts, ALL))).toBe(expected);
});

test("an author's list has all posts by that author, including newer ones", () => {
  const list = listPage([], { kind: "author", slug: "salma-omar", name: "Salma Omar" });
  const posts = [indexedPost(1, { author: "Salma Omar" }), indexedPost(2, { author: "Guest" })];
  expect(viewPosts(list, posts, ALL).posts.map(({ author }) => author)).toEqual(["Salma Omar"]);
});
