import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createTrust } from "./client-address";
import { networksOf, parseAddress } from "./network-address";
import { REQUESTS_AHEAD_MAX } from "./server-limits";

export interface ConnectionLimits {
  /** Connections at a time of one IPv4 address. */
  readonly perAddress: number;
  /** Connections at a time of one /64; its /48 may have twenty times as many. */
  readonly perNetwork: number;
  /** Addresses whose connections are not counted: they carry many visitors. */
  readonly trustedProxies?: readonly string[];
}

/** Closes connections beyond the limits of their address as they come. */
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
  /** The response that a connection is getting, if any. */
  readonly current: (socket: Socket) => ServerResponse | undefined;
}

export interface ExchangeLimits {
  /** The time for one whole response. */
  readonly responseMs: number;
  /** The time from a response to the headers of the next request. */
  readonly idleMs: number;
}

/**
 * Handles one request of a connection at a time: the next begins when the response before it has been sent
 * and has the connection, or never. Node calls its listener for each request of a packet at once, and never
 * tells a response that did not get the connection that it has closed. A connection with more than
 * `REQUESTS_AHEAD_MAX` requests waiting, or beyond one of the limits, is closed.
 */
export function oneAtATime(
  listener: RequestListener,
  { responseMs, idleMs }: ExchangeLimits,
): OneAtATime {
  type Exchange = readonly [IncomingMessage, ServerResponse<IncomingMessage>];
  const connections = new WeakMap<Socket, { current: ServerResponse; waiting: Exchange[] }>();
  const idle = new WeakMap<Socket, () => void>();

  /** Waits for a request. Node's own limit begins anew with every byte, also with a blank line, which begins none. */
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
      // one without the connection will never get it
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
