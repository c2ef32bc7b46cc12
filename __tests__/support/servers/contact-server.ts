import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { PostFetch } from "../../../src/client/post-json";

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** An answer: a status with a body, or none at all. */
export type Answer = { readonly status: number; readonly body?: string } | "silence" | "hang up";

/** A real server on loopback, new for each test, that records what is posted and answers as told. */
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
  beforeEach(async () => {
    received = [];
    next = { status: 201, body: "{}" };
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return {
    get baseUrl(): string {
      const { port } = server.address() as AddressInfo; // listening on a port, not a pipe
      return `http://127.0.0.1:${port}/content-api`;
    },
    get received(): readonly Received[] {
      return received;
    },
    answer: (answer: Answer) => {
      next = answer;
    },
  };
}

/** `fetch` for the tests' DOM, which has none: real requests, only what a post needs. */
export const httpFetch: PostFetch = (url, { method, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      const status = answer.statusCode ?? 0;
      const json = async () => JSON.parse(text);
      answer.on("end", () => resolve({ ok: status >= 200 && status < 300, status, json }));
    });
    signal.addEventListener("abort", () => asked.destroy(new Error("aborted")));
    asked.on("error", reject).end(body);
  });
