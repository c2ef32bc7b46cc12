import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { listen, type RunningServer } from "../../src/server/listen";
import { refuseForeign } from "../../src/server/local-only";

/**
 * Serves a built desk to this machine alone. A request that names another host, or that a page of another
 * origin sends, is refused: a page of the web, even one whose name leads here, reads nothing.
 */
export async function serveDesk(
  root: string,
  port: number,
  headers: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const app = new Hono();
  app.use(compress());
  app.use(async (c, next) => refuseForeign(c.req.raw) ?? next());
  app.get("*", serveStatic({ root }));
  const server = await listen(app.fetch, { port, headers });
  // by the name that the development site has, so that a page of it in a frame has its storage
  return { ...server, url: server.url.replace("127.0.0.1", "localhost") };
}
