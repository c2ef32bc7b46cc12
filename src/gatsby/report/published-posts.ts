import * as v from "valibot";

/** Posts, or other records with a page, as the next build and each release remember them. */
export const publishedPosts = v.array(
  v.object({
    urlPath: v.string(),
    title: v.string(),
    digest: v.string(),
    words: v.pipe(v.array(v.number()), v.readonly()),
  }),
);
