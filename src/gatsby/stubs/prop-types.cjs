/**
 * Stands in for `prop-types` in the bundles of pages: React checks no types in production, and the rest of the package
 * is half a kilobyte on every page. Every validator does nothing.
 */
const validator = () => validator;
validator.isRequired = validator;

module.exports = new Proxy(
  {},
  { get: (_, name) => (name === "__esModule" ? undefined : validator) },
);
