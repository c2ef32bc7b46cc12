// React and fontkit need these, and jsdom lacks them.
const { TextDecoder, TextEncoder } = require("node:util");

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
