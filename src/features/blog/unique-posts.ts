/** Removes posts that have the same slug as an earlier one. */
export function uniquePosts<Post extends { readonly slug: string }>(
  posts: readonly Post[],
): Post[] {
  const slugs = new Set<string>();
  return posts.filter(({ slug }) => !slugs.has(slug) && slugs.add(slug));
}
