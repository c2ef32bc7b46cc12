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
import { BRAND } from "../company/brand";
import { COMPANY, officeAddress, registrations } from "../company/company-facts";
import { ROUTES } from "../routes";
import { absoluteUrl } from "./metadata";

/**
 * Nodes of a page's structured-data graph, after schema.org; JSON leaves undefined fields out. Every
 * value must be visible on its page; nothing here reviews or rates ourselves. Source:
 * docs/product.md, "Addresses".
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

/** The graph of a page: company and site, which other nodes refer to, then the page's own nodes. */
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
  inLanguage: "en-KE",
  publisher: ORGANIZATION,
};

/** The graph of the home page: the company with what its contact section and footer show. */
export function homeGraph(): readonly GraphNode[] {
  const { city, countryCode } = BRAND.address;
  const identifiers = registrations();
  const company: Node<Organization> = {
    ...organization,
    legalName: BRAND.legalName,
    taxID: COMPANY.kraPin || undefined,
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
interface Named {
  readonly name: string;
  readonly path: string;
}

export interface PageFacts extends Named {
  /** Left out where the page does not show it. */
  readonly description?: string;
}

const pageFields = ({ path, name, description }: PageFacts) => ({
  "@id": idOf(path, "page"),
  url: absoluteUrl(path),
  name,
  description: description || undefined,
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

/** The pages above this one and the page itself; pagination is no level. */
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

export interface OfferFacts {
  readonly name: string;
  readonly description?: string;
  /** Whole or with cents; null for an amount that is agreed with the client. */
  readonly amount: string | null;
  /** Undefined: the written quote says. */
  readonly vatIncluded?: boolean;
  /** The unit of one amount, as in "per network" or "per month". */
  readonly unit?: string;
}

const offer = ({ name, description, amount, vatIncluded, unit }: OfferFacts): Node<Offer> => ({
  "@type": "Offer",
  name,
  description: description || undefined,
  seller: ORGANIZATION,
  priceSpecification:
    amount === null
      ? undefined
      : {
          "@type": "UnitPriceSpecification",
          price: amount,
          priceCurrency: CURRENCY,
          valueAddedTaxIncluded: vatIncluded,
          unitText: unit,
        },
});

/** A price list on the page at `path`, under the anchor `part`. */
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

/** A service with its price lists, on the page that shows the prices. */
export const pricedService = ({
  path,
  name,
  catalogs,
}: Named & { readonly catalogs: readonly Node<OfferCatalog>[] }): Node<Service> => ({
  "@type": "Service",
  "@id": idOf(path, "service"),
  name,
  provider: ORGANIZATION,
  hasOfferCatalog: catalogs,
});

/** The questions of a page. */
export const faqPage = (path: string, faqs: readonly Queries.Faq[]): Node<FAQPage> => ({
  "@type": "FAQPage",
  "@id": idOf(path, "questions"),
  mainEntity: faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

export interface PostFacts {
  readonly path: string;
  readonly headline: string;
  readonly author: string;
  /** URLs of the picture, from the root or absolute. */
  readonly images: readonly string[];
  /** ISO 8601 with its zone; null when unknown. */
  readonly publishedAt: string | null;
  /** Likewise. */
  readonly updatedAt: string | null;
  readonly keywords: readonly string[];
}

/** A post. An anonymous one is the company's own. */
export const blogPosting = (post: PostFacts): Node<BlogPosting> => ({
  "@type": "BlogPosting",
  "@id": idOf(post.path, "post"),
  headline: post.headline,
  url: absoluteUrl(post.path),
  mainEntityOfPage: absoluteUrl(post.path),
  inLanguage: "en-KE",
  image: post.images.map(absoluteUrl),
  datePublished: post.publishedAt ?? undefined,
  dateModified: post.updatedAt ?? undefined,
  author: post.author === "Anonymous" ? ORGANIZATION : { "@type": "Person", name: post.author },
  publisher: ORGANIZATION,
  keywords: post.keywords.join(", ") || undefined,
});
