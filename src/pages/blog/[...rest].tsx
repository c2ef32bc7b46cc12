import { graphql, type PageProps, Slice } from "gatsby";
import { ListSeo } from "../../components/list-seo/list-seo";
import { PageFrame } from "../../components/page-frame/page-frame";
import { PostSeo } from "../../components/post-seo/post-seo";
import { Section } from "../../components/section/section";
import { Seo } from "../../components/seo/seo";
import { SideLayout } from "../../components/side-layout/side-layout";
import { categoryName } from "../../content/category-names";
import { type UnbuiltBlog, useUnbuiltBlog } from "../../hooks/use-unbuilt-blog";
import { ArticleState } from "../../sections/article-state/article-state";
import { BlogCategorySection } from "../../sections/blog-category/blog-category";
import { BlogHero } from "../../sections/blog-hero/blog-hero";
import { BlogList } from "../../sections/blog-list/blog-list";
import { PostArticle } from "../../sections/post-article/post-article";
import { PostHero } from "../../sections/post-hero/post-hero";
import { PostNavigation } from "../../sections/post-navigation/post-navigation";
import { PostSidebar } from "../../sections/post-sidebar/post-sidebar";
import { RelatedPosts } from "../../sections/related-posts/related-posts";
import { ROUTES } from "../../site/routes";

type Data = Queries.UnbuiltBlogPageQuery;

/** Every address below `/blog` that the build did not make; what is there is read at run time. */
export default function UnbuiltBlogPage({ data, location }: PageProps<Data>) {
  const found = useUnbuiltBlog(location.pathname);
  return (
    <PageFrame>
      <Content found={found} categories={data.allBlogCategory.nodes} />
    </PageFrame>
  );
}

interface ContentProps {
  readonly found: UnbuiltBlog;
  readonly categories: Data["allBlogCategory"]["nodes"];
}

function Content({ found, categories }: ContentProps) {
  if (found.kind === "list") {
    const { list, everything } = found;
    const List = list.kind === "all" ? BlogList : BlogCategorySection;
    return (
      <>
        <ListSeo list={list} noindex />
        <BlogHero list={list} />
        <List list={list} categories={categories} everything={everything} />
      </>
    );
  }
  if (found.kind === "post") {
    const { post, previous, next, related } = found;
    const category = categoryName(post.category, categories);
    return (
      <>
        <PostSeo post={post} categoryName={category} />
        <PostHero post={post} categoryName={category} />
        <Section>
          <SideLayout
            side={
              <PostSidebar>
                <Slice alias="recent-posts" />
              </PostSidebar>
            }
          >
            <PostArticle post={post} categoryName={category} />
            <PostNavigation previous={previous} next={next} />
          </SideLayout>
        </Section>
        <RelatedPosts posts={related} />
      </>
    );
  }
  return (
    <>
      <Seo title="Our Blog" description="An article of our blog." path={ROUTES.blog} noindex />
      <ArticleState loadingText={found.kind === "loading" ? found.text : undefined} />
    </>
  );
}

export const query = graphql`
  query UnbuiltBlogPage {
    allBlogCategory(sort: { order: ASC }) { nodes { slug name } }
  }
`;
