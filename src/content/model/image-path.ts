import { wellFormed } from "../../site/format/text";

/** An image's decoded path below the API's `/images/`, or the problem to report if it has none. */
export type ImagePath = { readonly path: string } | { readonly problem: string };

const refused = (problem: string) => ({ problem });
/**
 * Matches path segments that a URL parser would resolve, and characters that it would drop or
 * replace.
 */
const RESOLVED = /(?:^|\/)\.{0,2}(?=\/|$)|\p{Cc}|\\/u;

/**
 * Returns the path of an image whose URL starts with `images/` or is below one of `imagesUrls`.
 * Refuses paths that can't be decoded or that browsers would change, such as those with empty or
 * dot segments.
 */
export function imagePathOf(src: string, ...imagesUrls: readonly string[]): ImagePath {
  const url = src.trim();
  const start = [...imagesUrls.map((base) => `${base}/`), "/images/", "images/"].find((base) =>
    url.startsWith(base),
  );
  if (!start) return refused("isn’t from the content API");
  const encoded = url.slice(start.length);
  if (/[?#]/.test(encoded)) return refused("must not contain ? or #");
  let path = "";
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return refused("contains an invalid % code");
  }
  if (path !== wellFormed(path)) return refused("contains an invalid character"); // a lone surrogate
  return RESOLVED.test(path) ? refused("points outside the images folder") : { path };
}
