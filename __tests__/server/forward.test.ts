import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createForwarder } from "../../src/server/forward";
import { listen, type RunningServer } from "../../src/server/listen";
import { rawGet } from "../support/raw-request";

/** The content API, as badly behaved as each test wants it. */
let behave: (incoming: IncomingMessage, outgoing: ServerResponse, body: string) => void;
let asked: { method?: string; url?: string; headers: IncomingMessage["headers"]; body: string }[];
const upstream = createServer((incoming, outgoing) => {
  let body = "";
  incoming.setEncoding("utf8");
  incoming.on("data", (part) => {
    body += part;
  });
  incoming.on("end", () => {
    const { method, url, headers } = incoming;
    asked.push({ method, url, headers, body });
    behave(incoming, outgoing, body);
  });
});
const lines: string[] = [];
let server: RunningServer;
let upstreamUrl: string;

beforeAll(async () => {
  await new Promise<void>((done) => upstream.listen(0, "127.0.0.1", done));
  upstreamUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const forward = createForwarder({
    target: new URL(`${upstreamUrl}/v1/`),
    basePath: "/content-api",
    timeoutMs: 1_500, // long enough for 20 MB on a busy machine
    log: (line) => lines.push(line),
  });
  server = await listen(forward, { port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await server.close();
  upstream.closeAllConnections();
  upstream.close();
});
beforeEach(() => {
  asked = [];
  lines.length = 0;
  behave = (_, outgoing) => json(outgoing, { ok: true });
});

function json(outgoing: ServerResponse, value: unknown, more: Record<string, string> = {}) {
  outgoing.writeHead(200, { "content-type": "application/json", ...more });
  outgoing.end(JSON.stringify(value));
}
const get = (address: string, init?: RequestInit) =>
  fetch(`${server.url}/content-api${address}`, { redirect: "manual", ...init });
const post = (body: string, headers: Record<string, string> = {}) =>
  get("/contact", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });

test.each([
  ["/blogs?page=2&tag=a%20b", "/v1/blogs?page=2&tag=a%20b"],
  ["/blogs/12", "/v1/blogs/12"],
  ["", "/v1"],
  ["/", "/v1/"],
  ["//evil.example/x", "/v1//evil.example/x"],
  ["/@evil.example", "/v1/@evil.example"],
])("%j is asked for at %s", async (address, url) => {
  await rawGet(server.url, `/content-api${address}`);
  expect(asked).toMatchObject([{ method: "GET", url }]);
});

test.each(["/..%2fadmin", "/%2e%2e%2fadmin", "/..%5cadmin", "/a%00b", "/a%0d%0ab"])(
  "%s is refused and not asked for",
  async (address) => {
    expect((await rawGet(server.url, `/content-api${address}`)).status).toBe(400);
    expect(asked).toEqual([]);
  },
);

test("cookies, credentials and connection headers stay on their side", async () => {
  behave = (_, outgoing) =>
    json(outgoing, {}, { "set-cookie": "a=b", server: "X", "x-powered-by": "Y", trailer: "z" });
  const answer = await get("/blogs", {
    headers: {
      cookie: "session=1",
      authorization: "Bearer x",
      "x-forwarded-for": "1.2.3.4",
      accept: "application/json",
      "if-modified-since": "yesterday",
    },
  });
  expect(asked[0]?.headers).toMatchObject({
    accept: "application/json",
    "if-modified-since": "yesterday",
    host: new URL(upstreamUrl).host,
  });
  for (const name of ["cookie", "authorization", "x-forwarded-for"]) {
    expect(asked[0]?.headers).not.toHaveProperty(name);
  }
  for (const name of ["set-cookie", "server", "x-powered-by", "trailer"]) {
    expect(answer.headers.get(name)).toBeNull();
  }
});

test("a message arrives as it was sent, with its key, and the answer comes back", async () => {
  behave = (_, outgoing) => {
    outgoing.writeHead(400, { "content-type": "application/json" });
    outgoing.end('{"message":"Name is required"}');
  };
  const answer = await post('{"full_name":""}', { "idempotency-key": "k1", cookie: "a=b" });
  expect([answer.status, await answer.json()]).toEqual([400, { message: "Name is required" }]);
  expect(asked).toMatchObject([
    {
      method: "POST",
      url: "/v1/contact",
      body: '{"full_name":""}',
      headers: { "content-type": "application/json", "idempotency-key": "k1" },
    },
  ]);
  expect(asked[0]?.headers).not.toHaveProperty("cookie");
});

test("an answer is compressed on the way and revalidated with the API", async () => {
  behave = (incoming, outgoing) => {
    if (incoming.headers["if-none-match"] === 'W/"v1"') {
      outgoing.writeHead(304, { etag: '"v1"' }).end();
    } else json(outgoing, { text: "long ".repeat(1_000) }, { etag: '"v1"' });
  };
  const answer = await get("/blogs", { headers: { "accept-encoding": "br" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("etag")).toBe('W/"v1"');
  expect(await answer.json()).toHaveProperty("text");
  const again = await get("/blogs", { headers: { "if-none-match": 'W/"v1"' } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("an image passes with its type and lifetime", async () => {
  behave = (_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "image/png", "cache-control": "max-age=60" });
    outgoing.end(Buffer.from([1, 2, 3]));
  };
  const answer = await get("/images/a.png");
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toBe("max-age=60");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
});

test("HEAD is asked as HEAD", async () => {
  const answer = await get("/blogs", { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
  expect(asked).toMatchObject([{ method: "HEAD" }]);
});

type Misbehaviour = (outgoing: ServerResponse) => void;
const misbehaviours: [string, Misbehaviour, number, string][] = [
  ["says nothing", () => undefined, 504, "The content service did not answer in time."],
  [
    "starts and stalls",
    (outgoing) => {
      outgoing.writeHead(200, { "content-type": "application/json" });
      outgoing.write('{"half":');
    },
    504,
    "The content service did not answer in time.",
  ],
  [
    "hangs up",
    (outgoing) => outgoing.socket?.destroy(),
    502,
    "The content service cannot be reached.",
  ],
  [
    "hangs up half-way",
    (outgoing) => {
      outgoing.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      outgoing.write('{"half":', () => outgoing.socket?.destroy());
    },
    502,
    "The content service cannot be reached.",
  ],
  [
    "answers with a page",
    (outgoing) => outgoing.writeHead(200, { "content-type": "text/html" }).end("<script>"),
    502,
    "The content service gave an answer that cannot be used.",
  ],
  [
    "answers with a drawing that may hold scripts",
    (outgoing) => outgoing.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>"),
    502,
    "The content service gave an answer that cannot be used.",
  ],
  [
    "redirects",
    (outgoing) => outgoing.writeHead(302, { location: "http://evil.example/" }).end(),
    502,
    "The content service gave an answer that cannot be used.",
  ],
  [
    "fails with a page",
    (outgoing) => outgoing.writeHead(500, { "content-type": "text/html" }).end("<h1>Trace"),
    500,
    "The content service answered with status 500.",
  ],
  [
    "has nothing there, as a page",
    (outgoing) => outgoing.writeHead(404, { "content-type": "text/plain" }).end("no"),
    404,
    "The content service answered with status 404.",
  ],
  [
    "answers without end",
    (outgoing) => {
      outgoing.writeHead(200, { "content-type": "application/json" });
      const more = () => {
        while (!outgoing.destroyed && outgoing.write(Buffer.alloc(4_000_000, " ")));
      };
      outgoing.on("drain", more);
      more();
    },
    502,
    "The content service gave an answer that cannot be used.",
  ],
];

test.each(misbehaviours)("an API that %s", async (_, misbehave, status, message) => {
  behave = (_incoming, outgoing) => misbehave(outgoing);
  const answer = await get("/blogs");
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("location")).toBeNull();
  expect([answer.status, await answer.json()]).toEqual([status, { message }]);
});

test("a lost enquiry is told in words for the visitor, and the log has no word of it", async () => {
  behave = (_, outgoing) => outgoing.socket?.destroy();
  const answer = await post('{"message":"private"}');
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { message: "Failed to send message. Please try again." },
  ]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^forward: POST /);
  expect(lines[0]).not.toContain("private");
});

test("an API that is not there", async () => {
  const forward = createForwarder({
    target: new URL("http://127.0.0.1:1"),
    basePath: "/content-api",
    log: (line) => lines.push(line),
  });
  const answer = await forward(new Request("http://site.test/content-api/blogs"));
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { message: "The content service cannot be reached." },
  ]);
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not forwarded", async (method) => {
  const answer = await get("/blogs", { method });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  expect(asked).toEqual([]);
});

test.each([
  ["text/plain", "{}", 415],
  ["application/x-www-form-urlencoded", "a=b", 415],
  ["application/json", `"${"x".repeat(70_000)}"`, 413],
])("a message as %s of this kind is not forwarded", async (type, body, status) => {
  expect((await post(body, { "content-type": type })).status).toBe(status);
  expect(asked).toEqual([]);
});
