import type { GatsbyNode } from "gatsby";

/**
 * - No source maps in a production build: they would be published beside the scripts.
 * - No warnings about the order of style sheets: base styles lie in layers and no two modules style one
 *   element, so any order gives the same page.
 * - Styles by page instead of one sheet with those of all pages, which Gatsby would write into each:
 *   docs/performance.md has the figures.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
  });
};
