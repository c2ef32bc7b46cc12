import { folderStore } from "../../../src/server/folder-store";

const posts = folderStore().blogs();
const textOf = (id: number, field: string) =>
  String(posts.find((post) => post.id === id)?.[field] ?? "");

/** Title of a bundled post, whatever the owner has put there. */
export const titleOf = (id: number): string => textOf(id, "title");

/** Returns the ids of bundled posts, newest first. */
export const newestFirst = (): number[] =>
  posts
    .map(({ id }) => Number(id))
    .sort((a, b) => textOf(b, "created_at").localeCompare(textOf(a, "created_at")));

/** Returns the number of bundled posts whose author's name has `name`, of one category or of all. */
export const postsBy = (name: string, category?: string): number =>
  posts.filter(
    (post) => String(post.author_name).includes(name) && (!category || post.category === category),
  ).length;

/** The author of the newest post of a category. */
export const authorIn = (category: string): string =>
  textOf(newestFirst().find((id) => textOf(id, "category") === category) ?? 0, "author_name");
