import { once } from "node:events";
import { createServer, type Server, STATUS_CODES } from "node:http";
import { type AddressInfo, isIPv6, type Socket } from "node:net";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import { errorCode, oneLine } from "../site/errors";
import { SECURITY_HEADERS } from "../site/headers";
import { SHUTDOWN_GRACE_MS } from "../site/limits";
import { limitConnections, type OneAtATime, oneAtATime } from "./connection-limits";
import {
  CONNECTIONS_MAX,
  CONNECTIONS_PER_ADDRESS_MAX,
  CONNECTIONS_PER_NETWORK_MAX,
  IDLE_CONNECTION_TIMEOUT_MS,
  REQUEST_HEADERS_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
  RESPONSE_TIMEOUT_MS,
} from "./server-limits";

export interface ListenOptions {
  /** 0 means any free port. */
  readonly port: number;
  /** Address to listen on. Defaults to this machine only. */
  readonly host?: string;
  /** Limit for the number of connections. Further ones are closed immediately. */
  readonly connectionsMax?: number;
  /** Limit for connections per IPv4 address or IPv6 network. */
  readonly connectionsPerAddress?: number;
  /** Addresses of proxies, which have no connection limit. Defaults to none. */
  readonly trustedProxies?: readonly string[];
  /**
   * Headers for every response that doesn't set them itself. Defaults to the site's security
   * headers.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with one line per error. Defaults to stderr. */
  readonly log?: (line: string) => void;
  /**
   * How long a client may take to send a whole request, in ms. Its headers may take half of that.
   */
  readonly requestTimeoutMs?: number;
  /** How long a client may take to receive a whole response, in ms. */
  readonly responseTimeoutMs?: number;
  /**
   * How long a connection may be idle, in ms. A client that doesn't read its response counts as
   * idle.
   */
  readonly idleTimeoutMs?: number;
}

export type Respond = (request: Request, node: HttpBindings) => Response | Promise<Response>;

export interface RunningServer {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** Stops accepting connections. Requests that are being handled get up to 5 s to finish. */
  readonly close: () => Promise<void>;
}

/**
 * Serves `respond` over HTTP/1.1, one request at a time per connection. Rejects with the system's
 * error if the port isn't available. Malformed requests get a 400, and slow ones a 408. If
 * `respond` throws, the client gets a 500 and the log gets one line.
 */
export async function listen(respond: Respond, options: ListenOptions): Promise<RunningServer> {
  const { port, host = "127.0.0.1", headers = SECURITY_HEADERS, log = console.error } = options;
  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const respondSafely = (request: Request, node: HttpBindings) =>
    isAddress(request.url) ? respond(request, node) : refuse();
  const listener = getRequestListener(
    (request, node) => respondSafely(request, node as HttpBindings),
    {
      // `as`: none of our servers use HTTP/2
      errorHandler: (error) => {
        if (error instanceof RequestError) return refuse();
        log(`server: ${oneLine(error)}`);
        return new Response("Something went wrong on our side.", { status: 500 });
      },
    },
  );
  const idleMs = options.idleTimeoutMs ?? IDLE_CONNECTION_TIMEOUT_MS;
  const exchanges = oneAtATime(
    (incoming, outgoing) => {
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      return listener(incoming, outgoing);
    },
    { responseMs: options.responseTimeoutMs ?? RESPONSE_TIMEOUT_MS, idleMs },
  );
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: Math.min(REQUEST_HEADERS_TIMEOUT_MS, requestTimeout / 2),
      connectionsCheckingInterval: Math.min(2_000, requestTimeout / 2),
      requireHostHeader: false, // the listener refuses such requests, with our headers
    },
    exchanges.handle,
  );
  server.on("checkExpectation", exchanges.handle); // Node's own refusal wouldn't have our headers
  server.maxConnections = options.connectionsMax ?? CONNECTIONS_MAX;
  limitConnections(server, {
    perAddress: options.connectionsPerAddress ?? CONNECTIONS_PER_ADDRESS_MAX,
    perNetwork: options.connectionsPerAddress ?? CONNECTIONS_PER_NETWORK_MAX,
    trustedProxies: options.trustedProxies,
  });
  server.setTimeout(idleMs);
  respondToClientErrors(server, exchanges, headers);
  server.listen(port, host);
  await once(server, "listening");
  server.on("error", (error) => log(`server: ${oneLine(error)}`));

  const { port: taken } = server.address() as AddressInfo; // a listening TCP server has an address
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

/**
 * Returns whether a request may have this URL according to the Fetch standard. The Node adapter
 * lets through any host made of letters and digits, such as 1.2.3.4.5 or a.1, but the request then
 * couldn't be read.
 */
function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === "" && password === "";
}

const refuse = (): Response => new Response("This request can't be processed.", { status: 400 });

const CLIENT_ERRORS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to malformed or unfinished requests as Node would, but with `headers`. Complete requests
 * already on the connection are answered first, so an accepted enquiry still gets its response.
 */
function respondToClientErrors(
  server: Server,
  { current }: OneAtATime,
  headers: Readonly<Record<string, string>>,
): void {
  const respond = (error: Error, socket: Socket) => {
    const response = current(socket);
    if (response?.req.complete) return void response.once("close", () => respond(error, socket));
    if (!socket.writable) return void socket.destroySoon(); // closing after its last response
    if (response?.headersSent) return void socket.destroy();
    const status = CLIENT_ERRORS[errorCode(error)] ?? 400;
    const lines = Object.entries({ ...headers, Connection: "close", "Content-Length": "0" });
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
        `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
    );
    socket.destroySoon();
  };
  const failed = new WeakSet<Socket>(); // Node reports an error for each further packet
  server.on("clientError", (error, stream) => {
    const socket = stream as Socket; // connections of a TCP server
    if (failed.has(socket)) return;
    failed.add(socket);
    respond(error, socket);
  });
}
