import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  hasGatsbyRoot,
  INLINE_SCRIPT,
  withGatsbyScripts,
  withLateScripts,
  withoutNuls,
} from "./rewrite-page";

/** Record of the pages that a build has written, for the next one. */
export interface RewrittenPages {
  /** Inline script of the pages; null: they have Gatsby's own elements. */
  readonly script: string | null;
  /** Times of the last writing of each page, in ms since 1970, by its path below the directory. */
  readonly writtenAt: Readonly<Record<string, number>>;
}

/** Returns the paths of HTML files below `directory`, without the parts that Gatsby stitches pages together from. */
function htmlFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith(path.join("_gatsby", path.sep)));
}

/**
 * Rewrites the pages of a built site: late scripts when `enabled`, else Gatsby's own; no NULs. Pages that
 * an earlier build rewrote otherwise are rewritten too. Not read are pages of
 * `previous` that nothing has written since; not written are those that are right. Throws an error
 * whose message is a sentence when a page, or the whole site, is not as expected.
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
