/**
 * `npm run develop`: the hot-reloading site on http://localhost:8000. `/content-api` is answered as
 * by `npm run serve`: the development server passes it on to a server that this script starts.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { loadEnvironmentFile, readEnvironment } from "../src/gatsby/environment";
import { startServer } from "../src/server/site-server";
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
    },
  });
  gatsby.on("exit", (code) => process.exit(code ?? 0));
  return {
    url: server.url,
    close: async () => {
      gatsby.kill();
      await server.close();
      await close();
    },
  };
});
