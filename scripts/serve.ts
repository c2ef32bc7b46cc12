/** `npm run serve`: the built site and `/content-api` on one port. */
import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnvironmentFile, readEnvironment } from "../src/build/environment";
import { HOST_DIRECTORY } from "../src/build/write-host-files";
import { siteFolder } from "../src/server/site-folder";
import { startServer } from "../src/server/site-server";
import { runServer } from "./run-server";
import { chooseApi } from "./serve-options";

runServer("Site", async () => {
  loadEnvironmentFile();
  const environment = readEnvironment();
  if (!existsSync(path.resolve("public/index.html"))) {
    throw new Error("There is no built site in public/. Run `npm run build` first.");
  }
  const site = siteFolder(path.resolve("public"), { hostDirectory: path.resolve(HOST_DIRECTORY) });
  const { api, close } = await chooseApi(environment);
  const server = await startServer({
    port: environment.port,
    publicDirectory: () => site,
    api,
  });
  return { url: server.url, close: () => server.close().then(close) };
});
