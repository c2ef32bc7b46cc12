// React and fontkit need them; the DOM of the tests lacks them.
const { TextDecoder, TextEncoder } = require("node:util");

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
