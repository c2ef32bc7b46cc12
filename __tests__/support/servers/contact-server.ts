import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { httpFetch } from "./http-fetch";

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A status with a body, no response, or a dropped connection. */
export type Answer = { readonly status: number; readonly body?: string } | "silence" | "hang up";

/**
 * A real server on loopback that records what is posted and responds as told. It's new for each
 * test. `fetch` treats it as the page's origin.
 */
export function contactServer() {
  let received: Received[] = [];
  let next: Answer;
  const server = createServer((asked, reply) => {
    let text = "";
    asked.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    asked.on("end", () => {
      received.push({ path: asked.url ?? "", headers: asked.headers, body: JSON.parse(text) });
      if (next === "silence") return;
      if (next === "hang up") return void asked.socket.destroy();
      reply.writeHead(next.status, { "Content-Type": "application/json" }).end(next.body);
    });
  });
  const { fetch } = globalThis;
  beforeEach(async () => {
    received = [];
    next = { status: 201, body: "{}" };
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    globalThis.fetch = httpFetch(baseUrl());
  });
  afterEach(async () => {
    globalThis.fetch = fetch;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const baseUrl = () => {
    const { port } = server.address() as AddressInfo; // listens on a port, not a pipe
    return `http://127.0.0.1:${port}`;
  };
  return {
    get received(): readonly Received[] {
      return received;
    },
    answer: (answer: Answer) => {
      next = answer;
    },
  };
}
