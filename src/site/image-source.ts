import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * An image as sections show it: processed by the build, or (live layer) a URL.
 * `childImageSharp` is null only for a file that is no image, which the build never links.
 */
export type ImageSource =
  | { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null }
  | { readonly url: string };
