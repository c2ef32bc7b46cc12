import type { ArticlePost } from "../../src/content/article-post";
import type { PostListPage } from "../../src/content/blog-list";
import type { IndexedPost } from "../../src/content/search-index";

/** A post as search knows it; later ones are older. */
export function indexedPost(number: number, change: Partial<IndexedPost> = {}): IndexedPost {
  const day = new Date(Date.UTC(2026, 9, 20) - number * 86_400_000).toISOString();
  return {
    slug: `post-${number}`,
    title: `Post ${number}`,
    excerpt: `Excerpt ${number}`,
    category: "sms",
    author: "Amina Hassan",
    image: { url: `/images/${number}.jpg` },
    date: "October 5, 2026",
    tags: [],
    publishedAt: day,
    ...change,
  };
}

export const indexedPosts = (count: number, change: Partial<IndexedPost> = {}): IndexedPost[] =>
  Array.from({ length: count }, (_, i) => indexedPost(i + 1, change));

/** The built page of a list of `posts`. */
export function listPage(
  posts: readonly IndexedPost[],
  change: Partial<PostListPage> = {},
): PostListPage {
  const page = change.page ?? 1;
  return {
    base: "/blog",
    kind: "all",
    slug: "all",
    name: "Our Blog",
    page,
    pageCount: Math.max(1, Math.ceil(posts.length / 9)),
    total: posts.length,
    posts: posts.slice((page - 1) * 9, page * 9),
    ...change,
  };
}

const LONG = "Kilimo ".repeat(40).trim();

/** Posts as their page shows them: usual, without what may be missing, longest, hostile. */
export const ARTICLES = {
  usual: {
    postId: "12",
    slug: "12",
    title: "Why one curly apostrophe can double your SMS bill",
    lead: "You approve a short, friendly message to ten thousand farmers.",
    excerpt: "You approve a short, friendly message.",
    category: "sms",
    date: "October 20, 2026",
    author: "Amina Hassan",
    authorImage: "",
    authorBio: "",
    image: { url: "/images/blog/sms.jpg" },
    tags: [
      { slug: "bulk-sms", name: "bulk sms" },
      { slug: "encoding", name: "encoding" },
    ],
    content: '<h2 id="one">One</h2><p>Words.</p>',
    contents: ["One", "Two", "Three", "Four"].map((title) => ({
      anchor: title.toLowerCase(),
      title,
    })),
    publishedAt: "2026-10-20T05:30:00.000Z",
    updatedAt: "2026-10-25T05:30:00.000Z",
    updatedDate: "October 25, 2026",
    readingMinutes: 4,
  },
  empty: {
    postId: "13",
    slug: "13",
    title: "Untitled Blog Post",
    lead: "",
    excerpt: "No description available",
    category: "general",
    date: "",
    author: "Anonymous",
    authorImage: "",
    authorBio: "",
    image: { childImageSharp: null },
    tags: [],
    content: "",
    contents: [],
    publishedAt: null,
    updatedAt: null,
    updatedDate: "",
    readingMinutes: 1,
  },
  longest: {
    postId: "a".repeat(120),
    slug: "a".repeat(80),
    title: LONG,
    lead: "neno ".repeat(400).trim(),
    excerpt: `${"neno ".repeat(29).trim()}…`,
    category: "a-category-with-a-very-long-name-indeed",
    date: "September 30, 2026",
    author: "Wambui wa Kariuki-Njoroge na Otieno Odhiambo-Achieng",
    authorImage: "/images/people/a.png",
    authorBio: LONG,
    image: { url: "/images/blog/long.jpg" },
    tags: Array.from({ length: 30 }, (_, i) => ({ slug: `t${i}`, name: `tag number ${i}` })),
    content: `<table><tr><td>${"x".repeat(200)}</td></tr></table>`,
    contents: Array.from({ length: 40 }, (_, i) => ({ anchor: `s${i}`, title: LONG })),
    publishedAt: "2026-09-30T05:30:00.000Z",
    updatedAt: null,
    updatedDate: "",
    readingMinutes: 90,
  },
  hostile: {
    postId: "x",
    slug: "x",
    title: '<img src=x onerror="alert(1)">',
    lead: "<script>alert(1)</script>",
    excerpt: "</script><script>alert(1)</script>",
    category: "constructor",
    date: "October 5, 2026",
    author: "</span><b>A</b>",
    authorImage: "",
    authorBio: "",
    image: { url: "/images/blog/x.jpg" },
    tags: [{ slug: "b-b", name: "<b>b</b>" }],
    content: "",
    contents: [],
    publishedAt: "2026-10-05T05:30:00.000Z",
    updatedAt: null,
    updatedDate: "",
    readingMinutes: 1,
  },
} satisfies Record<string, ArticlePost>;
