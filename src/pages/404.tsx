import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { Seo } from "../components/seo/seo";
import { ArticleState } from "../features/blog/post/article-state/article-state";
import { NotFound } from "../features/not-found/not-found";
import { useAsync } from "../hooks/use-async";
import { useHydrated } from "../hooks/use-browser-value";
import { type BlogRoute, parseBlogPath } from "../site/blog-route";

type Data = Queries.NotFoundPageQuery;

/**
 * Hosts send this page, with status 404, for every path that was not pre-rendered. Below `/blog` the
 * browser then reads a post or a list that is newer than the build.
 */
export default function NotFoundPage({ data, location: { pathname } }: PageProps<Data>) {
  const isHydrated = useHydrated(); // the pre-rendered page cannot know its path
  const route = isHydrated ? parseBlogPath(pathname) : null;
  return (
    <PageFrame>
      {route ? (
        <BlogContent pathname={pathname} route={route} categories={data.allBlogCategory.nodes} />
      ) : (
        <NotFound hasTestimonials={data.testimonials !== null} />
      )}
    </PageFrame>
  );
}

interface BlogContentProps {
  readonly pathname: string;
  readonly route: BlogRoute;
  readonly categories: Data["allBlogCategory"]["nodes"];
}

function BlogContent({ pathname, route, categories }: BlogContentProps) {
  const content = useAsync(pathname, () =>
    import("../views/client-rendered-blog").then(({ renderBlog }) => renderBlog(route, categories)),
  );
  if (content.status === "loaded" && content.value) return content.value;
  const loadingText = route.kind === "post" ? "Loading article..." : "Loading articles...";
  return (
    <>
      <Seo title="Our Blog" description="An article of our blog." path={null} noindex />
      <ArticleState loadingText={content.status === "loading" ? loadingText : undefined} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    allBlogCategory(sort: { order: ASC }) { nodes { slug name } }
    testimonials: sitePage(path: { eq: "/testimonials" }) { path }
  }
`;
