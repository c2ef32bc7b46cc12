import { cpSync, symlinkSync } from "node:fs";
import path from "node:path";
import { copySite, runNode } from "../__tests__/support/content/site-copy";
import { jobCount, stepSeconds } from "./support/build-log";
import { serveGeneratedPosts } from "./support/content";
import { withPeakMemory } from "./support/memory";
import { type Checkout, postCounts, readOptions } from "./support/options";
import type { Keep, Row } from "./support/results";
import { ratioRows, rotated } from "./support/statistics";
import { withFolder } from "./support/temporary";

const PLAIN_GATSBY = "plain-gatsby";

/**
 * `npm run bench -- build [sizes] [--also NAME=DIR]…`: measures builds, with a rebuild's settings,
 * of this checkout, other checkouts and a plain Gatsby site. They take turns and read the same
 * content API on loopback. Measures a cold build, builds without changes, and builds after a post
 * was edited, added and removed. A tenth of the posts have their own picture, and the others share
 * one.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { words, checkouts } = readOptions(args);
  const builds: Row[] = [];
  const steps: Row[] = [];
  for (const size of postCounts(words, [100, 1_000, 5_000])) {
    await measureSize(size, checkouts, (subject, { output, seconds, peakMegabytes }) => {
      const wall = { "wall s": Number(seconds.toFixed(1)) };
      builds.push({ ...subject, ...wall, "peak MB": peakMegabytes, ...jobs(output) });
      steps.push({ ...subject, ...stepSeconds(output, seconds), ...wall });
      console.log(JSON.stringify(builds.at(-1)));
      keep({
        Builds: builds,
        Ratios: ratioRows(builds, ["posts", "step"], ["wall s", "peak MB"]),
        "Seconds by step": steps,
      });
    });
  }
}

/**
 * Copies a plain Gatsby site to `folder` and returns a function that builds it with the API's
 * posts.
 */
function plainGatsby(folder: string, apiUrl: string) {
  const directory = path.join(folder, PLAIN_GATSBY);
  cpSync(path.resolve("bench", PLAIN_GATSBY), directory, { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(directory, "node_modules"));
  const gatsby = require.resolve("gatsby/cli.js");
  const env = { CONTENT_API_URL: apiUrl, GATSBY_TELEMETRY_DISABLED: "1" };
  return () => runNode(directory, [gatsby, "build"], { env });
}

const jobs = (log: string): Row => ({
  queries: jobCount(log, "run queries in workers") || jobCount(log, "run page queries"),
  "pages rendered": jobCount(log, "Building static HTML for pages"),
  "image jobs": jobCount(log, "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"),
});

function measureSize(
  posts: number,
  checkouts: readonly Checkout[],
  onBuild: (subject: Row, outcome: Awaited<ReturnType<typeof withPeakMemory>>) => void,
): Promise<void> {
  return withFolder(async (folder, defer) => {
    const { content, apiUrl } = await serveGeneratedPosts(posts, folder, defer);
    const environment = { CONTENT_API_URL: apiUrl, GENERATE_TYPES: "0" }; // as in a rebuild
    const sites = [
      ...checkouts.map(({ name, directory }) => {
        const copy = copySite(folder, directory);
        return { name, build: () => copy.build(environment) };
      }),
      { name: PLAIN_GATSBY, build: plainGatsby(folder, apiUrl) },
    ];
    const middle = Math.ceil(posts / 2);
    const changes: Readonly<Record<string, () => unknown>> = {
      cold: () => {},
      "nothing changed, after cold": () => {},
      "nothing changed": () => {},
      "one edited": () => content.edit(middle, { title: "An edited title" }),
      "one added": () => content.add(),
      "one removed": () => content.remove(middle),
    };
    for (const [round, [step, change]] of Object.entries(changes).entries()) {
      change();
      for (const { name: site, build } of rotated(sites, round)) {
        const outcome = await withPeakMemory(build);
        onBuild({ posts, step, site }, outcome);
      }
    }
  });
}
