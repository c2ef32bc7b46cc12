import { realpathSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context } from "hono";

/**
 * Matches a single byte range (RFC 9110, section 14.1.2). For anything else, the whole file is
 * sent.
 */
const ONE_RANGE = /^bytes=(?:\d+-\d*|-\d+)$/i;
const COPIES = [".br", ".zst", ".gz"];

/**
 * Responds with the file `name` below `root`, or with the `index.html` in that folder. Supports
 * ranges, and sends a precompressed copy if the client accepts one. Returns null if there's no such
 * file, or if it's a link to outside `root`.
 */
export async function fileResponse(
  c: Context,
  root: string,
  name: string,
  isWhole = false,
): Promise<Response | null> {
  const file = fileBelow(root, path.join(root, name));
  if (!file) return null;
  // serveStatic ignores If-Range, and responds with 206 to several ranges and to other units.
  if (isWhole || c.req.header("if-range") || !ONE_RANGE.test(c.req.header("range") ?? "")) {
    c.req.raw.headers.delete("range");
  }
  let found = file;
  const serve = serveStatic({
    path: file,
    precompressed: COPIES.every((ending) => isSafeCopy(root, `${file}${ending}`)),
    onFound: (copy) => {
      found = copy;
    },
  });
  const response = await serve(c, async () => undefined);
  if (!response) return null;
  // Uncompressed responses need Vary too, or a cache would send them to every client.
  if (COPIES.some((ending) => statsOf(`${file}${ending}`))) {
    response.headers.set("vary", "Accept-Encoding");
  }
  const { size, mtimeMs } = statSync(found);
  response.headers.set("etag", `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`);
  if (file.endsWith(".md")) response.headers.set("content-type", "text/markdown; charset=utf-8");
  return response;
}

/** Returns null if there's no file, or if it isn't below `root`. */
function fileBelow(root: string, location: string): string | null {
  const stats = statsOf(location);
  if (!stats) return null;
  const file = stats.isDirectory() ? path.join(location, "index.html") : location;
  const isFile = stats.isDirectory() ? statsOf(file)?.isFile() : stats.isFile();
  return isFile && isBelow(root, file) ? file : null;
}

const isSafeCopy = (root: string, copy: string): boolean => {
  const stats = statsOf(copy);
  return !stats || (stats.isFile() && isBelow(root, copy));
};

function isBelow(root: string, file: string): boolean {
  const folder = realpathSync.native(root);
  return realpathSync
    .native(file)
    .startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}

function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined; // the name is too long, or there's a loop of links
  }
}
