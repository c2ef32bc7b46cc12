import { PageHero } from "../components/layout/page-hero/page-hero";
import { Sections } from "../components/layout/sections/sections";
import type { PostListPage } from "../content/blog/blog-list";
import { categoryColour, categoryDescription } from "../content/blog/category-heroes";
import { PostList, type PostListProps } from "../features/blog/list/post-list/post-list";
import { SubscribeCard } from "../features/newsletter/subscribe-card/subscribe-card";
import { DELIVERY } from "../site/api/delivery";
import { pageRoute, postRoute, ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-cards";
import { collectionPage } from "../site/seo/structured-data";
import { PageSeo } from "./page-head";

export interface PostListViewProps extends Omit<PostListProps, "subscribe"> {
  readonly noindex?: boolean;
  /** What content says of the author whose posts these are. */
  readonly about?: string;
}

/** Shows one page of a list of posts. Source: docs/product.md, "Blog list". */
export function PostListView({ noindex, about = "", ...props }: PostListViewProps) {
  const { base, kind, slug, name, page, posts } = props.list;
  const { title, description, subtitle } = wordsOf(props.list, about);
  const path = pageRoute(base, page);
  const isAll = kind === "all";
  const heading = isAll ? title : name;
  const isCategory = kind === "category";
  // page 2 of a list is no level below its page 1
  const levels = [{ name: "Blog", path: ROUTES.blog }, ...(isAll ? [] : [{ name, path: base }])];
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
        nodes={[collectionPage({ path, name: heading, items })]}
      />
      <PageHero
        title={heading}
        subtitle={subtitle}
        levels={isAll ? undefined : levels}
        tint={isCategory ? categoryColour(slug) : undefined}
        icon={kind === "tag" ? "tag" : undefined}
      />
      <PostList {...props} subscribe={DELIVERY.hasNewsletter && <SubscribeCard />} />
    </Sections>
  );
}

const BLOG = "Insights, tips, and updates from our team of communication experts";

/** Returns title and description for search engines, and the subtitle that the page shows. */
function wordsOf({ kind, name, slug }: PostListPage, about: string) {
  if (kind === "category") {
    const description = categoryDescription(slug);
    return { title: `${name} articles`, description, subtitle: description };
  }
  if (kind === "tag") {
    const words = `Every article tagged “${name}”.`;
    return { title: `Articles tagged ${name}`, description: words, subtitle: words };
  }
  if (kind === "author") {
    const title = `Articles by ${name}`;
    return { title, description: about || title, subtitle: about || title };
  }
  return {
    title: "Our Blog",
    description: `${BLOG}, on bulk SMS, USSD, calls, payments and software.`,
    subtitle: BLOG,
  };
}
