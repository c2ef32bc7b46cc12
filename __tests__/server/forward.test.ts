import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { createForwarder, type ForwardOptions } from "../../src/server/forward";
import { memoryCache } from "../../src/server/memory-cache";
import {
  type Behaviour,
  cutShort,
  endless,
  json,
  type MisbehavingServer,
  raw,
  redirect,
  reset,
  silence,
  stall,
  startMisbehavingServer,
  status,
  tagged,
} from "../support/servers/misbehaving-server";

let upstream: MisbehavingServer;
let forward: ReturnType<typeof createForwarder>;
let lines: string[];

beforeEach(async () => {
  upstream = await startMisbehavingServer();
  lines = [];
  forward = forwardWithin(20_000);
});
const forwarder = (options: Partial<ForwardOptions>) =>
  createForwarder({
    target: new URL(`${upstream.url}/v1/`),
    basePath: "/content-api",
    cache: memoryCache(),
    log: (line) => lines.push(line),
    ...options,
  });
const forwardWithin = (timeoutMs: number) => forwarder({ timeoutMs });
afterEach(() => upstream.stop());

const JSON_TYPE = { "content-type": "application/json" };
const get = async (urlPath: string, init?: RequestInit) =>
  forward(new Request(`http://site.test/content-api${urlPath}`, init));
const post = (body: string, headers: Record<string, string> = {}) =>
  get("/contact", {
    method: "POST",
    headers: { ...JSON_TYPE, ...headers },
    body,
  });

test.each([
  ["/blogs?tag=%20a%20b&page=2%20&page=3&evil=1&author=", "/v1/blogs", "page=2&tag=a+b"],
  ["/%62logs?page=2&evil=1", "/v1/blogs", "page=2"],
  ["/blogs/%63ategories?page=2", "/v1/blogs/categories", ""],
  ["/%69mages/a.png?v=2", "/v1/images/a.png", "v=2"],
  ["/hero-section?page=2", "/v1/hero-section", ""],
  ["/blogs/m-pesa%20%26%20co", "/v1/blogs/m-pesa%20%26%20co", ""],
  ["/blogs/caf%C3%A9-%E2%82%AC-a..b;c", "/v1/blogs/caf%C3%A9-%E2%82%AC-a..b%3Bc", ""],
  ["/images/blog/a.png?v=2", "/v1/images/blog/a.png", "v=2"],
])("%j is forwarded to %s", async (urlPath, path, query) => {
  await get(urlPath);
  expect(upstream.requests.map((request) => [request.path, `${request.query}`])).toEqual([
    [path, query],
  ]);
});

test.each(["/%63ontent-api/blogs/7", "/content%2Dapi/blogs/7", "/%63%6f%6etent-api/blogs/7"])(
  "%s is the same path as without the encoding",
  async (urlPath) => {
    await forward(new Request(`http://site.test${urlPath}`));
    expect(upstream.requests.map(({ path }) => path)).toEqual(["/v1/blogs/7"]);
  },
);

