import type { GatsbySSR } from "gatsby";
import { tabIcon } from "./src/build/tab-icon";
import { withKeptData, withoutUnwanted } from "./src/components/page-frame/document-parts";
import { firstScript } from "./src/components/page-frame/first-script/first-script";
import { FONTS_ID, fontsStyle } from "./src/components/page-frame/first-script/late-fonts";
import { firstSectionExpected } from "./src/components/page-frame/first-section-end";
import { iconSheet } from "./src/components/page-frame/icon-sheet";

export { wrapPage as wrapPageElement } from "./src/components/page-frame/wrap-page";

/** The language stands here and never in Helmet, which would take it away on navigation. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
  ...page
}) => {
  setHtmlAttributes({ lang: "en-KE" });
  // the development server renders no pages and passes none
  const icons = iconSheet("bodyHtml" in page ? String(page.bodyHtml) : "");
  setHeadComponents([
    firstSectionExpected,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of the site's own
    <noscript key="fonts" id={FONTS_ID} dangerouslySetInnerHTML={{ __html: fontsStyle() }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code
    <script key="first-script" dangerouslySetInnerHTML={{ __html: firstScript() }} />,
    <link key="icon" rel="icon" href={tabIcon()} />,
  ]);
  setPreBodyComponents([
    <div key="icons" hidden>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawings */}
      <svg aria-hidden="true" dangerouslySetInnerHTML={{ __html: icons }} />
    </div>,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  api.replaceHeadComponents(withKeptData(withoutUnwanted(api.getHeadComponents())));
  api.replacePostBodyComponents(withoutUnwanted(api.getPostBodyComponents()));
};
