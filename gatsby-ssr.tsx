import type { GatsbySSR } from "gatsby";
import { withoutPagePath, withoutThirdParties } from "./src/features/consent/third-parties";
import { FONTS_ID, fontsStyle, lateFontsScript } from "./src/styles/late-fonts";

export { wrapPageElement } from "./src/views/app-shell";

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
