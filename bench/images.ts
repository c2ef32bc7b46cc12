import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Keep, Row } from "./support/results";

/** Pictures by where they are shown: their folder, widths in pixels and height ÷ width, as the fragments say. */
const KINDS = [
  { shown: "hero", folder: "content/images/hero", widths: [384, 640, 960], ratio: 3 / 4 },
  { shown: "post card", folder: "content/images/posts", widths: [360, 480, 720], ratio: 9 / 16 },
  { shown: "post", folder: "content/images/posts", widths: [400, 800, 1200], ratio: 9 / 16 },
  { shown: "recent post", folder: "content/images/posts", widths: [72, 144], ratio: 1 },
  { shown: "service", folder: "content/images/services", widths: [336, 560, 896], ratio: 3 / 4 },
  {
    shown: "case card",
    folder: "content/images/case-studies",
    widths: [300, 400, 700],
    ratio: 9 / 16,
  },
  { shown: "case", folder: "content/images/case-studies", widths: [400, 800, 1200], ratio: 9 / 16 },
  { shown: "person", folder: "content/images/people", widths: [56, 112], ratio: 1 },
] as const;

const FORMATS: Readonly<Record<string, (image: sharp.Sharp) => sharp.Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: 72, progressive: true, mozjpeg: true }),
  webp: (image) => image.webp({ quality: 72 }),
  avif: (image) => image.avif({ quality: 50 }),
};

/**
 * `npm run bench -- images`: what each width and format of our pictures weighs, and how much computing
 * time a cold build spends on it, one picture after the other.
 */
export async function run(_args: readonly string[], keep: Keep): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const rows: Row[] = [];
  for (const { shown, folder, widths, ratio } of KINDS) {
    const files = readdirSync(folder).map((name) => path.join(folder, name));
    for (const width of widths) {
      const row: Record<string, string | number> = { shown, pictures: files.length, width };
      for (const [format, encode] of Object.entries(FORMATS)) {
        const before = process.cpuUsage();
        let bytes = 0;
        for (const file of files) {
          const image = sharp(file).resize(width, Math.round(width * ratio), { fit: "cover" });
          bytes += (await encode(image).toBuffer()).length;
        }
        const { user, system } = process.cpuUsage(before);
        row[`${format} KB`] = Number((bytes / files.length / 1_000).toFixed(1));
        row[`${format} CPU s`] = Number(((user + system) / 1e6).toFixed(2));
      }
      rows.push(row);
    }
  }
  keep({ "Mean size of a picture, and time for all of them": rows });
}
