import path from "node:path";
import { openContactStore } from "../../src/server/contact-store";
import { createContentApi } from "../../src/server/content-api";
import type { ContentStore } from "../../src/server/content-store";
import { listen } from "../../src/server/listen";

/**
 * The content API on loopback; `folder` holds the contact messages that it gets. While `isDown`, it
 * answers 503.
 */
export async function serveContent(
  content: ContentStore,
  imagesDirectory: string,
  folder: string,
  isDown: () => boolean = () => false,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const contactStore = await openContactStore(path.join(folder, "contact.jsonl"));
  const app = createContentApi({ content, imagesDirectory, contactStore });
  const { url, close } = await listen(
    (request) => (isDown() ? new Response("down", { status: 503 }) : app.fetch(request)),
    { port: 0, host: "127.0.0.1" },
  );
  return { url, close: () => close().then(contactStore.close) };
}
