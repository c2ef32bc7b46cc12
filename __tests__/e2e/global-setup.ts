import "../../scripts/support/write-site-values";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { folderStore } from "../../src/server/folder-store";
import { serveSite } from "../support/browser/built-site";
import { testInbox } from "../support/servers/test-inbox";

declare global {
  var stopSite: () => Promise<void>;
}

/** Serves `public/` with the embedded content API, at the URL in `E2E_URL`. */
export default async function startSite(): Promise<void> {
  if (!existsSync("public/index.html")) {
    throw new Error("There’s no built site in public/. Run `npm run build` first.");
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), "e2e-"));
  const inbox = testInbox(folder);
  const server = await serveSite({ content: folderStore(), inbox });
  process.env.E2E_URL = server.url;
  process.env.E2E_INBOX = folder;
  globalThis.stopSite = async () => {
    await server.close();
    await inbox.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
