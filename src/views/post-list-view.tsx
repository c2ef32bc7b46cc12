import { PageHero } from "../components/layout/page-hero";
import { Sections } from "../components/layout/sections";
import type { PostListPage } from "../content/blog/blog-list";
import { PostList, type PostListProps } from "../features/blog/cards/post-list";
import { useListPage } from "../features/blog/use-blog-list";
import { SubscribeCard } from "../features/newsletter/subscribe-card";
import { DELIVERY } from "../site/form-endpoints";
import { pageLevel } from "../site/page-names";
import { pageRoute, postRoute } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { collectionPage } from "../site/seo/structured-data";
import { PageSeo } from "./page-head";

export interface PostListViewProps extends Omit<PostListProps, "subscribe"> {
  readonly noindex?: boolean;
  /** The content's description of the blog, author or category. */
  readonly about?: string;
  /** Description for search engines. If empty, `about` is used. */
  readonly summary?: string;
  /** Colour of the category. If empty, the brand's gradient is used. */
  readonly colour?: string;
}

export function PostListView({
  noindex,
  about = "",
  summary = "",
  colour,
  ...props
}: PostListViewProps) {
  const { base, kind, name, posts } = props.list;
  const page = useListPage(props.list);
  const { title, description, subtitle } = wordsOf(props.list, about, summary);
  const path = pageRoute(base, page);
  const isAll = kind === "all";
  const isCategory = kind === "category";
  // all pages of a list share one breadcrumb level
  const levels = [pageLevel("blog"), ...(isAll ? [] : [{ name, path: base }])];
  const items = posts.map((post) => ({ name: post.title, path: postRoute(post.slug) }));
  return (
    <Sections>
      <PageSeo
        title={page === 1 ? title : `${title}, page ${page}`}
        description={page === 1 ? description : `Page ${page}. ${description}`}
        path={path}
        keywords={isAll ? [] : [name]}
        image={socialCard("pages", "blog")}
        noindex={noindex}
        feedsOf={isCategory ? base : undefined}
        levels={levels}
        nodes={[collectionPage({ path, name, items })]}
      />
      <PageHero
        title={
          // the key makes React replace the whole title, because translation tools may have removed
          // its text nodes
          <span key={page}>
            {name}
            {page > 1 && <span className="visually-hidden">, page {page}</span>}
          </span>
        }
        subtitle={subtitle}
        levels={isAll ? undefined : levels}
        tint={colour || undefined}
        icon={kind === "tag" ? "tag" : undefined}
      />
      <PostList {...props} subscribe={DELIVERY.hasNewsletter && <SubscribeCard />} />
    </Sections>
  );
}

/** Returns the title and description for search engines, and the subtitle that visitors see. */
function wordsOf({ kind, name }: PostListPage, about: string, summary: string) {
  if (kind === "category") {
    return { title: `${name} articles`, description: about, subtitle: about };
  }
  if (kind === "tag") {
    const description = `Every article on our blog that is tagged “${name}”, the newest first.`;
    return {
      title: `Articles tagged ${name}`,
      description,
      subtitle: `Every article tagged “${name}”.`,
    };
  }
  if (kind === "author") {
    const title = `Articles by ${name}`;
    const description =
      about || `Every article that ${name} has written for our blog, the newest first.`;
    return { title, description, subtitle: about || title };
  }
  return { title: name, description: summary || about || name, subtitle: about };
}
