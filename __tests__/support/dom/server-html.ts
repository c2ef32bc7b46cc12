import { TextEncoder } from "node:util";
import type * as React from "react";

// React's server build asks for it while it loads; jsdom has none.
globalThis.TextEncoder ??= TextEncoder;
const server: typeof import("react-dom/server") = jest.requireActual("react-dom/server");

/** The HTML of the pre-built page, without scripts. */
export const serverHtml = (element: React.ReactElement): string =>
  server.renderToStaticMarkup(element);

/** The HTML that scripts take over, with React's own marks. */
export const hydratableHtml = (element: React.ReactElement): string =>
  server.renderToString(element);
