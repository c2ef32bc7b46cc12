import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { spawnGroup } from "../../scripts/support/process-group";

export interface HostProcess {
  /** Origin, without a closing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts `npm run serve` of the checkout in `directory` in a process of its own, on a free port, with the
 * current release of `releases` and the content API at `apiUrl`. Requests of this machine count as a
 * proxy's. Throws when it does not start; its errors are on the error output.
 */
export async function startHost(
  directory: string,
  { releases, apiUrl }: { readonly releases: string; readonly apiUrl: string },
  options: readonly string[] = [],
): Promise<HostProcess> {
  const tsx = `file://${require.resolve("tsx")}`;
  const script = path.join(directory, "scripts/serve.ts");
  const { child, end } = spawnGroup(["--import", tsx, script, ...options], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      RELEASES_DIR: releases,
      CONTENT_API_URL: apiUrl,
      TRUSTED_PROXIES: "127.0.0.1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
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
