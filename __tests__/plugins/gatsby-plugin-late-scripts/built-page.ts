/** A page as Gatsby builds it, with `scripts` in its slice. */
export const builtPage = (scripts: string): string =>
  `<!DOCTYPE html><html><body><div id="___gatsby"><p>Hello</p></div><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
