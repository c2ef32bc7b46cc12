import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { FALLBACK_IMAGES_ROUTE } from "../../site/routes";

/**
 * Publishes the fallback images under addresses that do not change, for content that the browser
 * reads at run time.
 */
export function writeFallbackImages(imagesDirectory: string, publicDirectory: string): void {
  const from = path.join(imagesDirectory, "fallback");
  const to = path.join(publicDirectory, FALLBACK_IMAGES_ROUTE);
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) copyFileSync(path.join(from, name), path.join(to, name));
}
