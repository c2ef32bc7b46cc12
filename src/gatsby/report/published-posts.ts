import * as v from "valibot";

/** Posts or other records with a page, as remembered by the next build and each release. */
export const publishedPosts = v.array(
  v.object({
    urlPath: v.string(),
    title: v.string(),
    digest: v.string(),
    words: v.pipe(v.array(v.number()), v.readonly()),
  }),
);
