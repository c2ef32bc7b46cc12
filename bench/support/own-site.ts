import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { testInbox } from "../../__tests__/support/servers/test-inbox";
import { folderStore } from "../../src/server/folder-store";
import type { RunningServer } from "../../src/server/listen";
import { startServer } from "../../src/server/site-server";

/** Serves the build in `public/` by the project's own server, with the embedded content API. */
export async function serveOwnSite(): Promise<Pick<RunningServer, "url" | "close">> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const inbox = testInbox(folder);
  const { url, close } = await startServer({
    port: 0,
    publicDirectory: path.resolve("public"),
    api: { content: folderStore(), imagesDirectory: path.resolve("content/images"), inbox },
  });
  return {
    url,
    close: async () => {
      await close();
      await inbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
