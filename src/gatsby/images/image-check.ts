import pLimit from "p-limit";
import sharp from "sharp";
import { oneLine } from "../../site/errors";

const IMAGE_MIN_SIDE_PX = 64;
/** Maximum ratio of the longer side to the shorter. It limits how far a crop is enlarged. */
const IMAGE_MAX_RATIO = 5;
/** Maximum of width × height × frames. */
const IMAGE_MAX_PIXELS = 50_000_000;
/**
 * Lower limit for AVIF, because decoding it takes several times as much memory as other formats.
 */
const AVIF_MAX_PIXELS = 16_000_000;

/** sharp applies this time limit to decoding but not to encoding. */
const DECODE_TIMEOUT_S = 120;

/** A publishable image, or why it's refused. If `mayPass` is set, another try may succeed. */
export type CheckedImage =
  | { readonly bytes: Uint8Array; readonly ending: string }
  | { readonly problem: string; readonly mayPass?: true };

/** Matches the first bytes of JPEG, PNG, GIF, WebP and AVIF. Nothing else reaches a decoder. */
const SIGNATURE = /^(?:\xff\xd8\xff|\x89PNG|GIF8[79]a|RIFF.{4}WEBP|\0{3}.ftyp)/s;
/** File ending and encoding of the published copy, by sharp's format name. */
const FORMATS: Readonly<Partial<Record<string, { ending: string; options?: object }>>> = {
  jpeg: { ending: "jpg", options: { quality: 90 } },
  png: { ending: "png" },
  webp: { ending: "webp", options: { quality: 90 } },
  heif: { ending: "avif", options: { compression: "av1", effort: 0, quality: 70 } },
  gif: { ending: "gif", options: { effort: 1 } },
};
const TOO_SLOW = {
  problem: "takes too long to decode; save it again as JPEG or PNG",
  mayPass: true,
} as const;
const UNREADABLE = "isn’t a readable JPEG, PNG, WebP, AVIF or GIF image";
/** No query requests more pixels than this along an image's shorter side. */
const CROP_MAX_PX = 1_200;

/** Returns the limit that an image exceeds, worded for editors, or null. */
export function exceededLimit(header: sharp.Metadata): string | null {
  const { format, width, height, pages = 1 } = header;
  const shorter = Math.min(width, height);
  const maxPixels = format === "heif" ? AVIF_MAX_PIXELS : IMAGE_MAX_PIXELS;
  const size = `is ${width} × ${height} pixels`;
  if (shorter < IMAGE_MIN_SIDE_PX) {
    return `${size}, but must be at least ${IMAGE_MIN_SIDE_PX} on each side`;
  }
  if (Math.max(width, height) > shorter * IMAGE_MAX_RATIO) {
    return `${size}, but its longer side must be at most ${IMAGE_MAX_RATIO} times its shorter one`;
  }
  if (width * height * pages > maxPixels) {
    const frames = pages > 1 ? ` in ${pages} frames` : "";
    return `${size}${frames}, but must have at most ${maxPixels / 1e6} megapixels in total`;
  }
  return null;
}

/**
 * Checks an image's signature and header, ignoring its file name, then decodes it as strictly as
 * Gatsby would and makes a publishable copy. The copy is re-encoded, upright, no larger than a crop
 * needs, and without metadata (place, author, serial number). Only one image is decoded at a time,
 * because a large one needs hundreds of megabytes. Never throws.
 */
export const checkImage = (bytes: Buffer): Promise<CheckedImage> => oneAtATime(decode, bytes);

/**
 * Decoded pictures aren't read again, and caching them would take 200 MB of memory in a cold build.
 */
sharp.cache(false);
const oneAtATime = pLimit(1);

async function decode(bytes: Buffer): Promise<CheckedImage> {
  if (!SIGNATURE.test(bytes.toString("latin1", 0, 12))) return { problem: UNREADABLE };
  const read = (animated: boolean) =>
    sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, animated }).timeout({
      seconds: DECODE_TIMEOUT_S,
    });
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata(); // our own limits are checked below
    const format = FORMATS[header.format];
    if (!format) return { problem: UNREADABLE };
    const problem = exceededLimit(header);
    if (problem) return { problem };
    const { width, height, pages = 1, orientation = 1 } = header;
    const isLarge = Math.min(width, height) > CROP_MAX_PX;
    const isAnimated = pages > 1 && !isLarge && orientation === 1; // animations can't be scaled or rotated here
    const picture = isAnimated
      ? read(true)
      : read(false).autoOrient().resize({
          width: CROP_MAX_PX,
          height: CROP_MAX_PX,
          fit: "outside",
          withoutEnlargement: true,
        });
    const copy = await picture.toFormat(header.format, format.options).toBuffer();
    return { bytes: copy, ending: format.ending };
  } catch (error) {
    return oneLine(error).includes("timeout") ? TOO_SLOW : { problem: UNREADABLE };
  }
}
