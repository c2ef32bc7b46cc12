import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findNginx } from "../scripts/support/nginx";
import { startNginxOnBuild } from "../scripts/support/run-nginx";
import { openContactStore } from "../src/server/contact-store";
import { bundledContent } from "../src/server/content-store";
import { siteFolder } from "../src/server/site-folder";
import { startServer } from "../src/server/site-server";

/**
 * The built site behind nginx with the project's own configuration, or behind the project's own server
 * where there is no nginx; the content API is the embedded one.
 */
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
  const own = { host: "own server", url: server.url };
  const close = () => server.close().then(contactStore.close);
  if (!findNginx()) {
    console.warn(
      "There is no nginx here: measuring behind the project's own server instead.\n" +
        "With `sudo apt-get install nginx-light libnginx-mod-http-brotli-static` it is as visitors get it.",
    );
    return { ...own, close };
  }
  const nginx = await startNginxOnBuild(path.join(folder, "nginx"), `${server.url}/content-api`);
  const host = nginx.hasBrotli ? "nginx, brotli" : "nginx, gzip";
  return { host, url: nginx.url, close: () => nginx.stop().then(close) };
}
