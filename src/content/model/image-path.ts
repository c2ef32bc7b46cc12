import { wellFormed } from "../../site/format/text";

/** An image's decoded path below the API's `/images/`, or why there isn't one, for the report. */
export type ImagePath = { readonly path: string } | { readonly problem: string };

const refused = (problem: string) => ({ problem });
/** Matches path segments that a URL would resolve, and characters that it would drop or replace. */
const RESOLVED = /(?:^|\/)\.{0,2}(?=\/|$)|\p{Cc}|\\/u;

/**
 * Returns the path of an image whose address is `images/a.png` or below one of `imagesUrls`.
 * Refuses a path that browsers would change: it must be decodable, with whole segments and no
 * characters that browsers drop.
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
    return refused("can’t be decoded");
  }
  if (path !== wellFormed(path)) return refused("can’t be decoded"); // a lone surrogate
  return RESOLVED.test(path) ? refused("leads out of the images folder") : { path };
}
