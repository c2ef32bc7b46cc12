import { loadScriptsLate } from "./load-scripts-late";

/** Gatsby's slice of scripts as it stands in a page; Gatsby stitches it again by these comments. */
const SLICE =
  /(?<=<!-- slice-start id="_gatsby-scripts-1" -->).*?(?=<!-- slice-end id="_gatsby-scripts-1" -->)/s;
const GATSBY_SCRIPT = /<script src="([^"\s]+)" async><\/script>/g;
const LATE_SCRIPT = /<script data-late-scripts="([^"]+)">.*?<\/script>/s;

/** Whether an HTML file is a page that Gatsby's scripts hydrate. */
export const hasGatsbyRoot = (html: string): boolean => html.includes('id="___gatsby"');

/** The inline script of every page. Its text is the same for all URLs, and so is its hash in a CSP. */
export const inlineScript = (idleTimeoutMs: number): string =>
  `(${loadScriptsLate})(${idleTimeoutMs})`;

/** The page with Gatsby's own script elements, in place of an inline script of any version. */
export function withGatsbyScripts(html: string): string {
  return html.replace(SLICE, (slice) =>
    slice.replace(LATE_SCRIPT, (_element, urls: string) =>
      urls
        .split(" ")
        .map((url) => `<script src="${url}" async></script>`)
        .join(""),
    ),
  );
}

/**
 * The page with `inlineScript` in place of Gatsby's script elements, whose URLs it carries in their
 * order. Inline scripts and those for old browsers stay. Null: there is no script element.
 */
export function withLateScripts(html: string, script: string): string | null {
  const page = withGatsbyScripts(html); // another version of the script may be there
  const slice = SLICE.exec(page)?.[0] ?? "";
  const urls = [...slice.matchAll(GATSBY_SCRIPT)].map(([, url]) => url);
  if (urls.length === 0) return null;
  const late = `<script data-late-scripts="${urls.join(" ")}">${script}</script>`;
  return page.replace(SLICE, () => slice.replace(GATSBY_SCRIPT, "") + late);
}
