import { rmSync } from "node:fs";
import path from "node:path";
import { STORED_CONTENT_FILE, storeContent } from "../../content/content-store";
import { contentRoot } from "../../content-files/content-root";
import { shownContent } from "../../content-files/shown-content";
import { replaceOutput } from "../../node/replace-file";
import { BUNDLED_POSTS_ROUTE } from "../../site/routes";
import { goodFiles } from "../sourcing/good-files";

/**
 * Writes the public part of the content folder `root` for hosts and pages. Always writes the posts,
 * in case the content API doesn't respond. Writes all content only if the content API is embedded.
 */
export function writeStoredContent(
  publicDirectory: string,
  isEmbedded: boolean,
  root = contentRoot(),
): void {
  const content = storeContent(shownContent(goodFiles(root), root));
  const write = (name: string, value: unknown) =>
    replaceOutput(path.join(publicDirectory, name), JSON.stringify(value));
  write(BUNDLED_POSTS_ROUTE, content.blogs);
  if (isEmbedded) write(STORED_CONTENT_FILE, content);
  else rmSync(path.join(publicDirectory, STORED_CONTENT_FILE), { force: true });
}
