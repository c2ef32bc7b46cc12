import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { faviconIco, logoSvg, markSvg } from "./brand";
import { pictures } from "./pictures";
import { IMAGE_MAX_BYTES, raster } from "./raster";
import { iconSprite } from "./sprite";

/**
 * `npm run illustrations [-- part-of-a-name]` draws every picture of the site whose file name contains the
 * part: rasters below `src/images/`, logos below `static/`, the icon sprite beside its component. Run it
 * again after adding an icon's name or a person; what did not change is written with the same bytes.
 */
async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  const size = Buffer.byteLength(content);
  console.log(`${file}  ${(size / 1000).toFixed(1)} kB`);
  if (size > IMAGE_MAX_BYTES) {
    console.error(`${file} is over ${IMAGE_MAX_BYTES / 1000} kB: draw it with less detail.`);
    process.exitCode = 1;
  }
}

async function drawAll(filter: string): Promise<void> {
  const vectors: readonly (readonly [string, () => string | Promise<string | Buffer>])[] = [
    ["src/components/icon/icons.svg", iconSprite],
    ["static/mark.svg", markSvg],
    ["static/favicon.svg", markSvg],
    ["static/favicon.ico", faviconIco],
    ["static/logo.svg", () => logoSvg("light")],
    ["static/logo-light.svg", () => logoSvg("dark")],
    ["src/images/brand/logo.svg", () => logoSvg("light")],
  ];
  for (const [file, draw] of vectors) {
    if (file.includes(filter)) await write(file, await draw());
  }
  for (const { file, draw } of await pictures()) {
    const target = `src/images/${file}`;
    if (!target.includes(filter)) continue;
    await write(target, await raster(await draw(), file.endsWith(".png") ? "png" : "jpg"));
  }
}

drawAll(process.argv[2] ?? "").catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
