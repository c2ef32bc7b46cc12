import type { GatsbyNode } from "gatsby";
import { LateScriptsPlugin } from "./late-scripts";

interface CssPlugin {
  readonly constructor: { readonly name: string };
  readonly options: { ignoreOrder?: boolean };
}

interface WebpackConfig {
  readonly plugins: readonly (CssPlugin | LateScriptsPlugin)[];
}

const isCssPlugin = (plugin: CssPlugin | LateScriptsPlugin): plugin is CssPlugin =>
  plugin.constructor.name === "MiniCssExtractPlugin";

/**
 * No source maps in a production build: they would be published beside the scripts. No warnings
 * about the order of style sheets: base styles lie in layers and no two modules style one element,
 * so any order gives the same page. No script in the way of the first paint: `late-scripts.ts`.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
}) => {
  if (stage !== "build-javascript") return;
  const config = getConfig() as WebpackConfig; // webpack's own shape
  const css = config.plugins.find(isCssPlugin);
  if (css) css.options.ignoreOrder = true;
  const plugins = [...config.plugins, new LateScriptsPlugin()];
  actions.replaceWebpackConfig({ ...config, devtool: false, plugins });
};
