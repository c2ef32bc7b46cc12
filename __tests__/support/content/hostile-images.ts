import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const flat = (width: number, height: number, background = "#C5337B") =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">${'<text filter="url(#a)">a</text>'.repeat(10_000)}</svg>`;

/** 12,000 × 12,000 pixels in 1,890 bytes. Decoded, that's 2.5 GB. */
const avif = readFileSync(path.resolve("__tests__/fixtures/12000-pixels.avif"));

type WriteSize = (bytes: Buffer, at: number) => void;
/**
 * Returns a copy that claims a different size in its header, `offset` after `mark`, with the same
 * pixels.
 */
function withSize(bytes: Buffer, mark: string, offset: number, write: WriteSize): Buffer {
  const copy = Buffer.from(bytes);
  write(copy, copy.indexOf(mark, 0, "latin1") + offset);
  return copy;
}
const avifOf = (size: number) =>
  withSize(avif, "ispe", 8, (bytes, at) => {
    bytes.writeUInt32BE(size, at);
    bytes.writeUInt32BE(size, at + 4);
  });
const jpegOf = (size: number, jpeg: Buffer) =>
  withSize(jpeg, "\xff\xc0", 5, (bytes, at) => {
    bytes.writeUInt16BE(size, at);
    bytes.writeUInt16BE(size, at + 2);
  });
const gifOf = (size: number, gif: Buffer) =>
  withSize(gif, "GIF", 6, (bytes, at) => {
    bytes.writeUInt16LE(size, at);
    bytes.writeUInt16LE(size, at + 2);
  });
const webpOf = (size: number, webp: Buffer) =>
  withSize(webp, "VP8X", 12, (bytes, at) => {
    bytes.writeUIntLE(size - 1, at, 3);
    bytes.writeUIntLE(size - 1, at + 3, 3);
  });

/** Images made to exhaust a decoder, with file name and the reason for refusing them. */
export async function hostileImages(): Promise<readonly (readonly [string, Buffer, RegExp])[]> {
  const jpeg = await flat(640, 400).jpeg().toBuffer();
  const frames = [flat(90, 90, "#C5337B"), flat(90, 90, "#2B3857")];
  const two = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  const animation = sharp(Array<Buffer[]>(7).fill(two).flat(), { join: { animated: true } });
  return [
    ["line.png", await flat(30_000, 1).png().toBuffer(), /is 30000 × 1 pixels, but .* at least 64/],
    ["column.png", await flat(1, 30_000).png().toBuffer(), /is 1 × 30000 pixels, but/],
    [
      "strip.png",
      await flat(30_000, 64).png().toBuffer(),
      /but its longer side must be at most 5 times/,
    ],
    ["large.avif", avifOf(7_000), /is 7000 × 7000 pixels, but .* at most 16 megapixels/],
    ["large.jpg", jpegOf(65_500, jpeg), /is 65500 × 65500 pixels, but .* 50 megapixels/],
    ["lying.jpg", jpegOf(7_000, jpeg), /isn’t a readable JPEG/],
    [
      "frames.gif",
      gifOf(2_000, await animation.gif().toBuffer()),
      /2000 × 2000 pixels in 14 frames/,
    ],
    [
      "frames.webp",
      webpOf(2_000, await animation.webp().toBuffer()),
      /2000 × 2000 pixels in 14 frames/,
    ],
    ["truncated.jpg", jpeg.subarray(0, jpeg.length / 2), /isn’t a readable JPEG/],
    ["vector.png", Buffer.from(SVG), /isn’t a readable JPEG/],
    ["vector.avif", Buffer.from(`<?1\nftyp${SVG}`), /isn’t a readable JPEG/],
    ["scan.png", await flat(90, 90).tiff().toBuffer(), /isn’t a readable JPEG/],
  ];
}
