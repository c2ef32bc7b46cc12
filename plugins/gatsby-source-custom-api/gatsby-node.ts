import type { GatsbyNode } from "gatsby";
import { createOptionsSchema, type PluginOptions } from "./src/plugin-options";
import { DOCUMENT_TYPE_DEFS, sourceDocuments } from "./src/source";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  createOptionsSchema(Joi);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(DOCUMENT_TYPE_DEFS);

// `as`: Gatsby passes the options as `pluginOptionsSchema` above validated and completed them.
export const sourceNodes: GatsbyNode["sourceNodes"] = (gatsby, options) =>
  sourceDocuments(gatsby, options as unknown as PluginOptions);
