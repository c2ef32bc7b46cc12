import * as v from "valibot";
import { ENDPOINTS } from "../../site/endpoints";
import { longDate } from "../../site/format/dates";
import { RESERVED_POST_IDS } from "../../site/routes";
import { defineList } from "../model/define";
import { htmlText, id, imagePath, line, time } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { LIST_KEYS } from "../model/list-in";
import { optionalWithDefault, withDefault } from "../model/repair";
import { int, named, picture, type ViewModel } from "../model/view-model";
import { alternativeText } from "../text/allowed-html";
import { countWords, htmlToText, isVisible, plainLine, slugify } from "../text/plain-text";
import { EXCERPT_MAX_CHARS, truncateAtWord } from "./excerpt";

/** Maximum number of posts read from the API. Any further posts aren't published. */
const POSTS_MAX = 25_000;
const POST_TAGS_MAX = 50;

const WORDS_PER_MINUTE = 220;

const tagList = v.pipe(
  v.union(
    [
      v.array(line),
      // some systems put all tags into one string: "sms, otp"
      v.pipe(
        v.string(),
        v.transform((tags) => tags.split(",").filter((tag) => isVisible(plainLine(tag)))),
        v.array(line),
      ),
    ],
    "must be a list of tags",
  ),
  v.maxLength(POST_TAGS_MAX, `must have at most ${POST_TAGS_MAX} tags`),
);

const input = v.object({
  id: v.pipe(
    id,
    v.check((rawId) => slugify(rawId) !== "", "must contain a letter or digit"),
  ),
  title: withDefault(line, "Untitled Blog Post"),
  paragraph_explanation: withDefault(htmlText, ""),
  category: withDefault(line, "general"),
  author_name: withDefault(line, "Anonymous"),
  image_path: optionalWithDefault(imagePath, ""),
  image_alt: optionalWithDefault(line, ""),
  meta_title: optionalWithDefault(line, ""),
  meta_description: optionalWithDefault(line, ""),
  tags: optionalWithDefault(tagList, []),
  sections: optionalWithDefault(
    v.array(
      v.object({ header: optionalWithDefault(line, ""), explanation: withDefault(htmlText, "") }),
    ),
    [],
  ),
  created_at: withDefault(v.nullable(time), null),
  updated_at: optionalWithDefault(v.nullable(time), null),
});

const tagView = () =>
  named(
    "Tag",
    v.object({
      /** "" if the tag has no list page, as with sample posts. */
      slug: v.string(),
      name: v.string(),
    }),
  );
export const blogPostView = () =>
  v.object({
    postId: v.string(),
    /** As in `/blog/{slug}`. */
    slug: v.string(),
    title: v.string(),
    image: picture,
    /** "" if the image is decorative or has no description. */
    imageAlt: v.string(),
    /** For search engines. If empty, the post's own title or excerpt is used. */
    metaTitle: v.string(),
    metaDescription: v.string(),
    featured: v.boolean(),
    tags: v.array(tagView()),
    /** The whole first paragraph as plain text, or "". */
    lead: v.string(),
    /** At most 150 characters of plain text. */
    excerpt: v.string(),
    /** The category's slug. */
    category: v.string(),
    /** Publication date such as "October 5, 2026", or "" if unknown. */
    date: v.string(),
    author: v.string(),
    /**
     * Slug of the author's page. The id, role and biography are empty if the author has no record.
     */
    authorId: v.string(),
    authorRole: v.string(),
    authorBio: v.string(),
    /** Always empty, because the API has no author pictures. */
    authorImage: v.string(),
    /** Sanitised HTML. */
    content: v.string(),
    /** Table of contents: the post's headings and their anchors. */
    contents: v.array(named("ContentsEntry", v.object({ anchor: v.string(), title: v.string() }))),
    /** ISO 8601, or null if unknown. */
    publishedAt: v.nullable(v.string()),
    /** ISO 8601. Null unless the post was changed after the day it was published. */
    updatedAt: v.nullable(v.string()),
    /** As in "October 9, 2026", or "" if not updated. */
    updatedDate: v.string(),
    /** At least 1. */
    readingMinutes: int,
  });

