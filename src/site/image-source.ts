import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * An image that sections show: processed by the build, or a URL in the live layer.
 * `childImageSharp` is only null for files that aren't images, which the build never links.
 */
export type ImageSource =
  | { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null }
  | { readonly url: string };
