import { readContent } from "../../client/client";
import { livePicture } from "../../client/live-image";
import { SAMPLED_PATH } from "../../client/post-paths";
import { newestFirst } from "../../content/blog/blog-posts";
import { resolveImages } from "../../content/model/image";
import { publishedNow } from "../../content/model/publication-state";
import { type AllContent, CONTENT_TYPES, type ContentName } from "../../content/registry";
import { CONTENT_API_BASE } from "../../site/endpoints";
import type { ImageSource } from "../../site/image-source";

/**
 * Reads a section's view model from the content API. Rejects if there's no response, or if it's
 * empty or not as expected, because a rebuild wouldn't use it either.
 */
export async function readSection(name: ContentName): Promise<unknown> {
  const response = await readContent(
    name === "blogPosts" ? SAMPLED_PATH : CONTENT_TYPES[name].endpoint,
  );
  if (!response.ok) throw new Error(`The section ${name} could not be read`);
  const result = CONTENT_TYPES[name].parse(response.body, [], publishedNow);
  if (result.kind !== "filled") throw new Error(result.reason);
  const content =
    name === "blogPosts"
      ? [...(result.content as AllContent["blogPosts"])].sort(newestFirst)
      : (result.content as AllContent[ContentName]);
  return resolveImages(content, (ref): ImageSource => livePicture(ref, CONTENT_API_BASE));
}
