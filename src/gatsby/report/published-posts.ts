import * as v from "valibot";

/**
 * Schema for posts and other records with a page, as kept for the next build and for each release.
 */
export const publishedPosts = v.array(
  v.object({
    urlPath: v.string(),
    title: v.string(),
    digest: v.string(),
    words: v.pipe(v.array(v.number()), v.readonly()),
  }),
);
