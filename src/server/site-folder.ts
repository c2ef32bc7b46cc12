import { existsSync, readFileSync, statSync } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { STORED_CONTENT_FILE, type StoredContent } from "../content/content-store";
import { oneLine } from "../site/errors";
import { SECURITY_HEADERS } from "../site/headers";
import { NEWSLETTER_ROUTES, REDIRECTS_FILE, type Redirect } from "../site/routes";
import type { Site } from "./site";
import { fileResponse } from "./static-file";

export interface SiteFolder extends Site {
  readonly publicDirectory: string;
}

type Headers = Readonly<Record<string, string>>;

const HEADERS_FILE = "headers.json";
/** Schema of the headers file. Pages would be unprotected without a Content-Security-Policy. */
const headersFile = v.intersect([
  v.object({ "Content-Security-Policy": v.pipe(v.string(), v.minLength(1)) }),
  v.record(v.string(), v.string()),
]);

interface SiteFolderOptions {
  readonly hostDirectory?: string;
  readonly removedDirectory?: string;
  readonly release?: string | null;
}

/**
 * Returns the site in `publicDirectory`. `hostDirectory` contains `headers.json`, and
 * `removedDirectory` contains a file for each removed article. Without a `hostDirectory`, as in
 * development, pages have no policy.
 */
export function siteFolder(
  publicDirectory: string,
  { hostDirectory, removedDirectory, release = null }: SiteFolderOptions = {},
): SiteFolder {
  const builtFile = <T>(name: string) => lastBuilt<T>(path.join(publicDirectory, name));
  const redirects = builtFile<readonly Redirect[]>(REDIRECTS_FILE);
  const headers = hostDirectory ? lastGoodHeaders(path.join(hostDirectory, HEADERS_FILE)) : null;
  return {
    publicDirectory,
    file: (c, name, isWhole) => fileResponse(c, publicDirectory, name, isWhole),
    content: builtFile<StoredContent>(STORED_CONTENT_FILE),
    redirects: async () => (await redirects()) ?? [],
    headers: headers?.read ?? (() => SECURITY_HEADERS),
    hasInbox: hostDirectory ? readHasInbox(path.join(hostDirectory, "inbox.json")) : null,
    hasNewsletter: existsSync(path.join(publicDirectory, NEWSLETTER_ROUTES.confirm, "index.html")),
    isRemoved: async (pathname) => {
      if (!removedDirectory) return false;
      const found = await stat(path.join(removedDirectory, pathname)).catch(() => null);
      return found?.isFile() ?? false;
    },
    release,
    problem: () => headers?.problem() ?? null,
  };
}

function readHasInbox(file: string): boolean | null {
  try {
    return v.parse(v.object({ hasInbox: v.boolean() }), JSON.parse(readFileSync(file, "utf8")))
      .hasInbox;
  } catch {
    return null; // not built yet
  }
}

/**
 * Returns a function that reads a JSON file from the build, again whenever the file's time or size
 * has changed. It returns null while the file doesn't exist.
 */
function lastBuilt<T>(file: string): () => Promise<T | null> {
  let last: { readonly stamp: string; readonly content: T } | null = null;
  return async () => {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    const stamp = `${found.mtimeMs} ${found.size} ${found.ino}`;
    if (last?.stamp !== stamp) {
      last = { stamp, content: JSON.parse(await readFile(file, "utf8")) }; // the build wrote it
    }
    return last.content;
  };
}

/**
 * Returns functions that read a headers file, again whenever its time or size has changed, and
 * report its problem. If the file can't be read, `read` returns the last good headers, or throws if
 * there are none.
 */
function lastGoodHeaders(file: string) {
  let last: { readonly stamp: string; readonly headers: Headers } | null = null;
  let problem: string | null = null;
  const read = (): Headers => {
    try {
      const { mtimeMs, size, ino } = statSync(file);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      if (last?.stamp !== stamp) {
        const headers = v.parse(headersFile, JSON.parse(readFileSync(file, "utf8")));
        last = { stamp, headers };
      }
      problem = null;
      return last.headers;
    } catch (error) {
      problem = `The site's headers (${HEADERS_FILE}) can't be read. Rebuild the site.`;
      if (last) return last.headers;
      throw new Error(
        `${file} can't be read, so pages would have no content security policy. Rebuild the site.`,
        {
          cause: error,
        },
      );
    }
  };
  const check = (): string | null => {
    try {
      read();
    } catch {} // `problem` reports it
    return problem;
  };
  return { read, problem: check };
}

/**
 * Creates a function that finds the release that `current` in `releases` links to. A release
 * without headers isn't served. Instead, the previous one stays online, and one line is logged.
 */
export function currentRelease(
  releases: string,
  log: (line: string) => void = console.error,
): () => Promise<SiteFolder> {
  let served: { readonly release: string; readonly site: SiteFolder } | null = null;
  let refused: { readonly release: string; readonly site: SiteFolder } | null = null;
  return async () => {
    const release = await realpath(path.join(releases, "current"));
    if (served?.release === release) return served.site;
    const site = siteFolder(path.join(release, "public"), {
      hostDirectory: path.join(release, "host"),
      removedDirectory: path.join(release, "gone"),
      release: path.basename(release),
    });
    try {
      site.headers();
    } catch (error) {
      if (!served) throw error;
      if (refused?.release === release) return refused.site;
      log(`server: release ${path.basename(release)} isn't served: ${oneLine(error)}`);
      const problem = () =>
        `Release ${path.basename(release)} has no headers and isn't served. Rebuild the site.`;
      refused = { release, site: { ...served.site, problem } };
      return refused.site;
    }
    served = { release, site };
    return site;
  };
}
