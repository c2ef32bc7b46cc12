import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  Offer,
  OfferCatalog,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { BRAND } from "./brand";
import { absoluteUrl } from "./metadata";
import { ROUTES } from "./routes";

/**
 * Nodes of a page's structured-data graph, after schema.org. Every value must be visible on its
 * page; nothing here reviews or rates ourselves. Source: docs/product.md, "Addresses".
 */

/** A node that others of the graph refer to by its `@id`. */
type Node<T> = Exclude<T, string>;
export type GraphNode = Node<Thing>;
interface Reference {
  readonly "@id": string;
}

/** ISO 4217; pages say KSh. */
const CURRENCY = "KES";

const idOf = (path: string, part: string): string => `${absoluteUrl(path)}#${part}`;
const ORGANIZATION: Reference = { "@id": idOf(ROUTES.home, "organization") };
const WEBSITE: Reference = { "@id": idOf(ROUTES.home, "website") };

/** What every page's graph begins with, so that each reference finds its node in the same graph. */
export const pageGraph = (...nodes: readonly GraphNode[]): readonly GraphNode[] => [
  organization(),
  website(),
  ...nodes,
];

/** The company as every page shows it: name and logo. */
function organization(): Node<Organization> {
  return {
    "@type": "Organization",
    ...ORGANIZATION,
    name: BRAND.name,
    url: absoluteUrl(ROUTES.home),
    logo: {
      "@type": "ImageObject",
      url: absoluteUrl("/icons/icon-512x512.png"),
      width: "512",
      height: "512",
    },
  };
}

function website(): Node<WebSite> {
  return {
    "@type": "WebSite",
    ...WEBSITE,
    name: BRAND.name,
    url: absoluteUrl(ROUTES.home),
    inLanguage: "en-KE",
    publisher: ORGANIZATION,
  };
}

/** The home page: the company with everything that its contact section and footer show. */
export function homeGraph(): readonly GraphNode[] {
  const { building, street, city, countryCode } = BRAND.address;
  const company: Node<Organization> = {
    ...organization(),
    email: BRAND.email,
    telephone: BRAND.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${building}, ${street}`,
      addressLocality: city,
      addressCountry: countryCode,
    },
    sameAs: Object.values(BRAND.social),
  };
  return [company, website(), webPage({ path: ROUTES.home, name: BRAND.name })];
}

export interface PageFacts {
  readonly path: string;
  readonly name: string;
  /** Left out where the page does not show it. */
  readonly description?: string;
}

const pageFields = ({ path, name, description }: PageFacts) => ({
  "@id": idOf(path, "page"),
  url: absoluteUrl(path),
  name,
  ...(description ? { description } : {}),
  inLanguage: "en-KE",
  isPartOf: WEBSITE,
});

export const webPage = (facts: PageFacts): Node<WebPage> => ({
  "@type": "WebPage",
  ...pageFields(facts),
});

export const contactPage = (facts: PageFacts): Node<ContactPage> => ({
  "@type": "ContactPage",
  ...pageFields(facts),
  about: ORGANIZATION,
});

/** A page that lists others: blog, category, tag, case studies, testimonials. */
export const collectionPage = (
  facts: PageFacts & {
    readonly items?: readonly { readonly name: string; readonly path: string }[];
  },
): Node<CollectionPage> => ({
  "@type": "CollectionPage",
  ...pageFields(facts),
  ...(facts.items?.length
    ? {
        mainEntity: {
          "@type": "ItemList",
          itemListElement: facts.items.map(({ name, path }, i) => ({
            "@type": "ListItem" as const,
            position: i + 1,
            name,
            url: absoluteUrl(path),
          })),
        },
      }
    : {}),
});

/** The way from the home page to this one; pagination is no level of it. */
export function breadcrumbs(
  items: readonly { readonly name: string; readonly path: string }[],
): Node<BreadcrumbList> {
  const last = items.at(-1)?.path ?? ROUTES.home;
  return {
    "@type": "BreadcrumbList",
    "@id": idOf(last, "breadcrumb"),
    itemListElement: items.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

export const service = ({ path, name, description }: PageFacts): Node<Service> => ({
  "@type": "Service",
  "@id": idOf(path, "service"),
  name,
  description,
  url: absoluteUrl(path),
  provider: ORGANIZATION,
});

/** An amount of an offer, whole or with cents; null for one that is agreed with the client. */
export interface OfferFacts {
  readonly name: string;
  readonly description?: string;
  readonly amount: string | null;
  /** Undefined: the page does not say. */
  readonly vatIncluded?: boolean;
  /** What one amount buys, as in "per network" or "per month". */
  readonly unit?: string;
}

function offer({ name, description, amount, vatIncluded, unit }: OfferFacts): Node<Offer> {
  return {
    "@type": "Offer",
    name,
    ...(description ? { description } : {}),
    seller: ORGANIZATION,
    ...(amount === null
      ? {}
      : {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: amount,
            priceCurrency: CURRENCY,
            ...(vatIncluded === undefined ? {} : { valueAddedTaxIncluded: vatIncluded }),
            ...(unit ? { unitText: unit } : {}),
          },
        }),
  };
}

/** A price list that stands on the page at `path`, under the anchor `part`. */
export const offerCatalog = (
  path: string,
  part: string,
  name: string,
  offers: readonly OfferFacts[],
): Node<OfferCatalog> => ({
  "@type": "OfferCatalog",
  "@id": idOf(path, part),
  name,
  itemListElement: offers.map(offer),
});

/** A service with its price list, on the page that shows the prices. */
export const pricedService = (
  facts: Pick<PageFacts, "path" | "name"> & { readonly catalogs: readonly Node<OfferCatalog>[] },
): Node<Service> => ({
  "@type": "Service",
  "@id": idOf(facts.path, "service"),
  name: facts.name,
  provider: ORGANIZATION,
  hasOfferCatalog: facts.catalogs,
});

/** Questions as the page shows them. */
export const faqPage = (
  path: string,
  faqs: readonly { readonly question: string; readonly answer: string }[],
): Node<FAQPage> => ({
  "@type": "FAQPage",
  "@id": idOf(path, "questions"),
  mainEntity: faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** Dates are ISO 8601 with their zone; null where the content names none. */
export interface PostFacts {
  readonly path: string;
  readonly headline: string;
  readonly author: string;
  /** Addresses of the picture, from the root or absolute. */
  readonly images: readonly string[];
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
  readonly keywords: readonly string[];
}

/** A post. What nobody signed is the company's own. */
export const blogPosting = (post: PostFacts): Node<BlogPosting> => ({
  "@type": "BlogPosting",
  "@id": idOf(post.path, "post"),
  headline: post.headline,
  url: absoluteUrl(post.path),
  mainEntityOfPage: absoluteUrl(post.path),
  inLanguage: "en-KE",
  image: post.images.map(absoluteUrl),
  ...(post.publishedAt ? { datePublished: post.publishedAt } : {}),
  ...(post.updatedAt ? { dateModified: post.updatedAt } : {}),
  author: post.author === "Anonymous" ? ORGANIZATION : { "@type": "Person", name: post.author },
  publisher: ORGANIZATION,
  ...(post.keywords.length > 0 ? { keywords: post.keywords.join(", ") } : {}),
});
