import type { BlogPosting } from "schema-dts";
import { MARKET } from "../company/brand";
import { absoluteUrl } from "./metadata";
import { idOf, type Node, ORGANIZATION } from "./structured-data";

export interface PostFacts {
  readonly path: string;
  readonly headline: string;
  readonly author: string;
  /** URLs of the picture, from the root or absolute. */
  readonly images: readonly string[];
  /** Time of publication, ISO 8601 with its zone; null when unknown. */
  readonly publishedAt: string | null;
  /** Time of the last change, ISO 8601 with its zone; null when unknown. */
  readonly updatedAt: string | null;
  readonly keywords: readonly string[];
}

/** Returns the node of a post; without an author the company is its author. */
export const blogPosting = (post: PostFacts): Node<BlogPosting> => ({
  "@type": "BlogPosting",
  "@id": idOf(post.path, "post"),
  headline: post.headline,
  url: absoluteUrl(post.path),
  mainEntityOfPage: absoluteUrl(post.path),
  inLanguage: MARKET.language,
  image: post.images.map(absoluteUrl),
  datePublished: post.publishedAt ?? undefined,
  dateModified: post.updatedAt ?? undefined,
  author: post.author === "Anonymous" ? ORGANIZATION : { "@type": "Person", name: post.author },
  publisher: ORGANIZATION,
  keywords: post.keywords.join(", ") || undefined,
});
