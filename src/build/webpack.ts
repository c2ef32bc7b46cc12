import type { GatsbyNode } from "gatsby";
import { LateScriptsPlugin } from "./late-scripts";

/**
 * No source maps in a production build: they would be published beside the scripts. And no script
 * in the way of the first paint: see `late-scripts.ts`.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ devtool: false, plugins: [new LateScriptsPlugin()] });
};
