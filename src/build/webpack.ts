import type { GatsbyNode } from "gatsby";

/** No source maps in a production build: they would be published beside the scripts. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};
