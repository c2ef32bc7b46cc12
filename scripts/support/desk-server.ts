import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { isSameHost } from "../../src/server/enquiry-origin";
import { listen, type RunningServer } from "../../src/server/listen";
import { refuseForeign } from "../../src/server/local-only";
import type { Publisher } from "./desk-publisher";

interface DeskServer {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly publisher?: Publisher;
  /** Origin of the development site, whose pages the desk displays. */
  readonly siteUrl?: string;
}

/**
 * Serves a built desk to this machine only. Refuses requests that are for another host name or come
 * from another origin, so that no website can read anything, not even one whose name resolves to
 * this machine.
 */
export async function serveDesk(
  root: string,
  { port, headers, publisher, siteUrl }: DeskServer,
): Promise<RunningServer> {
  const app = new Hono();
  app.use(compress());
  app.use(async (c, next) => refuseForeign(c.req.raw) ?? next());
  if (publisher) app.route("/desk", publishRoutes(publisher));
  // the desk's page may only fetch from its own origin
  app.get("/desk/page/*", async (c) => {
    const page = siteUrl + c.req.path.slice("/desk/page".length);
    const isThere = await fetch(page, { method: "HEAD" }).then(
      ({ ok }) => ok,
      () => false,
    );
    return c.json(isThere);
  });
  app.get("*", serveStatic({ root }));
  const server = await listen(app.fetch, { port, headers });
  // uses the development site's host name, so that framed pages keep their storage
  return { ...server, url: server.url.replace("127.0.0.1", "localhost") };
}

/**
 * Creates the Publish routes. Only the desk's own page may publish and undo, not the development
 * site on another port.
 */
function publishRoutes(publisher: Publisher): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    const isOurs = isSameHost(c.req.header("origin") ?? "", c.req.header("host") ?? "");
    if (c.req.method !== "GET" && !isOurs) {
      return c.json({ message: "Only the desk may do this." }, 403);
    }
    return next();
  });
  const answer = (c: Context, hasBegun: boolean) => c.json(publisher.state(), hasBegun ? 202 : 409);
  app.get("/state", (c) => c.json(publisher.state()));
  app.post("/publish", (c) => answer(c, publisher.publish()));
  app.post("/undo", (c) => answer(c, publisher.undo()));
  app.post("/confirm/:run", (c) => answer(c, publisher.answer(Number(c.req.param("run")), true)));
  app.post("/decline/:run", (c) => answer(c, publisher.answer(Number(c.req.param("run")), false)));
  return app;
}
