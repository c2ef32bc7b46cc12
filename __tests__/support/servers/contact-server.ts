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

/** A real server on loopback that records what is posted and answers as told. */
export interface ContactServer {
  readonly baseUrl: string;
  readonly received: readonly Received[];
  readonly answer: (answer: Answer) => void;
  readonly close: () => Promise<void>;
}

export async function contactServer(): Promise<ContactServer> {
  const received: Received[] = [];
  let next: Answer = { status: 201, body: "{}" };
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
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo; // listening on a port, not a pipe
  return {
    baseUrl: `http://127.0.0.1:${port}/content-api`,
    received,
    answer: (answer) => {
      next = answer;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
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
