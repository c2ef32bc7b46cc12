import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { filesBelow } from "../../src/node/files";
import { type EdgeProcess, startEdgeProcess } from "../support/servers/edge-host";
import { EDGE_SITE } from "../support/servers/edge-site";
import { runScript } from "../support/servers/run-script";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const run = promisify(execFile);
const dist = path.join(folder, "deploy/cloudflare/dist");
const prepare = (env: Readonly<Record<string, string>> = {}) =>
  runScript("edge.ts", { cwd: folder, env }).ended;
const json = (name: string) => JSON.parse(readFileSync(path.join(dist, name), "utf8"));

let edge: EdgeProcess | undefined;
afterAll(() => edge?.close());

beforeAll(() =>
  writeFiles(folder, {
    ...EDGE_SITE,
    "public/blog/page/2/index.html": "<h1>Blog</h1>",
    "public/blog/12/index.html": "<h1>Post</h1>",
    "public/index.html.br": "compressed",
    "public/.env": "SECRET=1",
    "public/.well-known/security.txt": "Contact: us",
    "public/webpack.stats.json": "{}",
  }),
);

test("the worker, its settings, the migrations and public files are ready to upload, and nothing else", async () => {
  expect(await prepare()).toEqual({ code: 0, errors: "" });
  expect(readdirSync(dist).sort()).toEqual([
    ...["assets", "migrations", "release.json", "worker.js", "wrangler.json"],
  ]);
  expect(filesBelow(path.join(dist, "assets")).sort()).toEqual([
    ".well-known/security.txt",
    "404.html",
    "_headers",
    "blog/12/index.html",
    "blog/page/2/index.html",
    "content-api/content.json",
    "index.html",
  ]);
  expect(json("wrangler.json")).toMatchObject({
    main: "worker.js",
    no_bundle: true,
    assets: { directory: "assets", not_found_handling: "none" },
    d1_databases: [{ binding: "INBOX", migrations_dir: "migrations" }],
    triggers: { crons: ["* * * * *", "23 3 * * *"] },
    observability: { logs: { invocation_logs: false } },
  });
  expect(json("release.json")).toEqual({
    id: "unreleased",
    hasInbox: true,
    pages: ["/", "/blog/12"],
  });
});

test("a site without an inbox needs no database and no timer", async () => {
  const inbox = { "deploy/generated/inbox.json": '{"hasInbox":false}' };
  await writeFiles(folder, inbox);
  expect((await prepare({ CONTENT_API_URL: "https://api.example.com" })).code).toBe(0);
  const settings = json("wrangler.json");
  expect([settings.d1_databases, settings.triggers]).toEqual([undefined, undefined]);
  await writeFiles(folder, EDGE_SITE);
});

test("a site whose newsletter form needs mail is refused, with the setting to build it with", async () => {
  const page = "public/newsletter/confirm/index.html";
  await writeFiles(folder, { [page]: "<h1>Confirm</h1>" });
  const { code, errors } = await prepare();
  expect(code).toBe(1);
  expect(errors).toContain("Set DEPLOY_TARGET=cloudflare and build it again.");
  rmSync(path.join(folder, page));
});

test("a site beyond Cloudflare's limits is refused with the numbers before the upload", async () => {
  const many = await prepare({ EDGE_FILES_MAX: "3" });
  expect(many.code).toBe(1);
  expect(many.errors).toContain("The site has 6 files, but Cloudflare accepts at most 3");
  await writeFiles(folder, { "public/film.mp4": "" });
  truncateSync(path.join(folder, "public/film.mp4"), 26_214_401);
  const large = await prepare();
  expect(large.code).toBe(1);
  expect(large.errors).toContain(
    "film.mp4 has 26214401 bytes, but Cloudflare accepts at most 26214400",
  );
  truncateSync(path.join(folder, "public/film.mp4"), 0);
});

test("a deployment is verified by its release, its health, a page and a post", async () => {
  expect((await prepare()).code).toBe(0);
  edge = await startEdgeProcess(folder, {}); // without a channel, which isn't a reason to roll back
  const script = path.join(folder, "deploy/cloudflare/verify.mjs");
  cpSync("deploy/cloudflare/verify.mjs", script);
  const { url } = edge;
  const verify = (...args: readonly string[]) =>
    run(process.execPath, [script, ...args], {
      env: { ...process.env, VERIFY_SECONDS: "0" },
    }).then(
      ({ stdout }) => stdout,
      ({ stderr }) => stderr,
    );
  const verified = await verify(url);
  expect(verified).toContain("serves release unreleased.");
  expect(verified).toContain("Needs attention: Nobody is notified of enquiries");
  await writeFiles(dist, { "release.json": '{"id":"20261124T000000000Z-0","pages":["/"]}' });
  expect(await verify(url)).toContain("it serves release unreleased, not 20261124T000000000Z-0");
  await writeFiles(dist, { "release.json": '{"id":"unreleased","pages":["/","/blog/13"]}' });
  expect(await verify(url)).toContain("/blog/13 returned 404");
  expect(await verify()).toMatch(/^Usage: node verify\.mjs URL/);
  rmSync(path.join(dist, "release.json"));
  expect(await verify(url)).toContain("Run `npm run edge` first");
});