describe("unpublished records", () => {
  test("unpublished records aren't passed on, from the API, the cache or in a preview", async () => {
    upstream.on("/v1/blogs", json([{ id: 1 }, { id: 2, draft: true }]));
    for (const init of [{}, {}, { headers: { "cache-control": "no-cache" } }]) {
      const response = await get("/blogs", init);
      expect(await response.json()).toEqual([{ id: 1 }]);
      expect(response.headers.get("etag")).toMatch(/^W\//);
    }
  });

  test.each(["GET", "HEAD"])(
    "%s of a draft looks the same as of a missing post",
    async (method) => {
      upstream.on("/v1/blogs/7", json({ id: 7, draft: true }, { etag: '"7"' }));
      for (const urlPath of ["/blogs/7", "/blogs/8"]) {
        const preview = { "cache-control": "no-cache", "if-none-match": '"7"' };
        for (const headers of [undefined, preview]) {
          const response = await get(urlPath, { method, headers });
          const { status, headers: sent } = response;
          expect([status, await response.text(), sent.get("etag")]).toEqual([404, "", null]);
        }
      }
    },
  );

  test("a list at a path that looks like a post's isn't passed on", async () => {
    upstream.on("/v1/blogs/drafts", json([{ id: 1, draft: true }]));
    const response = await get("/blogs/drafts");
    expect([response.status, await response.text()]).toEqual([
      502,
      expect.not.stringContaining("id"),
    ]);
    expect(lines).toEqual([
      expect.stringMatching(/^forward: GET .v1.blogs.drafts: .*unexpected structure/),
    ]);
  });
});

test.each<[string, RequestInit, number]>([
  ["", {}, 404],
  ["/admin", {}, 404],
  ["//evil.example/x", {}, 404],
  ["/blogs/..%2fadmin", {}, 404],
  ["/blogs/a%00b", {}, 404],
  ["/images/..;/admin", {}, 404],
  ["/images/%c0%ae%c0%ae/admin", {}, 404],
  ["/blogs/%ff", {}, 404],
  ["/blogs/a%0d%0ab", {}, 404],
  ["/contact?_method=PUT", { method: "POST", body: "{}", headers: JSON_TYPE }, 404],
  ["/blogs", { method: "PUT" }, 405],
  ["/blogs", { method: "DELETE" }, 405],
  ["/blogs", { method: "PATCH" }, 405],
  ["/blogs", { method: "OPTIONS" }, 405],
  ["/contact", { method: "POST", body: "{}", headers: { "content-type": "text/plain" } }, 415],
  ["/contact", { method: "POST", body: new URLSearchParams("a=b") }, 415],
  ["/contact", { method: "POST", body: Buffer.from([0x22, 0xff, 0x22]), headers: JSON_TYPE }, 400],
])("%s with %j is refused and not forwarded", async (urlPath, init, refusal) => {
  const response = await get(urlPath, init);
  expect([response.status, await response.json()]).toEqual([
    refusal,
    { message: expect.any(String) },
  ]);
  expect(response.headers.get("allow")).toBe(refusal === 405 ? "GET, HEAD" : null);
  expect(upstream.requests).toEqual([]);
});

test("an enquiry over 64 KiB is refused and not forwarded", async () => {
  expect((await post(`"${"x".repeat(70_000)}"`)).status).toBe(413);
  expect(upstream.requests).toEqual([]);
});

test("cookies, credentials and connection headers aren't forwarded", async () => {
  const secrets = { "set-cookie": "a=b", server: "X", "x-powered-by": "Y", trailer: "z" };
  upstream.on("/v1/images/a.png", json({}, { ...secrets, "content-type": "image/png" }));
  const response = await get("/images/a.png", {
    headers: {
      cookie: "session=1",
      authorization: "Bearer x",
      "x-forwarded-for": "1.2.3.4",
      accept: "application/json",
      "if-modified-since": "yesterday",
    },
  });
  const headers = upstream.requests[0]?.headers;
  expect(headers).toMatchObject({
    accept: "application/json",
    "if-modified-since": "yesterday",
    host: new URL(upstream.url).host,
  });
  for (const name of ["cookie", "authorization", "x-forwarded-for"]) {
    expect(headers).not.toHaveProperty(name);
  }
  for (const name of Object.keys(secrets)) expect(response.headers.get(name)).toBeNull();
});

test("an enquiry is forwarded unchanged, with its key, and its response relayed", async () => {
  let received = "";
  upstream.on("/v1/contact", async (request, response) => {
    received = `${request.method} ${await text(request)}`;
    response.writeHead(400, { "content-type": "application/json" });
    response.end('{"message":"Name is required"}');
  });
  const response = await post('{"full_name":""}', { "idempotency-key": "k1", cookie: "a=b" });
  expect([response.status, await response.json()]).toEqual([400, { message: "Name is required" }]);
  expect(received).toBe('POST {"full_name":""}');
  const headers = upstream.requests[0]?.headers;
  expect(headers).toMatchObject({ "content-type": "application/json", "idempotency-key": "k1" });
  expect(headers).not.toHaveProperty("cookie");
});

test("a response is compressed, and the cached one is revalidated here and then with the API", async () => {
  let now = 1_000_000;
  forward = forwarder({ now: () => now });
  upstream.on("/v1/blogs", tagged({ blogs: [], text: "long ".repeat(1_000) }, 'W/"v1"'));
  const response = await get("/blogs", { headers: { "accept-encoding": "gzip, br" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("etag")).toBe('W/"v1"');
  expect(gunzipSync(await response.arrayBuffer()).toString()).toMatch(
    /^{"blogs":\[\],"text":"long /,
  );
  const again = await get("/blogs", { headers: { "if-none-match": 'W/"v1"' } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(upstream.requests).toHaveLength(1);
  now += 60_000;
  expect(await (await get("/blogs")).text()).toMatch(/^{"blogs":\[\],"text":"long /);
  expect(upstream.requests[1]?.headers).toMatchObject({ "if-none-match": 'W/"v1"' });
});

test("made-up queries don't push content out of the cache, and the API is asked for 100 posts at most", async () => {
  let now = 1_000_000;
  forward = forwarder({ now: () => now });
  upstream.on("/v1/hero-section", json({ heading: "A" }));
  upstream.on("/v1/blogs", json({ blogs: [] }));
  await (await get("/hero-section")).text();
  for (let n = 0; n < 140; n++) await (await get(`/blogs?tag=z${n}`)).text();
  upstream.on("/v1/hero-section", status(503));
  now += 60_000;
  expect((await get("/hero-section")).status).toBe(200);
  for (const given of ["999999", "0x1f4", "12abc"]) await get(`/blogs?per_page=${given}`);
  expect(upstream.requests.slice(-2).map(({ query }) => String(query))).toEqual([
    "per_page=100",
    "",
  ]);
});

test("a 304 of the API for no copy isn't relayed", async () => {
  upstream.on("/v1/hero-section", status(304));
  expect((await get("/hero-section")).status).toBe(502);
});

test("an image is relayed with its type and lifetime", async () => {
  upstream.on("/v1/images/a.png", (_, response) =>
    response
      .writeHead(200, { "content-type": "image/png", "cache-control": "max-age=60" })
      .end(Buffer.from([1, 2, 3])),
  );
  const response = await get("/images/a.png");
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toBe("max-age=60");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
});

test.each([
  ["/images/a.png", "image/png"],
  ["/blogs", "application/json"],
])("HEAD of %s is GET without a body", async (urlPath, type) => {
  let method: string | undefined;
  upstream.on(`/v1${urlPath}`, (request, response, visit) => {
    method = request.method;
    raw("[]", type)(request, response, visit);
  });
  const response = await get(urlPath, { method: "HEAD" });
  expect([response.status, await response.text(), method]).toEqual([200, "", "GET"]);
});

const LATE = "The content service didn't respond in time.";
const UNREACHABLE = "The content service can't be reached.";
const UNUSABLE = "The content service sent a response that can't be used.";
describe("failures of the API", () => {
  test.each<[string, Behaviour, number, string]>([
    ["sends nothing", silence(), 504, LATE],
    ["stalls", stall(), 504, LATE],
    ["resets the connection", reset(), 502, UNREACHABLE],
    ["closes the connection early", cutShort(), 502, UNREACHABLE],
    ["sends a page", raw("<script>", "text/html"), 502, UNUSABLE],
    ["sends a drawing that may contain scripts", raw("<svg/>", "image/svg+xml"), 502, UNUSABLE],
    ["redirects", redirect("http://evil.example/"), 502, UNUSABLE],
    ["sends endlessly", endless(), 502, UNUSABLE],
    ["has nothing to say", status(204), 502, UNUSABLE],
  ])("if the API %s, the response is JSON with a message", async (_, behaviour, code, message) => {
    upstream.on("/v1/blogs", behaviour);
    if (message === LATE) forward = forwardWithin(200);
    const response = await get("/blogs");
    expect([response.status, await response.json()]).toEqual([code, { message }]);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("location")).toBeNull();
  });

  test("an API error keeps its status and loses its body", async () => {
    const failure: Behaviour = (_, response) =>
      response
        .writeHead(500, { "content-type": "application/json" })
        .end('{"message":"db1.internal","blogs":[{"draft":true}]}');
    upstream.on("/v1/blogs", failure);
    upstream.on("/v1/images/a.png", failure);
    for (const urlPath of ["/blogs", "/images/a.png"]) {
      const response = await get(urlPath);
      expect([response.status, await response.text()]).toEqual([500, ""]);
    }
  });

  test.each<[string, Behaviour, number, string]>([
    ["200 with JSON", json({ success: true }), 200, '{"success":true}'],
    ["200 with a page", raw("<h1>Thanks</h1>", "text/html"), 200, ""],
    ["204", status(204), 204, ""],
    ["422 with a page", status(422), 422, ""],
    [
      "422 with a message and more",
      (_, response) =>
        response
          .writeHead(422, { "content-type": "application/json" })
          .end('{"message":"No such service","trace":"app.py"}'),
      422,
      '{"message":"No such service"}',
    ],
  ])(
    "if an enquiry gets %s, the sender learns the status and the reason",
    async (_, answer, ...is) => {
      upstream.on("/v1/contact", answer);
      const response = await post("{}");
      expect([response.status, await response.text()]).toEqual(is);
    },
  );
});

describe("unread responses", () => {
  test("unread responses are held up to a limit, and released when they're read or the visitor leaves", async () => {
    upstream.on("/v1/images/a.png", raw("x".repeat(60_000), "image/png"));
    forward = forwarder({ bufferMaxBytes: 100_000 });
    const visit = (init?: RequestInit) => get("/images/a.png", init);
    const unread = await visit();
    expect([unread.status, (await visit()).status]).toEqual([200, 503]);
    await unread.text();
    const left = new AbortController();
    expect((await visit({ signal: left.signal })).status).toBe(200);
    expect((await visit()).status).toBe(503);
    left.abort();
    expect((await visit()).status).toBe(200);
    expect((await visit()).status).toBe(503);
  });

  test("a response that many visitors haven't read yet counts once, until the last has read it", async () => {
    upstream.on("/v1/blogs", raw(`["${"x".repeat(60_000)}"]`));
    upstream.on("/v1/our-team", raw(`{"x":"${"y".repeat(60_000)}"}`));
    forward = forwarder({ bufferMaxBytes: 100_000 });
    const unread = await Promise.all(Array.from({ length: 20 }, () => get("/blogs")));
    expect(unread.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const last = unread.pop();
    await Promise.all(unread.map((response) => response.text()));
    expect((await get("/our-team")).status).toBe(503);
    await last?.text();
    expect((await get("/our-team")).status).toBe(200);
  });

  test("a response without the API's validator gets one, and a cached response gets 304 and holds nothing", async () => {
    upstream.on("/v1/blogs", raw(`["${"x".repeat(60_000)}"]`));
    const etag = (await get("/blogs")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    for (let n = 0; n < 3; n += 1) {
      const same = await get("/blogs", { headers: { "if-none-match": etag } });
      expect([same.status, await same.text()]).toEqual([304, ""]);
    }
  });

  test("a read is aborted when its visitor leaves, but an enquiry isn't", async () => {
    forward = forwardWithin(600_000);
    upstream.on("/v1/blogs", silence());
    const left = new AbortController();
    const response = get("/blogs", { signal: left.signal });
    await upstream.arrived(1);
    left.abort();
    await upstream.brokenOff(1);
    expect((await response).status).toBe(503);
    expect(lines).toEqual([]);

    let received = "";
    upstream.on("/v1/contact", async (request, answer, visit) => {
      received = await text(request);
      json({ success: true })(request, answer, visit);
    });
    const gone = new AbortController();
    const body = '{"full_name":"Achieng"}';
    const sent = get("/contact", { method: "POST", headers: JSON_TYPE, body, signal: gone.signal });
    gone.abort();
    expect([(await sent.catch(() => null))?.status ?? 200, received]).toEqual([200, body]);
  });

  test("the arrived parts of all responses count before any is complete", async () => {
    forward = forwarder({ timeoutMs: 600_000, bufferMaxBytes: 100_000 });
    const part: Behaviour = (_, response) => {
      response.writeHead(200, { "content-type": "image/png", "content-length": "200000" });
      response.write(Buffer.alloc(60_000));
    };
    const left = new AbortController();
    const reads = ["/images/a.png", "/images/b.png"].map((image) => {
      upstream.on(`/v1${image}`, part);
      return get(image, { signal: left.signal });
    });
    expect((await Promise.race(reads)).status).toBe(503);
    expect(lines).toEqual([expect.stringContaining("too many unread responses")]);
    left.abort();
    await upstream.brokenOff(2);
  });
});

test("a lost enquiry gets a message for the visitor, and the log doesn't quote it", async () => {
  upstream.on("/v1/contact", reset());
  const response = await post('{"message":"private"}');
  const message = "Failed to send message. Please try again.";
  expect([response.status, await response.json()]).toEqual([502, { message }]);
  expect(lines).toEqual([expect.stringMatching(/^forward: POST \/v1\/contact: (?!.*private)/)]);
});
