export { sourceNodes } from "./src/build/create-content";
export { createPages } from "./src/build/create-pages";
export { createSchemaCustomization } from "./src/build/create-schema";
export { onPostBuild } from "./src/build/on-post-build";
export { onCreateWebpackConfig } from "./src/build/webpack";
