import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import { SECURITY_HEADERS } from "../site/headers";
import {
  CONNECTIONS_MAX,
  IDLE_CONNECTION_TIMEOUT_MS,
  REQUEST_HEADERS_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
  SHUTDOWN_GRACE_MS,
} from "../site/limits";
import { oneLine } from "./errors";

export interface ListenOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Address to listen on; default: this machine alone. */
  readonly host?: string;
  /** More connections at a time are closed as they come. */
  readonly connectionsMax?: number;
  /** Sent with every response; default: the site's security headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes one line per error; default: the error output. */
  readonly log?: (line: string) => void;
  /** How long a client may take for a whole request, in ms; its headers get half of it. */
  readonly requestTimeoutMs?: number;
  /** How long a connection may be idle, in ms; also while the client does not read the response. */
  readonly idleTimeoutMs?: number;
}

export type Respond = (request: Request, node: HttpBindings) => Response | Promise<Response>;

export interface RunningServer {
  /** Origin, without a closing slash. */
  readonly url: string;
  /** Accepts no new connections, lets requests under way finish for 5 s at most. */
  readonly close: () => Promise<void>;
}

/**
 * Serves `respond` over HTTP/1.1. Rejects with the system's error when the port is not available. A
 * malformed request gets 400, one that comes too slowly 408, an error of `respond` 500 and one line
 * in the log.
 */
export async function listen(respond: Respond, options: ListenOptions): Promise<RunningServer> {
  const { port, host = "127.0.0.1", headers = SECURITY_HEADERS, log = console.error } = options;
  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const listener = getRequestListener((request, node) => respond(request, node as HttpBindings), {
    // `as`: no server of ours speaks HTTP/2
    errorHandler: (error) => {
      if (error instanceof RequestError) return new Response("Bad request", { status: 400 });
      log(`server: ${oneLine(error)}`);
      return new Response("Something went wrong on our side.", { status: 500 });
    },
  });
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: Math.min(REQUEST_HEADERS_TIMEOUT_MS, requestTimeout / 2),
      connectionsCheckingInterval: Math.min(2_000, requestTimeout / 2),
    },
    (incoming, outgoing) => {
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      return listener(incoming, outgoing);
    },
  );
  server.maxConnections = options.connectionsMax ?? CONNECTIONS_MAX;
  server.setTimeout(options.idleTimeoutMs ?? IDLE_CONNECTION_TIMEOUT_MS);
  server.listen(port, host);
  await once(server, "listening");
  server.on("error", (error) => log(`server: ${oneLine(error)}`));

  const { port: taken } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${taken}`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS);
      await closed;
      clearTimeout(force);
    },
  };
}
