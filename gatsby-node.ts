export { onPreBootstrap } from "./src/gatsby/brand/site-pictures";
export { onCreateDevServer } from "./src/gatsby/develop-server";
export { onPostBuild } from "./src/gatsby/outputs/on-post-build";
export { createPages } from "./src/gatsby/pages/create-pages";
export { createSchemaCustomization } from "./src/gatsby/pages/create-schema";
export { onCreatePage } from "./src/gatsby/pages/remove-switched-off-pages";
export { sourceNodes } from "./src/gatsby/sourcing/source-nodes";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
