import { readFileSync } from "node:fs";
import type { GatsbySSR } from "gatsby";
import { withoutPagePath, withoutThirdParties } from "./src/features/consent/third-parties";
import { MARKET } from "./src/site/company/brand";
import { FONTS_ID, fontLoadingScript, fontsStyle } from "./src/styles/font-loading";

export { wrapPageElement } from "./src/views/app-shell";

/** All icons, which every page has before its content, so that they are there at the first paint. */
const icons = readFileSync("src/components/media/icons.svg", "utf8");

/** Sets the icons and the document's language, never in Helmet, which would remove them on navigation. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({ lang: MARKET.language });
  setHeadComponents([<link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawings
  setPreBodyComponents([<div key="icons" hidden dangerouslySetInnerHTML={{ __html: icons }} />]);
};

/** Head elements of the fonts, before the styles: the fonts are requested while those are still arriving. */
const fonts = [
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of the site's own
  <noscript key="fonts" id={FONTS_ID} dangerouslySetInnerHTML={{ __html: fontsStyle() }} />,
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code
  <script key="font-loading" dangerouslySetInnerHTML={{ __html: fontLoadingScript() }} />,
];

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  api.replaceHeadComponents([...fonts, ...withoutThirdParties(api.getHeadComponents())]);
  api.replacePostBodyComponents(withoutPagePath(withoutThirdParties(api.getPostBodyComponents())));
};
