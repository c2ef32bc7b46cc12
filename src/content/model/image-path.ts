import { wellFormed } from "../../site/format/text";

/** The path of an image below the API's `/images/`, decoded, or why there is none, for the report. */
export type ImagePath = { readonly path: string } | { readonly problem: string };

const refused = (problem: string) => ({ problem });
/** Matches path segments that a URL resolves, and characters that it drops or replaces. */
const RESOLVED = /(?:^|\/)\.{0,2}(?=\/|$)|\p{Cc}|\\/u;

/**
 * Returns the path that the address of a picture in a text names: `images/a.png`, or below one of `imagesUrls`. The
 * path is compared as a URL would be resolved: decoded, whole segments, nothing that browsers drop.
 */
export function imagePathOf(src: string, ...imagesUrls: readonly string[]): ImagePath {
  const url = src.trim();
  const start = [...imagesUrls.map((base) => `${base}/`), "/images/", "images/"].find((base) =>
    url.startsWith(base),
  );
  if (!start) return refused("does not come from the content API");
  const encoded = url.slice(start.length);
  if (/[?#]/.test(encoded)) return refused("has more than a path");
  let path = "";
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return refused("cannot be decoded");
  }
  if (path !== wellFormed(path)) return refused("cannot be decoded"); // half a character
  return RESOLVED.test(path) ? refused("leaves the folder of the images") : { path };
}
