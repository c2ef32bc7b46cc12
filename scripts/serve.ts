/** `npm run serve`: the built site and `/content-api` on one port. */
import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnvironmentFile, readEnvironment } from "../src/build/environment";
import { HOST_DIRECTORY } from "../src/build/write-host-files";
import { openContactStore } from "../src/server/contact-store";
import { bundledContent } from "../src/server/content-store";
import { currentRelease, type LocateSite, siteFolder } from "../src/server/site-folder";
import { startServer } from "../src/server/site-server";
import { runServer } from "./run-server";

/** `public/` as the last build left it. */
function builtSite(): LocateSite {
  if (!existsSync(path.resolve("public/index.html"))) {
    throw new Error("There is no built site in public/. Run `npm run build` first.");
  }
  const site = siteFolder(path.resolve("public"), { hostDirectory: path.resolve(HOST_DIRECTORY) });
  return () => site;
}

/** The current release, looked up for each request. */
function servedRelease(directory: string): LocateSite {
  if (!existsSync(path.resolve(directory, "current/public/index.html"))) {
    throw new Error(`There is no release in ${directory}. Run \`npm run rebuild\` first.`);
  }
  return currentRelease(path.resolve(directory));
}

runServer("Site", async () => {
  loadEnvironmentFile();
  const { contentApiUrl, contentApiTimeoutMs, port, releasesDirectory } = readEnvironment();
  const publicDirectory = releasesDirectory ? servedRelease(releasesDirectory) : builtSite();
  if (contentApiUrl) {
    const api = { target: contentApiUrl, timeoutMs: contentApiTimeoutMs };
    return startServer({ port, publicDirectory, api });
  }
  const contactStore = await openContactStore();
  const api = {
    content: bundledContent(),
    imagesDirectory: path.resolve("src/images"),
    contactStore,
  };
  const server = await startServer({ port, publicDirectory, api });
  return { url: server.url, close: () => server.close().then(contactStore.close) };
});
