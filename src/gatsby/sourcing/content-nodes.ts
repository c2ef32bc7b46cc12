import { type BlogPost, changedAt, newestFirst } from "../../content/blog/blog-posts";
import { lookOf } from "../../content/blog/category-looks";
import { withAuthors } from "../../content/blog/post-authors";
import { postBody } from "../../content/blog/post-body";
import type { Author } from "../../content/catalogue/author-record";
import { caseStudies } from "../../content/catalogue/case-study-record";
import { clients } from "../../content/catalogue/client-record";
import { services } from "../../content/catalogue/service-record";
import { testimonialCategories } from "../../content/catalogue/testimonial-category";
import { clientTestimonials } from "../../content/catalogue/testimonial-record";
import { videos } from "../../content/catalogue/video-record";
import type { ContentType } from "../../content/model/define";
import { type ImageRef, resolveImages } from "../../content/model/image";
import { type AllContent, CONTENT_TYPES } from "../../content/registry";
import { copyOfPage } from "../../content/site/page-copy";
import { mayShowImages } from "../../content/text/sanitise";
import type { ScrollRegions } from "../../content/text/scroll-regions";
import { contentRoot, shownPath } from "../../content-files/content-root";
import { HOME_POSTS_SAMPLED_FROM } from "../../site/limits";
import type { ImageOwner } from "../images/image-resolver";
import type { Records } from "./content-folder";
import {
  planLists,
  planNeighbours,
  planRecent,
  planSamples,
  shownCategories,
  withoutLists,
} from "./plan-lists";

const RELATED_SERVICES = 3;

/** A node without Gatsby's own fields. `key` is unique within its type. */
export interface ContentNode {
  readonly type: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /**
   * Expensive fields. They depend only on `of`, and are only made if the node is new or has
   * changed.
   */
  readonly late?: {
    readonly of: unknown;
    readonly fields: () => Readonly<Record<string, unknown>>;
  };
}

export interface NodeContext {
  readonly nodeId: (type: string, key: string) => string;
  /** Returns the file node id of an image or its fallback. */
  readonly image: (ref: ImageRef, owner: ImageOwner) => string;
  readonly sanitiseHtml: (html: string, owner: ImageOwner, regions: ScrollRegions) => string;
  /** The content folder's posts, used as samples for categories without posts. */
  readonly folderPosts: readonly BlogPost[];
}

/** The list of the newest posts, of which the home page shows a random sample. */
export const LATEST_LIST = "latest";

/** Returns all content nodes in a stable order. They have only the fields of view models. */
export function contentNodes(
  content: AllContent,
  catalogue: Records,
  context: NodeContext,
): ContentNode[] {
  return [
    ...documentNodes(content, context),
    ...blogNodes(content, catalogue, context),
    ...catalogueNodes(catalogue, context),
  ];
}

function documentNodes(content: AllContent, { image }: NodeContext): ContentNode[] {
  const single = (
    type: string,
    section: "hero" | "about" | "servicesOverview" | "howItWorks" | "team",
  ): ContentNode => ({
    type,
    key: "document",
    fields: {
      ...resolveImages(content[section], (ref, record) =>
        image(ref, { section: CONTENT_TYPES[section].name, item: nameIn(record) }),
      ),
    },
  });
  return [
    single("HeroContent", "hero"),
    single("AboutContent", "about"),
    single("ServicesOverviewContent", "servicesOverview"),
    single("HowItWorksContent", "howItWorks"),
    single("TeamContent", "team"),
    ...ordered(
      "Testimonial",
      content.testimonials,
      ({ testimonialId }) => testimonialId,
      (ref, { name }) => image(ref, { section: CONTENT_TYPES.testimonials.name, item: name }),
    ),
  ];
}

/** Returns an item's name or title for editors, or "" if it has none. */
function nameIn(record: object): string {
  const name = "name" in record ? record.name : "title" in record ? record.title : "";
  return typeof name === "string" ? name : "";
}

