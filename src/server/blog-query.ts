import * as v from "valibot";
import type { BlogDocument } from "../content/content-store";
import { timeMs } from "../content/model/publication-state";
import { API_PER_PAGE, API_PER_PAGE_MAX } from "./server-limits";

export const SORT_FIELDS = ["created_at", "updated_at", "title", "id"] as const;
type SortField = (typeof SORT_FIELDS)[number];

const integer = (message: string, pattern: RegExp) =>
  v.pipe(v.string(), v.regex(pattern, message), v.transform(Number));

const blogQuery = v.object({
  page: v.optional(integer("page must be a whole number from 1", /^(?!0+$)\d{1,9}$/), "1"),
  per_page: v.optional(
    v.pipe(
      integer("per_page must be a whole number", /^-?\d{1,9}$/),
      v.transform((count) => Math.min(API_PER_PAGE_MAX, Math.max(1, count))),
    ),
    String(API_PER_PAGE),
  ),
  category: v.optional(v.string(), ""),
  author: v.optional(v.string(), ""),
  tag: v.optional(v.string(), ""),
  sort_by: v.optional(
    v.picklist(SORT_FIELDS, `sort_by must be one of ${SORT_FIELDS.join(", ")}`),
    "created_at",
  ),
  sort_order: v.optional(v.picklist(["asc", "desc"], "sort_order must be asc or desc"), "desc"),
});
/** Query parameters of `GET /blogs`, in alphabetical order. */
export const BLOG_PARAMETERS: readonly string[] = Object.keys(blogQuery.entries).sort();
type BlogQuery = v.InferOutput<typeof blogQuery>;

/**
 * Filters posts by category id, author and tag, then sorts and pages them, for `GET /blogs`. Blank
 * and unknown parameters are ignored. A page beyond the last one is empty, and `pages` is 0 if
 * there are no posts. If a parameter is invalid, returns a message that says which one.
 */
export function listBlogs(
  posts: readonly BlogDocument[],
  parameters: Readonly<Record<string, string>>,
) {
  const given = Object.entries(parameters).filter(([, value]) => value.trim() !== "");
  const query = v.safeParse(blogQuery, Object.fromEntries(given), { abortEarly: true });
  if (!query.success) return query.issues[0].message;
  const { page, per_page, sort_by, sort_order } = query.output;
  const found = sortPosts(posts.filter(matcher(query.output)), sort_by, sort_order);
  return {
    blogs: found.slice((page - 1) * per_page, page * per_page),
    page,
    per_page,
    total: found.length,
    pages: Math.ceil(found.length / per_page),
  };
}

const lower = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : "");
const categoryId = (value: unknown) => lower(value).replace(/\s+/g, "-");

function matcher({ category, author, tag }: BlogQuery): (post: BlogDocument) => boolean {
  const query = { category: categoryId(category), author: lower(author), tag: lower(tag) };
  const hasTag = ({ tags }: BlogDocument) =>
    (Array.isArray(tags) ? tags : lower(tags).split(",")).some((name) => lower(name) === query.tag);
  return (post) =>
    (!query.category || categoryId(post.category) === query.category) &&
    (!query.author || lower(post.author_name) === query.author) &&
    (!query.tag || hasTag(post));
}

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Sorts posts stably. Invalid dates count as the oldest. */
function sortPosts(
  posts: readonly BlogDocument[],
  field: SortField,
  order: "asc" | "desc",
): BlogDocument[] {
  const isDate = field === "created_at" || field === "updated_at";
  const sign = order === "asc" ? 1 : -1;
  const time = (value: unknown) => timeMs(String(value)) || 0;
  return isDate
    ? posts
        .map((post) => ({ post, key: time(post[field]) }))
        .sort((a, b) => sign * (a.key - b.key))
        .map(({ post }) => post)
    : posts.toSorted(
        (a, b) => sign * collator.compare(String(a[field] ?? ""), String(b[field] ?? "")),
      );
}
