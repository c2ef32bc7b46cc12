import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { COMPANY_MODULE } from "./company-file";
import { FACES_MODULE } from "./faces/save-faces";
import { MESSAGING_MODULE } from "./messaging-rules-file";

/** Path of the module that reads `content/company.json`, which a browser cannot. */
const COMPANY_VALUES = "src/site/company/company-values.ts";
/** Path of the module that reads the faces of the brand, which a browser cannot. */
const FACE_VALUES = "src/site/company/face-values.ts";
/** Path of the module that reads `content/messaging-rules.json`, which a browser cannot. */
const MESSAGING_VALUES = "src/site/company/messaging-values.ts";

/**
 * Configures webpack: no source maps in production, which would be published; no warnings about the order of style
 * sheets, since base styles are in layers and no two modules style one element; styles by page instead of all in each
 * page: docs/performance.md has the figures. The company's values are constants of the bundles, for which no browser
 * needs a parser.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  actions.setWebpackConfig({
    ignoreWarnings: [/Conflicting order/],
    resolve: {
      alias: {
        [path.resolve(COMPANY_VALUES)]: path.resolve(COMPANY_MODULE),
        [path.resolve(FACE_VALUES)]: path.resolve(FACES_MODULE),
        [path.resolve(MESSAGING_VALUES)]: path.resolve(MESSAGING_MODULE),
      },
    },
  });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
  });
};
