/** `npm run illustrations [-- part-of-a-path]`: renders the files whose path contains the part, or all. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { BRAND_COLOURS } from "../src/site/company/brand";
import { iconSprite, pictures } from "./pictures";

const MAX_BYTES = 250_000;
/** The two brand colours as every drawing has them; those of the company are put in their place. */
const DRAWN = { primary: "#2B3857", accent: "#C5337B" };

async function raster(file: string, svg: string, width?: number): Promise<Buffer> {
  const { primary, accent } = BRAND_COLOURS;
  const own = svg.replaceAll(DRAWN.primary, primary).replaceAll(DRAWN.accent, accent);
  // `unlimited` lets a picture have more elements than the parser's careful default
  const image = sharp(Buffer.from(own), { unlimited: true }).resize(width);
  if (file.endsWith(".png")) return image.png({ compressionLevel: 9, effort: 10 }).toBuffer();
  const jpeg = { quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true };
  return image.flatten({ background: "#FFFFFF" }).jpeg(jpeg).toBuffer();
}

async function generate(part: string): Promise<void> {
  writeFileSync("src/components/media/icon/icons.svg", iconSprite());
  for (const [file, svg, width] of pictures()) {
    if (!file.includes(part)) continue;
    const bytes = await raster(file, svg(), width);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    console.log(`${file}  ${(bytes.length / 1_000).toFixed(1)} kB`);
    if (bytes.length > MAX_BYTES) throw new Error(`${file} is over 250 kB: take details away.`);
  }
}

void generate(process.argv[2] ?? "");
