export { sourceNodes } from "./src/build/create-content";
export { createPages } from "./src/build/create-pages";
export { createSchemaCustomization } from "./src/build/create-schema";
export { onPostBuild } from "./src/build/finish-build";
export { onPreInit } from "./src/build/image-work";
export { onPluginInit } from "./src/build/lean-heap";
export { onPreBuild } from "./src/build/style-changes";
export { onCreateWebpackConfig } from "./src/build/webpack";
