import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { startLoad } from "../__tests__/support/servers/load";
import { startNginx } from "../scripts/support/run-nginx";
import { rebuild } from "../src/release/rebuild";
import { pagePath } from "../src/release/release";
import { openReleases } from "../src/release/store";
import { folderStore } from "../src/server/content-store";
import { currentRelease } from "../src/server/site-folder";
import { startServer } from "../src/server/site-server";
import { serveContent } from "./support/api";
import type { Keep, Row } from "./support/results";

const VISITORS = 16;
const STEADY_MS = 10_000;
const SWITCHES = 10;
const ENQUIRIES = 200;
const SLOW_READERS = 1_000;
/** What each of them asks for and does not read: more than the system takes off the server's hands. */
const UNREAD_BYTES = 20_000_000;
const SETTLE_MS = 20_000;
/** Senders of enquiries, each sending the next one with the answer to the last. */
const FLOODERS = 16;
/** How this benchmark calls itself for one rebuild. */
const PUBLISH = "publish";

/**
 * `npm run bench -- serve`: the built site behind nginx and behind the project's own server, without
 * and with releases being switched, and under attack, each request over a connection of its own; and
 * 200 enquiries at once. Needs `npm run build` first.
 */
export async function run([step, ...args]: readonly string[], keep: Keep): Promise<void> {
  if (step === PUBLISH) return publish(args[0] ?? "", Number(args[1]));
  if (!existsSync("public/index.html")) throw new Error("Run `npm run build` first.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-serve-"));
  const releases = path.join(folder, "releases");
  const api = await serveContent(folderStore(), path.resolve("content/images"), folder);
  await publish(releases, 0);
  const own = await startServer({
    port: 0,
    publicDirectory: currentRelease(releases),
    api: { target: new URL(api.url) },
  });
  const nginx = await startNginx({
    folder: path.join(folder, "nginx"),
    releases,
    apiUrl: api.url,
  });
  const hosts = { nginx: nginx.url, "own server": own.url };
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    steady: () => setTimeout(STEADY_MS),
    [`${SWITCHES} switches`]: async () => {
      for (let n = 1; n <= SWITCHES; n += 1) await publishApart(releases, n);
    },
  };
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(row);
    console.log(JSON.stringify(row));
    keep({ Requests: rows });
  };
  try {
    for (const [host, url] of Object.entries(hosts)) {
      for (const [step, during] of Object.entries(steps)) {
        add({ host, step, ...(await measureLoad(url, pathsOf(releases), during)) });
      }
      const step = `${SLOW_READERS} slow readers and a flood of POSTs`;
      const stop = await startSlowReaders(url, releases);
      add({ host, step, ...(await measureLoad(url, pathsOf(releases), () => flood(url))) });
      stop();
    }
    add(await measureContact(api.url, path.join(folder, "contact.jsonl")));
  } finally {
    await nginx.stop();
    await own.close();
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureLoad(
  url: string,
  paths: readonly string[],
  during: () => Promise<unknown>,
): Promise<Row> {
  const started = performance.now();
  const load = startLoad(url, paths, VISITORS);
  await during();
  const { requests, failures, milliseconds } = await load.stop();
  for (const failure of failures.slice(0, 5)) console.error(failure);
  return {
    requests,
    failed: failures.length,
    "requests/s": Math.round((requests * 1_000) / (performance.now() - started)),
    "p50 ms": milliseconds[Math.floor(requests * 0.5)] ?? 0,
    "p99 ms": milliseconds[Math.floor(requests * 0.99)] ?? 0,
  };
}

/**
 * Asks for a large file over many connections and reads nothing. Resolves when the system's buffers are
 * full, so that every connection waits for its reader; the returned function ends them.
 */
async function startSlowReaders(url: string, releases: string): Promise<() => void> {
  const { hostname, port } = new URL(url);
  const large = path.join(releases, "current/public/large.bin");
  writeFileSync(large, Buffer.alloc(UNREAD_BYTES));
  const readers = Array.from({ length: SLOW_READERS }, () => {
    const socket = connect(Number(port), hostname).pause();
    socket.on("error", () => undefined); // the server may end it
    socket.write("GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
    return socket;
  });
  await setTimeout(SETTLE_MS);
  return () => {
    for (const reader of readers) reader.destroy();
    rmSync(large);
  };
}

/** Sends enquiries for `STEADY_MS`, each as soon as the one before is answered. */
async function flood(url: string): Promise<void> {
  const until = performance.now() + STEADY_MS;
  const options = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  const sender = async () => {
    while (performance.now() < until) {
      await (await fetch(`${url}/content-api/contact`, options)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: FLOODERS }, sender));
}

/** A rebuild in a process of its own, as it runs beside a server. */
async function publishApart(releases: string, n: number): Promise<void> {
  const script = [path.resolve("bench/run.ts"), "serve", PUBLISH, releases, String(n)];
  const child = spawn(process.execPath, [...process.execArgv, ...script], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("A rebuild failed; see above.");
}

/** A release of `public/`, whose headers differ from the last one's. */
async function publish(releases: string, n: number): Promise<void> {
  await rebuild({
    environment: {
      releasesDirectory: releases,
      releasesKept: 3,
      releasesReload: null,
      siteUrl: "https://www.savannasignal.example",
      // another host in the policy makes a release of its own
      browserContentApiUrl: n === 0 ? "/content-api" : `https://release-${n}.example`,
      newsletterUrl: null,
      gaMeasurementId: null,
    },
    allowShrink: true,
    allowRewrite: true,
    purge: false,
    build: async () => true,
    reload: async () => null,
    log: () => undefined,
    now: () => new Date(),
  });
}

/** Pages and scripts of the current release. */
function pathsOf(releases: string): string[] {
  const store = openReleases(releases);
  const files = Object.keys(store.record(store.current() ?? "")?.files ?? {});
  const pages = files.flatMap((file) => pagePath(file) ?? []);
  const scripts = files.filter((file) => /^[^/]+\.js$/.test(file));
  const fixed = pages.filter((page) => !page.includes("["));
  return [...fixed.map(encodeURI), ...scripts.map((file) => `/${file}`)];
}

/** Enquiries at once, each sent twice under one key as after a lost response: each stored once. */
async function measureContact(apiUrl: string, file: string): Promise<Row> {
  const started = performance.now();
  const send = async (): Promise<boolean> => {
    const key = randomUUID();
    const enquiry = {
      full_name: "Bench",
      email: "bench@example.com",
      service_type: "Other",
      message: `Enquiry ${key}`,
    };
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const options = { method: "POST", headers, body: JSON.stringify(enquiry) };
    const responses = [1, 2].map(() => fetch(`${apiUrl}/contact`, options));
    return (await Promise.all(responses)).every(({ ok }) => ok);
  };
  const sent = await Promise.all(Array.from({ length: ENQUIRIES }, send));
  const seconds = (performance.now() - started) / 1_000;
  const stored = readFileSync(file, "utf8").split("\n").filter(Boolean).length;
  return {
    host: "own server",
    step: `${ENQUIRIES} enquiries, each twice: ${stored} stored`,
    requests: 2 * ENQUIRIES,
    failed: sent.filter((ok) => !ok).length + Math.abs(stored - ENQUIRIES),
    "requests/s": Math.round((2 * ENQUIRIES) / seconds),
  };
}
