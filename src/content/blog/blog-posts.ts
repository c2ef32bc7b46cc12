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

/** The most posts that are published: the first that the API sends. */
const POSTS_MAX = 25_000;
const POST_TAGS_MAX = 50;

const WORDS_PER_MINUTE = 220;

const tagList = v.pipe(
  v.union(
    [
      v.array(line),
      // some writers type all tags into one text: "sms, otp"
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
    v.check((rawId) => slugify(rawId) !== "", "must have a letter or digit"),
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
      /** The tag's slug; empty where no list has the tag, as in a sample. */
      slug: v.string(),
      name: v.string(),
    }),
  );
export const blogPostView = () =>
  v.object({
    /** The API's id, as text. */
    postId: v.string(),
    /** Its slug, as in /blog/{slug}. */
    slug: v.string(),
    title: v.string(),
    image: picture,
    /** Alternative text of the picture; empty for a decorative picture and where content describes none. */
    imageAlt: v.string(),
    /** Title and description for search engines; empty: the post's own title, or its excerpt. */
    metaTitle: v.string(),
    metaDescription: v.string(),
    featured: v.boolean(),
    tags: v.array(tagView()),
    /** The whole opening paragraph as plain text; empty when there is none. */
    lead: v.string(),
    /** The excerpt of the post: at most 150 characters of plain text. */
    excerpt: v.string(),
    /** The category's slug. */
    category: v.string(),
    /** Day of publication, as in "October 5, 2026"; empty when unknown. */
    date: v.string(),
    author: v.string(),
    /**
     * The slug of the author's page. It, the role and the biography are empty without a record of the author.
     */
    authorId: v.string(),
    authorRole: v.string(),
    authorBio: v.string(),
    /** Always empty, because the API has no picture of authors. */
    authorImage: v.string(),
    /** The post's text as sanitised HTML. */
    content: v.string(),
    /** Table of contents: the post's headings with their anchors. */
    contents: v.array(named("ContentsEntry", v.object({ anchor: v.string(), title: v.string() }))),
    /** Time of publication, ISO 8601; null when unknown. */
    publishedAt: v.nullable(v.string()),
    /** Time of the last change, ISO 8601; null unless the post changed after its day of publication. */
    updatedAt: v.nullable(v.string()),
    /** Day of the last change, as in "October 9, 2026"; empty when not updated. */
    updatedDate: v.string(),
    /** Minutes that reading takes, at least 1. */
    readingMinutes: int,
  });

export type Tag = ViewModel<typeof tagView>;
/** A post as pages may show it. */
export type ShownPost<I = ImageRef> = ViewModel<typeof blogPostView, I>;

/** One part of a post. `html` is not sanitised yet. */
export interface PostSection {
  readonly anchor: string;
  readonly header: string;
  readonly html: string;
}

/** A post before its text is sanitised. */
export type BlogPost<I = ImageRef> = Omit<ShownPost<I>, "content" | "contents"> & {
  readonly sections: readonly PostSection[];
};

/** Makes the slug of a post; an id that is a path of its own gets a word before it. */
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

/** Returns the parts of a post that have a header or a text, each with an anchor of its own. */
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
      // "a", "a" and "a 2": the second is a-2, so the third cannot be
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

/** Returns the time of a post's last change, ISO 8601; empty when unknown. */
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

/** Sorts the newest first, posts without a date last, equal dates by slug. */
export function newestFirst(
  a: Pick<BlogPost, "publishedAt" | "slug">,
  b: Pick<BlogPost, "publishedAt" | "slug">,
): number {
  const byDate = (b.publishedAt ?? "").localeCompare(a.publishedAt ?? "");
  return byDate || a.slug.localeCompare(b.slug, "en", { numeric: true });
}
