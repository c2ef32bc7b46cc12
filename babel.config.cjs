const { default: gatsbyPreset } = require("babel-preset-gatsby");

/** Rewritten by Gatsby's preset whatever the browsers; those of `browserslist` know it all. */
const KNOWN_TO_BROWSERS =
  /class-properties|nullish-coalescing|optional-chaining|transform-spread|transform-classes/;

const pathOf = (plugin) => (Array.isArray(plugin) ? plugin[0] : plugin);

/** What Gatsby compiles pages with, but for what no browser needs. Tests: jest-transform.cjs. */
module.exports = (api) => {
  const isBrowser = api.caller((caller) => caller?.target === "web");
  const browserStage = process.env.NODE_ENV === "development" ? "develop" : "build-javascript";
  const { presets, plugins } = gatsbyPreset(api, {
    stage: isBrowser ? browserStage : "build-html",
    reactRuntime: "automatic",
  });
  return { presets, plugins: plugins.filter((each) => !KNOWN_TO_BROWSERS.test(pathOf(each))) };
};
