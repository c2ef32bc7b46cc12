import { once } from "node:events";
import { connect } from "node:net";
import path from "node:path";
import { openContactStore } from "../../src/server/contact-store";
import { type ListenOptions, listen, type RunningServer } from "../../src/server/listen";
import { startServer } from "../../src/server/site-server";
import { generatedContent } from "../support/content/generated-content";
import { rawGet, rawRequest } from "../support/servers/raw-request";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const publicDirectory = path.join(folder, "public");
const local = { port: 0, host: "127.0.0.1" };
let embedded: RunningServer;
let forwarding: RunningServer;

beforeAll(async () => {
  await writeFiles(publicDirectory, {
    "index.html": "<h1>Home</h1>",
    "content-apiary/index.html": "<h1>Bees</h1>",
  });
  embedded = await startServer({
    ...local,
    publicDirectory,
    api: {
      content: generatedContent(3),
      imagesDirectory: folder,
      contactStore: await openContactStore(path.join(folder, "var", "messages.jsonl")),
    },
  });
  const target = new URL(`${embedded.url}/content-api`);
  forwarding = await startServer({ ...local, publicDirectory, api: { target, timeoutMs: 5_000 } });
});
afterAll(() => Promise.all([embedded.close(), forwarding.close()]));

/** Closed after the test even where it gave up waiting. */
let opened: (() => unknown)[] = [];
afterEach(async () => {
  const all = opened;
  opened = [];
  for (const close of all) await close();
});

type Respond = Parameters<typeof listen>[0];
async function serve(respond: Respond, options: Partial<ListenOptions> = {}) {
  const server = await listen(respond, { ...local, log: () => undefined, ...options });
  opened.push(server.close);
  return server;
}

/** Connects, writes `text` and reads nothing. */
async function openSocket(url: string, text: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  socket.on("error", () => undefined); // the server ends it
  opened.unshift(() => socket.destroy());
  await once(socket, "connect");
  socket.write(text);
}

describe.each([
  ["embedded", () => embedded],
  ["forwarded", () => forwarding],
])("with the content API %s", (_, server) => {
  test.each([
    ["/", 200, "<h1>Home</h1>"],
    ["/content-apiary", 200, "<h1>Bees</h1>"],
    ["/content-api/blogs/2", 200, '"id":2'],
    ["/content-api/blogs?per_page=2", 200, '"pages":2'],
    ["/content-api/blogs/9", 404, "The article could not be found."],
    ["/content-api", 404, "There is nothing at this address."],
    ["/content-api/", 404, "There is nothing at this address."],
    ["/content-api/%2e%2e/index.html", 200, "<h1>Home</h1>"],
  ])("%s responds with %i", async (urlPath, status, part) => {
    const response = await rawGet(server().url, urlPath);
    expect(response).toMatchObject({ status, body: expect.stringContaining(part) });
  });
});

const POST = "POST /content-api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
test.each([
  ["nonsense", "hello\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["a bad host", "GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n", 400],
  ["two lengths", `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`, 400],
  ["length and chunks", `${POST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx`, 400],
  ["too long headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
])("a request with %s is refused", async (_, request, status) => {
  expect(await rawRequest(embedded.url, request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await fetch(embedded.url)).status).toBe(200);
});

const UNFINISHED_HEADERS = "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ";
const UNFINISHED_BODY = `${POST}Content-Length: 99\r\n\r\n{"`;
test.each([
  ["headers", UNFINISHED_HEADERS],
  ["body", UNFINISHED_BODY],
])("a client that never finishes its %s is disconnected", async (_, start) => {
  const respond = async (request: Request) => new Response(await request.text());
  const server = await serve(respond, { requestTimeoutMs: 200 });
  expect(await rawRequest(server.url, start)).toMatch(/^(?:HTTP\/1\.1 408 .*)?$/s);
});

test("300 clients that never finish do not block others", async () => {
  const starts = [UNFINISHED_HEADERS, UNFINISHED_BODY, "GET /blog HTTP/1.1\r\nHo"];
  await Promise.all(
    Array.from({ length: 300 }, (_, n) => openSocket(embedded.url, starts[n % 3] ?? "")),
  );
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      fetch(`${embedded.url}${n % 2 ? "/" : "/content-api/blogs"}`),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test("enquiries are limited for each client, whom only a trusted proxy may name", async () => {
  const send = async (url: string, forwarded: string) => {
    const headers = { "x-forwarded-for": forwarded };
    return fetch(`${url}/content-api/contact`, { method: "POST", headers });
  };
  const start = async (trustedProxies: string[]) => {
    const api = { target: new URL(embedded.url) };
    const enquiryLimit = { burst: 1, perMinute: 1 };
    const server = await startServer({
      port: 0,
      publicDirectory,
      api,
      enquiryLimit,
      trustedProxies,
    });
    opened.push(server.close);
    return server.url;
  };
  const open = await start([]);
  expect((await send(open, "192.0.2.1")).status).toBe(415);
  const refused = await send(open, "192.0.2.2");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await refused.json()).toEqual({ message: expect.stringContaining("wait a minute") });
  const behind = await start(["127.0.0.1"]);
  const statuses = ["192.0.2.1", "192.0.2.2", "192.0.2.1"].map((ip) => send(behind, ip));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([415, 415, 429]);
});

test("connections beyond the limit are closed, and those before them served", async () => {
  const server = await serve(() => new Response("page"), { connectionsMax: 2 });
  await openSocket(server.url, UNFINISHED_HEADERS);
  await openSocket(server.url, UNFINISHED_HEADERS);
  const request = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  expect(await rawRequest(server.url, request).catch(() => "")).toBe("");
  await opened.shift()?.();
  let answer = "";
  while (!answer) answer = await rawRequest(server.url, request).catch(() => "");
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test("a client that reads nothing of a long response is disconnected", async () => {
  await new Promise<void>((cancel, reject) => {
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
        cancel,
      });
    // a shorter limit, and a busy machine might not even have read the request
    serve(() => new Response(endless()), { idleTimeoutMs: 2_000 })
      .then(({ url }) => openSocket(url, "GET / HTTP/1.1\r\nHost: a\r\n\r\n"))
      .catch(reject);
  });
});

test("an error of ours is one line in the log and no word of it on the page", async () => {
  const lines: string[] = [];
  const fail = () => {
    throw new Error("the\ndisk is on fire");
  };
  const server = await serve(fail, { log: (line) => lines.push(line) });
  const response = await fetch(server.url);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Something went wrong on our side.");
  expect(lines).toEqual(["server: the disk is on fire"]);
});

test("closing lets a request under way finish, and accepts no new one", async () => {
  let finish: (response: Response) => void = () => undefined;
  let response: Promise<Response> | undefined;
  const server = await new Promise<RunningServer>((begun) => {
    const starting = listen(async () => {
      begun(await starting);
      return new Promise<Response>((resolve) => {
        finish = resolve;
      });
    }, local);
    response = starting.then(({ url }) => fetch(url));
  });
  const closed = server.close();
  await expect(fetch(server.url)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  finish(new Response("whole"));
  expect(await (await response)?.text()).toBe("whole");
  await closed;
});

test("a port that is taken is an error that names it", async () => {
  const port = Number(new URL(embedded.url).port);
  const error = { code: "EADDRINUSE", port };
  await expect(listen(() => new Response(), { ...local, port })).rejects.toMatchObject(error);
});
