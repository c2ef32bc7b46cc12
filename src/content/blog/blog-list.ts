import type { ImageSource } from "../../site/image-source";
import type { ShownPost } from "./blog-posts";

/** The fields of a post that lists show. */
export type ListedPost = Pick<ShownPost<ImageSource>, keyof Queries.PostCardFragment>;

/** One page of a list of posts. */
export type PostListPage = Queries.PostListPageFragment & { readonly posts: readonly ListedPost[] };
