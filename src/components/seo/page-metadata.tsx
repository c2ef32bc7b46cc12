import { Helmet } from "react-helmet";
import { BRAND, BRAND_COLOURS, OPEN_GRAPH_LOCALE } from "../../site/company/brand";
import { feedRoutes, ROUTES } from "../../site/routes";
import { absoluteUrl } from "../../site/seo/absolute-url";
import { DEFAULT_CARD } from "../../site/seo/social-card";
import { pageGraph } from "../../site/seo/structured-data";

export interface SeoProps {
  /** The brand is appended unless the title already contains it. */
  readonly title: string;
  readonly description: string;
  /** Path of the canonical URL, or null if the page has none. */
  readonly path: string | null;
  readonly keywords?: readonly string[];
  /** URL of the 1200×630 picture for social networks. */
  readonly image?: string;
  readonly type?: "website" | "article";
  readonly noindex?: boolean;
  /** ISO 8601, for articles. */
  readonly publishedAt?: string | null;
  readonly updatedAt?: string | null;
  /** Path of a list that has its own feeds, which are linked in addition to the blog's. */
  readonly feedsOf?: string | undefined;
  /** Nodes of the structured-data graph. Defaults to the company and the site. */
  readonly graph?: readonly object[];
}

const feedLinks = (base: string, name: string) => {
  const { rss, json } = feedRoutes(base);
  return [
    { type: "application/rss+xml", href: absoluteUrl(rss), name },
    { type: "application/feed+json", href: absoluteUrl(json), name },
  ];
};
const FEEDS = feedLinks(ROUTES.blog, `${BRAND.name} blog`);

/** Serialises `data` in a way that can't close the script element early. */
const toJsonScript = (data: object): string => JSON.stringify(data).replace(/</g, "\\u003c");

/** Appends the brand to a title that doesn't contain it. */
export const pageTitle = (title: string): string =>
  title.includes(BRAND.name) ? title : `${title} | ${BRAND.name}`;

/** Renders all of a page's metadata. Every page must render it exactly once. */
export function Seo(props: SeoProps) {
  const { description, path, noindex = false, type = "website", feedsOf } = props;
  const { graph = pageGraph() } = props;
  const title = pageTitle(props.title);
  const url = path === null ? null : absoluteUrl(path);
  const image = absoluteUrl(props.image ?? DEFAULT_CARD);
  const keywords = [...(props.keywords ?? []), ...BRAND.keywords].join(", ");
  const feeds = [...FEEDS, ...(feedsOf ? feedLinks(feedsOf, title) : [])];
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {noindex && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      <meta name="theme-color" content={BRAND_COLOURS.primary} />
      <meta name="geo.region" content={BRAND.address.countryCode} />
      <meta name="geo.placename" content={`${BRAND.address.city}, ${BRAND.address.country}`} />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALE} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {props.publishedAt && <meta property="article:published_time" content={props.publishedAt} />}
      {props.updatedAt && <meta property="article:modified_time" content={props.updatedAt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {feeds.map(({ type: feedType, href, name }) => (
        <link key={href} rel="alternate" type={feedType} href={href} title={name} />
      ))}
      <script type="application/ld+json">
        {toJsonScript({ "@context": "https://schema.org", "@graph": graph })}
      </script>
    </Helmet>
  );
}
