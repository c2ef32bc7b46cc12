import { CONTENT_NAMES, CONTENT_TYPES, type ContentName } from "../../content/registry";
import { LIST_FETCH_PER_PAGE } from "../../site/limits";

/** One endpoint in the options of gatsby-source-custom-api. */
export interface Endpoint {
  readonly name: ContentName;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly paging?: { readonly perPage: number; readonly listKeys: readonly string[] };
}

/** The content API's reads. The blog is read page by page: the site is built from all posts. */
export const ENDPOINTS: readonly Endpoint[] = CONTENT_NAMES.map((name) => {
  const { endpoint, listKeys } = CONTENT_TYPES[name];
  if (name !== "blogPosts") return { name, path: endpoint };
  return {
    name,
    path: endpoint,
    query: { sort_by: "created_at", sort_order: "desc" },
    paging: { perPage: LIST_FETCH_PER_PAGE, listKeys },
  };
});
