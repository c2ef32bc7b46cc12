import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { startLoad } from "../__tests__/support/servers/load";
import { startNginx } from "../__tests__/support/servers/nginx";
import { storedMessages } from "../__tests__/support/servers/test-inbox";
import { rebuild } from "../src/release/rebuild";
import { pagePath } from "../src/release/release";
import { openReleases } from "../src/release/store";
import { folderStore } from "../src/server/folder-store";
import { serveContent } from "./support/api";
import { startHost } from "./support/host-process";
import { OWN_SITE, readOptions } from "./support/options";
import type { Keep, Row } from "./support/results";
import { medianRow, rotated } from "./support/statistics";

const VISITORS = 16;
const STEADY_MS = 10_000;
const STEADY_ROUNDS = 3;
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
 * `npm run bench -- serve [--also NAME=DIR]…`: releases of the built site served by our host, by our host
 * behind nginx, by workerd and by the hosts of other checkouts, each host in a process of its own: in turns without
 * releases being switched, then with, and under attack, each request over a connection of its own; and 200 enquiries
 * at once. nginx answers without TLS, whose handshakes would be most of what is measured. Needs
 * `npm run build` first.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const [step, releasesOfStep = "", number] = args;
  if (step === PUBLISH) return publish(releasesOfStep, Number(number));
  const { also } = readOptions(args);
  if (!existsSync("public/index.html")) throw new Error("Run `npm run build` first.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-serve-"));
  const releases = path.join(folder, "releases");
  const api = await serveContent(folderStore(), path.resolve("content/images"), folder);
  await publish(releases, 0);
  const served = { releases, apiUrl: api.url };
  const own = await startHost(process.cwd(), served);
  const nginx = await startNginx({
    folder: path.join(folder, "nginx"),
    hostUrl: own.url,
    isPlain: true,
    // all that is measured comes from one address
    edit: (configuration) => configuration.replace("site_clients 1024", "site_clients 4096"),
  });
  const stops = [nginx.stop, own.stop];
  const hosts: Record<string, string> = {
    [OWN_SITE]: own.url,
    [`${OWN_SITE} behind nginx`]: nginx.url,
  };
  for (const { name, directory } of also) {
    const other = await startHost(directory, served);
    stops.push(other.stop);
    hosts[name] = other.url;
  }
  const paths = () => pathsOf(releases);
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(row);
    console.log(JSON.stringify(row));
    keep({ Requests: rows });
  };
  try {
    const edge = await startHost(process.cwd(), served, ["--edge"]);
    stops.push(edge.stop);
    // a worker has one release for its life, and no file that is added to it
    const steadyHosts = { ...hosts, [`${OWN_SITE} on workerd`]: edge.url };
    const steady: Record<string, Figures[]> = {};
    for (let round = 0; round < STEADY_ROUNDS; round += 1) {
      for (const [host, url] of rotated(Object.entries(steadyHosts), round)) {
        const figures = await measureLoad(url, paths(), () => setTimeout(STEADY_MS));
        steady[host] = [...(steady[host] ?? []), figures];
      }
    }
    for (const [host, figures] of Object.entries(steady)) {
      add({ host, step: `steady, median of ${STEADY_ROUNDS}`, ...medianRow(figures) });
    }
    for (const [host, url] of Object.entries(hosts)) {
      const switches = async () => {
        for (let n = 1; n <= SWITCHES; n += 1) await publishApart(releases, n);
      };
      add({ host, step: `${SWITCHES} switches`, ...(await measureLoad(url, paths(), switches)) });
      const step = `${SLOW_READERS} slow readers and a flood of POSTs`;
      const stop = await startSlowReaders(url, releases);
      add({ host, step, ...(await measureLoad(url, paths(), () => flood(url))) });
      stop();
    }
    add(await measureContact(api.url, folder));
  } finally {
    for (const stop of stops) await stop();
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Numbers by the columns of a result. */
type Figures = Readonly<Record<string, number>>;

async function measureLoad(
  url: string,
  paths: readonly string[],
  during: () => Promise<unknown>,
): Promise<Figures> {
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
      siteUrl: "https://www.savannasignal.example",
      // another host in the policy makes a release of its own
      browserContentApiUrl: n === 0 ? "/content-api" : `https://release-${n}.example`,
      newsletterUrl: "",
      pricingFormUrl: "",
      hasInbox: true,
      gaMeasurementId: null,
      drafts: false,
      notYet: false,
    },
    allowShrink: true,
    allowRewrite: true,
    purge: false,
    build: async () => true,
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
async function measureContact(apiUrl: string, folder: string): Promise<Row> {
  const started = performance.now();
  const milliseconds: number[] = [];
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
    const responses = [1, 2].map(async () => {
      const asked = performance.now();
      const { ok } = await fetch(`${apiUrl}/contact`, options);
      milliseconds.push(performance.now() - asked);
      return ok;
    });
    return (await Promise.all(responses)).every(Boolean);
  };
  const sent = await Promise.all(Array.from({ length: ENQUIRIES }, send));
  const seconds = (performance.now() - started) / 1_000;
  const stored = (await storedMessages(folder)).length;
  milliseconds.sort((a, b) => a - b);
  return {
    host: OWN_SITE,
    step: `${ENQUIRIES} enquiries, each twice: ${stored} stored`,
    requests: 2 * ENQUIRIES,
    failed: sent.filter((ok) => !ok).length + Math.abs(stored - ENQUIRIES),
    "requests/s": Math.round((2 * ENQUIRIES) / seconds),
    "p95 ms": Math.round(milliseconds[Math.floor(milliseconds.length * 0.95)] ?? 0),
  };
}
