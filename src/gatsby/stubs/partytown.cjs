/**
 * Stands in for `@builder.io/partytown/integration` in the bundles of pages: Gatsby brings it along for
 * scripts that run in a worker, of which this site has none.
 */
exports.SCRIPT_TYPE = "text/partytown";
exports.partytownSnippet = () => "";
