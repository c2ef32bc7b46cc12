import type { BlogPost } from "../../content/blog-posts";
import type { Picture } from "../../content/image";
import { BRAND } from "../../site/brand";
import { absoluteUrl } from "../../site/metadata";
import { postRoute, ROUTES } from "../../site/routes";
import { Seo } from "../seo/seo";

export interface PostSeoProps {
  readonly post: Pick<
    BlogPost<Picture>,
    "slug" | "title" | "excerpt" | "author" | "image" | "tags" | "publishedAt" | "updatedAt"
  >;
  readonly categoryName: string;
  readonly noindex?: boolean;
}

/** Address of the picture's largest built file. */
function imageAddress(picture: Picture): string | undefined {
  if ("url" in picture) return picture.url;
  return picture.childImageSharp?.gatsbyImageData.images.fallback?.src;
}

/** Metadata of a post. Source: docs/product.md, "Addresses". */
export function PostSeo({ post, categoryName, noindex }: PostSeoProps) {
  const path = postRoute(post.slug);
  const image = imageAddress(post.image);
  const publisher = {
    "@type": "Organization",
    "@id": absoluteUrl("/#organization"),
    name: BRAND.name,
    url: absoluteUrl(ROUTES.home),
  };
  const crumbs = [
    { name: "Home", item: absoluteUrl(ROUTES.home) },
    { name: "Blog", item: absoluteUrl(ROUTES.blog) },
    { name: post.title, item: absoluteUrl(path) },
  ];
  return (
    <Seo
      title={post.title}
      description={post.excerpt}
      path={path}
      keywords={[categoryName, ...post.tags.map(({ name }) => name)]}
      image={image}
      type="article"
      publishedAt={post.publishedAt}
      updatedAt={post.updatedAt}
      noindex={noindex}
      graph={[
        {
          "@type": "BlogPosting",
          "@id": absoluteUrl(path),
          mainEntityOfPage: absoluteUrl(path),
          headline: post.title,
          description: post.excerpt,
          articleSection: categoryName,
          keywords: post.tags.map(({ name }) => name),
          inLanguage: "en-KE",
          ...(image && { image: [absoluteUrl(image)] }),
          ...(post.publishedAt && {
            datePublished: post.publishedAt,
            dateModified: post.updatedAt ?? post.publishedAt,
          }),
          author:
            post.author === "Anonymous" ? publisher : { "@type": "Person", name: post.author },
          publisher,
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
