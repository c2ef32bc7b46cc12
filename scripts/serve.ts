/** `npm run serve`: the built site and `/content-api` on one port. */
import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnvironmentFile, readEnvironment } from "../src/build/environment";
import { startServer } from "../src/server/site-server";
import { runServer } from "./run-server";
import { chooseApi } from "./serve-options";

runServer("Site", async () => {
  loadEnvironmentFile();
  const environment = readEnvironment();
  const publicDirectory = path.resolve("public");
  if (!existsSync(path.join(publicDirectory, "index.html"))) {
    throw new Error("There is no built site in public/. Run `npm run build` first.");
  }
  const { api, close } = await chooseApi(environment);
  const server = await startServer({ port: environment.port, publicDirectory, api });
  return { url: server.url, close: () => server.close().then(close) };
});
