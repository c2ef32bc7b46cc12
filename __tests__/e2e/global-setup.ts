import { existsSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openContactStore } from "../../src/server/contact-store";
import { bundledStore } from "../../src/server/content-store";
import type { RunningServer } from "../../src/server/listen";
import { siteFolder } from "../../src/server/site-folder";
import { startServer } from "../../src/server/site-server";

declare global {
  var siteUnderTest: { readonly server: RunningServer; readonly close: () => Promise<void> };
}

/** Serves `public/` with the embedded content API; tests find it by `E2E_URL`. */
export default async function startSite(): Promise<void> {
  const publicDirectory = path.resolve("public");
  if (!existsSync(path.join(publicDirectory, "index.html"))) {
    throw new Error("There is no built site in public/. Run `npm run build` first.");
  }
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "e2e-")), "contact.jsonl");
  const contactStore = await openContactStore(file);
  const site = siteFolder(publicDirectory, { hostDirectory: path.resolve("deploy/generated") });
  const server = await startServer({
    port: 0,
    publicDirectory: () => site,
    api: { content: bundledStore(), imagesDirectory: path.resolve("src/images"), contactStore },
  });
  process.env.E2E_URL = server.url;
  process.env.E2E_CONTACT_FILE = file;
  globalThis.siteUnderTest = {
    server,
    close: () => server.close().then(contactStore.close),
  };
}
