import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import path from "node:path";
import { BUILT_VALUES_FILE } from "../../src/content/content-store";
import { ENQUIRY_BODY } from "../fixtures/enquiries";
import { rawRequest } from "../support/servers/raw-request";
import { EMPTY_CONTENT, runScript } from "../support/servers/run-script";
import { smtpReceiver } from "../support/servers/smtp-receiver";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";
import { until } from "../support/until";

const folder = temporaryFolder();
const site = path.join(folder, "site");
const SITE = {
  "public/index.html": "<h1>Home</h1>",
  "public/content-api/content.json": '{"documents":{},"blogs":[],"categories":["SMS"]}',
  "deploy/generated/headers.json": '{"Content-Security-Policy":"default-src a"}',
};

/** A configured webhook that's never called, because nobody sends an enquiry to this host. */
const CHANNEL = `INBOX_WEBHOOK_URL=http://127.0.0.1:65535/
INBOX_WEBHOOK_SECRET=${Buffer.alloc(24, "s").toString("base64")}
`;

beforeAll(() => writeFiles(site, { ...EMPTY_CONTENT, ...SITE, ".env": `PORT=0\n${CHANNEL}` }));

// The port is free because .env sets it to 0. The last test shows that the shell takes precedence
// over .env.
test("serve says where the site is, serves it with its API, and ends on Ctrl-C", async () => {
  const script = runScript("serve.ts", { cwd: site });
  const line = await script.nextLine();
  expect(line).toMatch(/^Site ready at http:\/\/127\.0\.0\.1:\d+$/);
  expect(await script.nextLine()).toBe(
    "Only this machine can reach it. To let others in, use HOST=0.0.0.0.",
  );
  const url = line.replace("Site ready at ", "");
  expect(await (await fetch(url)).text()).toBe("<h1>Home</h1>");
  expect(await (await fetch(`${url}/content-api/blogs/categories`)).json()).toEqual({
    categories: ["SMS"],
  });
  script.process.kill("SIGINT");
  expect(await script.ended).toEqual({ code: 0, errors: "" });
});

test("serve forwards to a configured API and then needs no bundled content", async () => {
  const api = runScript("content-api.ts", { cwd: site, args: ["--port", "0"] });
  const CONTENT_API_URL = (await api.nextLine()).replace("Content API ready at ", "");
  const bare = path.join(folder, "bare");
  await writeFiles(bare, SITE);
  const script = runScript("serve.ts", { cwd: bare, env: { PORT: "0", CONTENT_API_URL } });
  const url = (await script.nextLine()).replace("Site ready at ", "");
  expect(await (await fetch(`${url}/content-api/blogs/categories`)).json()).toEqual({
    categories: ["SMS"],
  });
  api.process.kill("SIGTERM");
  script.process.kill("SIGTERM");
  expect(await api.ended).toEqual({ code: 0, errors: "" });
  expect(await script.ended).toEqual({ code: 0, errors: "" });
});

test("serve without a channel says that nobody is notified of enquiries, and serves", async () => {
  const quiet = path.join(folder, "quiet");
  await writeFiles(quiet, { ...EMPTY_CONTENT, ...SITE });
  const script = runScript("serve.ts", { cwd: quiet, env: { PORT: "0" } });
  const url = (await script.nextLine()).replace("Site ready at ", "");
  expect(await (await fetch(url)).text()).toBe("<h1>Home</h1>");
  expect((await fetch(`${url}/content-api/health`)).status).toBe(200);
  expect((await fetch(`${url}/content-api/health/attention`)).status).toBe(503);
  script.process.kill("SIGTERM");
  expect(await script.ended).toEqual({
    code: 0,
    errors: "inbox: Nobody is notified of enquiries. Set INBOX_SMTP_URL or INBOX_WEBHOOK_URL.\n",
  });
});

