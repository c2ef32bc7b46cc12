import { Seo } from "../../../components/seo/seo";
import type { BlogPost } from "../../../content/blog/blog-posts";
import type { ImageSource } from "../../../site/image-source";
import { postRoute, ROUTES } from "../../../site/routes";
import { socialCard } from "../../../site/social-cards";
import { blogPosting, breadcrumbs, pageGraph } from "../../../site/structured-data";

export interface PostSeoProps {
  readonly post: Pick<
    BlogPost<ImageSource>,
    "slug" | "title" | "excerpt" | "author" | "image" | "tags" | "publishedAt" | "updatedAt"
  >;
  readonly categoryName: string;
  readonly noindex?: boolean;
}

/** Address of the picture's largest built file. */
function imageAddress(picture: ImageSource): string | undefined {
  if ("url" in picture) return picture.url;
  return picture.childImageSharp?.gatsbyImageData.images.fallback?.src;
}

/** Metadata of a post. Source: docs/product.md, "Addresses". */
export function PostSeo({ post, categoryName, noindex }: PostSeoProps) {
  const path = postRoute(post.slug);
  const picture = imageAddress(post.image);
  const keywords = post.tags.map(({ name }) => name);
  return (
    <Seo
      title={post.title}
      description={post.excerpt}
      path={path}
      keywords={[categoryName, ...keywords]}
      image={socialCard("blog", post.slug)}
      type="article"
      publishedAt={post.publishedAt}
      updatedAt={post.updatedAt}
      noindex={noindex}
      graph={pageGraph(
        blogPosting({
          path,
          headline: post.title,
          author: post.author,
          images: picture ? [picture] : [],
          publishedAt: post.publishedAt,
          updatedAt: post.updatedAt,
          keywords,
        }),
        breadcrumbs([
          { name: "Home", path: ROUTES.home },
          { name: "Blog", path: ROUTES.blog },
          { name: post.title, path },
        ]),
      )}
    />
  );
}
