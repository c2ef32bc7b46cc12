/**
 * Stands in for Babel's `wrapNativeSuper` in the bundles of pages, by which a class that Babel has made a
 * function extends a built-in one. The same for every browser that the site promises, all of which have
 * `Reflect`; without the original's fallbacks and its memory of wrapped classes.
 */
module.exports = (nativeClass) => {
  function Wrapped(...args) {
    return Reflect.construct(nativeClass, args, this.constructor);
  }
  Wrapped.prototype = nativeClass.prototype;
  return Wrapped;
};
