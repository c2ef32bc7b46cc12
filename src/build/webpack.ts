import type { GatsbyNode } from "gatsby";
import { LateScriptsPlugin } from "./late-scripts";
import { type ChunkGraph, type CssModule, isBaseStyle } from "./page-styles";
import { SteadyHashPlugin } from "./steady-hash";

interface CssPlugin {
  readonly constructor: { readonly name: string };
  readonly options: { ignoreOrder?: boolean };
}

type Plugin = CssPlugin | LateScriptsPlugin | SteadyHashPlugin;

/** As much of Gatsby's webpack configuration as is used here. */
interface WebpackConfig {
  readonly plugins: readonly Plugin[];
  readonly module: { readonly rules: readonly unknown[] };
  readonly optimization: {
    readonly splitChunks: {
      readonly cacheGroups: Readonly<Record<string, { readonly test?: unknown }>>;
    };
  };
}

/** Browser parts of packages that this site has no use for: localised manifests, Partytown. */
const UNUSED_IN_BROWSER =
  /[\\/](?:gatsby-plugin-manifest|internal-plugins[\\/]partytown)[\\/]gatsby-browser\.js$/;

const isCssPlugin = (plugin: Plugin): plugin is CssPlugin =>
  plugin.constructor.name === "MiniCssExtractPlugin";

/**
 * No source maps in a production build: they would be published beside the scripts. No warnings
 * about the order of style sheets: base styles lie in layers and no two modules style one element,
 * so any order gives the same page. No script in the way of the first paint: `late-scripts.ts`. A
 * page carries its own styles and those of every page: `page-styles.ts`.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  loaders,
}) => {
  if (stage !== "build-javascript") return;
  const config = getConfig() as WebpackConfig; // webpack's own shape
  const css = config.plugins.find(isCssPlugin);
  if (css) css.options.ignoreOrder = true;
  const { splitChunks } = config.optimization;
  const { cacheGroups } = splitChunks;
  const test = (module: CssModule, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
    isBaseStyle(module, chunkGraph);
  const styles = { ...cacheGroups.styles, test };
  const unused = { test: UNUSED_IN_BROWSER, use: [loaders.null()] };
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    module: { ...config.module, rules: [...config.module.rules, unused] },
    plugins: [...config.plugins, new SteadyHashPlugin(), new LateScriptsPlugin()],
    optimization: {
      ...config.optimization,
      splitChunks: { ...splitChunks, cacheGroups: { ...cacheGroups, styles } },
    },
  });
};
