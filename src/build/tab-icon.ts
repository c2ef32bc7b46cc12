import { svg } from "../site/tab-icon.json";

/**
 * The icon of the browser's tab, in its own address: as a file, browsers fetch it before the first
 * paint. Those that cannot read it there ask for `/favicon.ico`. Its drawing is that of
 * `static/favicon.svg`; a page that read the file would have Gatsby render every page in every build.
 */
export const tabIcon = (): string =>
  `data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[%#<>]/g, encodeURIComponent)}`;
