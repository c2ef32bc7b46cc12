import * as React from "react";
import type { LoadedList, LoadedPost } from "../live/unbuilt";
import { readBlogAddress } from "../site/blog-address";
import { useAsync } from "./use-async";

/** What stands at a blog address that the build did not make. */
export type UnbuiltBlog =
  | { readonly kind: "loading"; readonly text: string }
  | ({ readonly kind: "post" } & LoadedPost)
  | ({ readonly kind: "list" } & LoadedList)
  | { readonly kind: "missing" };

export interface UnbuiltSources {
  readonly loadPost: (slug: string) => Promise<LoadedPost | null>;
  readonly loadList: (address: Parameters<typeof readList>[0]) => Promise<LoadedList>;
}

const readList = (
  address: Exclude<ReturnType<typeof readBlogAddress>, { kind: "post" } | null>,
): Promise<LoadedList> => import("../live/unbuilt").then(({ loadList }) => loadList(address));

/** Loaded only on such a page: the reader of the API, its schemas and the sanitiser. */
const SOURCES: UnbuiltSources = {
  loadPost: (slug) => import("../live/unbuilt").then(({ loadPost }) => loadPost(slug)),
  loadList: readList,
};

const MISSING = { kind: "missing" } as const;

async function load(pathname: string, sources: UnbuiltSources): Promise<UnbuiltBlog> {
  const address = readBlogAddress(pathname);
  if (!address) return MISSING;
  if (address.kind !== "post") return { kind: "list", ...(await sources.loadList(address)) };
  const found = await sources.loadPost(address.slug);
  return found ? { kind: "post", ...found } : MISSING;
}

/**
 * Reads what stands at `pathname`, which takes effect after the first render: the built page cannot
 * know its address.
 */
export function useUnbuiltBlog(pathname: string, sources: UnbuiltSources = SOURCES): UnbuiltBlog {
  const [address, setAddress] = React.useState<string | null>(null);
  React.useEffect(() => setAddress(pathname), [pathname]);
  const loaded = useAsync(address, (path) => load(path, sources));
  if (loaded.status === "error") return MISSING;
  if (loaded.status === "loaded") return loaded.value;
  const kind = address === null ? "post" : readBlogAddress(address)?.kind;
  const text = kind === undefined || kind === "post" ? "Loading article..." : "Loading articles...";
  return { kind: "loading", text };
}
