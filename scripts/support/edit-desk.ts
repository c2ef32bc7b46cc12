import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { hostedSettings } from "../../desk/hosted";
import type { DeskSettings } from "../../desk/settings";
import { loadEnvironmentFile, readEnvironment } from "../../src/node/environment";
import type { RunningServer } from "../../src/server/listen";
import { DEFAULT_SITE_URL } from "../../src/site/company/brand";
import { buildDesk, deskHeaders } from "./desk-build";
import { serveDesk } from "./desk-server";
import { spawnGroup } from "./process-group";
import { runServer } from "./run-server";
import { DEVELOPMENT_PORT } from "./serve-options";
import { untilMended } from "./until-mended";

const DESK_PORT = 8_100;

const LOCAL_FOLDER = ".desk";
const HOSTED_FOLDER = "desk-public";

/** Starts both; resolves when the site can be seen. The site's end is the desk's, too. */
async function startDesk(siteUrl: string): Promise<RunningServer> {
  const settings: DeskSettings = {
    backend: { name: "local", folder: path.basename(process.cwd()) },
    siteUrl,
  };
  await buildDesk(settings, LOCAL_FOLDER);
  const desk = await serveDesk(LOCAL_FOLDER, DESK_PORT, deskHeaders(settings));
  await untilMended(desk.url);
  const { child } = spawnGroup(["--import", "tsx", path.resolve("scripts/develop.ts")], {
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
      await Promise.all([once(child, "exit"), desk.close()]);
    },
  };
}

/** Makes a desk for a Git host. */
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

/** Serves the development site and the desk. */
export function serveDevelopmentDesk(): void {
  loadEnvironmentFile();
  const siteUrl = `http://localhost:${process.env.PORT || DEVELOPMENT_PORT}`;
  runServer(`Development site at ${siteUrl}, editing desk`, () => startDesk(siteUrl));
}
