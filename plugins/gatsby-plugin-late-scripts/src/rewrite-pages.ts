import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  hasGatsbyRoot,
  INLINE_SCRIPT,
  withGatsbyScripts,
  withLateScripts,
  withoutNuls,
} from "./rewrite-page";

/** Record of the pages that a build has written, for the next build. */
export interface RewrittenPages {
  /** The pages' inline script, or null if they have Gatsby's own elements. */
  readonly script: string | null;
  /** When each page was last written, in ms since 1970, by its relative path. */
  readonly writtenAt: Readonly<Record<string, number>>;
}

/** Lists HTML files below `directory`, except the fragments that Gatsby stitches into pages. */
function htmlFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith(path.join("_gatsby", path.sep)));
}

/**
 * Rewrites a built site's pages to use late scripts, or Gatsby's own scripts if `enabled` is false,
 * and removes NULs. It doesn't matter how an earlier build rewrote them. Skips pages that haven't
 * been written since `previous`, and doesn't write pages that are already right. With `enabled`,
 * throws an error with a one-sentence message if a page's scripts aren't found or there are no
 * pages.
 */
export function rewritePages(
  directory: string,
  enabled: boolean,
  previous?: RewrittenPages,
): RewrittenPages {
  const script = enabled ? INLINE_SCRIPT : null;
  const known = previous?.script === script ? previous.writtenAt : {};
  const writtenAt: Record<string, number> = {};
  for (const name of htmlFiles(directory)) {
    const file = path.join(directory, name);
    const { mtimeMs } = statSync(file);
    if (known[name] !== mtimeMs) {
      const html = readFileSync(file, "utf8");
      if (!hasGatsbyRoot(html)) continue;
      const text = withoutNuls(html);
      const page = script === null ? withGatsbyScripts(text) : withLateScripts(text, script);
      if (page === null) throw new Error(unexpectedPage(path.join(path.basename(directory), name)));
      if (page !== html) writeFileSync(file, page);
    }
    writtenAt[name] = statSync(file).mtimeMs;
  }
  if (script !== null && Object.keys(writtenAt).length === 0) {
    throw new Error(`no HTML file in ${path.basename(directory)} has id="___gatsby".`);
  }
  return { script, writtenAt };
}

const unexpectedPage = (name: string): string =>
  `${name} has Gatsby's root element, id="___gatsby", but no <script src="…" async></script> was ` +
  'found between the comments of its slice "_gatsby-scripts-1".';
