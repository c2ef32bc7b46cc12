import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createTrust } from "./client-address";
import { networksOf, parseAddress } from "./network-address";
import { REQUESTS_AHEAD_MAX } from "./server-limits";

export interface ConnectionLimits {
  /** Simultaneous connections of one IPv4 address. */
  readonly perAddress: number;
  /** Simultaneous connections of one /64. Its /48 may have twenty times as many. */
  readonly perNetwork: number;
  /** Addresses that aren't limited, because they carry many visitors. */
  readonly trustedProxies?: readonly string[];
}

/** Closes new connections that exceed the limit of their address. */
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
    if (address === null) return void socket.destroy(); // it has already gone
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
  /** The response being sent on a connection, if any. */
  readonly current: (socket: Socket) => ServerResponse | undefined;
}

export interface ExchangeLimits {
  /** Time for one whole response. */
  readonly responseMs: number;
  /** Time from a response to the headers of the next request. */
  readonly idleMs: number;
}

/**
 * Handles one request at a time per connection, each after the previous response has been sent.
 * Node calls its listener at once for every request in a packet, and a response that never got the
 * connection doesn't report that it has closed. Closes connections that exceed a limit or have more
 * than `REQUESTS_AHEAD_MAX` requests waiting.
 */
export function oneAtATime(
  listener: RequestListener,
  { responseMs, idleMs }: ExchangeLimits,
): OneAtATime {
  type Exchange = readonly [IncomingMessage, ServerResponse<IncomingMessage>];
  const connections = new WeakMap<Socket, { current: ServerResponse; waiting: Exchange[] }>();
  const idle = new WeakMap<Socket, () => void>();

  /**
   * Limits the wait for a request. Node's own timeout restarts with every byte, even with a blank
   * line that doesn't start a request.
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
      // A response without the connection will never get it.
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
