import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { spawnGroup } from "../../scripts/support/process-group";
import { folderStore } from "../../src/server/folder-store";
import { serveContent } from "./api";
import { type Checkout, OWN_SITE } from "./options";

export interface HostProcess {
  /** Origin, without a closing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts `npm run serve`, with `args`, of the checkout in `directory` in a process of its own, on a free port, with
 * `env` besides. Requests of this machine count as a proxy's. Throws when it does not start; its errors are on the
 * error output.
 */
export async function startHost(
  directory: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<HostProcess> {
  const tsx = `file://${require.resolve("tsx")}`;
  const { child, end } = spawnGroup(
    ["--import", tsx, path.join(directory, "scripts/serve.ts"), ...args],
    {
      cwd: directory,
      env: {
        PATH: process.env.PATH,
        HOST: "127.0.0.1",
        PORT: "0",
        TRUSTED_PROXIES: "127.0.0.1",
        ...env,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  for await (const line of createInterface(child.stdout as Readable)) {
    // by `stdio`
    const [, url] = /^Site ready at (\S+)$/.exec(line) ?? [];
    if (!url) continue;
    child.stdout?.resume();
    const stop = async () => {
      const exit = once(child, "exit");
      end();
      await exit;
    };
    return { url, stop };
  }
  throw new Error(`The host of ${directory} did not start; see above.`);
}

/** A built site, served by its own host. */
export interface HostedSite {
  readonly name: string;
  readonly url: string;
  /** Whether the build has a page at the path. */
  readonly hasPage: (page: string) => boolean;
}

/**
 * Runs `measure` with the build of this project and those of `also` beside it, each served by the host of
 * its own checkout. Throws one line when a build is missing.
 */
export async function withSites(
  also: readonly Checkout[],
  measure: (sites: readonly HostedSite[]) => Promise<void>,
): Promise<void> {
  const checkouts = [{ name: OWN_SITE, directory: process.cwd() }, ...also];
  for (const { directory } of checkouts) {
    if (existsSync(path.join(directory, "public/index.html"))) continue;
    throw new Error(`${directory} has no build: run \`npm run build\` there first.`);
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const api = await serveContent(folderStore(), path.resolve("content/images"), folder);
  const stops = [api.close];
  try {
    const sites: HostedSite[] = [];
    for (const { name, directory } of checkouts) {
      const { url, stop } = await startHost(directory, { CONTENT_API_URL: api.url });
      stops.push(stop);
      const hasPage = (page: string) =>
        existsSync(path.join(directory, "public", page, "index.html"));
      sites.push({ name, url, hasPage });
    }
    await measure(sites);
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
