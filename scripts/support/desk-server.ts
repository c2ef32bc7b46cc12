import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { listen, type RunningServer } from "../../src/server/listen";

/**
 * Serves a built desk to this machine alone. A request that names another host is refused with 421: a
 * page of the web whose name leads here reads nothing.
 */
export async function serveDesk(
  root: string,
  port: number,
  headers: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const app = new Hono();
  app.use(compress());
  app.use(async (c, next) => {
    if (/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(c.req.header("host") ?? "")) return next();
    return c.text("Misdirected request", 421);
  });
  app.get("*", serveStatic({ root }));
  const server = await listen(app.fetch, { port, headers });
  // by the name that the development site has, so that a page of it in a frame has its storage
  return { ...server, url: server.url.replace("127.0.0.1", "localhost") };
}
