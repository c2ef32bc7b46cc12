import type { GatsbyNode } from "gatsby";

interface CssPlugin {
  readonly constructor: { readonly name: string };
  readonly options: { ignoreOrder?: boolean };
}

/**
 * No source maps in a production build: they would be published beside the scripts. No warnings
 * about the order of style sheets: base styles lie in layers and no two modules style one element,
 * so any order gives the same page.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
}) => {
  if (stage !== "build-javascript") return;
  const config = getConfig() as { devtool?: false; plugins: CssPlugin[] }; // webpack's own shape
  const css = config.plugins.find(({ constructor: { name } }) => name === "MiniCssExtractPlugin");
  if (css) css.options.ignoreOrder = true;
  actions.replaceWebpackConfig({ ...config, devtool: false });
};