export type Tag = ViewModel<typeof tagView>;
export type ShownPost<I = ImageRef> = ViewModel<typeof blogPostView, I>;

/** A section of a post. `html` isn't sanitised yet. */
export interface PostSection {
  readonly anchor: string;
  readonly header: string;
  readonly html: string;
}

/** A post before its text is sanitised. */
export type BlogPost<I = ImageRef> = Omit<ShownPost<I>, "content" | "contents"> & {
  readonly sections: readonly PostSection[];
};

/** Makes a post's slug. If the id clashes with another path, the slug gets the prefix "post-". */
export function postSlug(postId: string): string {
  const slug = slugify(postId);
  return RESERVED_POST_IDS.has(slug) ? `post-${slug}` : slug;
}

function toTags(names: readonly string[]): Tag[] {
  const bySlug = new Map<string, Tag>();
  for (const name of names) {
    const slug = slugify(name);
    if (slug && !bySlug.has(slug)) bySlug.set(slug, { slug, name });
  }
  return [...bySlug.values()];
}

/** Returns the sections that have a header or text, each with a unique anchor. */
export function toSections(
  sections: readonly { readonly header: string; readonly explanation: string }[],
): PostSection[] {
  const used = new Set<string>();
  const times = new Map<string, number>();
  return sections
    .filter(({ header, explanation }) => header || explanation)
    .map(({ header, explanation }) => {
      const base = slugify(header) || "section";
      let anchor = base;
      let n = times.get(base) ?? 1;
      // with "a", "a" and "a 2", the second becomes a-2, so the third can't
      for (; used.has(anchor); n += 1) anchor = `${base}-${n + 1}`;
      times.set(base, n);
      used.add(anchor);
      return { anchor, header, html: explanation };
    });
}

const isLaterDay = (later: string | null, earlier: string | null): later is string =>
  later !== null && earlier !== null && later > earlier && longDate(later) !== longDate(earlier);

function toViewModel(post: v.InferOutput<typeof input>): BlogPost {
  const lead = htmlToText(post.paragraph_explanation);
  const sections = toSections(post.sections);
  const words = countWords(`${lead} ${sections.map(({ html }) => htmlToText(html)).join(" ")}`);
  const updatedAt = isLaterDay(post.updated_at, post.created_at) ? post.updated_at : null;
  return {
    postId: post.id,
    slug: postSlug(post.id),
    title: post.title,
    lead,
    excerpt: truncateAtWord(lead, EXCERPT_MAX_CHARS) || "No description available",
    category: slugify(post.category) || "general",
    date: longDate(post.created_at),
    author: post.author_name,
    authorId: "",
    authorRole: "",
    authorBio: "",
    authorImage: "",
    image: imageRef(post.image_path, "fallback/blog.jpg"),
    imageAlt: alternativeText(post.image_alt),
    metaTitle: post.meta_title,
    metaDescription: post.meta_description,
    featured: false,
    tags: toTags(post.tags),
    sections,
    publishedAt: post.created_at,
    updatedAt,
    updatedDate: longDate(updatedAt),
    readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
}

/** Returns when a post last changed, in ISO 8601, or "" if unknown. */
export const changedAt = ({
  updatedAt,
  publishedAt,
}: Pick<BlogPost, "updatedAt" | "publishedAt">): string => updatedAt ?? publishedAt ?? "";

/** `GET /blogs`, all pages. */
export const blogPosts = defineList({
  name: "Blog posts",
  endpoint: ENDPOINTS.blogPosts,
  listKeys: LIST_KEYS.blogPosts,
  schema: input,
  maxItems: POSTS_MAX,
  label: ({ title, id: rawId }) => [title, rawId],
  key: ({ slug }: BlogPost) => slug,
  version: changedAt,
  toViewModel,
});

/** Compares posts for sorting: newest first, undated posts last, posts with equal dates by slug. */
export function newestFirst(
  a: Pick<BlogPost, "publishedAt" | "slug">,
  b: Pick<BlogPost, "publishedAt" | "slug">,
): number {
  const byDate = (b.publishedAt ?? "").localeCompare(a.publishedAt ?? "");
  return byDate || a.slug.localeCompare(b.slug, "en", { numeric: true });
}
