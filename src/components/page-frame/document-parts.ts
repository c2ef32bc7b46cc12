import * as React from "react";

/**
 * What Gatsby and the analytics plugin put into every page and ours leave out: everything that
 * contacts a third party before consent, and the inline script that differs from page to page,
 * whose hash no content security policy could list (the host alone makes `/x` of `/x/`); style and
 * script of a picture component that no page uses; and the manifest (`late-manifest.ts`).
 */
const UNWANTED: ReadonlySet<unknown> = new Set([
  "preconnect-google-gtag",
  "dns-prefetch-google-gtag",
  "gatsby-plugin-google-gtag",
  "script-loader",
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
  "gatsby-plugin-manifest-link",
]);

/** The parts of a document's head or end without the unwanted ones, in their order. */
export const withoutUnwanted = (parts: readonly React.ReactNode[]): React.ReactNode[] =>
  parts.filter((part) => !(React.isValidElement(part) && UNWANTED.has(part.key)));

/** The mark by which Helmet finds in the browser what it may replace. */
const HELMET_MARK = "data-react-helmet";

/**
 * The parts with the structured data as nobody's: the browser does not make such data anew, so
 * Helmet would take it away. `src/hooks/page-change.ts` does when the page changes.
 */
export const withKeptData = (parts: readonly React.ReactNode[]): React.ReactNode[] =>
  parts.map((part) => {
    if (Array.isArray(part)) return withKeptData(part);
    const isData =
      React.isValidElement<{ readonly type?: string }>(part) &&
      part.props.type === "application/ld+json";
    return isData ? React.cloneElement(part, { [HELMET_MARK]: undefined } as object) : part;
  });
