/**
 * Stands in for `react-fast-compare` in the bundles of pages: react-helmet compares all metadata of a page by it to
 * save work when a page renders again. With this one it compares each tag with the document's, and changes only those
 * that differ.
 */
module.exports = () => false;
