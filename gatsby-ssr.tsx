import type { GatsbySSR } from "gatsby";

/** The language stands here and never in Helmet, which would take it away on navigation. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-KE" });
};
