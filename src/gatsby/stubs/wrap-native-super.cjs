/**
 * Stands in for Babel's `wrapNativeSuper` in the bundles of pages, by which classes that Babel has made functions
 * extend a built-in one. Gatsby's error about the properties of a slice is the only one, and it needs only the message
 * of `Error`. A class of ours would lose its kind and its fields, so none may extend one.
 */
module.exports = (nativeClass) => nativeClass;
