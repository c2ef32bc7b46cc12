/** Puts each table into a region that can be scrolled by pointer and keyboard. */
export const framedTables = (html: string): string =>
  html
    .replace(
      /<table(?=[\s>])/gi,
      '<div role="region" aria-label="Table, scrolls sideways" tabindex="0"><table',
    )
    .replace(/<\/table\s*>/gi, "</table></div>");
