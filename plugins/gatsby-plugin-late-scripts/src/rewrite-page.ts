import { loadScriptsLate } from "./load-scripts-late";

/** Beginning of Gatsby's slice of scripts in a page; Gatsby stitches it again by this comment and `SLICE_END`. */
const SLICE_START = '<!-- slice-start id="_gatsby-scripts-1" -->';
const SLICE_END = '<!-- slice-end id="_gatsby-scripts-1" -->';
const GATSBY_SCRIPT = /<script src="([^"\s]+)" async><\/script>/g;
const LATE_SCRIPT = /<script data-late-scripts="([^"]+)">.*?<\/script>/s;

/** Returns whether an HTML file is a page that Gatsby's scripts hydrate. */
export const hasGatsbyRoot = (html: string): boolean => html.includes('id="___gatsby"');

/**
 * Removes the NULs that React 18 leaves where a letter of several bytes does not fit into the rest of its buffer of
 * 2,048 bytes: it sends the whole buffer, not the filled part. In an attribute HTML reads each as U+FFFD, so that a
 * link leads nowhere.
 */
export const withoutNuls = (html: string): string => html.replaceAll("\0", "");

/** The inline script of every page. Its text is the same for all URLs, and so is its hash in a CSP. */
export const INLINE_SCRIPT = `(${loadScriptsLate})()`;

/**
 * Returns the page with the result of `edit` in place of its slice; null where there is no slice or `edit` returns
 * null.
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

/** Restores Gatsby's own script elements, in place of an inline script of any version. */
export const withGatsbyScripts = (html: string): string => editSlice(html, gatsbySlice) ?? html;

/**
 * Puts `script` in place of Gatsby's script elements, whose URLs it carries in their order. Inline scripts and those
 * for old browsers stay. Null: there is no script element.
 */
export const withLateScripts = (html: string, script: string): string | null =>
  editSlice(html, (found) => {
    const slice = gatsbySlice(found); // another version of the script may be there
    const urls = [...slice.matchAll(GATSBY_SCRIPT)].map(([, url]) => url);
    if (urls.length === 0) return null;
    const late = `<script data-late-scripts="${urls.join(" ")}">${script}</script>`;
    return slice.replace(GATSBY_SCRIPT, "") + late;
  });
