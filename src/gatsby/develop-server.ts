import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { GatsbyNode } from "gatsby";
import { isForeignRequest } from "../site/hosts";

/**
 * Restricts the development server to this machine. Gatsby's server lets every origin read
 * everything, including drafts and GraphQL, and our own middleware would only run after those
 * routes. Gatsby doesn't expose its HTTP server either. So this wraps the server's listeners when
 * the first request starts, as socket.io does.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = () => {
  const guarded = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { readonly server: Server }; // documented by Node
    if (guarded.has(server)) return;
    guarded.add(server);
    refuseForeignRequests(server);
  });
};

/** Responds to foreign requests with 403 before the server's own listeners see them. */
export function refuseForeignRequests(server: Server): void {
  const wrap = <A extends readonly unknown[]>(event: string, refuse: (...args: A) => void) => {
    const listeners = server.listeners(event);
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, ...args) => {
      if (isForeignRequest((name) => request.headers[name]?.toString())) {
        return refuse(...(args as unknown as A)); // the event determines the arguments
      }
      for (const listener of listeners) Reflect.apply(listener, server, [request, ...args]);
    });
  };
  wrap<[ServerResponse]>("request", (response) => {
    response.writeHead(403, { "Content-Type": "text/plain", Connection: "close" });
    response.end("This server only accepts requests from its own machine.");
  });
  wrap<[Duplex]>("upgrade", (socket) => socket.destroy());
}
