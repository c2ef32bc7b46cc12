import { existsSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openContactStore } from "../../src/server/contact-store";
import { folderStore } from "../../src/server/content-store";
import { serveSite } from "../support/browser/built-site";

declare global {
  var stopSite: () => Promise<void>;
}

/** Serves `public/` with the embedded content API; tests find it by `E2E_URL`. */
export default async function startSite(): Promise<void> {
  if (!existsSync("public/index.html")) {
    throw new Error("There is no built site in public/. Run `npm run build` first.");
  }
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "e2e-")), "contact.jsonl");
  const contactStore = await openContactStore(file);
  const imagesDirectory = path.resolve("content/images");
  const server = await serveSite({ content: folderStore(), imagesDirectory, contactStore });
  process.env.E2E_URL = server.url;
  process.env.E2E_CONTACT_FILE = file;
  globalThis.stopSite = () => server.close().then(contactStore.close);
}
