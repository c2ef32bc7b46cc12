import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onCreateDevServer, refuseForeignRequests } from "../../src/gatsby/develop-server";
import { rawRequest } from "../support/servers/raw-request";

let server: Server;
let url: string;
let reached: string[];
beforeEach(async () => {
  reached = [];
  server = createServer((request, response) => {
    reached.push(`request ${request.url}`);
    response.setHeader("Access-Control-Allow-Origin", "*").end("a draft");
  });
  server.on("upgrade", (request, socket) => {
    reached.push(`upgrade ${request.url}`);
    socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\na draft");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that's listening
});
afterEach(() => void server.close());

const FOREIGN = "Origin: https://evil.example\r\n";
const UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
const ask = (path: string, headers: string, host = "localhost:8000") =>
  rawRequest(url, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);

test.each([
  ["a page of another origin", FOREIGN, "localhost:8000"],
  ["a page at a public name that resolves to this machine", "", "evil.example"],
])("%s can't read or run anything from the development server", async (_, headers, host) => {
  refuseForeignRequests(server);
  const answer = await ask("/page-data/blog/page-data.json", headers, host);
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(answer).not.toMatch(/access-control|a draft/i);
  expect(await ask("/socket.io/", headers + UPGRADE, host)).toBe("");
  expect(reached).toEqual([]);
});

test("a page on this machine can read it and open its sockets", async () => {
  refuseForeignRequests(server);
  expect(await ask("/a", "Origin: http://localhost:8100\r\n")).toMatch(/a draft$/);
  expect(await ask("/b", UPGRADE)).toMatch(/a draft$/);
  expect(reached).toEqual(["request /a", "upgrade /b"]);
});

test("Gatsby's development server is guarded from its first request on", async () => {
  onCreateDevServer?.({} as never, {} as never, () => undefined); // none of these are used
  expect(await ask("/a", FOREIGN)).toMatch(/^HTTP\/1\.1 403 /);
  expect(await ask("/socket.io/", FOREIGN + UPGRADE)).toBe("");
  expect(reached).toEqual([]);
});
