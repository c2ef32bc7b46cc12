/**
 * `npm run develop`: serves the hot-reloading site on http://localhost:8000. The development server
 * forwards `/content-api` to a server that this script starts, which responds as in `npm run
 * serve`. Saved files in `content/` appear at once, drafts included.
 */
import "./support/write-site-values";
import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { watch } from "chokidar";
import { contentRoot } from "../src/content-files/content-root";
import { readFeatureSwitches } from "../src/gatsby/feature-switches-file";
import { loadEnvironmentFile, readEnvironment } from "../src/node/environment";
import { gatsbyEnvironment } from "../src/node/gatsby-environment";
import { takeDevelopmentLock } from "../src/release/build-lock";
import { uploadedImages } from "../src/server/folder-api";
import { folderStore } from "../src/server/folder-store";
import { openApiDocument } from "../src/server/open-api";
import { startServer } from "../src/server/site-server";
import { BRAND, DEFAULT_SITE_URL, PROMISES, TIME_ZONE } from "../src/site/company/brand";
import { CONTENT_API_ROUTE } from "../src/site/routes";
import { runServer } from "./support/run-server";
import { chooseApi, DEVELOPMENT_PORT } from "./support/serve-options";

runServer("Content API for development", async () => {
  const lock = takeDevelopmentLock(process.cwd());
  process.env.DRAFTS = "1"; // editors also see unpublished records
  loadEnvironmentFile();
  const environment = readEnvironment(DEFAULT_SITE_URL);
  const { api, close } = chooseApi(environment, {
    ...BRAND,
    url: environment.siteUrl,
    reply: PROMISES.reply,
    timeZone: TIME_ZONE,
  });
  const publicDirectory = path.resolve("public");
  const imagesDirectory = uploadedImages(); // so that a new picture shows before any build
  const server = await startServer({
    port: 0,
    publicDirectory,
    api:
      "target" in api
        ? api
        : {
            ...{ ...api, content: folderStore(), imagesDirectory },
            description: async (c) => c.json(openApiDocument(CONTENT_API_ROUTE)),
          },
    isLocalOnly: true,
  });
  const gatsby = spawn(process.execPath, [path.resolve("node_modules/gatsby/cli.js"), "develop"], {
    stdio: "inherit",
    env: {
      ...process.env,
      ...gatsbyEnvironment(environment, readFeatureSwitches().features),
      DEVELOPMENT_API_ORIGIN: server.url,
      ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
    },
  });
  const knocking = new AbortController();
  knock(knocking.signal).catch(() => {}); // stopped before Gatsby responded
  // not `fs.watch`, which up to Node 24 misses files that an editor replaces by renaming another
  // file
  const watcher = watch(contentRoot(), { ignoreInitial: true }).on("all", refreshSoon);
  gatsby.on("exit", (code) => process.exit(code ?? 0));
  return {
    url: server.url,
    close: async () => {
      knocking.abort();
      await watcher.close();
      gatsby.kill();
      await server.close();
      await close();
      lock.release();
    },
  };
});

const siteUrl = () => `http://localhost:${process.env.PORT || DEVELOPMENT_PORT}`;

/** Sends the development server its first request, which starts its guard against other sites. */
async function knock(signal: AbortSignal): Promise<void> {
  const isThere = () =>
    fetch(siteUrl(), { method: "HEAD", signal }).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) await setTimeout(200, undefined, { signal });
}

let refresh: NodeJS.Timeout | undefined;

/** Makes Gatsby reread the content, once for all files that are saved together. */
function refreshSoon(): void {
  clearTimeout(refresh);
  refresh = globalThis.setTimeout(() => {
    fetch(`${siteUrl()}/__refresh`, { method: "POST" }).catch(() => {}); // not running yet
  }, 100);
}
