import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { COMPANY_MODULE } from "./company-file";

/** Reads `content/company.json`, which a browser cannot. */
const COMPANY_VALUES = "src/site/company/company-values.ts";

/**
 * Webpack without source maps in production, which would be published; without warnings about the order
 * of style sheets, since base styles are in layers and no two modules style one element; with styles by
 * page instead of all in each page: docs/performance.md has the figures. The company's values are constants
 * of the bundles, for which no browser needs a parser.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  actions.setWebpackConfig({
    ignoreWarnings: [/Conflicting order/],
    resolve: { alias: { [path.resolve(COMPANY_VALUES)]: path.resolve(COMPANY_MODULE) } },
  });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
  });
};
