import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { generatedContent } from "../__tests__/support/content/generated-content";
import { type BuildOutcome, copySite } from "../__tests__/support/content/site-copy";
import { wholeNumber } from "../src/node/cli";
import { serveContent } from "./support/api";
import { jobCount, stepSeconds } from "./support/build-log";
import { watchMemory } from "./support/memory";
import { type Checkout, OWN_SITE, readOptions } from "./support/options";
import { makePictures, picturePath } from "./support/pictures";
import type { Keep, Row } from "./support/results";
import { ratioRows, rotated } from "./support/statistics";

const DEFAULT_SIZES = [100, 1_000, 5_000];
const COMPARISON = { keys: ["posts", "step"], columns: ["wall s", "peak MB"] };

/** A copy of a site that builds from a content API. */
interface BuildableSite {
  readonly name: string;
  readonly build: (apiUrl: string) => Promise<BuildOutcome>;
  readonly remove: () => void;
}

/** What a build is of: number of posts, what was changed before it, and site. */
type Subject = Readonly<Record<"posts" | "step" | "site", string | number>>;

/**
 * `npm run bench -- build [sizes] [--also NAME=DIR]…`: a cold build, one without a change and those
 * after one edited, one added and one removed post, of this checkout and others in turn, from one content
 * API on loopback. A tenth of the posts have pictures of their own, the others share one.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { words, also } = readOptions(args);
  const sizes = words.map((text) =>
    wholeNumber(text, "The number of posts", { min: 1, max: 100_000 }),
  );
  const builds: Row[] = [];
  const steps: Row[] = [];
  for (const size of sizes.length > 0 ? sizes : DEFAULT_SIZES) {
    await measureSize(size, also, (subject, { output, seconds }, megabytes) => {
      const wall = { "wall s": Number(seconds.toFixed(1)) };
      builds.push({ ...subject, ...wall, "peak MB": megabytes, ...jobs(output) });
      steps.push({ ...subject, ...stepSeconds(output, seconds), ...wall });
      keep({ Builds: builds, Ratios: ratioRows(builds, COMPARISON), "Seconds by step": steps });
    });
  }
}

const jobs = (log: string): Row => ({
  queries: jobCount(log, "run queries in workers") || jobCount(log, "run page queries"),
  "pages rendered": jobCount(log, "Building static HTML for pages"),
  "image jobs": jobCount(log, "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"),
});

async function measureSize(
  posts: number,
  also: readonly Checkout[],
  onBuild: (subject: Subject, outcome: BuildOutcome, peakMegabytes: number) => void,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const imagesDirectory = makePictures(folder, posts);
  const content = generatedContent(posts, { imagePath: (id) => picturePath(id, posts) });
  const api = await serveContent(content, imagesDirectory, folder);
  const sites = [{ name: OWN_SITE, directory: process.cwd() }, ...also].map(copyOf);
  const middle = Math.ceil(posts / 2);
  const changes: Readonly<Record<string, () => unknown>> = {
    cold: () => {},
    "nothing changed": () => {},
    "one edited": () => content.edit(middle, { title: "An edited title" }),
    "one added": () => content.add(),
    "one removed": () => content.remove(middle),
  };
  try {
    for (const [round, [step, change]] of Object.entries(changes).entries()) {
      change();
      for (const { name: site, build } of rotated(sites, round)) {
        const memory = watchMemory(process.pid);
        const outcome = await build(api.url);
        const peakMegabytes = memory.stop();
        if (outcome.code !== 0) throw new Error(`${site} failed:\n${outcome.output.slice(-3_000)}`);
        console.log(`${posts} posts, ${step}, ${site}: ${outcome.seconds.toFixed(1)} s`);
        onBuild({ posts, step, site }, outcome, peakMegabytes);
      }
    }
  } finally {
    await api.close();
    for (const site of sites) site.remove();
    rmSync(folder, { recursive: true });
  }
}

function copyOf({ name, directory }: Checkout): BuildableSite {
  const { build, remove } = copySite(os.tmpdir(), directory);
  return { name, build: (url) => build({ CONTENT_API_URL: url }), remove };
}
