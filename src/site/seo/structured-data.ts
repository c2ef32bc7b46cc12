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
 * Defines the nodes of a page's structured-data graph, after schema.org; JSON leaves undefined fields out. Every value
 * must be visible on its page; nothing here reviews or rates ourselves. Prices are in
 * `structured-offers.ts`.
 */

/** A node that others of the graph refer to by its `@id`. */
export type Node<T> = Exclude<T, string>;
export type GraphNode = Node<Thing>;
interface Reference {
  readonly "@id": string;
}

export const idOf = (path: string, part: string): string => `${absoluteUrl(path)}#${part}`;
export const ORGANIZATION: Reference = { "@id": idOf(ROUTES.home, "organization") };
const WEBSITE: Reference = { "@id": idOf(ROUTES.home, "website") };

/** Returns the graph of a page: company and site, which other nodes refer to, then the page's own nodes. */
export const pageGraph = (...nodes: readonly GraphNode[]): readonly GraphNode[] => [
  organization,
  website,
  ...nodes,
];

/** The company as every page shows it: name and logo. */
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

/** Returns the graph of the home page: the company with the details of its contact section and footer. */
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

/** A page or a part of one, by its name and path. */
export interface Named {
  readonly name: string;
  readonly path: string;
}

export interface PageFacts extends Named {
  /** Description of the page; left out where the page does not show it. */
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

/** Returns the node of a page that lists others: blog, category, tag, case studies, testimonials. */
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

/** Returns the breadcrumbs of a page: the pages above it and the page itself; pagination is no level. */
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
  /** URLs of the picture, from the root or absolute. */
  readonly images: readonly string[];
  /** Time of publication, ISO 8601 with its zone; null when unknown. */
  readonly publishedAt: string | null;
  /** Time of the last change, ISO 8601 with its zone; null when unknown. */
  readonly updatedAt: string | null;
  readonly keywords: readonly string[];
}

/** Returns the node of a post; without an author the company is its author. */
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

/** Returns the questions of a page. */
export const faqPage = (path: string, faqs: readonly Queries.Faq[]): Node<FAQPage> => ({
  "@type": "FAQPage",
  "@id": idOf(path, "questions"),
  mainEntity: faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
