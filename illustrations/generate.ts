import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { DRAWINGS, PICTURES, raster } from "./pictures";

const MAX_BYTES = 250_000;

/**
 * `npm run illustrations [-- part-of-a-path]` generates the files whose path contains the part, all
 * of them without one. What did not change is written with the same bytes. Ends with 1 when a file
 * is over 250 kB.
 */
async function generate(filter: string): Promise<void> {
  const rasters = PICTURES.map((one) => [one.file, () => raster(one)] as const);
  for (const [file, content] of [...Object.entries(DRAWINGS), ...rasters]) {
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
