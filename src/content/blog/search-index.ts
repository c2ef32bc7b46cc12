import { longDate } from "../../site/format/dates";
import type { ImageSource } from "../../site/image-source";
import { MINUTE_MS } from "../../site/limits";
import { searchText } from "../text/search-text";
import type { ListedPost } from "./blog-list";
import type { ShownPost, Tag } from "./blog-posts";

/** The blog's search index, written by the build and read by the browser. */

export type IndexedPost = ListedPost & Pick<ShownPost<ImageSource>, "tags" | "publishedAt">;

/** The first file of the index, which lists the others. */
export interface SearchManifest {
  /** Number of posts in the whole index. */
  readonly total: number;
  /** Slugs of the newest built posts. */
  readonly newest: readonly string[];
  /** Publication time of the oldest post in `newest`, or "" if `newest` has every post. */
  readonly since: string;
  /** Names of the other files, in the same folder as the manifest, newest posts first. */
  readonly shards: readonly string[];
}

/** One file of the search index. Rows refer to `categories`, `authors` and `tags` by position. */
export interface SearchShard {
  readonly categories: readonly string[];
  readonly authors: readonly string[];
  readonly tags: readonly Tag[];
  readonly posts: readonly ShardRow[];
}

type ShardRow = readonly [
  slug: string,
  title: string,
  excerpt: string,
  category: number,
  author: number,
  tags: readonly number[],
  picture: string,
  /** Publication time in minutes since 1970. */
  minutes: number | null,
];

/** Numbers distinct values in order of first use. */
function numbering<T>(keyOf: (value: T) => string) {
  const values: T[] = [];
  const numbers = new Map<string, number>();
  return {
    values,
    numberOf: (value: T): number => {
      const key = keyOf(value);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(value) - 1;
    },
  };
}

/** Returns the URL of the widest image file, which is the only one that search results use. */
export function pictureUrl(picture: ImageSource): string {
  if ("url" in picture) return picture.url;
  const { sources = [], fallback } = picture.childImageSharp?.gatsbyImageData.images ?? {};
  const candidates = (sources[0]?.srcSet ?? fallback?.srcSet ?? "").split(/,\s+/);
  const widest = candidates.at(-1)?.trim().split(/\s+/)[0];
  return widest || (fallback?.src ?? "");
}

export function encodeShard(posts: readonly IndexedPost[]): SearchShard {
  const categories = numbering<string>((name) => name);
  const authors = numbering<string>((name) => name);
  const tags = numbering<Tag>(({ slug, name }) => `${slug} ${name}`);
  const rows = posts.map(
    (post): ShardRow => [
      post.slug,
      post.title,
      post.excerpt,
      categories.numberOf(post.category),
      authors.numberOf(post.author),
      post.tags.map(tags.numberOf),
      pictureUrl(post.image),
      post.publishedAt ? Math.floor(Date.parse(post.publishedAt) / MINUTE_MS) : null,
    ],
  );
  return {
    categories: categories.values,
    authors: authors.values,
    tags: tags.values,
    posts: rows,
  };
}

type Searchable = ListedPost & Partial<Pick<IndexedPost, "tags">>;

/** Returns the text to search in, one field per line. */
const textOf = (post: Searchable): string =>
  searchText(
    [
      post.title,
      post.excerpt,
      post.category,
      post.author,
      ...(post.tags ?? []).map(({ name }) => name),
    ].join("\n"),
  );

const texts = new WeakMap<object, string>(); // computed once per post, not once per keystroke

export const decodeShard = (shard: SearchShard): IndexedPost[] =>
  shard.posts.map(([slug, title, excerpt, category, author, tags, picture, minutes]) => {
    const publishedAt = minutes === null ? null : new Date(minutes * MINUTE_MS).toISOString();
    const post: IndexedPost = {
      slug,
      title,
      excerpt,
      category: shard.categories[category] ?? "general",
      author: shard.authors[author] ?? "",
      tags: tags.flatMap((number) => shard.tags[number] ?? []),
      image: { url: picture },
      date: longDate(publishedAt),
      publishedAt,
    };
    texts.set(post, textOf(post));
    return post;
  });

/**
 * Returns whether the title, excerpt, category, author or a tag contains `query`, after
 * `searchText` has normalised both. A blank query matches everything.
 */
export function matchesQuery(post: Searchable, query: string): boolean {
  const needle = searchText(query.trim());
  if (!needle) return true;
  const text = texts.get(post) ?? textOf(post);
  texts.set(post, text);
  return text.includes(needle);
}
