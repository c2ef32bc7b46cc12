import pLimit from "p-limit";
import sharp from "sharp";
import { oneLine } from "../../site/errors";

const IMAGE_MIN_SIDE_PX = 64;
/** The greatest ratio of the longer side to the shorter, which bounds the enlargement of a crop. */
const IMAGE_MAX_RATIO = 5;
/** The most pixels of an image: width by height by frames. */
const IMAGE_MAX_PIXELS = 50_000_000;
/** The most pixels of an AVIF, which takes several times the memory of other formats to decode. */
const AVIF_MAX_PIXELS = 16_000_000;

/** Seconds after which decoding is given up. sharp's limit doesn't cover encoding. */
const DECODE_TIMEOUT_S = 120;

/** An image as it may be published, and its file ending; or why it can't be, and whether another try may succeed. */
export type CheckedImage =
  | { readonly bytes: Uint8Array; readonly ending: string }
  | { readonly problem: string; readonly mayPass?: true };

/** Matches the first bytes of JPEG, PNG, GIF, WebP and AVIF: nothing else, such as SVG, meets a decoder. */
const SIGNATURE = /^(?:\xff\xd8\xff|\x89PNG|GIF8[79]a|RIFF.{4}WEBP|\0{3}.ftyp)/s;
/** File ending and encoding of the published copy, by sharp's name of the format. */
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
const UNREADABLE = "is not an image that can be read (JPEG, PNG, WebP, AVIF, GIF)";
/** Width of the largest crop in pixels: no query asks for more of the shorter side. */
const CROP_MAX_PX = 1_200;

/** Returns the limit that an image's header exceeds, as an editor reads it; null for none. */
export function exceededLimit(header: sharp.Metadata): string | null {
  const { format, width, height, pages = 1 } = header;
  const shorter = Math.min(width, height);
  const maxPixels = format === "heif" ? AVIF_MAX_PIXELS : IMAGE_MAX_PIXELS;
  const size = `is ${width} × ${height} pixels`;
  if (shorter < IMAGE_MIN_SIDE_PX) {
    return `${size}, but must have at least ${IMAGE_MIN_SIDE_PX} on each side`;
  }
  if (Math.max(width, height) > shorter * IMAGE_MAX_RATIO) {
    return `${size}, but must be at most ${IMAGE_MAX_RATIO} times as long as it is narrow`;
  }
  if (width * height * pages > maxPixels) {
    const frames = pages > 1 ? ` in ${pages} frames` : "";
    return `${size}${frames}, but must have at most ${maxPixels / 1e6} megapixels in all`;
  }
  return null;
}

/**
 * Checks an image: its signature, then its header, then by decoding it, with Gatsby's own strictness; its name says
 * nothing. The returned copy is encoded again and upright, without metadata of a camera or program beside or behind the
 * picture (place, author, serial number); at most as large as a crop needs. One image at a time is decoded, because a
 * large one needs hundreds of megabytes. Never throws.
 */
export const checkImage = (bytes: Buffer): Promise<CheckedImage> => oneAtATime(decode, bytes);

/** Decoded pictures aren't read again, and keeping them would add 200 MB to the memory of a cold build. */
sharp.cache(false);
const oneAtATime = pLimit(1);

async function decode(bytes: Buffer): Promise<CheckedImage> {
  if (!SIGNATURE.test(bytes.toString("latin1", 0, 12))) return { problem: UNREADABLE };
  const read = (animated: boolean) =>
    sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, animated }).timeout({
      seconds: DECODE_TIMEOUT_S,
    });
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata(); // limits: below
    const format = FORMATS[header.format];
    if (!format) return { problem: UNREADABLE };
    const problem = exceededLimit(header);
    if (problem) return { problem };
    const { width, height, pages = 1, orientation = 1 } = header;
    const isLarge = Math.min(width, height) > CROP_MAX_PX;
    const isAnimated = pages > 1 && !isLarge && orientation === 1; // frames can be neither scaled here nor turned
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
