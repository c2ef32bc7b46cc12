import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generatedContent } from "../../__tests__/support/content/generated-content";
import { testInbox } from "../../__tests__/support/servers/test-inbox";
import type { ContentStore } from "../../src/content/content-store";
import { createFolderApi, uploadedImages } from "../../src/server/folder-api";
import { folderStore } from "../../src/server/folder-store";
import { listen } from "../../src/server/listen";
import type { Defer } from "./temporary";

/** Every tenth generated post has its own picture. The others share one. */
const PICTURE_EVERY = 10;
const SHARED_PICTURE = "posts/ways-to-pay.jpg";

/**
 * Serves content on loopback, by default from the content folder, with its inbox in `folder`.
 * Returns the URL.
 */
export async function serveContent(
  folder: string,
  defer: Defer,
  content: ContentStore = folderStore(),
  imagesDirectory: string = uploadedImages(),
): Promise<string> {
  const inbox = testInbox(folder);
  defer(inbox.close);
  const { fetch } = createFolderApi({ content, imagesDirectory, inbox });
  const { url, close } = await listen(fetch, { port: 0, host: "127.0.0.1" });
  defer(close);
  return url;
}

/**
 * Serves `posts` generated posts. Returns the URL and the content, which may be changed while it's
 * being served.
 */
export async function serveGeneratedPosts(posts: number, folder: string, defer: Defer) {
  const imagePath = (id: number) =>
    id % PICTURE_EVERY === 0 && id <= posts ? `posts/${id}.jpg` : SHARED_PICTURE;
  const images = path.join(folder, "images");
  cpSync("sample/images", images, { recursive: true });
  const picture = readFileSync(path.join(images, SHARED_PICTURE));
  for (let id = PICTURE_EVERY; id <= posts; id += PICTURE_EVERY) {
    const another = Buffer.concat([picture, Buffer.from(`post ${id}`)]); // still a valid picture
    writeFileSync(path.join(images, imagePath(id)), another);
  }
  const content = generatedContent(posts, { imagePath });
  return { content, apiUrl: await serveContent(folder, defer, content, images) };
}
