import type { PostListPage } from "../../content/blog-list";
import { categoryDescription } from "../../content/category-names";
import { BRAND } from "../../site/brand";
import { absoluteUrl } from "../../site/metadata";
import { pageRoute, postRoute, ROUTES } from "../../site/routes";
import { Seo } from "../seo/seo";

export interface ListSeoProps {
  readonly list: PostListPage;
  readonly noindex?: boolean;
}

const BLOG_DESCRIPTION =
  "Insights, tips, and updates from our team of communication experts: bulk SMS, USSD, call centers, payments and software in Kenya and across Africa.";

/** The words that search engines show for a list. */
function wordsOf({ kind, name, slug }: PostListPage): { title: string; description: string } {
  if (kind === "category") {
    return { title: `${name} articles`, description: categoryDescription(slug) };
  }
  if (kind === "tag") {
    return {
      title: `Articles tagged ${name}`,
      description: `Everything that the ${BRAND.name} blog has on ${name}, newest first.`,
    };
  }
  return { title: "Our Blog", description: BLOG_DESCRIPTION };
}

/** Metadata of one page of a list; each page is canonical to itself. */
export function ListSeo({ list, noindex }: ListSeoProps) {
  const { base, kind, name, page, posts } = list;
  const { title, description } = wordsOf(list);
  const path = pageRoute(base, page);
  const crumbs = [
    { name: "Home", item: absoluteUrl(ROUTES.home) },
    { name: "Blog", item: absoluteUrl(ROUTES.blog) },
    ...(kind === "all" ? [] : [{ name, item: absoluteUrl(base) }]),
  ];
  return (
    <Seo
      title={page === 1 ? title : `${title}, page ${page}`}
      description={page === 1 ? description : `Page ${page}. ${description}`}
      path={path}
      keywords={kind === "all" ? [] : [name]}
      noindex={noindex}
      feedsOf={kind === "category" ? base : undefined}
      graph={[
        {
          "@type": "CollectionPage",
          "@id": absoluteUrl(path),
          name: title,
          description,
          inLanguage: "en-KE",
          mainEntity: {
            "@type": "ItemList",
            itemListElement: posts.map((post, i) => ({
              "@type": "ListItem",
              position: i + 1,
              url: absoluteUrl(postRoute(post.slug)),
              name: post.title,
            })),
          },
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: crumbs.map((crumb, i) => ({
            "@type": "ListItem",
            position: i + 1,
            ...crumb,
          })),
        },
      ]}
    />
  );
}
