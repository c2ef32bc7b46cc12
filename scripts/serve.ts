/**
 * `npm run serve [-- --edge]`: serves the built site and `/content-api` on one port, in Node or on
 * workerd.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { HOST_DIRECTORY, REMOVED_FOLDER } from "../src/gatsby/outputs/hosts/edge-files";
import { privateFolder } from "../src/inbox/sqlite";
import type { Environment } from "../src/node/environment";
import type { RunningServer } from "../src/server/listen";
import type { LocateSite } from "../src/server/site";
import { currentRelease, siteFolder } from "../src/server/site-folder";
import { startServer } from "../src/server/site-server";
import { readHostSettings } from "./support/host-settings";
import { runServer } from "./support/run-server";
import { chooseApi } from "./support/serve-options";

function builtSite(): LocateSite {
  if (!existsSync(path.resolve("public/index.html"))) {
    throw new Error("There’s no built site in public/. Run `npm run build` first.");
  }
  const site = siteFolder(path.resolve("public"), {
    hostDirectory: path.resolve(HOST_DIRECTORY),
    removedDirectory: path.resolve(HOST_DIRECTORY, REMOVED_FOLDER),
  });
  return () => site;
}

/** Creates a function that looks up the current release for each request. */
function servedRelease(directory: string): LocateSite {
  if (!existsSync(path.resolve(directory, "current/public/index.html"))) {
    throw new Error(`There’s no release in ${directory}. Run \`npm run rebuild\` first.`);
  }
  return currentRelease(path.resolve(directory));
}

/** Time between runs of the timer, as in deploy/cloudflare/wrangler.jsonc. */
const TIMER_MS = 60_000;

/** Serves the site on workerd, the engine of Cloudflare Workers. */
async function serveEdge(environment: Environment): Promise<RunningServer> {
  // imported late, because it needs a development dependency, which our servers may not have
  const { startEdgeHost } = await import("./support/edge-host");
  const { readEdgeSite } = await import("./support/edge-bundle");
  const names = ["INBOX_WEBHOOK_URL", "INBOX_WEBHOOK_SECRET", "OUTBOX_ATTEMPTS"] as const;
  const edge = await startEdgeHost({
    site: readEdgeSite(environment),
    host: environment.host,
    port: environment.port,
    folder: privateFolder(path.resolve("var/edge")),
    variables: Object.fromEntries(
      names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
  });
  const timer = setInterval(() => void edge.runTimer(), TIMER_MS);
  return {
    url: edge.url,
    close: () => {
      clearInterval(timer);
      return edge.close();
    },
  };
}

runServer(
  "Site",
  async () => {
    const { values } = parseArgs({ options: { edge: { type: "boolean", default: false } } });
    const { environment, site } = readHostSettings();
    const { host, port, releasesDirectory, trustedProxies, siteUrl } = environment;
    if (values.edge) return serveEdge(environment);
    const publicDirectory = releasesDirectory ? servedRelease(releasesDirectory) : builtSite();
    const { api, close } = chooseApi(environment, site);
    const server = await startServer({
      host,
      port,
      publicDirectory,
      api,
      trustedProxies,
      siteUrl,
    });
    return { url: server.url, close: () => server.close().then(close) };
  },
  { toOpen: "HOST=0.0.0.0", toMove: "PORT=9001" },
);
