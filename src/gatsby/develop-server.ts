import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { GatsbyNode } from "gatsby";
import { isForeignRequest } from "../site/hosts";

/**
 * Keeps the development server to this machine. It allows every origin to read everything, drafts and
 * GraphQL included, and a middleware of ours would come after those routes. So the listeners of its HTTP
 * server are wrapped, as socket.io does it, when its first request starts: Gatsby gives no access to the
 * server itself.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = () => {
  const guarded = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { readonly server: Server }; // as Node documents it
    if (guarded.has(server)) return;
    guarded.add(server);
    refuseForeignRequests(server);
  });
};

/** Answers foreign requests of `server` with 403 before its own listeners get them. */
export function refuseForeignRequests(server: Server): void {
  const wrap = <A extends readonly unknown[]>(event: string, refuse: (...args: A) => void) => {
    const listeners = server.listeners(event);
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, ...args) => {
      if (isForeignRequest((name) => request.headers[name]?.toString())) {
        return refuse(...(args as unknown as A)); // by the event
      }
      for (const listener of listeners) Reflect.apply(listener, server, [request, ...args]);
    });
  };
  wrap<[ServerResponse]>("request", (response) => {
    response.writeHead(403, { "Content-Type": "text/plain", Connection: "close" });
    response.end("This server is for its own machine alone.");
  });
  wrap<[Duplex]>("upgrade", (socket) => socket.destroy());
}
