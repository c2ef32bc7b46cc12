import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { shortClassName } from "./class-names";
import { LateScriptsPlugin } from "./late-scripts";
import { MINIFY } from "./minify";
import { type ChunkGraph, type CssModule, isBaseStyle, laterStyles } from "./page-styles";

interface CssPlugin {
  readonly constructor: { readonly name: string };
  readonly options: { ignoreOrder?: boolean; filename?: string; chunkFilename?: string };
}

interface Minimizer {
  readonly constructor: { readonly name: string };
  readonly options: { readonly minimizer?: { options: object } };
}

interface Loader {
  readonly loader?: string;
  readonly options?: { readonly modules?: object | false };
}

interface Rule {
  readonly test?: RegExp;
  readonly enforce?: "post";
  readonly oneOf?: readonly Rule[];
  readonly use?: readonly Loader[];
}

type Plugin = CssPlugin | LateScriptsPlugin;

/** As much of Gatsby's webpack configuration as is used here. */
interface WebpackConfig {
  readonly output: object;
  readonly plugins: readonly Plugin[];
  readonly module: { readonly rules: readonly Rule[] };
  readonly optimization: {
    readonly minimizer: readonly Minimizer[];
    readonly splitChunks: {
      readonly cacheGroups: Readonly<Record<string, { readonly test?: unknown }>>;
    };
  };
}

/**
 * Browser parts of packages that this site has no use for: localised manifests, Partytown, a service
 * worker, slices of pages that a server renders.
 */
const UNUSED_IN_BROWSER =
  /[\\/](?:gatsby-plugin-manifest[\\/]gatsby-browser|internal-plugins[\\/]partytown[\\/]gatsby-browser|\.cache[\\/]register-service-worker|\.cache[\\/]slice[\\/]server-slice)\.js$/;

/** Browser parts that others call, with what stands in for them. */
const STAND_INS: readonly (readonly [request: RegExp, file: string])[] = [
  [/[\\/]head-export-handler-for-browser$/, "src/build/browser/no-head.js"],
  [/[\\/]match-paths\.json$/, "src/build/browser/own-address.js"],
  [/^prop-types$/, "src/build/browser/no-prop-types.js"],
  [/[\\/]site[\\/]structured-data$/, "src/build/browser/no-structured-data.js"],
  [/^\.\/use-scroll-restoration$/, "src/build/browser/no-scroll-restoration.js"],
];

/** Modules whose functions stand in the head of every page as they are written. */
const FIRST_SCRIPT = /[\\/](?:page-frame[\\/]first-script[\\/][\w-]+|hooks[\\/]idle)\.ts$/;
const SHORT_SCRIPT = {
  loader: path.resolve("src/build/short-script-loader.cjs"),
  options: MINIFY,
};

/** Names of scripts and styles stand in every page and in the table of chunks: short ones. */
const SCRIPT_NAME = "[id]-[contenthash:8].js";
const STYLE_NAME = "[id]-[contenthash:8].css";

/** What every browser of the declared range can run, for webpack's own code and for Terser. */
const SYNTAX = {
  arrowFunction: true,
  const: true,
  destructuring: true,
  forOf: true,
  optionalChaining: true,
  templateLiteral: true,
};

/** Pages with parts that come later, which no other page has. */
const PAGES_WITH_LATER_PARTS = ["src-templates-blog-post-tsx", "src-pages-pricing-tsx"];

const isCssPlugin = (plugin: Plugin): plugin is CssPlugin =>
  plugin.constructor.name === "MiniCssExtractPlugin";

/** The rule with short names for the classes of CSS modules. */
function withShortClasses(rule: Rule): Rule {
  const { oneOf, use } = rule;
  if (oneOf) return { ...rule, oneOf: oneOf.map(withShortClasses) };
  if (!Array.isArray(use)) return rule;
  const shorten = (loader: Loader): Loader =>
    loader.options?.modules && "localIdentName" in loader.options.modules
      ? {
          ...loader,
          options: {
            ...loader.options,
            modules: { ...loader.options.modules, getLocalIdent: shortClassName } as object,
          },
        }
      : loader;
  return { ...rule, use: use.map(shorten) };
}

/**
 * No source maps in a production build: they would be published beside the scripts. No warnings
 * about the order of style sheets: base styles lie in layers and no two modules style one element,
 * so any order gives the same page. No script in the way of the first paint: `late-scripts.ts`. A
 * page carries its own styles and those of every page: `page-styles.ts`. Short names, nothing that
 * no page needs, one file for what all need: docs/performance.md says what each of these saves.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  loaders,
  plugins,
}) => {
  if (stage === "develop-html") return;
  const config = getConfig() as WebpackConfig; // webpack's own shape
  const css = config.plugins.find(isCssPlugin);
  if (css) css.options.ignoreOrder = true;
  if (stage === "develop") {
    actions.replaceWebpackConfig(config);
    return;
  }
  const rules = config.module.rules.map(withShortClasses);
  if (stage === "build-html") {
    const short = { test: FIRST_SCRIPT, enforce: "post", use: [SHORT_SCRIPT] } as const;
    actions.replaceWebpackConfig({
      ...config,
      module: { ...config.module, rules: [...rules, short] },
    });
    return;
  }
  if (css) Object.assign(css.options, { filename: STYLE_NAME, chunkFilename: STYLE_NAME });
  const terser = config.optimization.minimizer.find(
    (minimizer) => minimizer.constructor.name === "TerserPlugin",
  )?.options.minimizer;
  if (terser) terser.options = MINIFY;
  const { splitChunks } = config.optimization;
  const { cacheGroups } = splitChunks;
  const test = (module: CssModule, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
    isBaseStyle(module, chunkGraph);
  const styles = { ...cacheGroups.styles, test };
  const unused = { test: UNUSED_IN_BROWSER, use: [loaders.null()] };
  const standIns = STAND_INS.map(([request, file]) =>
    plugins.normalModuleReplacement(request, path.resolve(file)),
  );
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    output: {
      ...config.output,
      filename: SCRIPT_NAME,
      chunkFilename: SCRIPT_NAME,
      environment: SYNTAX,
    },
    module: { ...config.module, rules: [...rules, unused] },
    plugins: [...config.plugins, ...standIns, new LateScriptsPlugin()],
    optimization: {
      ...config.optimization,
      runtimeChunk: false, // one file less in every visit; it changes with the main script anyway
      splitChunks: {
        ...splitChunks,
        cacheGroups: { ...cacheGroups, styles, ...laterStyles(PAGES_WITH_LATER_PARTS) },
      },
    },
  });
};
