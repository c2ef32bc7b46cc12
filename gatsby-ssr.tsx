import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** The language stands here and never in Helmet, which would take it away on navigation. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-KE" });
};

/**
 * What differs from page to page or serves nothing here: the page's own address, which would need
 * another policy for every page (the host alone makes `/x` of `/x/`); style and script of a picture
 * component that no page uses; and calls to an analytics host before a visitor has agreed.
 */
const UNWANTED: ReadonlySet<unknown> = new Set([
  "script-loader",
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
  "preconnect-google-gtag",
  "dns-prefetch-google-gtag",
  "gatsby-plugin-google-gtag",
]);
const isWanted = (node: ReactNode): boolean => !(isValidElement(node) && UNWANTED.has(node.key));

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  api.replaceHeadComponents(api.getHeadComponents().filter(isWanted));
  api.replacePostBodyComponents(api.getPostBodyComponents().filter(isWanted));
};
