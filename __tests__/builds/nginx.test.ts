import { once } from "node:events";
import { readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import https from "node:https";
import path from "node:path";
import { text } from "node:stream/consumers";
import tls from "node:tls";
import type { RunningServer } from "../../src/server/listen";
import { currentRelease, siteFolder } from "../../src/server/site-folder";
import { startServer } from "../../src/server/site-server";
import { SECURITY_HEADERS } from "../../src/site/headers";
import { testWith } from "../support/browser/programs";
import {
  json,
  type MisbehavingServer,
  silence,
  startMisbehavingServer,
} from "../support/servers/misbehaving-server";
import { type RunningNginx, SITE_NAME, startNginx } from "../support/servers/nginx";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";
import { until } from "../support/until";

/**
 * Our host behind nginx with `deploy/nginx/site.conf`: what the proxy adds, and what it must not
 * change.
 */
const test = testWith("nginx");
const folder = temporaryFolder();
const HASHED = "/app-0123456789abcdef0123.js";
const POLICY = "default-src 'self'";
const IMMUTABLE = { "cache-control": "public, max-age=31536000, immutable" };

let api: MisbehavingServer;
let host: RunningServer;
let nginx: RunningNginx;
/**
 * A host that records its requests, behind an nginx that allows one request per client at a time.
 */
let observer: MisbehavingServer;
let narrow: RunningNginx;
const ACCESS_LOG = path.join(folder, "access.log");

/** Lets requests state the address they come from, like a proxy in front of nginx. */
const namedClients = (configuration: string) =>
  configuration.replace(
    "server_tokens off;",
    "set_real_ip_from 127.0.0.1; real_ip_header X-Client;",
  );

beforeAll(async () => {
  await writeFiles(folder, {
    "public/index.html": "<h1>Home</h1>",
    "public/404.html": "<h1>Not here</h1>",
    [`public${HASHED}`]: "first()",
    "host/headers.json": JSON.stringify({ ...SECURITY_HEADERS, "Content-Security-Policy": POLICY }),
  });
  [api, observer] = [await startMisbehavingServer(), await startMisbehavingServer()];
  api.on("/contact", json({ success: true }));
  const hostDirectory = path.join(folder, "host");
  const site = siteFolder(path.join(folder, "public"), { hostDirectory });
  host = await startServer({
    port: 0,
    publicDirectory: () => site,
    api: { target: new URL(api.url) },
    trustedProxies: ["127.0.0.1"],
    log: () => undefined,
  });
  const before = (name: string, hostUrl: string, edit = namedClients) =>
    startNginx({ folder: path.join(folder, name), hostUrl, edit });
  const logged = (configuration: string) =>
    configuration.replace("server_tokens off;", `server_tokens off; access_log ${ACCESS_LOG};`);
  nginx = await before("nginx", host.url, (text) => namedClients(logged(text)));
  const one = (configuration: string) =>
    configuration.replace("site_clients 1024", "site_clients 1");
  narrow = await before("narrow", observer.url, (text) => one(namedClients(text)));
});
afterAll(async () => {
  await Promise.all([nginx.stop(), narrow.stop()]);
  await Promise.all([host.close(), api.stop(), observer.stop()]);
});

interface Asked {
  readonly to?: RunningNginx;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
function send(urlPath: string, { to = nginx, method = "GET", headers, body }: Asked = {}) {
  const all = { ...to.client.headers, ...headers };
  const request = https.request(to.url + urlPath, { ...to.client, method, headers: all });
  return request.end(body);
}
async function ask(urlPath: string, asked: Asked = {}) {
  const [response] = await once(send(urlPath, asked), "response");
  const { statusCode: status, headers } = response;
  return { status, headers, body: await text(response) };
}
const enquiry = (headers: Readonly<Record<string, string>>, body = "{}") =>
  ask("/content-api/contact", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });

test.each([
  ["/", 200],
  ["/nothing", 404],
  ["/about/", 301],
  [HASHED, 200],
  ["/content-api/nothing", 404],
  ["/content-api/contact", 405],
])("%s has the host's own headers, plus HSTS", async (urlPath, status) => {
  const direct = await fetch(host.url + urlPath, { redirect: "manual" });
  const etag = direct.headers.get("etag") ?? "none";
  for (const validator of ["none", etag]) {
    const headers = { "accept-encoding": "gzip", "if-none-match": validator };
    const own = await fetch(host.url + urlPath, { headers, redirect: "manual" });
    const sent = await ask(urlPath, { headers });
    expect([direct.status, sent.status]).toEqual([status, own.status]);
    for (const [name, value] of own.headers) {
      if (/^(?:date|connection|keep-alive|transfer-encoding|content-length)$/.test(name)) continue;
      expect([name, sent.headers[name]]).toEqual([name, value]);
    }
    expect(sent.headers["strict-transport-security"]).toBe("max-age=63072000");
  }
});

test("browsers are offered HTTP/2", async () => {
  const port = Number(new URL(nginx.url).port);
  const { ca, servername } = nginx.client;
  const socket = tls.connect({ ca, servername, host: "127.0.0.1", port, ALPNProtocols: ["h2"] });
  await once(socket, "secureConnect");
  expect(socket.alpnProtocol).toBe("h2");
  socket.destroy();
});

test("whatever name a client uses, it's redirected to the site's own name", async () => {
  const named = await ask("/about?x=1", { headers: { host: "evil.example" } });
  const plain = await fetch(`${nginx.plainUrl}/about?x=1`, {
    headers: { host: "evil.example" },
    redirect: "manual",
  });
  for (const location of [named.headers.location, plain.headers.get("location")])
    expect(location).toBe(`https://${SITE_NAME}/about?x=1`);
});

test("the host learns address, name and protocol from nginx, never from the client", async () => {
  const forged = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
  const claims = { "x-forwarded-for": "198.51.100.7", forwarded: "for=198.51.100.7", ...forged };
  await ask("/seen", { to: narrow, headers: { "x-client": "203.0.113.9", ...claims } });
  const { headers = {} } = observer.requests.at(-1) ?? {};
  expect(headers).toMatchObject({
    host: SITE_NAME,
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-host": SITE_NAME,
    "x-forwarded-proto": "https",
  });
  expect(headers).not.toHaveProperty("forwarded");
});

test("enquiries are limited per visitor, whatever address they claim, and not for all together", async () => {
  const sender = (n: number) => ({ "x-client": "203.0.113.9", "x-forwarded-for": `10.0.0.${n}` });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => enquiry(sender(n))));
  const words = answers.filter(({ status }) => status === 429).map(({ body }) => JSON.parse(body));
  expect(words.length).toBeGreaterThan(0);
  expect(words[0].message).toMatch(/^Too many messages at once/);
  const origin = `https://${SITE_NAME}`; // as a browser states the page that sends it
  expect((await enquiry({ "x-client": "203.0.113.10", origin })).status).toBe(200);
});