function blogNodes(
  content: AllContent,
  { authors, categoryLooks, pages }: Pick<Records, "authors" | "categoryLooks" | "pages">,
  context: NodeContext,
): ContentNode[] {
  const { nodeId, image: imageOf, sanitiseHtml, folderPosts } = context;
  const posts = withAuthors(content.blogPosts, authors).sort(newestFirst);
  // if the blog already uses the folder's posts, they can't be samples as well
  const others = folderPosts.filter((post) => !content.blogPosts.includes(post));
  const candidates = withAuthors(others, authors).sort(newestFirst);
  const samples = withoutLists(planSamples(posts, content.blogCategories, candidates), posts);
  const link = (slug: string) => nodeId("BlogPost", slug);
  const changes = new Map([...posts, ...samples].map((post) => [post.slug, changedAt(post)]));
  const list = (key: string, slugs: readonly string[], fields: object): ContentNode => ({
    type: "PostList",
    key,
    fields: {
      path: "",
      base: "",
      slug: "",
      name: "",
      about: "",
      description: "",
      colour: "",
      page: 1,
      pageCount: 1,
      total: slugs.length,
      ...fields,
      posts: slugs.map(link),
      changedAt: slugs.map((slug) => changes.get(slug) ?? "").reduce(newest, ""),
    },
  });
  const { title: name, subtitle: about, description } = copyOfPage(pages, "blog");
  const withLook = (slug: string) => {
    const { colour, description } = lookOf(slug, categoryLooks);
    return { colour, about: description };
  };
  const node = ({ sections, image, ...fields }: BlogPost, isOfFolder?: boolean): ContentNode => {
    const owner: ImageOwner = {
      section: CONTENT_TYPES.blogPosts.name,
      item: fields.title,
      isOfFolder,
    };
    const body = () => postBody(sections, (html, regions) => sanitiseHtml(html, owner, regions));
    // picture URLs in the HTML depend on more than `sections`
    const hasImages = sections.some(({ html }) => mayShowImages(html));
    return {
      type: "BlogPost",
      key: fields.slug,
      fields: { ...fields, image: imageOf(image, owner), ...(hasImages && body()) },
      ...(!hasImages && { late: { of: sections, fields: body } }),
    };
  };
  return [
    ...posts.map((post) => node(post)),
    ...samples.map((post) => node(post, true)),
    ...[...planNeighbours(posts), ...planNeighbours(samples)].map(
      ({ slug, previous, next, related }) => ({
        type: "PostNeighbours",
        key: slug,
        fields: {
          slug,
          changedAt: changes.get(slug) ?? "",
          post: link(slug),
          previous: previous && link(previous),
          next: next && link(next),
          related: related.map(link),
        },
      }),
    ),
    ...planLists(posts, content.blogCategories, samples).map(({ posts: slugs, ...page }) =>
      list(page.path, slugs, {
        ...page,
        ...(page.kind === "all" && { name, about, description }),
        ...(page.kind === "author" && { about: aboutAuthor(authors, page.slug) }),
        ...(page.kind === "category" && withLook(page.slug)),
      }),
    ),
    list(
      LATEST_LIST,
      posts.slice(0, HOME_POSTS_SAMPLED_FROM).map(({ slug }) => slug),
      { kind: "latest" },
    ),
    list("recent", planRecent(posts, samples), { kind: "recent" }),
    ...ordered(
      "BlogCategory",
      shownCategories(content.blogCategories, [...posts, ...samples]).map((category) => ({
        ...category,
        ...lookOf(category.slug, categoryLooks),
        isEmpty: ![...posts, ...samples].some((post) => post.category === category.slug),
      })),
      ({ slug }) => slug,
    ),
  ];
}

function aboutAuthor(authors: readonly Author[], id: string): string {
  const author = authors.find(({ authorId }) => authorId === id);
  return [author?.role && `${author.role}.`, author?.bio].filter(Boolean).join(" ");
}

const newest = (a: string, b: string): string => (a > b ? a : b);

function catalogueNodes(records: Records, { nodeId, image }: NodeContext): ContentNode[] {
  const collection = <T extends object>(
    type: string,
    { name, endpoint }: Pick<ContentType<unknown>, "name" | "endpoint">,
    items: readonly T[],
    keyOf: (item: T) => string,
  ) =>
    ordered(type, items, keyOf, (ref, item) => {
      const file = shownPath(contentRoot(), `${endpoint}/${keyOf(item)}.json`);
      return image(ref, { section: name, item: file, isOfFolder: true });
    });
  const withRelated = records.services.map((service) => ({
    ...service,
    demo: records.phoneMenus.some(({ kind }) => kind === service.demo)
      ? nodeId("PhoneMenu", `${service.demo}`)
      : null,
    related: records.services
      .filter((other) => other !== service)
      .slice(0, RELATED_SERVICES)
      .map((other) => nodeId("Service", other.serviceId)),
  }));
  return [
    ...collection("Service", services, withRelated, ({ serviceId }) => serviceId),
    ...collection(
      "PageTestimonial",
      clientTestimonials,
      records.clientTestimonials,
      ({ testimonialId }) => testimonialId,
    ),
    ...collection(
      "TestimonialCategory",
      testimonialCategories,
      records.testimonialCategories,
      ({ categoryId }) => categoryId,
    ),
    ...collection("Client", clients, records.clients, ({ clientId }) => clientId),
    ...collection("VideoTestimonial", videos, records.videos, ({ videoId }) => videoId),
    ...collection("CaseStudy", caseStudies, records.caseStudies, ({ slug }) => slug),
    ...ordered("LegalDocument", records.legalDocuments, ({ slug }) => slug),
    ...records.pages.map(({ page }) => {
      const { cardTitle: _card, ...fields } = copyOfPage(records.pages, page);
      return { type: "PageCopy", key: page, fields };
    }),
    ...records.phoneMenus.map((menu) => {
      const { points } = copyOfPage(records.pages, `${menu.kind}Phone`);
      return { type: "PhoneMenu", key: menu.kind, fields: { ...menu, points } };
    }),
    { type: "Prices", key: "document", fields: { ...records.prices } },
    { type: "WhyUsContent", key: "document", fields: { ...records.whyUs } },
  ];
}

/** Creates a node for each item, with its index in `order`. */
const ordered = <T extends object>(
  type: string,
  items: readonly T[],
  keyOf: (item: T) => string,
  image: (ref: ImageRef, item: T) => string = () => "",
): ContentNode[] =>
  items.map((item, order) => ({
    type,
    key: keyOf(item),
    fields: { ...(resolveImages(item, (ref) => image(ref, item)) as object), order },
  }));
