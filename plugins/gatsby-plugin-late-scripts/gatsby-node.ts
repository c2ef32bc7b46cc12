import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { rewriteSite } from "./src/rewrite-site";

interface PluginOptions {
  readonly enabled: boolean;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ enabled: Joi.boolean().default(true) });

export const onPostBuild: GatsbyNode["onPostBuild"] = (gatsby, options) => {
  // `as`: Gatsby passes the options as `pluginOptionsSchema` validated and completed them
  const { enabled } = options as unknown as PluginOptions;
  return rewriteSite(path.resolve("public"), enabled, gatsby);
};
