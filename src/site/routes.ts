import { encodeText } from "./format/text";

/** Paths of the site, without trailing slashes. */
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

/** The development site's page for a post that the desk hasn't saved yet. */
export const DRAFT_ROUTE = "/desk/draft";

/** Segments below `/blog` that can't be a post's slug. */
export const RESERVED_POST_IDS: ReadonlySet<string> = new Set([
  "page",
  "category",
  "tag",
  "author",
  "previous-post",
  "next-post",
]);

/**
 * Gatsby's client-only route. For paths that start with `below` and have no page of their own,
 * hosts serve `page` with status 200.
 */
export const CLIENT_ONLY_ROUTE = { below: "/services/", page: "/services/[...rest]" } as const;

/** Returns the feeds of the list at `base`. The whole blog's feeds are at the root. */
export function feedRoutes(base: string): { readonly rss: string; readonly json: string } {
  if (base === ROUTES.blog) return { rss: ROUTES.rss, json: ROUTES.jsonFeed };
  return { rss: `${base}/rss.xml`, json: `${base}/feed.json` };
}

/** The other files of the search index are in the same folder. */
export const SEARCH_MANIFEST_ROUTE = "/search/manifest.json";

/** Fallback images for content that is read in the browser. */
export const FALLBACK_IMAGES_ROUTE = "/fallback-images";

/** The content folder's posts in the content API's format, used if the API has none. */
export const BUNDLED_POSTS_ROUTE = "/bundled-posts.json";

/** The build's latest posts, for the sidebar of articles. */
export const RECENT_POSTS_ROUTE = "/recent-posts.json";

/** Records of the authors who have a page, for posts newer than the build. */
export const BUILT_AUTHORS_ROUTE = "/built-authors.json";

/** The content API on the site's own origin. The host serves it or forwards requests to it. */
export const CONTENT_API_ROUTE = "/content-api";

/**
 * Pages that links in emails open. Nothing happens until the visitor presses a button, because
 * programs such as mail scanners follow links too.
 */
export const NEWSLETTER_ROUTES = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

/** Tools for buyers. Each keeps its input in the URL's fragment. */
export const TOOL_ROUTES = {
  quotation: `${ROUTES.tools}/quotation`,
  smsPrice: `${ROUTES.tools}/sms-price`,
  smsLength: `${ROUTES.tools}/sms-length`,
  senderId: `${ROUTES.tools}/sender-id`,
} as const;

/** Tools that exist only if the content folder has a menu for them. */
export const PHONE_ROUTES = {
  ussd: `${ROUTES.tools}/ussd-phone`,
  ivr: `${ROUTES.tools}/ivr-phone`,
} as const;

export const serviceRoute = (id: string): string => `${ROUTES.services}/${id}`;

/** Returns the service's own path, which is canonical, followed by its aliases. */
export const servicePaths = (service: {
  readonly serviceId: string;
  readonly aliases: readonly string[];
}): readonly string[] => [service.serviceId, ...service.aliases].map(serviceRoute);
export const postRoute = (slug: string): string => `${ROUTES.blog}/${slug}`;
export const categoryRoute = (id: string): string => `${ROUTES.blog}/category/${id}`;
export const tagRoute = (id: string): string => `${ROUTES.blog}/tag/${id}`;
export const authorRoute = (id: string): string => `${ROUTES.blog}/author/${id}`;
export const caseStudyRoute = (slug: string): string => `${ROUTES.caseStudies}/${slug}`;

/** Returns the path of a list's page. Page 1 is at `base` itself. */
export const pageRoute = (base: string, page: number): string =>
  page <= 1 ? base : `${base}/page/${page}`;

/** Anchors of the home page's sections. Other pages use them too. */
export const ANCHORS = {
  home: "home",
  about: "about-section",
  services: "services",
  howItWorks: "how-it-works",
  team: "team",
  contact: "contact",
  /** The pricing form. */
  ask: "ask",
} as const;

/**
 * Returns the id for a heading whose name comes from content. The site's own ids never start with
 * "part-".
 */
export const contentAnchor = (name: string): string => `part-${name}`;

export const serviceAnchor = (name: string): string => name.toLowerCase().replace(/\s+/g, "");

/** Returns the contact form's path with a topic, which is put into the message. */
export const contactRoute = (topic: string): string =>
  `${ROUTES.contact}?topic=${encodeText(topic)}`;

/** Returns the id of a service's plans on the pricing page. */
export const plansAnchor = (serviceId: string): string => `plans-${serviceId}`;

export const plansRoute = (serviceId: string): string =>
  `${ROUTES.pricing}#${plansAnchor(serviceId)}`;

/** PDF files that the build makes. */
export const BROCHURES = {
  pricingGuide: "/brochures/pricing-guide.pdf",
  serviceCatalog: "/brochures/service-catalog.pdf",
  apiDocs: "/brochures/api-docs.pdf",
} as const;

/** File with all redirects of a built site (`Redirect[]`), for hosts. */
export const REDIRECTS_FILE = "redirects.json";

/** A permanent redirect within the site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Redirects that every site has. Records that have moved add their own. */
export const REDIRECTS: readonly Redirect[] = [
  { from: ROUTES.previousPost, to: ROUTES.blog },
  { from: ROUTES.nextPost, to: ROUTES.blog },
];

interface ListRoute<Kind> {
  readonly kind: Kind;
  /** Path segment of the category, tag or author, or "all" for the whole blog. */
  readonly slug: string;
  /** Path of the list's first page. */
  readonly base: string;
  /** Starts at 1. */
  readonly page: number;
}

/** What a path below `/blog` refers to. */
export type BlogRoute =
  | { readonly kind: "post"; readonly slug: string }
  | ListRoute<"all" | "category" | "tag">
  | ListRoute<"author">;

/**
 * A path whose page may be newer than the build. An author's page never is, because authors only
 * change with a build.
 */
export type ClientRenderedRoute = Exclude<BlogRoute, { readonly kind: "author" }>;

/** Folders below `/blog` in which each segment names a list, as in `/blog/tag/sms`. */
const LIST_FOLDERS = ["category", "tag", "author"] as const;

/** Returns the segment unchanged if its encoding isn't valid. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a lone percent sign
  }
}

/** Returns null if the path can't have a page. */
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
