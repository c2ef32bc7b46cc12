import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { REQUESTS_AHEAD_MAX } from "../site/limits";
import { createTrust } from "./client-address";
import { networksOf, parseAddress } from "./network-address";

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

/**
 * Handles one request of a connection at a time: the next begins when the response before it has been sent
 * and has the connection, or never. Node calls its listener for each request of a packet at once, and never
 * tells a response that did not get the connection that it has closed. A connection with more than
 * `REQUESTS_AHEAD_MAX` requests waiting, or a response that takes longer than `timeoutMs`, is closed.
 */
export function oneAtATime(listener: RequestListener, timeoutMs: number): OneAtATime {
  type Exchange = readonly [IncomingMessage, ServerResponse<IncomingMessage>];
  const connections = new WeakMap<Socket, { current: ServerResponse; waiting: Exchange[] }>();

  const begin = (socket: Socket, [incoming, outgoing]: Exchange, waiting: Exchange[]) => {
    connections.set(socket, { current: outgoing, waiting });
    const tooLong = setTimeout(() => socket.destroy(), timeoutMs);
    outgoing.once("close", () => {
      clearTimeout(tooLong);
      connections.delete(socket);
      const next = waiting.shift();
      // one without the connection will never get it
      if (next?.[1].socket && !socket.destroyed) begin(socket, next, waiting);
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
