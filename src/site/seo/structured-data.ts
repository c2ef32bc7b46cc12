import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { BRAND, MARKET } from "../company/brand";
import { COMPANY, officeAddress, registrations } from "../company/company-facts";
import { ROUTES } from "../routes";
import { absoluteUrl } from "./absolute-url";

/**
 * Nodes of a page's structured-data graph (schema.org). JSON omits undefined fields. Every value
 * must be visible on the page, and we never include reviews or ratings of our own company. Prices
 * are in `structured-offers.ts`.
 */

/** A node that others can refer to by its `@id`. */
export type Node<T> = Exclude<T, string>;
export type GraphNode = Node<Thing>;
interface Reference {
  readonly "@id": string;
}

export const idOf = (path: string, part: string): string => `${absoluteUrl(path)}#${part}`;
export const ORGANIZATION: Reference = { "@id": idOf(ROUTES.home, "organization") };
const WEBSITE: Reference = { "@id": idOf(ROUTES.home, "website") };

/**
 * Returns a page's graph: the company and the site, which other nodes refer to, followed by the
 * page's own nodes.
 */
export const pageGraph = (...nodes: readonly GraphNode[]): readonly GraphNode[] => [
  organization,
  website,
  ...nodes,
];

/** The company's node on every page except the home page, which adds to it. */
const organization: Node<Organization> = {
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

const website: Node<WebSite> = {
  "@type": "WebSite",
  ...WEBSITE,
  name: BRAND.name,
  url: absoluteUrl(ROUTES.home),
  inLanguage: MARKET.language,
  publisher: ORGANIZATION,
};

/**
 * Returns the home page's graph, in which the company has the details shown in the contact section
 * and footer.
 */
export function homeGraph(): readonly GraphNode[] {
  const { city, countryCode } = BRAND.address;
  const identifiers = registrations();
  const company: Node<Organization> = {
    ...organization,
    legalName: BRAND.legalName,
    taxID: COMPANY.taxNumber || undefined,
    identifier:
      identifiers.length === 0
        ? undefined
        : identifiers.map(({ label, value }) => ({
            "@type": "PropertyValue" as const,
            name: label,
            value,
          })),
    email: BRAND.email,
    telephone: BRAND.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: officeAddress(),
      addressLocality: city,
      addressCountry: countryCode,
    },
    sameAs: Object.values(BRAND.social).filter(Boolean),
  };
  return [company, website, webPage({ path: ROUTES.home, name: BRAND.name })];
}

export interface Named {
  readonly name: string;
  readonly path: string;
}

export interface PageFacts extends Named {
  /** Omit it if the page doesn't show it. */
  readonly description?: string;
}

const pageFields = ({ path, name, description }: PageFacts) => ({
  "@id": idOf(path, "page"),
  url: absoluteUrl(path),
  name,
  description: description || undefined,
  inLanguage: MARKET.language,
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

/** Makes the node for a page that lists others: blog, category, tag, case studies, testimonials. */
export const collectionPage = ({
  items = [],
  ...facts
}: PageFacts & { readonly items?: readonly Named[] }): Node<CollectionPage> => ({
  "@type": "CollectionPage",
  ...pageFields(facts),
  mainEntity:
    items.length === 0
      ? undefined
      : {
          "@type": "ItemList",
          itemListElement: items.map(({ name, path }, i) => ({
            "@type": "ListItem" as const,
            position: i + 1,
            name,
            url: absoluteUrl(path),
          })),
        },
});

/**
 * Makes the breadcrumbs. `items` are the pages above this one, followed by this page. Pagination
 * isn't a level.
 */
export const breadcrumbs = (items: readonly Named[]): Node<BreadcrumbList> => ({
  "@type": "BreadcrumbList",
  "@id": idOf(items.at(-1)?.path ?? ROUTES.home, "breadcrumb"),
  itemListElement: items.map(({ name, path }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name,
    item: absoluteUrl(path),
  })),
});

export const service = ({ path, name, description }: PageFacts): Node<Service> => ({
  "@type": "Service",
  "@id": idOf(path, "service"),
  name,
  description,
  url: absoluteUrl(path),
  provider: ORGANIZATION,
});

export interface PostFacts {
  readonly path: string;
  readonly headline: string;
  readonly author: string;
  /** Paths from the root, or absolute URLs. */
  readonly images: readonly string[];
  /** ISO 8601 with a time zone, or null if unknown. */
  readonly publishedAt: string | null;
  /** ISO 8601 with a time zone, or null if unknown. */
  readonly updatedAt: string | null;
  readonly keywords: readonly string[];
}

/** Makes a post's node. Posts without an author are attributed to the company. */
export const blogPosting = (post: PostFacts): Node<BlogPosting> => ({
  "@type": "BlogPosting",
  "@id": idOf(post.path, "post"),
  headline: post.headline,
  url: absoluteUrl(post.path),
  mainEntityOfPage: absoluteUrl(post.path),
  inLanguage: MARKET.language,
  image: post.images.map(absoluteUrl),
  datePublished: post.publishedAt ?? undefined,
  dateModified: post.updatedAt ?? undefined,
  author: post.author === "Anonymous" ? ORGANIZATION : { "@type": "Person", name: post.author },
  publisher: ORGANIZATION,
  keywords: post.keywords.join(", ") || undefined,
});

export const faqPage = (path: string, faqs: readonly Queries.Faq[]): Node<FAQPage> => ({
  "@type": "FAQPage",
  "@id": idOf(path, "questions"),
  mainEntity: faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
