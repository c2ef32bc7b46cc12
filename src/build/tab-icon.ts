import { readFileSync } from "node:fs";

const SVG = readFileSync("static/favicon.svg", "utf8").trim();

/**
 * The icon of the browser's tab, in its own address: as a file, browsers fetch it before the first
 * paint. Those that cannot read it there ask for `/favicon.ico`.
 */
export const tabIcon = (): string =>
  `data:image/svg+xml,${SVG.replace(/"/g, "'").replace(/[%#<>]/g, encodeURIComponent)}`;
