import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hasGatsbyRoot, inlineScript, withGatsbyScripts, withLateScripts } from "./rewrite-page";

/** HTML files below `directory`, without the parts that Gatsby stitches pages together from. */
function htmlFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(path.join(directory, "_gatsby", path.sep)));
}

/**
 * Rewrites the pages of a built site: late scripts with `options`, Gatsby's own with null. Every file
 * is read, so that a page which an earlier build rewrote is right for these options too; files
 * that are right are not written. Returns null, or a sentence that says what was not as expected.
 */
export function rewritePages(
  directory: string,
  options: { readonly idleTimeoutMs: number } | null,
): string | null {
  const script = options && inlineScript(options.idleTimeoutMs);
  let pageCount = 0;
  for (const file of htmlFiles(directory)) {
    const html = readFileSync(file, "utf8");
    if (!hasGatsbyRoot(html)) continue;
    pageCount += 1;
    const page = script === null ? withGatsbyScripts(html) : withLateScripts(html, script);
    if (page === null) {
      const name = path.relative(path.dirname(directory), file);
      return `${name} has Gatsby's root element, but no <script src="…" async></script> was found between the comments of its slice "_gatsby-scripts-1".`;
    }
    if (page !== html) writeFileSync(file, page);
  }
  if (script === null || pageCount > 0) return null;
  return `No HTML file in ${path.basename(directory)} has Gatsby's root element, id="___gatsby".`;
}
