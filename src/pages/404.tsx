import { graphql, type PageProps } from "gatsby";
import * as React from "react";
import { PageFrame } from "../components/layout/page-frame";
import { Seo } from "../components/seo/page-metadata";
import { ArticleState } from "../features/blog/post/article-state";
import { NotFound } from "../features/not-found/not-found";
import { focusHeading } from "../features/shell/route-change";
import { useAsync } from "../hooks/use-async";
import { useHydrated } from "../hooks/use-browser-value";
import { required } from "../site/required";
import { type BlogRoute, parseBlogPath } from "../site/routes";

type Data = Queries.NotFoundPageQuery;

/**
 * Renders the page that hosts send with status 404 for every path that isn't pre-rendered. For
 * paths below `/blog`, the browser then looks for a post or list newer than the build.
 */
export default function NotFoundPage({ data, location: { pathname } }: PageProps<Data>) {
  const isHydrated = useHydrated(); // the pre-rendered page can't know its path
  const route = isHydrated ? parseBlogPath(pathname) : null;
  return (
    <PageFrame>
      {route ? (
        <BlogContent
          pathname={pathname}
          route={route}
          categories={data.allBlogCategory.nodes}
          blog={required(data.pageCopy, "blog copy")}
        />
      ) : (
        <NotFound hasTestimonials={data.testimonials !== null} hasPosts={data.post !== null} />
      )}
    </PageFrame>
  );
}

const NOT_LOADED = "The articles couldn't be loaded. Please check your connection and try again.";

interface BlogContentProps {
  readonly pathname: string;
  readonly route: BlogRoute;
  readonly categories: Data["allBlogCategory"]["nodes"];
  readonly blog: NonNullable<Data["pageCopy"]>;
}

function BlogContent({ pathname, route, categories, blog }: BlogContentProps) {
  const hadFocus = React.useRef(false);
  const content = useAsync(pathname, async () => {
    const { renderBlog } = await import("../views/client-rendered-blog");
    return renderBlog(route, categories, blog);
  });
  // runs before the browser paints, so that the focus is never lost
  React.useLayoutEffect(() => {
    // the loaded content has replaced this component
    if (content.status === "loaded" && hadFocus.current) focusHeading();
  }, [content.status]);
  if (content.status === "loaded" && content.value) return content.value;
  const isLoading = content.status === "loading";
  const isPost = route.kind === "post";
  const loadingText = isPost ? "Loading article..." : "Loading articles...";
  const title = isPost ? "Article not found" : "Articles not loaded";
  return (
    <>
      <Seo
        title={isLoading ? "Our Blog" : title}
        description="An article of our blog."
        path={null}
        noindex
      />
      <LeaveFocus key={content.status} hadFocus={hadFocus} />
      <ArticleState
        loadingText={isLoading ? loadingText : undefined}
        missing={isPost ? undefined : NOT_LOADED}
      />
    </>
  );
}

/**
 * Records whether the heading has the focus when this component is removed. It has to be checked
 * that late, because the heading may have received the focus only just before.
 */
function LeaveFocus({ hadFocus }: { readonly hadFocus: React.MutableRefObject<boolean> }) {
  React.useLayoutEffect(
    () => () => {
      hadFocus.current = document.activeElement?.matches("main h1") ?? false;
    },
    [hadFocus],
  );
  return null;
}

export const query = graphql`
  query NotFoundPage {
    allBlogCategory(sort: { order: ASC }) { nodes { slug name colour description isEmpty } }
    # whether there is one; the first one's values would depend on earlier builds
    post: blogPost { __typename }
    pageCopy(page: { eq: "blog" }) { title subtitle description }
    testimonials: pageTestimonial { __typename }
  }
`;
