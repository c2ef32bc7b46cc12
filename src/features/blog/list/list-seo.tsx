import { Seo } from "../../../components/seo/seo";
import type { PostListPage } from "../../../content/blog/blog-list";
import { categoryDescription } from "../../../content/blog/category-names";
import { BRAND } from "../../../site/brand";
import { pageRoute, postRoute, ROUTES } from "../../../site/routes";
import { socialCard } from "../../../site/social-cards";
import { breadcrumbs, collectionPage, pageGraph } from "../../../site/structured-data";

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
  return (
    <Seo
      title={page === 1 ? title : `${title}, page ${page}`}
      description={page === 1 ? description : `Page ${page}. ${description}`}
      path={path}
      keywords={kind === "all" ? [] : [name]}
      image={socialCard("pages", "blog")}
      noindex={noindex}
      feedsOf={kind === "category" ? base : undefined}
      graph={pageGraph(
        collectionPage({
          path,
          name: kind === "all" ? title : name,
          items: posts.map((post) => ({ name: post.title, path: postRoute(post.slug) })),
        }),
        // Pages of a list are no level of their own.
        breadcrumbs([
          { name: "Home", path: ROUTES.home },
          { name: "Blog", path: ROUTES.blog },
          ...(kind === "all" ? [] : [{ name, path: base }]),
        ]),
      )}
    />
  );
}
