import type { ImageSource } from "../../site/image-source";
import type { PostSummary } from "./blog-posts";

/** A post as lists show it. */
export type ListedPost = Pick<
  PostSummary<ImageSource>,
  "slug" | "title" | "excerpt" | "category" | "date" | "author" | "image"
>;

/** One page of a list of posts: the whole blog, a category, a tag. */
export interface PostListPage {
  /** Address of page 1. */
  readonly base: string;
  /** "all", "category" or "tag". */
  readonly kind: string;
  /** The category's or tag's place in addresses; "all" for the whole blog. */
  readonly slug: string;
  readonly name: string;
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
  /** Posts of the whole list. */
  readonly total: number;
  readonly posts: readonly ListedPost[];
}
