/**
 * Stands in for `@builder.io/partytown/integration` in the bundles of pages: Gatsby brings it along for scripts that
 * run in a worker, which this site does not have.
 */
exports.SCRIPT_TYPE = "text/partytown";
exports.partytownSnippet = () => "";
