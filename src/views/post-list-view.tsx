import { BlogCategorySection } from "../features/blog/list/blog-category/blog-category";
import { BlogHero } from "../features/blog/list/blog-hero/blog-hero";
import { BlogList, type BlogListProps } from "../features/blog/list/blog-list/blog-list";
import { ListSeo, type ListSeoProps } from "../features/blog/list/list-seo";
import { SubscribeCard } from "../features/newsletter/subscribe-card/subscribe-card";

/** One page of a list of posts, pre-rendered or not. Source: docs/product.md, "Blog list". */
export function PostListView({ noindex, ...props }: BlogListProps & Pick<ListSeoProps, "noindex">) {
  return (
    <>
      <ListSeo list={props.list} noindex={noindex} />
      <BlogHero list={props.list} />
      {props.list.kind === "all" ? (
        <BlogList {...props} />
      ) : (
        <BlogCategorySection {...props} subscribe={<SubscribeCard />} />
      )}
    </>
  );
}
