import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openContactStore } from "../src/server/contact-store";
import { bundledContent } from "../src/server/content-store";
import { siteFolder } from "../src/server/site-folder";
import { startServer } from "../src/server/site-server";

/** The built site behind the project's own server, its content API included. */
export async function serveSite() {
  const publicDirectory = path.resolve("public");
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const contactStore = await openContactStore(path.join(folder, "contact.jsonl"));
  const site = siteFolder(publicDirectory, { hostDirectory: path.resolve("deploy/generated") });
  const server = await startServer({
    port: 0,
    publicDirectory: () => site,
    api: { content: bundledContent(), imagesDirectory: path.resolve("src/images"), contactStore },
  });
  return { url: server.url, close: () => server.close().then(contactStore.close) };
}
