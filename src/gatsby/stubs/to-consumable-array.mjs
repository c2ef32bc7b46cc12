/**
 * Stands in for Babel's `toConsumableArray` in the bundles of pages: what an array is spread by, where the browser cannot
 * spread or has no iterators. All that we promise have both.
 */
export default (list) => Array.from(list);
