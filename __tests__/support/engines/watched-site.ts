import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const WATCH = "/watch.js";
const REPORT = "/watched";

/** Reports problems to the server synchronously, before the page continues. */
const WATCHER = `{
  let isLeft = false; // a browser gives up what a page was still loading
  addEventListener("beforeunload", () => { isLeft = true; });
  const report = (words) => {
    if (isLeft) return;
    const request = new XMLHttpRequest();
    request.open("POST", "${REPORT}", false);
    request.send(location.pathname + ": " + words);
  };
  addEventListener("error", ({ target, message }) => {
    // a page that was only looked forward to may have no file
    if (message || target.rel !== "prefetch") report(message || "not loaded: " + (target.src || target.href));
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => report("rejected: " + reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => report(violatedDirective + " refused " + blockedURI));
  const { error } = console;
  console.error = (...words) => { report(words.join(" ")); error(...words); };
}`;

/** A site whose pages report their errors, the same way in every engine. */
export interface WatchedSite {
  readonly url: string;
  /**
   * Thrown errors, rejected promises, failed resources and policy violations since the last call.
   */
  readonly takeErrors: () => readonly string[];
  /** Holds scripts until the returned function is called. */
  readonly holdScripts: () => () => void;
  readonly close: () => Promise<void>;
}

/** Starts a proxy for the site at `origin`. */
export async function watchSite(origin: string): Promise<WatchedSite> {
  let errors: string[] = [];
  let released = Promise.resolve();

  async function forward(given: IncomingMessage, response: ServerResponse): Promise<void> {
    if (given.url?.endsWith(".js")) await released;
    const { "accept-encoding": _, ...headers } = given.headers; // so that we can read the page
    const sent = request(new URL(given.url ?? "/", origin), { method: given.method, headers });
    given.pipe(sent);
    sent.on("error", () => response.destroy());
    const [answer]: IncomingMessage[] = await once(sent, "response");
    if (!answer) throw new Error("A response event has a response");
    const { "content-length": length, ...kept } = answer.headers;
    if (!kept["content-type"]?.startsWith("text/html")) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const html = await text(answer);
    response.writeHead(answer.statusCode ?? 502, kept);
    response.end(html.replace("<head>", `<head><script src="${WATCH}"></script>`));
  }

  const server = createServer(async (given, response) => {
    if (given.url === WATCH) response.setHeader("content-type", "text/javascript").end(WATCHER);
    else if (given.url === REPORT) {
      errors.push(await text(given));
      response.end();
    } else await forward(given, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
    holdScripts: () => {
      let release: () => void = () => undefined;
      released = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
