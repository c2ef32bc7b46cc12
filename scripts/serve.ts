/** `npm run serve`: the built site and `/content-api` on one port. */
import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnvironmentFile, readEnvironment } from "../src/gatsby/environment";
import { HOST_DIRECTORY, REMOVED_FOLDER } from "../src/gatsby/outputs/hosts/write-host-files";
import { currentRelease, type LocateSite, siteFolder } from "../src/server/site-folder";
import { startServer } from "../src/server/site-server";
import { runServer } from "./support/run-server";
import { chooseApi } from "./support/serve-options";

/** `public/` as the last build left it. */
function builtSite(): LocateSite {
  if (!existsSync(path.resolve("public/index.html"))) {
    throw new Error("There is no built site in public/. Run `npm run build` first.");
  }
  const site = siteFolder(path.resolve("public"), {
    hostDirectory: path.resolve(HOST_DIRECTORY),
    removedDirectory: path.resolve(HOST_DIRECTORY, REMOVED_FOLDER),
  });
  return () => site;
}

/** The current release, looked up for each request. */
function servedRelease(directory: string): LocateSite {
  if (!existsSync(path.resolve(directory, "current/public/index.html"))) {
    throw new Error(`There is no release in ${directory}. Run \`npm run rebuild\` first.`);
  }
  return currentRelease(path.resolve(directory));
}

runServer(
  "Site",
  async () => {
    loadEnvironmentFile();
    const environment = readEnvironment();
    const { host, port, releasesDirectory, trustedProxies } = environment;
    const publicDirectory = releasesDirectory ? servedRelease(releasesDirectory) : builtSite();
    const { api, close } = await chooseApi(environment);
    const server = await startServer({ host, port, publicDirectory, api, trustedProxies });
    return { url: server.url, close: () => server.close().then(close) };
  },
  "HOST=0.0.0.0",
);
