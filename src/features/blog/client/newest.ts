import { type ContentClient, sharedClient } from "../../../client/client";
import { newestPath } from "../../../client/endpoints";
import type { SearchManifest } from "../../../content/blog/search-index";
import { sharedManifest } from "./search";

/** A built list, as far as it says what was there when it was built. */
export interface BuiltList {
  /** The category; empty for the whole blog. */
  readonly category: string;
  /** Posts of the whole category; the manifest knows those of the whole blog. */
  readonly total: number;
}

/** What an answer says of its newest post and of the length of the list. */
function glance(body: unknown): { readonly newest: string; readonly total: number } | null {
  const { blogs, total } = (body ?? {}) as { readonly blogs?: unknown; readonly total?: unknown };
  const first: unknown = Array.isArray(blogs) ? blogs[0] : undefined;
  const { id } = (first ?? {}) as { readonly id?: unknown };
  if (typeof total !== "number" || (typeof id !== "string" && typeof id !== "number")) return null;
  return { newest: String(id), total };
}

/**
 * Whether the content API may have posts that `list` lacks, asked in one small call: not when its
 * newest post is known and the list as long as it was. An answer that does not say so is a yes, none
 * at all a no.
 */
export async function mayHaveNewerVersion(
  { category, total }: BuiltList,
  client: ContentClient = sharedClient(),
  manifestOf: () => Promise<Pick<SearchManifest, "newest" | "total">> = sharedManifest,
): Promise<boolean> {
  const [result, manifest] = await Promise.all([
    client.read(newestPath(category)),
    manifestOf().catch(() => null),
  ]);
  if (!result.ok || !manifest) return false;
  const now = glance(result.body);
  const built = category ? total : manifest.total;
  return !(now && now.total === built && manifest.newest.includes(now.newest));
}
