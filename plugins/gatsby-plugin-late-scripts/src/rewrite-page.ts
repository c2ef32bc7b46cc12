import { loadScriptsLate } from "./load-scripts-late";

/** Gatsby's comment at the start of its script slice. `SLICE_END` is the one at the end. */
const SLICE_START = '<!-- slice-start id="_gatsby-scripts-1" -->';
const SLICE_END = '<!-- slice-end id="_gatsby-scripts-1" -->';
const GATSBY_SCRIPT = /<script src="([^"\s]+)" async><\/script>/g;
const LATE_SCRIPT = /<script data-late-scripts="([^"]+)">.*?<\/script>/s;

/** Returns whether an HTML file is a page that Gatsby's scripts will hydrate. */
export const hasGatsbyRoot = (html: string): boolean => html.includes('id="___gatsby"');

/**
 * Removes the NULs that React 18 writes when a multi-byte character doesn't fit into the rest of
 * its 2,048-byte buffer. It then sends the whole buffer, not just the filled part. HTML parsers
 * turn NULs in attributes into U+FFFD, which breaks links.
 */
export const withoutNuls = (html: string): string => html.replaceAll("\0", "");

/**
 * Inline script for every page. It doesn't contain the script URLs, so its CSP hash is always the
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

/** Replaces the inline script, whatever its version, with Gatsby's own script elements. */
export const withGatsbyScripts = (html: string): string => editSlice(html, gatsbySlice) ?? html;

/**
 * Replaces Gatsby's script elements with a single one, which contains `script` and lists their URLs
 * in order in `data-late-scripts`. Keeps inline scripts and scripts for old browsers. Returns null
 * if there are no elements to replace.
 */
export const withLateScripts = (html: string, script: string): string | null =>
  editSlice(html, (found) => {
    const slice = gatsbySlice(found); // the slice may contain another version of the script
    const urls = [...slice.matchAll(GATSBY_SCRIPT)].map(([, url]) => url);
    if (urls.length === 0) return null;
    const late = `<script data-late-scripts="${urls.join(" ")}">${script}</script>`;
    return slice.replace(GATSBY_SCRIPT, "") + late;
  });
