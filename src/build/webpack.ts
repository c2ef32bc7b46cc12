import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { type NameOf, shortNamesBelow } from "./class-names";
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
  readonly module: { readonly rules: readonly Rule[] };
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

/** How css-loader names the classes of style modules. */
interface ModuleOptions {
  localIdentName?: string;
  getLocalIdent?: (
    loader: { readonly resourcePath: string },
    pattern: string,
    name: string,
  ) => string;
}

/** Part of a rule of webpack's, as deep as loaders stand in it. */
interface Rule {
  readonly oneOf?: readonly Rule[];
  readonly use?: readonly {
    readonly options?: { readonly modules?: ModuleOptions | boolean };
  }[];
}

/** Gives the classes of style modules short names. */
function shorten(rules: readonly Rule[], nameOf: NameOf): void {
  for (const { oneOf = [], use = [] } of rules) {
    shorten(oneOf, nameOf);
    const loaders: NonNullable<Rule["use"]> = Array.isArray(use) ? use : []; // some have a function
    for (const { options } of loaders) {
      const modules = options?.modules;
      if (typeof modules === "object" && "localIdentName" in modules) {
        modules.getLocalIdent = ({ resourcePath }, _pattern, name) => nameOf(resourcePath, name);
      }
    }
  }
}

/**
 * No source maps in a production build: they would be published beside the scripts. No warnings
 * about the order of style sheets: base styles lie in layers and no two modules style one element,
 * so any order gives the same page. No script in the way of the first paint: `late-scripts.ts`. A
 * page carries its own styles and those of every page: `page-styles.ts`, under short names:
 * `class-names.ts`.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  loaders,
}) => {
  if (!stage.startsWith("build")) return;
  const config = getConfig() as WebpackConfig; // webpack's own shape
  shorten(config.module.rules, shortNamesBelow(path.resolve("src")));
  if (stage === "build-html") actions.replaceWebpackConfig(config);
  if (stage !== "build-javascript") return;
  const css = config.plugins.find(isCssPlugin);
  if (css) css.options.ignoreOrder = true;
  const { splitChunks } = config.optimization;
  const { cacheGroups } = splitChunks;
  const test = (module: CssModule, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
    isBaseStyle(module, chunkGraph);
  const styles = { ...cacheGroups.styles, test };
  const unused: Rule & { readonly test: RegExp } = {
    test: UNUSED_IN_BROWSER,
    use: [loaders.null()],
  };
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
