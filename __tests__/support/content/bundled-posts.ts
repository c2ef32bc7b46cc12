import { folderStore } from "../../../src/server/folder-store";

const posts = folderStore().blogs();
const textOf = (id: number, field: string) =>
  String(posts.find((post) => post.id === id)?.[field] ?? "");

/** Title of a bundled post, whatever the owner has changed it to. */
export const titleOf = (id: number): string => textOf(id, "title");

/** Ids of bundled posts, newest first. */
export const newestFirst = (): number[] =>
  posts
    .map(({ id }) => Number(id))
    .sort((a, b) => textOf(b, "created_at").localeCompare(textOf(a, "created_at")));

/** Number of bundled posts whose author's name contains `name`, optionally in one category. */
export const postsBy = (name: string, category?: string): number =>
  posts.filter(
    (post) => String(post.author_name).includes(name) && (!category || post.category === category),
  ).length;

export const authorIn = (category: string): string =>
  textOf(newestFirst().find((id) => textOf(id, "category") === category) ?? 0, "author_name");
