import { TextEncoder } from "node:util";
import type * as React from "react";

// React's server build needs it while it loads, and jsdom lacks it.
globalThis.TextEncoder ??= TextEncoder;
const server: typeof import("react-dom/server") = jest.requireActual("react-dom/server");

/** HTML of the pre-built page, without scripts. */
export const serverHtml = (element: React.ReactElement): string =>
  server.renderToStaticMarkup(element);

/** HTML for hydration, with React's marks. */
export const hydratableHtml = (element: React.ReactElement): string =>
  server.renderToString(element);
