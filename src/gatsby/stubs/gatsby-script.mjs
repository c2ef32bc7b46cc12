/**
 * Stands in for `gatsby-script` in the bundles of pages: `gatsby` brings its `Script` along on every page, and this site
 * loads no script by it.
 */
export function Script() {
  throw new Error("Pages have no Script of Gatsby: it is a stub in src/gatsby/webpack.ts.");
}
