import type { GatsbySSR } from "gatsby";
import { FONTS_ID, fontsStyle, lateFontsScript } from "./src/components/page-frame/late-fonts";
import { withoutPagePath, withoutThirdParties } from "./src/components/page-frame/third-parties";

export { wrapPage as wrapPageElement } from "./src/components/page-frame/wrap-page";

/** The language is set here and never in Helmet, which would remove it on navigation. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-KE" });
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of the site's own
    <noscript key="fonts" id={FONTS_ID} dangerouslySetInnerHTML={{ __html: fontsStyle() }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code
    <script key="late-fonts" dangerouslySetInnerHTML={{ __html: lateFontsScript() }} />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  api.replaceHeadComponents(withoutThirdParties(api.getHeadComponents()));
  api.replacePostBodyComponents(withoutPagePath(withoutThirdParties(api.getPostBodyComponents())));
};
