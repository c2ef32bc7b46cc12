import { copyFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { utimes } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import {
  forgetUnused,
  type ImageJob,
  type ImageWork,
  withMemory,
} from "../../src/build/image-work";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const memory = path.join(folder, "memory");
const source = path.join(folder, "source.png");
const plugin: { IMAGE_PROCESSING: ImageWork } = createRequire(__filename)(
  "gatsby-plugin-sharp/gatsby-worker",
);

const job = (outputDir: string, widths: readonly number[], input = source): ImageJob => ({
  inputPaths: [{ path: input }],
  outputDir: path.join(folder, outputDir),
  args: {
    operations: widths.map((width) => ({
      outputPath: `${width}/picture.webp`,
      args: { width, height: width, toFormat: "webp", quality: 50 },
    })),
    pluginOptions: { defaultQuality: 50 },
  },
});
const made = (outputDir: string, width: number) =>
  readFileSync(path.join(folder, outputDir, String(width), "picture.webp"));

/** gatsby-plugin-sharp's own work, and the widths that it was asked for. */
function counted(): { readonly work: ImageWork; readonly widths: unknown[] } {
  const widths: unknown[] = [];
  const work: ImageWork = (asked) => {
    widths.push(...asked.args.operations.map(({ args }) => args.width));
    return plugin.IMAGE_PROCESSING(asked);
  };
  return { work: withMemory(work, memory), widths };
}

beforeAll(() =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#C5337B" } })
    .png()
    .toFile(source),
);

test("a picture is made once, whatever Gatsby has forgotten", async () => {
  const { work, widths } = counted();
  await work(job("first", [16, 32]));
  expect((await sharp(made("first", 32)).metadata()).width).toBe(32);
  await work(job("second", [16, 32]));
  expect(widths).toEqual([16, 32]);
  expect(made("second", 32)).toEqual(made("first", 32));
});

test("only what is new is made: another size, another source", async () => {
  const { work, widths } = counted();
  await work(job("third", [16, 48]));
  expect(widths).toEqual([48]);
  expect(made("third", 16)).toEqual(made("first", 16));
  const other = path.join(folder, "other.png");
  await sharp(source).negate().png().toFile(other);
  await work(job("fourth", [16], other));
  expect(widths).toEqual([48, 16]);
  expect(made("fourth", 16)).not.toEqual(made("first", 16));
});

test("the same bytes under another name are the same picture", async () => {
  const { work, widths } = counted();
  const twin = path.join(folder, "twin.png");
  copyFileSync(source, twin);
  await work(job("fifth", [16], twin));
  expect(widths).toEqual([]);
  expect(made("fifth", 16)).toEqual(made("first", 16));
});

test("a picture that fails is not remembered", async () => {
  await writeFiles(folder, { "broken.png": "no picture" });
  const { work } = counted();
  const before = readdirSync(memory).length;
  await expect(work(job("sixth", [16], path.join(folder, "broken.png")))).rejects.toThrow();
  expect(readdirSync(memory)).toHaveLength(before);
});

test("what no build has used for 90 days is forgotten", async () => {
  const [old = "", ...others] = readdirSync(memory);
  await utimes(path.join(memory, old), 0, Date.UTC(2026, 0, 1) / 1_000);
  for (const name of others) {
    await utimes(path.join(memory, name), 0, Date.UTC(2026, 0, 2) / 1_000);
  }
  forgetUnused(memory, Date.UTC(2026, 3, 1, 12));
  expect(existsSync(path.join(memory, old))).toBe(false);
  expect(readdirSync(memory)).toEqual(others);
  forgetUnused(path.join(folder, "nothing yet"), Date.now());
});
