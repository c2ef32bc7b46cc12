/** Makes what may be wider than the page, tables and code, scroll by pointer and keyboard alike. */
export function scrollRegions(html: string): string {
  let tables = 0;
  let listings = 0;
  const region = (name: string, number: number) =>
    `role="region" tabindex="0" aria-label="${name} ${number}, may scroll sideways"`;
  return html
    .replace(/<table(?=[\s>])/gi, () => `<div ${region("Table", ++tables)}><table`)
    .replace(/<\/table\s*>/gi, "</table></div>")
    .replace(/<pre(?=[\s>])/gi, () => `<pre ${region("Code", ++listings)}`);
}
