import type { GatsbyNode } from "gatsby";

/**
 * Configures webpack: no source maps in production, which would be published; no warnings about the order of style
 * sheets, since base styles are in layers and no two modules style one element; styles by page instead of all in each
 * page: docs/performance.md has the figures.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  actions.setWebpackConfig({
    ignoreWarnings: [/Conflicting order/],
  });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
  });
};
