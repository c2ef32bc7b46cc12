/**
 * Stands in for `prop-types` in the bundles of pages: React checks no types in production, and what is left
 * of the package there is half a kilobyte on every page. Any validator is one that does nothing.
 */
const validator = () => validator;
validator.isRequired = validator;

module.exports = new Proxy(
  {},
  { get: (_, name) => (name === "__esModule" ? undefined : validator) },
);
