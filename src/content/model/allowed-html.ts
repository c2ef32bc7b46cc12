/**
 * Rules for HTML from the content API, for the build's sanitiser and the browser's. Source:
 * docs/product.md, "Content types".
 */
export const ALLOWED_TAGS: readonly string[] = [
  ..."p br hr h3 h4 strong b em i u s sub sup mark small ul ol li dl dt dd blockquote q".split(" "),
  ..."cite pre code kbd samp abbr table caption thead tbody tfoot tr th td figure".split(" "),
  ..."figcaption a img".split(" "),
];

/** Attributes by element. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title", "rel"],
  img: ["src", "alt", "loading", "width", "height"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  ol: ["start", "reversed"],
  abbr: ["title"],
};

/** A post's own headings are `h2`; those inside its text are below them. */
export const RENAMED_TAGS: Readonly<Record<string, string>> = {
  h1: "h3",
  h2: "h3",
  h5: "h4",
  h6: "h4",
};

/** Schemes of links; a URL without one stays on the site. */
export const LINK_SCHEMES: readonly string[] = ["http", "https", "mailto", "tel"];
