// React renders to a string with it; the DOM of the tests lacks it.
globalThis.TextEncoder ??= require("node:util").TextEncoder;
