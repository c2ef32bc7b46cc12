import * as v from "valibot";
import { ENDPOINTS } from "../../site/endpoints";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { defineList } from "../model/define";
import { line } from "../model/fields";
import { LIST_KEYS } from "../model/list-in";
import { slugify } from "../text/plain-text";
import { ALL_POSTS, type BlogCategory } from "./category-names";

export const blogCategoryView = () => v.object({ slug: v.string(), name: v.string() });

/** `GET /blogs/categories`. Returns category names in `categories`. */
export const blogCategories = defineList({
  name: "Blog categories",
  endpoint: ENDPOINTS.blogCategories,
  listKeys: LIST_KEYS.blogCategories,
  schema: v.pipe(
    line,
    v.check((name) => slugify(name) !== "", "must contain a letter or digit"),
    v.check(
      (name) => slugify(name) !== ALL_POSTS.slug,
      `must not be “${ALL_POSTS.slug}”, which is reserved for the list of all posts`,
    ),
  ),
  maxItems: LIST_ENTRIES_MAX,
  key: ({ slug }: BlogCategory) => slug,
  toViewModel: (name): BlogCategory => ({ slug: slugify(name), name }),
});
