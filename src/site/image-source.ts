import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * An image that sections show: a file processed by the build or, in the live layer, a URL.
 * `childImageSharp` is only null for files that aren't images, which the build never links to.
 */
export type ImageSource =
  | { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null }
  | { readonly url: string };
