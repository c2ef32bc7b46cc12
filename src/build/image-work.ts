import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, stat, utimes } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp from "sharp";

/** One picture to make from a source: `args` say how, `outputPath` lies below the job's folder. */
interface Operation {
  readonly outputPath: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A job of gatsby-plugin-sharp: every picture that is made from one source. */
export interface ImageJob {
  readonly inputPaths: readonly { readonly path: string }[];
  readonly outputDir: string;
  readonly args: {
    readonly isLazy?: boolean;
    readonly operations: readonly Operation[];
    readonly pluginOptions: Readonly<Record<string, unknown>>;
  };
}

export type ImageWork = (job: ImageJob) => Promise<void>;

const DIRECTORY = ".content-cache/pictures";
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * The same work with a memory in `directory`, by the bytes of the source and what was asked. Gatsby
 * has one too, but loses it with its cache, whenever code changes; making ten thousand pictures
 * again takes minutes.
 */
export function withMemory(work: ImageWork, directory: string): ImageWork {
  return async (job) => {
    const { inputPaths, outputDir, args } = job;
    const [input] = inputPaths;
    if (args.isLazy || !input) return work(job);
    const source = createHash("sha256")
      .update(await readFile(input.path))
      .update(JSON.stringify([args.pluginOptions, sharp.versions]))
      .digest("hex");
    const pictures = args.operations.map((operation) => ({
      operation,
      made: path.join(outputDir, operation.outputPath),
      kept: path.join(directory, keyOf(source, operation)),
    }));
    const missing: typeof pictures = [];
    for (const picture of pictures) {
      if (!(await copy(picture.kept, picture.made))) missing.push(picture);
    }
    if (missing.length === 0) return;
    const operations = missing.map(({ operation }) => operation);
    await work({ ...job, args: { ...args, operations } });
    for (const { made, kept } of missing) await copy(made, kept);
  };
}

const keyOf = (source: string, { args, outputPath }: Operation): string =>
  createHash("sha256")
    .update(JSON.stringify([source, args, path.extname(outputPath)]))
    .digest("hex");

/** Whole or not at all; false when there is nothing to copy. A copy counts as used today. */
async function copy(from: string, to: string): Promise<boolean> {
  try {
    await stat(from);
  } catch {
    return false;
  }
  const now = new Date();
  await mkdir(path.dirname(to), { recursive: true });
  const unfinished = `${to}.${randomUUID()}`; // sources with the same bytes write the same picture
  await copyFile(from, unfinished);
  await rename(unfinished, to);
  await utimes(from, now, now);
  return true;
}

/** Takes away what no build has used for 90 days before `now`. */
export function forgetUnused(directory: string, now: number): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    const file = path.join(directory, name);
    if (now - statSync(file).mtimeMs > KEPT_DAYS * DAY_MS) rmSync(file, { force: true });
  }
}

/** Gives the memory to gatsby-plugin-sharp, which offers no place for one. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const require = createRequire(path.resolve("package.json"));
  const worker: { IMAGE_PROCESSING: ImageWork } = require("gatsby-plugin-sharp/gatsby-worker");
  const directory = path.resolve(DIRECTORY);
  forgetUnused(directory, Date.now());
  worker.IMAGE_PROCESSING = withMemory(worker.IMAGE_PROCESSING, directory);
};
