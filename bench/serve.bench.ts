import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { rebuildOptions } from "../__tests__/support/content/release-site";
import { startLoad } from "../__tests__/support/servers/load";
import { startNginx } from "../__tests__/support/servers/nginx";
import { storedEnquiries } from "../__tests__/support/servers/test-inbox";
import { rebuild } from "../src/release/build-and-publish";
import { pagePath } from "../src/release/release-record";
import { openReleases, type ReleaseStore } from "../src/release/release-store";
import { serveContent } from "./support/content";
import { type Host, startHost } from "./support/hosts";
import { type Checkout, readOptions, THIS_SITE } from "./support/options";
import type { Figures, Keep, Row } from "./support/results";
import { inTurns, median, percentile, summary } from "./support/statistics";
import { type Defer, withFolder } from "./support/temporary";

const VISITORS = 16;
const STEADY_MS = 10_000;
const STEADY_ROUNDS = 3;
const SWITCHES = 10;
const SWITCH_MS = 1_000;
const ENQUIRIES = 200;

/**
 * `npm run bench -- serve [--also NAME=DIR]…`: measures how fast our host, our host behind nginx,
 * workerd and other checkouts' hosts serve the built site, each in its own process. They take
 * turns, first without switching releases and then with switches (workerd keeps the release it
 * started with). Each request has its own connection. At the end, sends 200 simultaneous enquiries,
 * each twice. nginx responds without TLS, because handshakes would take most of the time. Run `npm
 * run build` first.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { checkouts } = readOptions(args);
  if (!existsSync("public/index.html")) throw new Error("Run `npm run build` first.");
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(row);
    console.log(JSON.stringify(row));
    keep({ Requests: rows });
  };
  await withFolder(async (folder, defer) => {
    const apiUrl = await serveContent(folder, defer);
    const releases = path.join(folder, "releases");
    // A different host in the policy makes a separate release.
    await release(releases, "/content-api");
    await release(releases, "https://api.savannasignal.example");
    const env = { RELEASES_DIR: releases, CONTENT_API_URL: apiUrl };
    const sites: Host[] = [];
    for (const checkout of checkouts) sites.push(await startHost(checkout, env, defer));
    const nginx = await startNginx({
      folder: path.join(folder, "nginx"),
      hostUrl: sites[0]?.url ?? "",
      isPlain: true,
      // all requests come from the same address
      edit: (configuration) => configuration.replace("site_clients 1024", "site_clients 4096"),
    });
    defer(nginx.stop);
    const here = { name: `${THIS_SITE} on workerd`, directory: process.cwd() };
    const edge = await startHost(here, env, defer, "--edge");
    const hosts = [...sites, { name: `${THIS_SITE} behind nginx`, url: nginx.url }, edge];
    const store = openReleases(releases);
    const paths = pathsOf(store);
    const steady = await inTurns(hosts, STEADY_ROUNDS, ({ url }) =>
      measureLoad(url, paths, () => setTimeout(STEADY_MS)),
    );
    const switchReleases = async () => {
      for (let n = 0; n < SWITCHES; n += 1) {
        store.switchTo(store.list()[n % 2] ?? "");
        await setTimeout(SWITCH_MS);
      }
    };
    for (const { name: host, url } of hosts) {
      const medians = summary(steady.get(host) ?? [], median);
      add({ host, step: `steady, median of ${STEADY_ROUNDS}`, ...medians });
      const switched = await measureLoad(url, paths, switchReleases);
      add({ host, step: `${SWITCHES} switches`, ...switched });
    }
    for (const checkout of checkouts) {
      const mirror = path.join(folder, `enquiries-${checkout.name}`);
      add(await measureEnquiries(checkout, mirror, defer));
    }
  });
}

/** Creates a release from `public/` whose policy allows the content API at `apiUrl`. */
async function release(releases: string, apiUrl: string): Promise<void> {
  const options = rebuildOptions(releases, { allowShrink: true, allowRewrite: true });
  const environment = { ...options.environment, browserContentApiUrl: apiUrl };
  await rebuild({ ...options, environment });
}

/** Returns statistics about the requests since `started`. Durations are in ms. */
const figuresOf = (started: number, milliseconds: readonly number[], failed: number): Figures => ({
  requests: milliseconds.length,
  failed,
  "requests/s": Math.round((milliseconds.length * 1_000) / (performance.now() - started)),
  "p50 ms": percentile(milliseconds, 0.5),
  "p95 ms": percentile(milliseconds, 0.95),
  "p99 ms": percentile(milliseconds, 0.99),
});

async function measureLoad(url: string, paths: readonly string[], during: () => Promise<unknown>) {
  const started = performance.now();
  const load = startLoad(url, paths, VISITORS);
  await during();
  const { failures, milliseconds } = await load.stop();
  for (const failure of failures.slice(0, 5)) console.error(failure);
  return figuresOf(started, milliseconds, failures.length);
}

/** Returns the paths of the current release's pages and scripts. */
function pathsOf(store: ReleaseStore): string[] {
  const files = Object.keys(store.record(store.current() ?? "")?.files ?? {});
  const pages = files.flatMap((file) => pagePath(file) ?? []).filter((page) => !page.includes("["));
  const scripts = files.filter((file) => /^[^/]+\.js$/.test(file));
  return [...pages.map(encodeURI), ...scripts.map((file) => `/${file}`)];
}

/**
 * Sends simultaneous enquiries to a checkout's host, each of them twice with the same key, as after
 * a lost response. Our host stores each one once. The host runs in `mirror`, which has the
 * checkout's files and its own inbox.
 */
async function measureEnquiries(checkout: Checkout, mirror: string, defer: Defer): Promise<Row> {
  mkdirSync(mirror);
  for (const entry of readdirSync(checkout.directory)) {
    if (entry !== "var")
      symlinkSync(path.join(checkout.directory, entry), path.join(mirror, entry));
  }
  const { url } = await startHost({ ...checkout, directory: mirror }, {}, defer);
  const milliseconds: number[] = [];
  const send = async (key: string, n: number) => {
    const sender = { full_name: "Bench", email: "bench@example.com", service_type: "Other" };
    const asked = performance.now();
    const { ok } = await fetch(`${url}/content-api/contact`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": key,
        "x-forwarded-for": `10.0.${n % ENQUIRIES}.1`, // a separate sender, because of the limits
      },
      body: JSON.stringify({ ...sender, message: `Enquiry ${key}` }),
    });
    milliseconds.push(performance.now() - asked);
    return ok;
  };
  const keys = Array.from({ length: ENQUIRIES }, () => randomUUID());
  const started = performance.now();
  const sent = await Promise.all([...keys, ...keys].map(send));
  const lost = sent.filter((ok) => !ok).length;
  const stored = checkout.name === THIS_SITE && (await storedEnquiries(path.join(mirror, "var")));
  const wrong = stored ? Math.abs(stored.length - ENQUIRIES) : 0;
  const figures = figuresOf(started, milliseconds, lost + wrong);
  return { host: checkout.name, step: `${ENQUIRIES} enquiries at once, each twice`, ...figures };
}
