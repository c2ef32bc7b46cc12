import type { GatsbySSR } from "gatsby";
import { withKeptData, withoutUnwanted } from "./src/components/page-frame/document-parts";
import { TEXT_FONT } from "./src/styles/font-files";

export { wrapPage as wrapPageElement } from "./src/components/page-frame/wrap-page";

/** The language stands here and never in Helmet, which would take it away on navigation. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-KE" });
  setHeadComponents([
    <link
      key="text-font"
      rel="preload"
      href={TEXT_FONT}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  api.replaceHeadComponents(withKeptData(withoutUnwanted(api.getHeadComponents())));
  api.replacePostBodyComponents(withoutUnwanted(api.getPostBodyComponents()));
};
