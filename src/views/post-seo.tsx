import type { PostArticleProps } from "../features/blog/post/post-article/post-article";
import type { ImageSource } from "../site/image-source";
import { postRoute, ROUTES } from "../site/routes";
import { socialCard } from "../site/social-cards";
import { blogPosting } from "../site/structured-data";
import { PageSeo } from "./page-head";

export interface PostSeoProps extends PostArticleProps {
  readonly noindex?: boolean;
}

/** Returns the URL of the picture's largest built file. */
function pictureUrl(picture: ImageSource): string | undefined {
  if ("url" in picture) return picture.url;
  return picture.childImageSharp?.gatsbyImageData.images.fallback?.src;
}

/** Renders the metadata of a post. Source: docs/product.md, "Addresses". */
export function PostSeo({ post, categoryName, noindex }: PostSeoProps) {
  const { slug, title, excerpt, author, publishedAt, updatedAt } = post;
  const path = postRoute(slug);
  const picture = pictureUrl(post.image);
  const keywords = post.tags.map(({ name }) => name);
  return (
    <PageSeo
      title={title}
      description={excerpt}
      keywords={[categoryName, ...keywords]}
      image={socialCard("blog", slug)}
      type="article"
      publishedAt={publishedAt}
      updatedAt={updatedAt}
      noindex={noindex}
      levels={[
        { name: "Blog", path: ROUTES.blog },
        { name: title, path },
      ]}
      nodes={[
        blogPosting({
          path,
          headline: title,
          author,
          images: picture ? [picture] : [],
          publishedAt,
          updatedAt,
          keywords,
        }),
      ]}
    />
  );
}
