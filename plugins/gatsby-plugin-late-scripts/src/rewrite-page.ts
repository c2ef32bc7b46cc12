import { loadScriptsLate } from "./load-scripts-late";

/** Start of Gatsby's script slice in a page. Gatsby stitches slices by these comments. */
const SLICE_START = '<!-- slice-start id="_gatsby-scripts-1" -->';
const SLICE_END = '<!-- slice-end id="_gatsby-scripts-1" -->';
const GATSBY_SCRIPT = /<script src="([^"\s]+)" async><\/script>/g;
const LATE_SCRIPT = /<script data-late-scripts="([^"]+)">.*?<\/script>/s;

/** Returns whether an HTML file is a page that Gatsby's scripts hydrate. */
export const hasGatsbyRoot = (html: string): boolean => html.includes('id="___gatsby"');

/**
 * Removes NULs. React 18 leaves them when a multi-byte character doesn't fit into the rest of its
 * 2,048-byte buffer, because it sends the whole buffer instead of the filled part. In attributes,
 * HTML reads each as U+FFFD, which breaks links.
 */
export const withoutNuls = (html: string): string => html.replaceAll("\0", "");

/**
 * The inline script of every page. Its text doesn't contain the URLs, so its CSP hash is always the
 * same.
 */
export const INLINE_SCRIPT = `(${loadScriptsLate})()`;

/**
 * Replaces a page's script slice with the result of `edit`. Returns null if there's no slice or
 * `edit` returns null.
 */
function editSlice(html: string, edit: (slice: string) => string | null): string | null {
  const start = html.indexOf(SLICE_START) + SLICE_START.length;
  const end = html.indexOf(SLICE_END, start);
  if (start < SLICE_START.length || end < 0) return null;
  const slice = edit(html.slice(start, end));
  return slice === null ? null : html.slice(0, start) + slice + html.slice(end);
}

const gatsbySlice = (slice: string): string =>
  slice.replace(LATE_SCRIPT, (_element, urls: string) =>
    urls
      .split(" ")
      .map((url) => `<script src="${url}" async></script>`)
      .join(""),
  );

/** Restores Gatsby's own script elements in place of the inline script, whatever its version. */
export const withGatsbyScripts = (html: string): string => editSlice(html, gatsbySlice) ?? html;

/**
 * Replaces Gatsby's script elements with `script`, which carries their URLs in order. Inline
 * scripts and those for old browsers stay. Returns null if there are no script elements.
 */
export const withLateScripts = (html: string, script: string): string | null =>
  editSlice(html, (found) => {
    const slice = gatsbySlice(found); // it may contain another version of the script
    const urls = [...slice.matchAll(GATSBY_SCRIPT)].map(([, url]) => url);
    if (urls.length === 0) return null;
    const late = `<script data-late-scripts="${urls.join(" ")}">${script}</script>`;
    return slice.replace(GATSBY_SCRIPT, "") + late;
  });
