/**
 * `npm run illustrations [-- part-of-a-path]`: renders the pictures whose path contains the given
 * part, or all pictures.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inColours, render } from "../src/gatsby/brand/site-pictures";
import { iconShapes, iconSprite, pictures } from "./pictures";

const MAX_BYTES = 250_000;

async function generate(part: string): Promise<void> {
  writeFileSync("src/components/media/icons.svg", iconSprite());
  writeFileSync(
    "src/components/media/icon-shapes.json",
    `${JSON.stringify(iconShapes(), null, 2)}\n`,
  );
  for (const [file, svg, width] of pictures()) {
    if (!file.includes(part)) continue;
    const bytes = await render(file, inColours(svg()), width);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    console.log(`${file}  ${(bytes.length / 1_000).toFixed(1)} kB`);
    if (bytes.length > MAX_BYTES) throw new Error(`${file} is over 250 kB. Remove some details.`);
  }
}

void generate(process.argv[2] ?? "");
