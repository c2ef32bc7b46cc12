import * as v from "valibot";
import type { Author } from "../catalogue/author-record";
import type { BlogPost } from "./blog-posts";

/** Schema of `/built-authors.json`. */
export const builtAuthors = v.array(
  v.object({ authorId: v.string(), name: v.string(), role: v.string(), bio: v.string() }),
);

/** Adds author records to posts, matched by the author's name. */
export function withAuthors<Post extends Pick<BlogPost, "author">>(
  posts: readonly Post[],
  authors: readonly Author[],
): Post[] {
  const byName = new Map(authors.map((author) => [author.name, author]));
  return posts.map((post) => {
    const author = byName.get(post.author);
    if (!author) return post;
    const { authorId, role: authorRole, bio: authorBio } = author;
    return { ...post, authorId, authorRole, authorBio };
  });
}
