import type { BlogPost } from "../../../content/blog/blog-posts";
import type { ImageSource } from "../../../site/image-source";

/** A heading of a post and the anchor that leads to it. */
export interface ContentsEntry {
  readonly anchor: string;
  readonly title: string;
}

/** A post as its page shows it; `content` is sanitised HTML. */
export interface ArticlePost extends Omit<BlogPost<ImageSource>, "sections" | "featured"> {
  readonly content: string;
  readonly contents: readonly ContentsEntry[];
}
