import { stat } from "node:fs/promises";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context } from "hono";

/**
 * Responds with the file at an absolute path, or with the `index.html` of that folder: a range of it
 * where one is asked for, and its compressed copy (`.br`, `.gz`) where the build has made one that
 * the client accepts. Null: there is no such file.
 */
export async function fileResponse(c: Context, path: string): Promise<Response | null> {
  // serveStatic does not compare If-Range; the whole file is always right.
  if (c.req.header("if-range")) c.req.raw.headers.delete("range");
  let found = path;
  const serve = serveStatic({
    path,
    precompressed: true,
    onFound: (file) => {
      found = file;
    },
  });
  const response = await serve(c, async () => undefined);
  if (!response) return null;
  const { size, mtimeMs } = await stat(found);
  response.headers.set("etag", `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`);
  if (path.endsWith(".md")) response.headers.set("content-type", "text/markdown; charset=utf-8");
  return response;
}
