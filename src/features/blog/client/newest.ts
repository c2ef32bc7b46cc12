import { readContent } from "../../../client/client";
import { newestPath } from "../../../client/post-paths";
import type { SearchManifest } from "../../../content/blog/search-index";
import type { LivePost } from "./posts";
import { sharedManifest } from "./search";

/** The blog or one category, at the time of the build. */
export interface BuiltList {
  /** Slug of the category; empty for the whole blog. */
  readonly category: string;
  /** Number of posts in the category; that of the whole blog is in the manifest. */
  readonly total: number;
}

/** Returns the id of the newest post of a response and the length of its list; null: it has neither. */
function readNewest(body: unknown): { readonly id: string; readonly total: number } | null {
  const { blogs, total } = (body ?? {}) as { readonly blogs?: unknown; readonly total?: unknown };
  const first: unknown = Array.isArray(blogs) ? blogs[0] : undefined;
  const { id } = (first ?? {}) as { readonly id?: unknown };
  if (typeof total !== "number" || (typeof id !== "string" && typeof id !== "number")) return null;
  return { id: String(id), total };
}

/** Keeps the posts that came after the build which wrote the manifest. */
export function newerThanBuild<Post extends Pick<LivePost, "slug" | "publishedAt">>(
  posts: readonly Post[],
  { newest, since }: Pick<SearchManifest, "newest" | "since">,
): Post[] {
  const built = new Set(newest);
  return posts.filter(
    ({ slug, publishedAt }) => !built.has(slug) && (since === "" || (publishedAt ?? "") > since),
  );
}

/**
 * Reads the posts that are newer than the build, newest first; none when the content API cannot be
 * read. One small request comes first: when the list is as long as it was and its newest post was
 * built, the rest is not read. Rejects when the manifest of the index cannot be read.
 */
export async function readNewer({ category, total }: BuiltList): Promise<LivePost[]> {
  const [result, manifest] = await Promise.all([
    readContent(newestPath(category)),
    sharedManifest(),
  ]);
  if (!result.ok) return [];
  const newest = readNewest(result.body);
  const builtTotal = category ? total : manifest.total;
  if (newest?.total === builtTotal && manifest.newest.includes(newest.id)) return [];
  const { fetchLatestPosts } = await import("./posts"); // with the schemas of the content
  return newerThanBuild((await fetchLatestPosts(category)) ?? [], manifest);
}
