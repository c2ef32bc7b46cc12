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

/** The running host of a checkout. */
export interface Host extends Checkout {
  /** Origin of the host, without a closing slash. */
  readonly url: string;
}

/**
 * Starts `npm run serve`, with `args`, of a checkout in a process of its own, on a free port, with `env` besides.
 * Requests of this machine count as a proxy's. Throws when it does not start; its errors are on the error output.
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
  // `as`: by `stdio`
  for await (const line of createInterface(child.stdout as Readable)) {
    const [, url] = /^Site ready at (\S+)$/.exec(line) ?? [];
    if (!url) continue;
    child.stdout?.resume();
    return { name, directory, url };
  }
  throw new Error(`The host of ${directory} did not start; see above.`);
}

/** Returns whether the build of a checkout has a page at the path. */
export const hasPage = ({ directory }: Checkout, page: string): boolean =>
  existsSync(path.join(directory, "public", page, "index.html"));

/**
 * Runs `measure` with a browser and the builds of checkouts, each served by its own host. Throws one line when
 * a build is missing.
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
