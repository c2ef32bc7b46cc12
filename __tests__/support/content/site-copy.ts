import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { spawnGroup } from "../../../scripts/support/process-group";
import type { ContentReport } from "../../../src/content/model/report";
import { hasContent } from "../../../src/content-files/content-root";
import { SITE_PICTURES } from "../../../src/gatsby/brand/site-pictures";
import { filesBelow } from "../../../src/node/files";
import { errorCode } from "../../../src/site/errors";

/** Outputs and caches of builds. Copies start without them. */
const NOT_COPIED = new Set([
  ".cache",
  ".content-cache",
  ".desk",
  ".generated",
  ".git",
  "bench",
  "desk-public",
  "node_modules",
  "public",
  "releases",
  "reports",
  "screenshots",
  "var",
]);

export interface BuildOutcome {
  readonly code: number | null;
  /** stdout and stderr, in order. */
  readonly output: string;
  readonly errors: string;
  readonly seconds: number;
}

/** The project in its own folder, so that a test can build it without touching `public/`. */
export interface SiteCopy {
  readonly directory: string;
  /** Runs the script of `npm run build`. `onStart` gets its process id. */
  readonly build: (
    env?: Readonly<Record<string, string>>,
    onStart?: (pid: number) => void,
  ) => Promise<BuildOutcome>;
  /** HTML of a built page. Throws if it's missing. */
  readonly page: (urlPath: string) => string;
  readonly report: () => ContentReport;
  /**
   * Shrinks the sample's pictures so that none has to be resized, which takes a third of a first
   * build.
   */
  readonly shrinkPictures: () => Promise<void>;
  /**
   * Saves the current contents of the folder. The returned function restores them in the same
   * place.
   */
  readonly snapshot: () => () => void;
  readonly remove: () => void;
}

/** Creates the first free numbered folder below `parent`. */
function takePlace(parent: string): string {
  for (let number = 1; ; number++) {
    const place = path.join(parent, `site-copy-${number}`);
    try {
      mkdirSync(place);
      return place;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error; // another copy has it
    }
  }
}

/**
 * Copies the project, or another checkout of it, with the sample as its content. Dependencies are
 * shared by a link. During `npm test` (`WEBPACK_CACHES`), a copy also gets the rendered drawings,
 * and the webpack cache of the previous copy in the same place, which halves the work of a build.
 * It has to be the same place because the cache contains absolute paths.
 */
export function copySite(parent: string = os.tmpdir(), root: string = process.cwd()): SiteCopy {
  const directory = takePlace(parent);
  const { WEBPACK_CACHES } = process.env;
  const kept = WEBPACK_CACHES && path.join(WEBPACK_CACHES, path.basename(directory));
  const cache = path.join(directory, ".cache/webpack");
  if (kept && existsSync(kept)) move(kept, cache);
  cpSync(root, directory, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(path.relative(root, source)),
  });
  // Earlier checkouts have their sample one folder deeper.
  const sample = ["sample", "sample/content"]
    .map((folder) => path.join(root, folder))
    .find(hasContent);
  if (sample) {
    rmSync(path.join(directory, "content"), { recursive: true, force: true });
    cpSync(sample, path.join(directory, "content"), { recursive: true });
  }
  const pictures = path.join(root, SITE_PICTURES);
  if (kept && existsSync(pictures)) {
    cpSync(pictures, path.join(directory, SITE_PICTURES), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(directory, "node_modules"));
  const file = (name: string): string => readFileSync(path.join(directory, name), "utf8");
  return {
    directory,
    build: (env = {}, onStart = () => {}) => buildSite(directory, env, onStart),
    page: (urlPath) => file(path.join("public", urlPath, "index.html")),
    report: () => JSON.parse(file("reports/content.json")),
    shrinkPictures: () => shrinkPictures(path.join(directory, "content/images")),
    snapshot: () => {
      const kept = `${directory}-snapshot`;
      cpSync(directory, kept, {
        recursive: true,
        verbatimSymlinks: true,
        preserveTimestamps: true,
      });
      return () => {
        rmSync(directory, { recursive: true, force: true });
        cpSync(kept, directory, {
          recursive: true,
          verbatimSymlinks: true,
          preserveTimestamps: true,
        });
      };
    },
    remove: () => {
      if (kept && existsSync(cache)) move(cache, kept);
      for (const folder of [directory, `${directory}-snapshot`]) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

async function shrinkPictures(folder: string): Promise<void> {
  for (const file of filesBelow(folder).filter((name) => /\.(?:jpg|png)$/.test(name))) {
    const picture = sharp(path.join(folder, file)).resize(64, 64, { fit: "outside" });
    writeFileSync(path.join(folder, file), await picture.toBuffer());
  }
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

function buildSite(
  cwd: string,
  env: Readonly<Record<string, string>>,
  onStart: (pid: number) => void,
): Promise<BuildOutcome> {
  const tsx = createRequire(path.join(cwd, "package.json")).resolve("tsx");
  return runNode(cwd, ["--import", `file://${tsx}`, "scripts/build.ts"], { env, onStart });
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly onStart?: ((pid: number) => void) | undefined;
}

/** Runs Node in `cwd` and collects its output. It's killed when the test file ends. */
export function runNode(
  cwd: string,
  args: readonly string[],
  { env = {}, onStart = () => {} }: RunOptions = {},
): Promise<BuildOutcome> {
  const startedAt = performance.now();
  const { child } = spawnGroup(args, {
    cwd,
    // A build gets a fresh environment, without variables of the test runner.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (child.pid) onStart(child.pid);
  const parts: string[] = [];
  const errors: string[] = [];
  child.stdout?.on("data", (part) => parts.push(String(part)));
  child.stderr?.on("data", (part) => {
    parts.push(String(part));
    errors.push(String(part));
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const seconds = (performance.now() - startedAt) / 1_000;
      resolve({ code, output: parts.join(""), errors: errors.join(""), seconds });
    });
  });
}
