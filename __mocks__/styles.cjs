// Class names as their own names: `styles.card` is "card".
module.exports = new Proxy({}, { get: (_target, key) => (key === "__esModule" ? true : key) });
