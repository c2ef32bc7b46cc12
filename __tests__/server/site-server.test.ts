import { once } from "node:events";
import { connect } from "node:net";
import path from "node:path";
import { openContactStore } from "../../src/server/contact-store";
import { listen, type RunningServer } from "../../src/server/listen";
import { startServer } from "../../src/server/site-server";
import { generatedContent } from "../support/generated-content";
import { rawGet, rawRequest } from "../support/raw-request";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const publicDirectory = path.join(folder, "public");
const common = { port: 0, host: "127.0.0.1", publicDirectory };
let embedded: RunningServer;
let forwarding: RunningServer;

beforeAll(async () => {
  await writeFiles(publicDirectory, {
    "index.html": "<h1>Home</h1>",
    "content-apiary/index.html": "<h1>Bees</h1>",
  });
  embedded = await startServer({
    ...common,
    api: {
      content: generatedContent(3),
      imagesDirectory: folder,
      contactStore: await openContactStore(path.join(folder, "var", "messages.jsonl")),
    },
  });
  const target = new URL(`${embedded.url}/content-api`);
  forwarding = await startServer({ ...common, api: { target, timeoutMs: 5_000 } });
});
afterAll(() => Promise.all([embedded.close(), forwarding.close()]));

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
  ])("%s is answered %i", async (address, status, part) => {
    const answer = await rawGet(server().url, address);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(part);
  });

  test("a message is taken", async () => {
    const answer = await fetch(`${server().url}/content-api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        full_name: "Achieng",
        email: "a@b.example",
        service_type: "Other",
        message: "Hello",
      }),
    });
    expect(await answer.json()).toEqual({ success: true, id: expect.any(String) });
  });

  test.each(["/", "/nothing", "/content-api/blogs", "/content-api/nothing"])(
    "%s carries the security headers",
    async (address) => {
      const { headers } = await fetch(server().url + address);
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("geolocation=()"),
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "x-frame-options": "DENY",
      });
    },
  );
});

test.each([
  ["nonsense", "hello\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["a bad host", "GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 400 /],
  [
    "two lengths",
    "POST /content-api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
    /^HTTP\/1\.1 400 /,
  ],
  [
    "length and chunks",
    "POST /content-api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx",
    /^HTTP\/1\.1 400 /,
  ],
  [
    "headers without measure",
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
])("a request with %s is refused", async (_, request, status) => {
  expect(await rawRequest(embedded.url, request)).toMatch(status);
  expect((await fetch(embedded.url)).status).toBe(200);
});

test.each([
  ["never finishes its headers", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "],
  [
    "never finishes its message",
    'POST /content-api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"',
  ],
])("a client that %s is let go", async (_, start) => {
  const server = await listen(async (request) => new Response(await request.text()), {
    port: 0,
    host: "127.0.0.1",
    requestTimeoutMs: 200,
    log: () => undefined,
  });
  expect(await rawRequest(server.url, start)).toMatch(/^(?:HTTP\/1\.1 408 .*)?$/s);
  await server.close();
});

/** What a test has opened; closed after it even where it gave up waiting. */
let opened: (() => unknown)[] = [];
afterEach(async () => {
  const all = opened;
  opened = [];
  for (const close of all) await close();
});

test("a crowd of clients that never finish keeps nobody else waiting", async () => {
  const { hostname, port } = new URL(embedded.url);
  const beginnings = [
    "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ",
    "POST /content-api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    "GET /blog HTTP/1.1\r\nHo",
  ];
  await Promise.all(
    Array.from({ length: 300 }, async (_, n) => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => undefined); // let go when the test is over
      opened.push(() => socket.destroy());
      await once(socket, "connect");
      socket.write(beginnings[n % beginnings.length] ?? "");
    }),
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      fetch(`${embedded.url}${n % 2 ? "/" : "/content-api/blogs"}`),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test("a client that reads nothing of a long answer is let go", async () => {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: letGo,
    });
  const server = await listen(() => new Response(endless()), {
    port: 0,
    host: "127.0.0.1",
    idleTimeoutMs: 2_000, // shorter, and a busy machine might not even have read the request
    log: () => undefined,
  });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).pause();
  socket.on("error", () => undefined); // that is how it is let go
  opened.push(() => socket.destroy(), server.close);
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await gone;
});

test("an error of ours is one line in the log and no word of it on the page", async () => {
  const lines: string[] = [];
  const server = await listen(
    () => {
      throw new Error("the\ndisk is on fire");
    },
    { port: 0, host: "127.0.0.1", log: (line) => lines.push(line) },
  );
  const answer = await fetch(server.url);
  await server.close();
  expect([answer.status, await answer.text()]).toEqual([500, "Something went wrong on our side."]);
  expect(lines).toEqual(["server: the disk is on fire"]);
});

test("closing lets a request under way finish, and takes no new one", async () => {
  let finish: () => void = () => undefined;
  let begun: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const server = await listen(
    async () => {
      begun();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return new Response("whole");
    },
    { port: 0, host: "127.0.0.1" },
  );
  const answer = fetch(server.url);
  await underWay;
  const closed = server.close();
  await expect(
    new Promise((_, reject) => {
      connect(Number(new URL(server.url).port), "127.0.0.1").on("error", reject);
    }),
  ).rejects.toMatchObject({ code: "ECONNREFUSED" });
  finish();
  expect(await (await answer).text()).toBe("whole");
  await closed;
});

test("a port that is taken is told", async () => {
  const port = Number(new URL(embedded.url).port);
  await expect(listen(() => new Response(), { port, host: "127.0.0.1" })).rejects.toMatchObject({
    code: "EADDRINUSE",
    port,
  });
});
