import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type LoadResult, startLoad } from "../__tests__/support/load";
import { startNginx } from "../scripts/support/run-nginx";
import { type RebuildOptions, rebuild } from "../src/release/rebuild";
import { pageAddress } from "../src/release/release";
import { openReleases } from "../src/release/store";
import { openContactStore } from "../src/server/contact-store";
import { bundledContent } from "../src/server/content-store";
import { currentRelease } from "../src/server/site-folder";
import { startServer } from "../src/server/site-server";
import { keepResults, type Row } from "./results";

const VISITORS = 16;
const SECONDS = 10;
const SWITCHES = 10;
const PARALLEL_POSTS = 200;
/** How this benchmark calls itself for one rebuild. */
const PUBLISH = "publish";

const seconds = (count: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, count * 1_000));

const percentile = ({ milliseconds }: LoadResult, share: number): number =>
  milliseconds[Math.min(milliseconds.length - 1, Math.floor(milliseconds.length * share))] ?? 0;

const row = (host: string, step: string, result: LoadResult, wall: number): Row => ({
  host,
  step,
  requests: result.requests,
  failed: result.failures.length,
  "requests/s": Math.round(result.requests / wall),
  "p50 ms": percentile(result, 0.5),
  "p99 ms": percentile(result, 0.99),
});

/**
 * `npm run bench -- serve`: the built site behind nginx and behind the project's own server, without
 * and with releases being switched, each request over a connection of its own; and 200 enquiries at
 * once. Needs `npm run build` first.
 */
export async function run([step, ...args]: readonly string[]): Promise<void> {
  if (step === PUBLISH) return publish(args[0] ?? "", Number(args[1]));
  if (!existsSync("public/index.html")) throw new Error("Run `npm run build` first.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-serve-"));
  const releases = path.join(folder, "releases");
  const messages = path.join(folder, "messages.jsonl");
  const contactStore = await openContactStore(messages);
  await publish(releases, 0);
  const own = await startServer({
    port: 0,
    host: "127.0.0.1",
    publicDirectory: currentRelease(releases),
    api: { content: bundledContent(), imagesDirectory: path.resolve("src/images"), contactStore },
  });
  const apiUrl = `${own.url}/content-api`;
  const nginx = await startNginx({ folder: path.join(folder, "nginx"), releases, apiUrl });
  const rows: Row[] = [];
  try {
    const addresses = pagesOf(releases);
    for (const [host, url] of [
      ["nginx", nginx.url],
      ["own server", own.url],
    ] as const) {
      rows.push(await measure(host, "steady", url, addresses, () => seconds(SECONDS)));
      const switching = async () => {
        for (let n = 1; n <= SWITCHES; n += 1) await publishApart(releases, n);
      };
      rows.push(await measure(host, `${SWITCHES} switches`, url, addresses, switching));
    }
    rows.push(await measureContact(apiUrl, messages));
  } finally {
    await nginx.stop();
    await own.close();
    await contactStore.close();
    rmSync(folder, { recursive: true, force: true });
  }
  keepResults("serve", "npm run bench -- serve", rows);
}

async function measure(
  host: string,
  step: string,
  url: string,
  addresses: readonly string[],
  during: () => Promise<void>,
): Promise<Row> {
  const started = performance.now();
  const load = startLoad(url, addresses, VISITORS);
  await during();
  const result = await load.stop();
  for (const failure of result.failures.slice(0, 5)) console.error(`${host}: ${failure}`);
  const measured = row(host, step, result, (performance.now() - started) / 1_000);
  console.log(JSON.stringify(measured));
  return measured;
}

/** A rebuild in a process of its own, as it runs beside a server. */
async function publishApart(releases: string, n: number): Promise<void> {
  const script = [path.resolve("bench/run.ts"), "serve", PUBLISH, releases, String(n)];
  const child = spawn(process.execPath, [...process.execArgv, ...script], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("A rebuild failed; see above.");
}

/** A release of what stands in `public/`, whose headers differ from the last one's. */
async function publish(releases: string, n: number): Promise<void> {
  const options: RebuildOptions = {
    environment: {
      releasesDirectory: releases,
      releasesKept: 3,
      releasesReload: null,
      siteUrl: "https://www.savannasignal.example",
      // another address in the policy makes a release of its own
      browserContentApiUrl: n === 0 ? "/content-api" : `https://release-${n}.example`,
      gaMeasurementId: null,
    },
    allowShrink: true,
    build: async () => true,
    reload: async () => null,
    log: () => undefined,
    now: () => new Date(),
  };
  await rebuild(options);
}

function pagesOf(releases: string): string[] {
  const store = openReleases(releases);
  const files = store.record(store.current() ?? "")?.files ?? {};
  const pages = Object.keys(files).flatMap((file) => pageAddress(file) ?? []);
  const scripts = Object.keys(files).filter((file) => /^[^/]+\.js$/.test(file));
  return [
    ...pages.filter((address) => !address.includes("[")).map(encodeURI),
    ...scripts.map((file) => `/${file}`),
  ];
}

/** 200 enquiries at once, each sent twice under one key as after a lost answer: each stored once. */
async function measureContact(apiUrl: string, file: string): Promise<Row> {
  const started = performance.now();
  const send = async (): Promise<boolean> => {
    const key = randomUUID();
    const post = () =>
      fetch(`${apiUrl}/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify({
          full_name: "Bench",
          email: "bench@example.com",
          service_type: "Other",
          message: `Enquiry ${key}`,
        }),
      });
    const answers = await Promise.all([post(), post()]);
    return answers.every(({ ok }) => ok);
  };
  const sent = await Promise.all(Array.from({ length: PARALLEL_POSTS }, send));
  const wall = (performance.now() - started) / 1_000;
  const stored = readFileSync(file, "utf8").split("\n").filter(Boolean).length;
  const requests = 2 * PARALLEL_POSTS;
  return {
    host: "own server",
    step: `${PARALLEL_POSTS} enquiries, each twice: ${stored} stored`,
    requests,
    failed: sent.filter((ok) => !ok).length + Math.abs(stored - PARALLEL_POSTS),
    "requests/s": Math.round(requests / wall),
    "p50 ms": "",
    "p99 ms": "",
  };
}
