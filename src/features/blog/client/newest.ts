import { readContent } from "../../../client/client";
import { newestPath } from "../../../client/post-paths";
import type { SearchManifest } from "../../../content/blog/search-index";
import type { LivePost } from "./posts";
import { sharedManifest } from "./search";

export interface BuiltList {
  /** Slug of the category, or "" for the whole blog. */
  readonly category: string;
  /** Number of posts in the category. For the whole blog, the manifest's number is used instead. */
  readonly total: number;
}

/**
 * Returns the id of the newest post in a response and the total number of posts. Returns null if
 * either is missing.
 */
function readNewest(body: unknown): { readonly id: string; readonly total: number } | null {
  const { blogs, total } = (body ?? {}) as { readonly blogs?: unknown; readonly total?: unknown };
  const first: unknown = Array.isArray(blogs) ? blogs[0] : undefined;
  const { id } = (first ?? {}) as { readonly id?: unknown };
  if (typeof total !== "number" || (typeof id !== "string" && typeof id !== "number")) return null;
  return { id: String(id), total };
}

/** Returns the posts that are newer than the build that wrote the manifest. */
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
 * Reads the posts that are newer than the build, newest first, or an empty list if the content API
 * can't be read. First sends a small request, and stops there if the list's length and newest post
 * haven't changed. Rejects if the index manifest can't be read.
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
  // imported on demand, because it pulls in the content schemas
  const { fetchLatestPosts } = await import("./posts");
  return newerThanBuild((await fetchLatestPosts(category)) ?? [], manifest);
}
