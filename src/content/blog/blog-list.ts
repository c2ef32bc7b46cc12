import type { ImageSource } from "../../site/image-source";
import type { ShownPost } from "./blog-posts";

export type ListedPost = Pick<ShownPost<ImageSource>, keyof Queries.PostCardFragment>;

export type PostListPage = Queries.PostListPageFragment & { readonly posts: readonly ListedPost[] };
