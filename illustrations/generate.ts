import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { faviconIco, logoForDark, logoForLight, markSvg } from "./brand";
import { PICTURES, raster } from "./pictures";
import { iconSprite } from "./sprite";

/**
 * `npm run illustrations [-- part-of-a-path]` generates the files whose path contains the part, all
 * of them without one. What did not change is written with the same bytes. Ends with 1 when a file
 * is over 250 kB.
 */
const MAX_BYTES = 250_000;

const FILES: Readonly<Record<string, () => string | Buffer | Promise<string | Buffer>>> = {
  "src/components/icon/icons.svg": iconSprite,
  "static/mark.svg": markSvg,
  "static/favicon.svg": markSvg,
  "static/favicon.ico": faviconIco,
  "static/logo.svg": logoForLight,
  "static/logo-light.svg": logoForDark,
  "src/images/brand/logo.svg": logoForLight,
  ...Object.fromEntries(PICTURES.map((one) => [`src/images/${one.file}`, () => raster(one)])),
};

async function generate(filter: string): Promise<void> {
  for (const [file, content] of Object.entries(FILES)) {
    if (!file.includes(filter)) continue;
    const bytes = Buffer.from(await content());
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} kB`);
    if (bytes.length <= MAX_BYTES) continue;
    console.error(`${file} is over ${MAX_BYTES / 1000} kB: take details away.`);
    process.exitCode = 1;
  }
}

void generate(process.argv[2] ?? "");
