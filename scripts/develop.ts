/**
 * `npm run develop`: the hot-reloading site on http://localhost:8000. `/content-api` is answered as
 * by `npm run serve`: the development server passes it on to a server that this script starts. A
 * saved file of `content/` is shown at once.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { watch } from "chokidar";
import { loadEnvironmentFile, readEnvironment } from "../src/gatsby/environment";
import { startServer } from "../src/server/site-server";
import { DEVELOPMENT_PORT } from "../src/site/limits";
import { runServer } from "./support/run-server";
import { chooseApi } from "./support/serve-options";

runServer("Content API for development", async () => {
  loadEnvironmentFile();
  const environment = readEnvironment();
  const { api, close } = await chooseApi(environment);
  const server = await startServer({ port: 0, publicDirectory: path.resolve("public"), api });
  const gatsby = spawn(process.execPath, [path.resolve("node_modules/gatsby/cli.js"), "develop"], {
    stdio: "inherit",
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_CONTENT_API_URL: environment.browserContentApiUrl,
      GATSBY_DELIVER_PRICING_FORM: environment.deliverPricingForm ? "1" : "",
      GATSBY_NEWSLETTER_URL: environment.newsletterUrl ?? "",
      GATSBY_SITE_URL: environment.siteUrl,
      DEVELOPMENT_API_ORIGIN: server.url,
      ENABLE_GATSBY_REFRESH_ENDPOINT: "true",
    },
  });
  const watcher = watch("content", { ignoreInitial: true }).on("all", refreshSoon);
  gatsby.on("exit", (code) => process.exit(code ?? 0));
  return {
    url: server.url,
    close: async () => {
      await watcher.close();
      gatsby.kill();
      await server.close();
      await close();
    },
  };
});

let refresh: NodeJS.Timeout | undefined;

/** Has Gatsby read the content again, once for files that are saved together. */
function refreshSoon(): void {
  clearTimeout(refresh);
  const site = `http://localhost:${process.env.PORT || DEVELOPMENT_PORT}`; // where Gatsby listens
  refresh = setTimeout(() => {
    fetch(`${site}/__refresh`, { method: "POST" }).catch(() => {}); // it reads them when it starts
  }, 100);
}
