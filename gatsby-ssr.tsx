import type { GatsbySSR } from "gatsby";
import { IconShapes } from "./src/components/media/icon";
import shapes from "./src/components/media/icon-shapes.json";
import { withoutPagePath, withoutThirdParties } from "./src/features/consent/third-parties";
import { MARKET } from "./src/site/company/brand";
import { FONTS_ID, fontLoadingScript, fontsStyle } from "./src/styles/font-loading";

export { wrapPageElement } from "./src/views/app-shell";

const icons = new Map(Object.entries(shapes));

/** Provides the shapes of icons to pages and slices. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <IconShapes.Provider value={icons}>{element}</IconShapes.Provider>
);

/**
 * Sets the icon and the document's language here, because Helmet would remove them on navigation.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: MARKET.language });
  setHeadComponents([<link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />]);
};

/** Font elements for the head. They precede the styles, so that fonts are requested early. */
const fonts = [
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet
  <noscript key="fonts" id={FONTS_ID} dangerouslySetInnerHTML={{ __html: fontsStyle() }} />,
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code
  <script key="font-loading" dangerouslySetInnerHTML={{ __html: fontLoadingScript() }} />,
];

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  api.replaceHeadComponents([...fonts, ...withoutThirdParties(api.getHeadComponents())]);
  api.replacePostBodyComponents(withoutPagePath(withoutThirdParties(api.getPostBodyComponents())));
};
