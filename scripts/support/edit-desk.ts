import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { hostedSettings } from "../../desk/hosted";
import type { DeskSettings } from "../../desk/settings";
import { contentRoot } from "../../src/content-files/content-root";
import { loadEnvironmentFile, readEnvironment } from "../../src/node/environment";
import type { RunningServer } from "../../src/server/listen";
import { DEFAULT_SITE_URL } from "../../src/site/company/brand";
import { buildDesk, deskHeaders } from "./desk-build";
import { createPublisher } from "./desk-publisher";
import { serveDesk } from "./desk-server";
import { copyCode } from "./desk-site";
import { spawnGroup } from "./process-group";
import { runServer } from "./run-server";
import { DEVELOPMENT_PORT } from "./serve-options";
import { untilMended } from "./until-mended";

const DESK_PORT = 8_100;

/** The only folder from which the desk's server serves files. */
const APP_FOLDER = ".desk/app";
/** Where the development site runs. */
const SITE_FOLDER = ".desk/site";
const HOSTED_FOLDER = "desk-public";

/**
 * Starts the desk and the development site, and resolves when the site is up. If the site stops, so
 * does the desk. `shell` is the environment without `.env`, which each rebuild reads itself.
 */
async function startDesk(siteUrl: string, shell: NodeJS.ProcessEnv): Promise<RunningServer> {
  const { releasesDirectory, siteUrl: publishedUrl } = readEnvironment(DEFAULT_SITE_URL);
  const settings: DeskSettings = {
    backend: { name: "local", folder: path.basename(process.cwd()) },
    siteUrl,
  };
  await buildDesk(settings, APP_FOLDER);
  const publisher = createPublisher({
    command: ["--import", "tsx", "scripts/rebuild.ts", "--for-desk"],
    env: shell,
    releasesDirectory,
    siteUrl: publishedUrl,
  });
  const headers = deskHeaders(settings);
  const desk = await serveDesk(APP_FOLDER, { port: DESK_PORT, headers, publisher, siteUrl });
  await untilMended(desk.url);
  copyCode(SITE_FOLDER);
  const { child } = spawnGroup(["--import", "tsx", "scripts/develop.ts"], {
    cwd: SITE_FOLDER,
    env: { ...process.env, CONTENT_ROOT: path.resolve(contentRoot()) },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const end = (code: number | null) => process.exit(code ?? 1);
  child.once("exit", end);
  const isSeen = () =>
    fetch(siteUrl).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isSeen())) await setTimeout(500);
  return {
    url: desk.url,
    close: async () => {
      child.off("exit", end);
      child.kill();
      await Promise.all([once(child, "exit"), desk.close(), publisher.close()]);
    },
  };
}

export async function buildHostedDesk(): Promise<void> {
  loadEnvironmentFile();
  const settings = hostedSettings(process.env, readEnvironment(DEFAULT_SITE_URL).siteUrl);
  await buildDesk(settings, HOSTED_FOLDER);
  const headers = Object.entries(deskHeaders(settings));
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(path.join(HOSTED_FOLDER, name), `${lines.join("\n")}\n`);
  write("_headers", ["/*", ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
  write(
    "nginx-headers.conf",
    headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
  );
  console.log(`The desk for ${settings.backend.name} is in ${HOSTED_FOLDER}/.`);
}

export function serveDevelopmentDesk(): void {
  const shell = { ...process.env };
  loadEnvironmentFile();
  const siteUrl = `http://localhost:${process.env.PORT || DEVELOPMENT_PORT}`;
  runServer(`Development site at ${siteUrl}, editing desk`, () => startDesk(siteUrl, shell));
}
