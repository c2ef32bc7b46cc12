// React renders to a string with it; the DOM of the tests lacks it.
globalThis.TextEncoder ??= require("node:util").TextEncoder;

// gatsby-link asks the page loader for hints as soon as a link is on screen.
global.___loader = { enqueue() {}, hovering() {} };
