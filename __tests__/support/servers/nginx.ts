import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { RequestOptions } from "node:https";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { requireNginx } from "../../../scripts/support/nginx";
import { freePort } from "./free-port";

/** Test key and certificate for `SITE_NAME`, valid until 2126. */
const CERTIFICATES = path.resolve("__tests__/fixtures/tls"); // now: a test may change its folder
const CONFIGURATION = path.resolve("deploy/nginx/site.conf");
/** The name that people have to change in `deploy/nginx/site.conf`. */
export const SITE_NAME = "www.example.com";

export interface RunningNginx {
  /** Origin of the site: HTTPS, or HTTP if `isPlain`. No trailing slash. */
  readonly url: string;
  /** Origin that redirects to HTTPS. */
  readonly plainUrl: string;
  /** What a client needs to trust the certificate and request the site by name. */
  readonly client: RequestOptions;
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx as an ordinary process with `deploy/nginx/site.conf` in front of the host at
 * `hostUrl`, with a test certificate. Replaces what people have to change in that file, ports and
 * folders. `isPlain` also removes TLS, for clients that use `url` directly. nginx only writes to
 * `folder`. Throws if nginx rejects the configuration.
 */
export async function startNginx(options: {
  readonly folder: string;
  readonly hostUrl: string;
  readonly isPlain?: boolean;
  readonly edit?: (configuration: string) => string;
}): Promise<RunningNginx> {
  const { folder, hostUrl, isPlain = false, edit = (text) => text } = options;
  const nginx = requireNginx();
  const [port, plainPort] = [await freePort(), await freePort()];
  mkdirSync(folder, { recursive: true });
  const live = `/etc/letsencrypt/live/${SITE_NAME}`;
  const site = edit(readFileSync(CONFIGURATION, "utf8"))
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port}${isPlain ? "" : " ssl http2"};`)
    .replaceAll(isPlain ? /^ *ssl_certificate.*\n/gm : live, isPlain ? "" : CERTIFICATES)
    .replaceAll(SITE_NAME, isPlain ? "127.0.0.1" : SITE_NAME)
    .replace("127.0.0.1:9000", new URL(hostUrl).host)
    .replace("/var/cache/nginx-site", path.join(folder, "cache"));
  writeFileSync(path.join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join("\n");
  const file = path.join(folder, "nginx.conf");
  // Only their owner may read the test folders, so root's nginx stays root.
  writeFileSync(
    file,
    `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
${temporary}
  include site.conf;
}
`,
  );
  const log = path.join(folder, "error.log");
  const command = ["-p", folder, "-c", file, "-e", log];
  const test = spawnSync(nginx, [...command, "-t"], { encoding: "utf8" });
  if (test.status !== 0) throw new Error(`nginx refuses the configuration: ${test.stderr}`);
  const child = spawn(nginx, command, { stdio: "ignore" });
  const plainUrl = `http://127.0.0.1:${plainPort}`;
  await untilReady(plainUrl, child);
  return {
    url: `http${isPlain ? "" : "s"}://127.0.0.1:${port}`,
    plainUrl,
    client: isPlain
      ? {}
      : {
          ca: readFileSync(path.join(CERTIFICATES, "fullchain.pem")),
          servername: SITE_NAME,
          headers: { host: SITE_NAME },
          agent: false,
        },
    errors: () => readFileSync(log, "utf8"),
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** Polls, because nginx doesn't say when it's ready. */
async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const isThere = () =>
    new Promise<boolean>((resolve) => {
      const request = http.get(url, { agent: false }, (response) => {
        response.resume().on("end", () => resolve(true));
      });
      request.on("error", () => resolve(false));
    });
  while (child.exitCode === null) {
    if (await isThere()) return;
    await pause(10);
  }
  throw new Error("nginx exited immediately");
}
