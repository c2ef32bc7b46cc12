import type { ImageSource } from "../../site/media/image-source";
import type { ViewModel } from "../model/view-model";

/** A post as lists show it. */
export type ListedPost = Pick<
  ViewModel<Queries.BlogPost, ImageSource>,
  keyof Queries.PostCardFragment
>;

/** One page of a list of posts. */
export type PostListPage = Queries.PostListPageFragment & { readonly posts: readonly ListedPost[] };
