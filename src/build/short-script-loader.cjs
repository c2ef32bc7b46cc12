const { minify_sync } = require("terser");

/** A webpack loader for modules whose functions stand in the HTML of every page as they are written. */
module.exports = function shortScriptLoader(source) {
  return minify_sync(source, { ...this.getOptions(), module: true }).code;
};
