import { testInbox } from "../../__tests__/support/servers/test-inbox";
import { createFolderApi } from "../../src/server/folder-api";
import { listen } from "../../src/server/listen";
import type { ContentStore } from "../../src/site/api/content-store";

/**
 * The content API on loopback; `folder` holds the inbox with the enquiries that it gets. While `isDown`, it
 * answers 503.
 */
export async function serveContent(
  content: ContentStore,
  imagesDirectory: string,
  folder: string,
  isDown: () => boolean = () => false,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const inbox = testInbox(folder);
  const app = createFolderApi({ content, imagesDirectory, inbox });
  const { url, close } = await listen(
    (request) => (isDown() ? new Response("down", { status: 503 }) : app.fetch(request)),
    { port: 0, host: "127.0.0.1" },
  );
  return { url, close: () => close().then(inbox.close) };
}