test("each client has a limited number of simultaneous requests, and others aren't affected", async () => {
  observer.on("/slow", silence());
  const count = observer.requests.length;
  const slow = send("/slow", { to: narrow, headers: { "x-client": "2001:db8:1:2::1" } });
  await observer.arrived(count + 1);
  const from = (client: string, urlPath: string) =>
    ask(urlPath, { to: narrow, headers: { "x-client": client } });
  for (const client of ["2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6"]) {
    const refused = await from(client, "/content-api/blogs");
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body).message).toMatch(/^Too many requests at once/);
  }
  for (const client of ["2001:db8:1:3::1", "203.0.113.9"]) {
    expect((await from(client, "/other")).body).toContain("Sorry"); // the host's own 404
  }
  slow.on("error", () => undefined).destroy();
});

test("200 visitors behind one address get their pages at once", async () => {
  const visit = () => ask("/", { headers: { "x-client": "203.0.113.30" } });
  const pages = await Promise.all(Array.from({ length: 200 }, visit));
  expect(new Set(pages.map(({ body }) => body))).toEqual(new Set(["<h1>Home</h1>"]));
});

test("switching releases under load fails no request and mixes no two releases", async () => {
  const releases = path.join(folder, "releases");
  const policyOf = (release: string) => `default-src 'self' https://${release}.example`;
  for (const release of ["one", "two"]) {
    await writeFiles(path.join(releases, release), {
      "public/index.html": `<h1>${release}</h1>`,
      "host/headers.json": JSON.stringify({ "Content-Security-Policy": policyOf(release) }),
    });
  }
  const switchTo = (release: string) => {
    symlinkSync(release, path.join(releases, "next"));
    renameSync(path.join(releases, "next"), path.join(releases, "current"));
  };
  switchTo("one");
  const api = { target: new URL(observer.url) };
  const switched = await startServer({
    ...{ port: 0, publicDirectory: currentRelease(releases), api, trustedProxies: ["127.0.0.1"] },
  });
  const front = await startNginx({ folder: path.join(folder, "switched"), hostUrl: switched.url });
  const seen: string[] = [];
  let isDone = false;
  const visitor = async () => {
    while (!isDone) {
      const { status, headers, body } = await ask("/", { to: front });
      seen.push(`${status} ${body} ${headers["content-security-policy"]}`);
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  for (let n = 0; n < 20; n += 1) {
    const before = seen.length;
    switchTo(n % 2 ? "one" : "two");
    while (seen.length < before + 20) await ask("/", { to: front });
  }
  isDone = true;
  await Promise.all(visitors);
  const whole = ["one", "two"].map((name) => `200 <h1>${name}</h1> ${policyOf(name)}`);
  expect(new Set(seen)).toEqual(new Set(whole));
  await front.stop();
  await switched.close();
});

test("a file that never changes is requested once, and nothing else is cached", async () => {
  const headers = { "x-client": "203.0.113.20" };
  const count = () => observer.requests.filter(({ path }) => /^.static/.test(path)).length;
  observer.on("/static/a.json", json({}, IMMUTABLE));
  observer.on("/static/b.json", json({}, { "cache-control": "public, max-age=60" }));
  for (const file of ["a", "a", "a", "b", "b"]) {
    await ask(`/static/${file}.json`, { to: narrow, headers });
  }
  expect(count()).toBe(3);
  await ask(HASHED);
  writeFileSync(path.join(folder, "public", HASHED), "second()");
  expect((await ask(HASHED)).body).toBe("first()");
});

const LONG = "x".repeat(20_000);
test.each<[string, number, string, Asked]>([
  [
    "a body beyond the host's limit",
    413,
    "/content-api/contact",
    { method: "POST", body: LONG.repeat(4) },
  ],
  [
    "a body beyond nginx's limit",
    413,
    "/content-api/contact",
    { method: "POST", body: LONG.repeat(10) },
  ],
  ["a page requested with a long body", 413, "/", { method: "POST", body: LONG.repeat(10) }],
  ["headers that are too long", 431, "/", { headers: { cookie: LONG } }],
  ["a URL that's too long", 414, `/${LONG}`, {}],
  ["nginx's own address of that", 404, "/too-long", {}],
  ["a method of diagnosis", 405, "/", { method: "TRACE" }],
])("%s gets %i with the site's own message", async (_, status, urlPath, asked) => {
  const headers = { "content-type": "application/json", ...asked.headers };
  const answer = await ask(urlPath, { ...asked, headers });
  expect(answer.status).toBe(status);
  expect(answer.body).not.toMatch(/nginx|<html|<center/i);
  if (urlPath.startsWith("/content-api/"))
    expect(JSON.parse(answer.body)).toEqual({ message: "The message is too long." });
});

test("while the host is down, visitors read a sentence, and only senders one about their message", async () => {
  await host.close();
  const answers = [await ask("/"), await ask("/content-api/blogs"), await enquiry({})];
  expect(answers.map(({ status }) => status)).toEqual([502, 502, 502]);
  const [page, read, sent] = answers.map(({ body }) => body);
  const away = "The site isn't responding at the moment. Please try again in a minute.";
  expect(page).toBe(away);
  expect(JSON.parse(read ?? "")).toEqual({ message: away });
  expect(JSON.parse(sent ?? "")).toEqual({ message: "Failed to send message. Please try again." });
});

test("a link that ends a subscription isn't in any nginx log, even while the host is down", async () => {
  const { status } = await ask("/content-api/newsletter/unsubscribe?t=secret-token");
  expect(status).toBe(502);
  await ask("/about?seen=1");
  const read = () => readFileSync(ACCESS_LOG, "utf8") + nginx.errors();
  // One line in each log, in the access log only after the response has ended. Without them the
  // test times out.
  await until(() => read().match(/"GET \/about\?seen=1/g)?.length === 2);
  const logged = read();
  expect(logged).not.toContain("secret-token");
});
