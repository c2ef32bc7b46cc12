import path from "node:path";
import type { GatsbyNode } from "gatsby";
import gatsby from "gatsby/package.json";
import { type RewrittenPages, rewritePages } from "./src/rewrite-pages";

interface PluginOptions {
  readonly enabled: boolean;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ enabled: Joi.boolean().default(true) });

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, reporter }, options) => {
  // `as`: Gatsby hands over what `pluginOptionsSchema` has checked and completed.
  const { enabled } = options as unknown as PluginOptions;
  const previous: RewrittenPages | undefined = await cache.get("pages");
  try {
    await cache.set("pages", rewritePages(path.resolve("public"), enabled, previous));
  } catch (error) {
    const problem = error instanceof Error ? error.message : error;
    reporter.panicOnBuild(
      `gatsby-plugin-late-scripts: ${problem} Gatsby ${gatsby.version} is installed; the plugin's README names ` +
        "the versions that it was seen working with. To build without it, set its option `enabled` to false.",
    );
  }
};
