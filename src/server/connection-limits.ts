import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createTrust } from "./client-address";
import { networksOf, parseAddress } from "./network-address";
import { REQUESTS_AHEAD_MAX } from "./server-limits";

export interface ConnectionLimits {
  /** Limit for simultaneous connections from one IPv4 address. */
  readonly perAddress: number;
  /**
   * Limit for simultaneous connections from one /64. The /48 around it may have twenty times as
   * many.
   */
  readonly perNetwork: number;
  /** Addresses without a limit, because they carry many visitors. */
  readonly trustedProxies?: readonly string[];
}

/** Closes new connections that exceed the limit for their address or network. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const isTrusted = createTrust(limits.trustedProxies ?? []);
  const open = new Map<string, number>();
  const add = (name: string, change: 1 | -1) => {
    const count = (open.get(name) ?? 0) + change;
    if (count > 0) open.set(name, count);
    else open.delete(name);
  };
  server.prependListener("connection", (socket: Socket) => {
    const address = parseAddress(socket.remoteAddress ?? "");
    if (address === null) return void socket.destroy(); // the client has already gone
    if (isTrusted(address)) return;
    const networks = networksOf(address);
    const max = networks.length > 1 ? limits.perNetwork : limits.perAddress;
    if (networks.some(({ name, share }) => (open.get(name) ?? 0) >= max * share)) {
      return void socket.destroy();
    }
    for (const { name } of networks) add(name, 1);
    socket.once("close", () => {
      for (const { name } of networks) add(name, -1);
    });
  });
}

export interface OneAtATime {
  readonly handle: RequestListener;
  /** Returns the response that's being sent on a connection, if any. */
  readonly current: (socket: Socket) => ServerResponse | undefined;
}

export interface ExchangeLimits {
  /** Time limit for one whole response. */
  readonly responseMs: number;
  /** Time limit between a response and the next request's headers. */
  readonly idleMs: number;
}

/**
 * Handles one request at a time per connection, each after the previous response has been sent.
 * Otherwise, Node would call the listener for pipelined requests immediately, and a response
 * waiting for its turn wouldn't notice that the connection had closed. Closes connections that
 * exceed a time limit or have more than `REQUESTS_AHEAD_MAX` requests waiting.
 */
export function oneAtATime(
  listener: RequestListener,
  { responseMs, idleMs }: ExchangeLimits,
): OneAtATime {
  type Exchange = readonly [IncomingMessage, ServerResponse<IncomingMessage>];
  const connections = new WeakMap<Socket, { current: ServerResponse; waiting: Exchange[] }>();
  const idle = new WeakMap<Socket, () => void>();

  /**
   * Limits how long a connection waits for a request. Node's own timeout restarts with every byte,
   * even for a blank line that doesn't start a request.
   */
  const wait = (socket: Socket) => {
    const tooLong = setTimeout(() => socket.destroy(), idleMs);
    const stop = () => {
      clearTimeout(tooLong);
      socket.off("close", stop);
    };
    socket.once("close", stop);
    idle.set(socket, stop);
  };

  const begin = (socket: Socket, [incoming, outgoing]: Exchange, waiting: Exchange[]) => {
    idle.get(socket)?.();
    connections.set(socket, { current: outgoing, waiting });
    const tooLong = setTimeout(() => socket.destroy(), responseMs);
    outgoing.once("close", () => {
      clearTimeout(tooLong);
      connections.delete(socket);
      const next = waiting.shift();
      // If Node hasn't assigned the socket to the next response by now, it never will.
      if (socket.destroyed) return;
      if (next?.[1].socket) begin(socket, next, waiting);
      else wait(socket);
    });
    listener(incoming, outgoing);
  };

  return {
    current: (socket) => connections.get(socket)?.current,
    handle: (incoming, outgoing) => {
      const { socket } = incoming;
      const connection = connections.get(socket);
      if (!connection) return begin(socket, [incoming, outgoing], []);
      if (connection.waiting.length >= REQUESTS_AHEAD_MAX) return void socket.destroy();
      connection.waiting.push([incoming, outgoing]);
    },
  };
}
