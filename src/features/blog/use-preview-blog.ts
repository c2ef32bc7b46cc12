import { useAsync } from "../../hooks/use-async";
import { usePreview } from "../../hooks/use-preview";
import type { ListedOrIndexed } from "./blog-view";
import type { LoadedPost } from "./client/load-blog";

const readAll = (category: string): Promise<readonly ListedOrIndexed[]> =>
  import("./client/load-blog").then(({ previewPosts }) => previewPosts(category));

/**
 * Returns all posts as a rebuild would show them in a list of `category` ("" for the whole blog).
 * Undefined while loading and outside preview mode.
 */
export function usePreviewPosts(category: string, read = readAll) {
  const isPreview = usePreview();
  const live = useAsync(isPreview ? category : null, read);
  return {
    everything: live.status === "loaded" ? live.value : undefined,
    loading: isPreview && live.status === "loading",
  };
}

export type PostPreview =
  | { readonly status: "built" }
  | { readonly status: "loading" }
  | { readonly status: "missing" }
  | ({ readonly status: "live" } & LoadedPost);

const readOne = (postId: string): Promise<LoadedPost | null> =>
  import("./client/load-blog").then(({ loadLivePost }) => loadLivePost(postId));

/** Returns the content API's current version of a built post, or `missing` if it was deleted. */
export function usePreviewPost(postId: string, read = readOne): PostPreview {
  const isPreview = usePreview();
  const live = useAsync(isPreview ? postId : null, read);
  if (!isPreview || live.status === "error") return { status: "built" };
  if (live.status === "loading") return live;
  return live.value ? { status: "live", ...live.value } : { status: "missing" };
}