test("serve serves pages if the inbox can't be opened, and enquiries get 503", async () => {
  const broken = path.join(folder, "broken");
  await writeFiles(broken, { ...EMPTY_CONTENT, ...SITE, var: "a file where the folder should be" });
  const script = runScript("serve.ts", { cwd: broken, env: { PORT: "0" } });
  const url = (await script.nextLine()).replace("Site ready at ", "");
  expect(await (await fetch(url)).text()).toBe("<h1>Home</h1>");
  const health = await fetch(`${url}/content-api/health`);
  expect([health.status, await health.json()]).toEqual([
    503,
    { healthy: false, problems: ["The inbox can't accept messages: EEXIST."] },
  ]);
  const sent = await fetch(`${url}/content-api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ENQUIRY_BODY),
  });
  expect([sent.status, await sent.json()]).toEqual([
    503,
    { message: "Failed to send message. Please try again." },
  ]);
  script.process.kill("SIGTERM");
  expect(await script.ended).toMatchObject({
    code: 0,
    errors: expect.stringContaining("inbox: couldn't be opened: EEXIST\n"),
  });
});

test("with INBOX_BEFORE_API an enquiry is accepted while the API is down, and reaches it later", async () => {
  const cwd = path.join(folder, "before");
  await writeFiles(cwd, SITE);
  let isDown = true;
  const received: unknown[] = [];
  const api = createHttpServer(async (asked, reply) => {
    const body = Buffer.concat(await asked.toArray()).toString();
    if (isDown) return void reply.writeHead(500).end();
    received.push(JSON.parse(body));
    reply.end("{}");
  }).listen(0, "127.0.0.1");
  await once(api, "listening");
  const { port } = api.address() as { port: number }; // listens on a port
  const script = runScript("serve.ts", {
    cwd,
    env: { PORT: "0", CONTENT_API_URL: `http://127.0.0.1:${port}`, INBOX_BEFORE_API: "1" },
  });
  const url = (await script.nextLine()).replace("Site ready at ", "");
  const sent = await fetch(`${url}/content-api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "k" },
    body: JSON.stringify(ENQUIRY_BODY),
  });
  expect([sent.status, await sent.json()]).toEqual([
    200,
    { success: true, id: expect.any(String), reference: expect.any(String) },
  ]);
  isDown = false;
  await until(() => received.length > 0);
  expect(received).toMatchObject([{ email: ENQUIRY_BODY.email, service_type: "Bulk SMS" }]);
  script.process.kill("SIGTERM");
  expect((await script.ended).code).toBe(0);
  api.closeAllConnections();
  api.close();
});

test("serve mails an enquiry to the owner and an acknowledgement to the visitor", async () => {
  const cwd = path.join(folder, "mail");
  const values = {
    BRAND: { name: "Duka", email: "hello@duka.example", phone: "+254700000000" },
    DEFAULT_SITE_URL: "https://www.duka.example",
    PROMISES: { reply: "within a day" },
    TIME_ZONE: "Africa/Nairobi",
  };
  await writeFiles(cwd, { ...SITE, [`public/${BUILT_VALUES_FILE}`]: JSON.stringify(values) });
  const receiver = await smtpReceiver();
  const script = runScript("serve.ts", {
    cwd,
    env: {
      PORT: "0",
      INBOX_SMTP_URL: receiver.url,
      INBOX_FROM: "Website <website@duka.example>",
      INBOX_TO: "sales@duka.example",
      INBOX_ACKNOWLEDGE: "1",
    },
  });
  const url = (await script.nextLine()).replace("Site ready at ", "");
  const sent = await fetch(`${url}/content-api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "k" },
    body: JSON.stringify(ENQUIRY_BODY),
  });
  expect(sent.status).toBe(200);
  await until(() => receiver.mails.length >= 2);
  const about = (words: string) => receiver.mails.find(({ subject }) => subject?.startsWith(words));
  expect(about("Enquiry:")).toMatchObject({
    to: { text: "sales@duka.example" },
    text: expect.stringContaining(ENQUIRY_BODY.message),
  });
  const thanks = about("Your message to Duka")?.text;
  expect(thanks).toContain("Thank you for writing to Duka.");
  expect(thanks).toContain("We typically reply within a day.");
  script.process.kill("SIGTERM");
  expect((await script.ended).code).toBe(0);
  await receiver.close();
});

test("a server that can't start prints one line that says what to do", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const unbuilt = path.join(folder, "unbuilt");
  await writeFiles(unbuilt, EMPTY_CONTENT);
  const unprotected = path.join(folder, "unprotected");
  await writeFiles(unprotected, {
    ...{ ...EMPTY_CONTENT, "public/index.html": "<h1>Home</h1>", ".env": CHANNEL },
  });
  const starts: [string, Parameters<typeof runScript>[1], string][] = [
    ["serve.ts", { cwd: unbuilt }, "There’s no built site in public/. Run `npm run build` first."],
    [
      "serve.ts",
      { cwd: unprotected, env: { PORT: "0" } },
      `${unprotected}/deploy/generated/headers.json can't be read, so pages would have no content security policy. Rebuild the site.`,
    ],
    [
      "serve.ts",
      { cwd: site, env: { PORT: String(port) } },
      `Port ${port} is in use. Stop the other program or choose another port, such as PORT=9001.`,
    ],
    [
      "serve.ts",
      { cwd: site, env: { PORT: "http" } },
      "Check your environment variables (or .env): PORT must be a whole number from 0 to 65535.",
    ],
    [
      "serve.ts",
      { cwd: site, env: { HOST: "192.0.2.1" } },
      "192.0.2.1 isn’t an address of this machine.",
    ],
    ["serve.ts", { cwd: site, args: ["--port", "9001"] }, "Unknown option '--port'"],
    [
      "content-api.ts",
      { cwd: site, args: ["--port", String(port)] },
      `Port ${port} is in use. Stop the other program or choose another port, such as --port 4001.`,
    ],
    [
      "content-api.ts",
      { cwd: site, args: ["--port", "x"] },
      "--port must be a whole number from 0 to 65535, not “x”.",
    ],
  ];
  for (const [name, options, line] of starts) {
    expect(await runScript(name, options).ended).toEqual({ code: 1, errors: `${line}\n` });
  }
  taken.close();
});

test.each([
  ["by default", []],
  ["by its name", ["--host", "localhost"]],
])(
  "the local content API, %s, reveals nothing to other sites' pages and accepts nothing from them",
  async (_, args) => {
    const api = runScript("content-api.ts", { cwd: site, args: ["--port", "0", ...args] });
    const url = (await api.nextLine()).replace("Content API ready at ", "");
    const ask = async (headers: Record<string, string>, init: RequestInit = {}) => {
      const response = await fetch(`${url}/blogs/categories`, { ...init, headers });
      return [response.status, response.headers.get("access-control-allow-origin")];
    };
    expect(await ask({})).toEqual([200, null]);
    expect(await ask({ origin: "http://localhost:8000" })).toEqual([200, null]);
    expect(await ask({ origin: "https://evil.example" })).toEqual([403, null]);
    expect(await ask({ origin: "null" })).toEqual([403, null]);
    const rebound = await rawRequest(
      url,
      "GET /blogs/categories HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    );
    expect(rebound).toMatch(/^HTTP\/1\.1 421 /);
    expect(rebound).not.toContain("SMS");
    api.process.kill("SIGTERM");
    await api.ended;
  },
);
