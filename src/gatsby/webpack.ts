import { createHash } from "node:crypto";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Names of style sheets, as Gatsby gives them. */
const STYLE_FILES = {
  filename: "[name].[contenthash].css",
  chunkFilename: "[name].[contenthash].css",
};

/** The parts of webpack's rules that are changed here. */
interface Rule {
  readonly oneOf?: readonly Rule[];
  /** A list, where a rule has several loaders. */
  readonly use?: unknown;
}

interface Loader {
  readonly loader: string;
  readonly options?: { readonly modules?: object | false };
}

/**
 * Configures webpack: no source maps in production, which would be published; no warnings about the order of style
 * sheets, since base styles are in layers and no two modules style one element; styles by page instead of all in each
 * page.
 *
 * Styles are extracted without child compilations, which count in webpack's hash in cold builds only: Gatsby writes that
 * hash into every page, so the build after a cold one would write them all again. css-loader then sees other file names
 * than in the HTML renderer, so that the names of classes have to be made here.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  actions.setWebpackConfig({
    ignoreWarnings: [/Conflicting order/],
    ...(stage === "build-javascript" && {
      devtool: false,
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    }),
  });
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = getConfig();
  actions.replaceWebpackConfig({
    ...config,
    module: { ...config.module, rules: config.module.rules.map(withClassNames) },
    plugins: config.plugins.map((plugin: object) =>
      plugin.constructor.name === "MiniCssExtractPlugin"
        ? plugins.extractText({ ...STYLE_FILES, experimentalUseImportModule: true })
        : plugin,
    ),
  });
};

function withClassNames({ oneOf, use, ...rule }: Rule): Rule {
  return {
    ...rule,
    ...(oneOf && { oneOf: oneOf.map(withClassNames) }),
    ...(use !== undefined && {
      use: !Array.isArray(use)
        ? use
        : use.map((one: Loader) => {
            const modules = /\bcss-loader\b/.test(one.loader) && one.options?.modules;
            if (!modules) return one;
            return { ...one, options: { ...one.options, modules: { ...modules, getLocalIdent } } };
          }),
    }),
  };
}

/** Returns the name of a class as Gatsby's own pattern makes it, `[name]--[local]--[hash:hex:5]`. */
function getLocalIdent(
  { resourcePath, rootContext }: { readonly resourcePath: string; readonly rootContext: string },
  _pattern: string,
  local: string,
): string {
  const file = path.relative(rootContext, resourcePath.replace(/\.webpack\[.*$/, ""));
  const hash = createHash("sha256").update(`${file}\0${local}`).digest("hex").slice(0, 5);
  return `${path.basename(file, ".css").replaceAll(".", "-")}--${local}--${hash}`;
}
