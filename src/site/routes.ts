import { encodeText } from "./format/text";

/** Every path of the site; none ends in a slash. */
export const ROUTES = {
  home: "/",
  about: "/about",
  services: "/services",
  testimonials: "/testimonials",
  blog: "/blog",
  previousPost: "/blog/previous-post",
  nextPost: "/blog/next-post",
  contact: "/contact",
  pricing: "/pricing",
  priceList: "/pricing.json",
  smsPortal: "/sms-portal",
  caseStudies: "/case-studies",
  tools: "/tools",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
  notFound: "/404",
  rss: "/rss.xml",
  jsonFeed: "/feed.json",
  sitemap: "/sitemap-index.xml",
} as const;

/** Segments below `/blog` that are never the slug of a post. */
export const RESERVED_POST_IDS: ReadonlySet<string> = new Set([
  "page",
  "category",
  "tag",
  "author",
  "previous-post",
  "next-post",
]);

/** Gatsby's client-only route: hosts serve `page`, with status 200, for paths below `below` without a page. */
export const CLIENT_ONLY_ROUTE = { below: "/services/", page: "/services/[...rest]" } as const;

/** Returns the feeds of the list at `base`; those of the whole blog are at the root. */
export function feedRoutes(base: string): { readonly rss: string; readonly json: string } {
  if (base === ROUTES.blog) return { rss: ROUTES.rss, json: ROUTES.jsonFeed };
  return { rss: `${base}/rss.xml`, json: `${base}/feed.json` };
}

/** Names the files of the blog's search index, which are beside it. */
export const SEARCH_MANIFEST_ROUTE = "/search/manifest.json";

/** Path of the fallback images, for content that is read in the browser. */
export const FALLBACK_IMAGES_ROUTE = "/fallback-images";

/** Path of the content folder's posts in the content API's format, for when it sends none. */
export const BUNDLED_POSTS_ROUTE = "/bundled-posts.json";

/** Path of the latest posts of the build, for the sidebar of articles. */
export const RECENT_POSTS_ROUTE = "/recent-posts.json";

/** Path of the file of authors with a page, for posts newer than the build. */
export const BUILT_AUTHORS_ROUTE = "/built-authors.json";

/** Path of the content API on the site's own origin; the host serves or forwards it. */
export const CONTENT_API_ROUTE = "/content-api";

/** Paths to which links in mails lead: each page has a button, because programs follow links. */
export const NEWSLETTER_ROUTES = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

/** The tools for buyers; each keeps its input in the fragment of its URL. */
export const TOOL_ROUTES = {
  quotation: `${ROUTES.tools}/quotation`,
  smsPrice: `${ROUTES.tools}/sms-price`,
  smsLength: `${ROUTES.tools}/sms-length`,
  senderId: `${ROUTES.tools}/sender-id`,
} as const;

/** The tools that exist where the content folder has a menu for them. */
export const PHONE_ROUTES = {
  ussd: `${ROUTES.tools}/ussd-phone`,
  ivr: `${ROUTES.tools}/ivr-phone`,
} as const;

export const serviceRoute = (id: string): string => `${ROUTES.services}/${id}`;

/** Returns the paths that show a service: its own, which is canonical, and its aliases. */
export const servicePaths = (service: {
  readonly serviceId: string;
  readonly aliases: readonly string[];
}): readonly string[] => [service.serviceId, ...service.aliases].map(serviceRoute);
export const postRoute = (slug: string): string => `${ROUTES.blog}/${slug}`;
export const categoryRoute = (id: string): string => `${ROUTES.blog}/category/${id}`;
export const tagRoute = (id: string): string => `${ROUTES.blog}/tag/${id}`;
export const authorRoute = (id: string): string => `${ROUTES.blog}/author/${id}`;
export const caseStudyRoute = (slug: string): string => `${ROUTES.caseStudies}/${slug}`;

/** Returns the path of a list's page; page 1 is the list itself. */
export const pageRoute = (base: string, page: number): string =>
  page <= 1 ? base : `${base}/page/${page}`;

/** Anchors of the home page's sections, on other pages too. */
export const ANCHORS = {
  home: "home",
  about: "about-section",
  services: "services",
  howItWorks: "how-it-works",
  team: "team",
  contact: "contact",
  /** Anchor of the pricing form. */
  ask: "ask",
} as const;

/** Returns the id of a heading that content names `name`. No id in the site's own code begins with "part-". */
export const contentAnchor = (name: string): string => `part-${name}`;

/** Returns the anchor of a service's card by its name. */
export const serviceAnchor = (name: string): string => name.toLowerCase().replace(/\s+/g, "");

/** Returns the path of the contact form with a topic, which is written into the message. */
export const contactRoute = (topic: string): string =>
  `${ROUTES.contact}?topic=${encodeText(topic)}`;

/** Paths of the brochures, which the build makes. */
export const BROCHURES = {
  pricingGuide: "/brochures/pricing-guide.pdf",
  serviceCatalog: "/brochures/service-catalog.pdf",
  apiDocs: "/brochures/api-docs.pdf",
} as const;

/** Lists all redirects of a built site, for hosts: `Redirect[]`. */
export const REDIRECTS_FILE = "redirects.json";

/** A permanent redirect between two paths of the site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Redirects of every site; records that have moved add their own. */
export const REDIRECTS: readonly Redirect[] = [
  { from: ROUTES.previousPost, to: ROUTES.blog },
  { from: ROUTES.nextPost, to: ROUTES.blog },
];

interface ListRoute<Kind> {
  readonly kind: Kind;
  /** The segment of the category, tag or author; "all" for the whole blog. */
  readonly slug: string;
  /** Path of the list's first page. */
  readonly base: string;
  /** Number of the page, from 1. */
  readonly page: number;
}

/** A parsed path below `/blog`. */
export type BlogRoute =
  | { readonly kind: "post"; readonly slug: string }
  | ListRoute<"all" | "category" | "tag">
  | ListRoute<"author">;

/** A path that may be of a page newer than the build. Authors' pages never are: their records come with a build. */
export type ClientRenderedRoute = Exclude<BlogRoute, { readonly kind: "author" }>;

/** Folders below `/blog`, with one list for each segment in them. */
const LIST_FOLDERS = ["category", "tag", "author"] as const;

/** Decodes a segment of a path; one that was never encoded stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a lone percent sign
  }
}

/** Parses a path below `/blog`; null for one that can have no page. */
export function parseBlogPath(pathname: string): BlogRoute | null {
  const [root, ...parts] = pathname.split("/").filter(Boolean).map(decoded);
  if (`/${root}` !== ROUTES.blog) return null;
  const [first = "", second = ""] = parts;
  const folder = second === "" ? undefined : LIST_FOLDERS.find((name) => name === first);
  const rest = folder ? parts.slice(2) : parts;
  const page = rest[0] === "page" && /^[1-9]\d{0,5}$/.test(rest[1] ?? "") ? Number(rest[1]) : 1;
  const isPaged = rest.length === 0 || (rest.length === 2 && rest[0] === "page");
  if (folder && isPaged) {
    return {
      kind: folder,
      slug: second,
      base: `${ROUTES.blog}/${folder}/${encodeText(second)}`,
      page,
    };
  }
  if (isPaged) return { kind: "all", slug: "all", base: pageRoute(ROUTES.blog, 1), page };
  return parts.length === 1 ? { kind: "post", slug: first } : null;
}
