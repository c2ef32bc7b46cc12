import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { type Browser, chromium } from "playwright-core";
import { CHROMIUM_ARGS, requireChromium } from "../../scripts/support/chromium";
import { spawnGroup } from "../../scripts/support/process-group";
import { serveContent } from "./content";
import type { Checkout } from "./options";
import { type Defer, withFolder } from "./temporary";

export interface Host extends Checkout {
  /** Origin of the host, without a trailing slash. */
  readonly url: string;
}

/**
 * Runs a checkout's `npm run serve` in its own process, on a free port, with `args` and `env`.
 * Requests from this machine are treated as a proxy's. Throws if the host doesn't start. The host's
 * errors go to stderr.
 */
export async function startHost(
  { name, directory }: Checkout,
  env: Readonly<Record<string, string>>,
  defer: Defer,
  ...args: readonly string[]
): Promise<Host> {
  const script = path.join(directory, "scripts/serve.ts");
  const local = { HOST: "127.0.0.1", PORT: "0", TRUSTED_PROXIES: "127.0.0.1" };
  const command = ["--import", `file://${require.resolve("tsx")}`, script, ...args];
  const { child, end } = spawnGroup(command, {
    cwd: directory,
    env: { PATH: process.env.PATH, ...local, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  defer(() => {
    end();
    return exit;
  });
  // `as`: `stdio` makes it a stream
  for await (const line of createInterface(child.stdout as Readable)) {
    const [, url] = /^Site ready at (\S+)$/.exec(line) ?? [];
    if (!url) continue;
    child.stdout?.resume();
    return { name, directory, url };
  }
  throw new Error(`The host of ${directory} did not start; see above.`);
}

export const hasPage = ({ directory }: Checkout, page: string): boolean =>
  existsSync(path.join(directory, "public", page, "index.html"));

/**
 * Runs `measure` with a browser and one host per checkout. Throws if a checkout hasn't been built.
 */
export async function withSites(
  checkouts: readonly Checkout[],
  measure: (sites: readonly Host[], browser: Browser) => Promise<void>,
): Promise<void> {
  const unbuilt = checkouts.find((checkout) => !hasPage(checkout, "/"))?.directory;
  if (unbuilt) throw new Error(`${unbuilt} has no build: run \`npm run build\` there first.`);
  await withFolder(async (folder, defer) => {
    const env = { CONTENT_API_URL: await serveContent(folder, defer) };
    const sites: Host[] = [];
    for (const checkout of checkouts) sites.push(await startHost(checkout, env, defer));
    const executablePath = requireChromium();
    const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
    defer(() => browser.close());
    await measure(sites, browser);
  });
}
