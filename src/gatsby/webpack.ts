import { createHash } from "node:crypto";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Names that Gatsby gives to style sheets. */
const STYLE_FILES = {
  filename: "[name].[contenthash].css",
  chunkFilename: "[name].[contenthash].css",
};

/** The parts of a webpack rule that matter here. */
interface Rule {
  readonly oneOf?: readonly Rule[];
  /** A list if the rule has several loaders. */
  readonly use?: unknown;
}

interface Loader {
  readonly loader: string;
  readonly options?: { readonly modules?: object | false };
}

/**
 * Configures webpack. Production builds have no source maps, because they would be published.
 * Warnings about style order are off, because base styles are in layers and no two modules style
 * the same element. Each page gets only its own styles. They're extracted without child
 * compilations, which affect webpack's hash only in cold builds. Gatsby writes that hash into every
 * page, so the build after a cold one would rewrite all pages. Without child compilations,
 * css-loader and the HTML renderer see different file names, so class names have to be made here.
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

/** Returns a class name that follows Gatsby's pattern, `[name]--[local]--[hash:hex:5]`. */
function getLocalIdent(
  { resourcePath, rootContext }: { readonly resourcePath: string; readonly rootContext: string },
  _pattern: string,
  local: string,
): string {
  const file = path.relative(rootContext, resourcePath.replace(/\.webpack\[.*$/, ""));
  const hash = createHash("sha256").update(`${file}\0${local}`).digest("hex").slice(0, 5);
  return `${path.basename(file, ".css").replaceAll(".", "-")}--${local}--${hash}`;
}
