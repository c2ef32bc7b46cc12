import { withoutClosingSlash } from "../format/text";
import { CONTENT_API_ROUTE } from "../routes";

/**
 * The content API for page scripts: its base URL, or its path on this origin, without a closing slash; endpoints are
 * below it. It is apart from `ENDPOINTS`, because a chunk that uses one export of a shared module holds all of them.
 */
export const CONTENT_API = {
  base: withoutClosingSlash(process.env.GATSBY_CONTENT_API_URL || CONTENT_API_ROUTE),
  blogPosts: "/blogs",
  images: "/images",
  contact: "/contact",
} as const;
