import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { type RebuildOptions, rebuild } from "../../src/release/build-and-publish";
import { rollback } from "../../src/release/rollback";
import { listen, type RunningServer } from "../../src/server/listen";
import { currentRelease } from "../../src/server/site-folder";
import { startServer } from "../../src/server/site-server";
import { testWith } from "../support/browser/programs";
import {
  type BuiltSite,
  buildSite,
  prepareBuild,
  rebuildOptions,
  SCRIPT_OF_FIRST_CODE,
} from "../support/content/release-site";
import { isFull } from "../support/full";
import { type Load, startLoad } from "../support/servers/load";
import { type RunningNginx, startNginx } from "../support/servers/nginx";
import { runScript } from "../support/servers/run-script";
import { temporaryFolder } from "../support/temporary-folder";
import { until } from "../support/until";

/**
 * Switches releases under load, with and without nginx in front of our host. Visitors mustn't
 * notice a rebuild that fails.
 */
const test = testWith("nginx");
const folder = temporaryFolder();
const releases = path.join(folder, "releases");
const POSTS = ["1", "2", "3", "4", "5"];
const PATHS = [
  "/",
  "/blog",
  "/blog/1",
  "/blog/4",
  "/services/not-built",
  `/${SCRIPT_OF_FIRST_CODE}`,
];

let api: RunningServer;
let nginx: RunningNginx;
let own: RunningServer;
let loads: Load[] = [];
let minute = 0;

const options = (site: BuiltSite): RebuildOptions =>
  rebuildOptions(releases, {
    root: folder,
    build: async () => {
      await buildSite(folder, site);
      return true;
    },
    now: () => new Date(Date.UTC(2026, 10, 20, 10, minute++)),
  });
const publish = (site: BuiltSite) => rebuild(options(site));

/** Waits until each server has responded to some more requests. */
async function underLoad(count = 60): Promise<void> {
  const goals = loads.map((load) => load.requests() + count);
  await until(() => loads.every((load, i) => load.requests() >= (goals[i] ?? 0)));
}

beforeAll(async () => {
  await publish({ posts: POSTS });
  api = await listen(() => Response.json({}), { port: 0, host: "127.0.0.1" });
  own = await startServer({
    port: 0,
    host: "127.0.0.1",
    publicDirectory: currentRelease(releases),
    api: { target: new URL(api.url) },
    trustedProxies: ["127.0.0.1"],
    log: () => undefined,
  });
  nginx = await startNginx({
    folder: path.join(folder, "nginx"),
    hostUrl: own.url,
    // Visitors and releases share this process, so nobody sends requests while a release is made.
    edit: (site) => site.replace("client_header_timeout 10s", "client_header_timeout 10m"),
  });
  const { client } = nginx;
  loads = [startLoad(nginx.url, PATHS, 4, { client }), startLoad(own.url, PATHS, 4)];
});
afterAll(async () => {
  await nginx.stop();
  await own.close();
});

const SWITCHES = isFull ? 10 : 4;

test(`${SWITCHES} switches, every other one with new code, and a rollback`, async () => {
  for (let n = 1; n <= SWITCHES; n += 1) {
    const script = n % 2 ? `app-1000000000000000000${n % 10}.js` : SCRIPT_OF_FIRST_CODE;
    await publish({ posts: POSTS, words: { "4": `version ${n}` }, script });
    await underLoad();
    expect(await (await fetch(`${own.url}/blog/4`)).text()).toContain(`version ${n}`);
  }
  await rollback({ root: folder, releasesDirectory: releases, log: () => undefined });
  await underLoad();
  expect(await (await fetch(`${own.url}/blog/4`)).text()).toContain(`version ${SWITCHES - 1}`);
});

test("a rebuild killed half-way, one with a full disk, and a refused one", async () => {
  await prepareBuild(folder, { posts: POSTS, words: { "4": "x".repeat(200_000) } });
  const env = { RELEASES_DIR: releases };
  const killed = runScript("rebuild.ts", { cwd: folder, env: { ...env, HANG: "1" } });
  while (!(await killed.nextLine()).startsWith("half-way")); // makes the build hang
  killed.process.kill("SIGKILL"); // and the build ends with it
  await killed.ended;
  await underLoad();
  const full = promisify(execFile)(
    "bash",
    [
      "-c",
      'ulimit -f 64; exec "$0" --import "$1" "$2"',
      process.execPath,
      `file://${require.resolve("tsx")}`,
      path.resolve("scripts/rebuild.ts"),
    ],
    { cwd: folder, env: { PATH: process.env.PATH, ...env } },
  );
  await expect(full).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/EFBIG|EIO/) });
  await underLoad();
  await expect(publish({ posts: ["1"] })).rejects.toThrow("4 of 5 posts would disappear");
  await underLoad();
});

test("a content API that stops responding", async () => {
  await api.close();
  await underLoad();
  expect((await fetch(`${own.url}/content-api/blogs`)).status).toBe(502);
});

test("none of the requests for a page has failed", async () => {
  for (const load of loads) {
    const { requests, failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(isFull ? 800 : 450);
  }
});
