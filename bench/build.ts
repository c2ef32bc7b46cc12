import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { generatedContent } from "../__tests__/support/generated-content";
import { type BuildOutcome, copySite } from "../__tests__/support/site-copy";
import { serveContent } from "./api";
import { jobCount, stepSeconds } from "./build-log";
import { watchMemory } from "./measure";
import { type Checkout, OWN_SITE, PEER, readBuildOptions } from "./options";
import { buildPeer, preparePeer } from "./peer";
import { keepTables, markdownTables, type Row } from "./results";
import { ratio, ratioRows, rotated } from "./statistics";

/** One post in ten has a picture of its own. */
const OWN_PICTURE_EVERY = 10;
const EDITED = "one edited";

/** A copy of a site that builds from a content API. */
interface BuildableSite {
  readonly name: string;
  readonly build: (apiUrl: string, onStart: (pid: number) => void) => Promise<BuildOutcome>;
  readonly remove: () => void;
}

interface Tables {
  readonly builds: Row[];
  readonly steps: Row[];
}

/**
 * `npm run bench -- build [sizes] [--also NAME=DIR]…`: a cold build, one without a change and those
 * after one edited, one added and one removed post, of our site, the plain Gatsby site and other
 * checkouts in turn, from one content API on loopback. A tenth of the posts have pictures of their own,
 * the others share one.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { sizes, also } = readBuildOptions(args);
  const command = ["npm run bench -- build", ...args].join(" ");
  const { builds, steps }: Tables = { builds: [], steps: [] };
  const tables = () => ({
    Builds: builds,
    [`Ratio to ${PEER}`]: comparison(builds),
    "Seconds by step": steps,
  });
  for (const size of sizes) {
    await measureSize(size, also, (measured) => {
      builds.push(buildRow(size, measured));
      steps.push(stepRow(size, measured));
      keepTables("build", command, tables());
    });
  }
  console.log(`\n${markdownTables(tables())}`);
}

interface Measured {
  readonly step: string;
  readonly site: string;
  readonly outcome: BuildOutcome;
  readonly megabytes: number;
}

function buildRow(posts: number, { step, site, outcome, megabytes }: Measured): Row {
  const jobs = (name: string) => jobCount(outcome.output, name);
  return {
    posts,
    step,
    site,
    "wall s": Number(outcome.seconds.toFixed(1)),
    "peak MB": megabytes,
    queries: jobs("run queries in workers") || jobs("run page queries"),
    "pages rendered": jobs("Building static HTML for pages"),
    "image jobs": jobs("Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"),
  };
}

const stepRow = (posts: number, { step, site, outcome }: Measured): Row => ({
  posts,
  step,
  site,
  ...stepSeconds(outcome.output, outcome.seconds),
  "wall s": Number(outcome.seconds.toFixed(1)),
});

/** Each build ÷ the plain Gatsby site's same build, and ÷ its build after one edited post. */
function comparison(builds: readonly Row[]): Row[] {
  const columns = ["wall s", "peak MB"];
  return ratioRows(builds, { keys: ["posts", "step"], base: PEER, columns }).map((row) => {
    const own = builds.find(
      ({ posts, step, site }) => posts === row.posts && step === row.step && site === row.site,
    );
    const edited = builds.find(
      ({ posts, step, site }) => posts === row.posts && step === EDITED && site === PEER,
    );
    return { ...row, "wall s ÷ one edited": ratio(own?.["wall s"], edited?.["wall s"]) };
  });
}

async function measureSize(
  size: number,
  also: readonly Checkout[],
  keep: (measured: Measured) => void,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const imagesDirectory = makePictures(folder, size);
  const content = generatedContent(size, {
    imagePath: (id) => (hasOwnPicture(id) && id <= size ? `posts/${id}.jpg` : "fallback/blog.jpg"),
  });
  const api = await serveContent(content, imagesDirectory, folder);
  const own = { name: OWN_SITE, directory: process.cwd() };
  const sites = [copyOf(own), peerIn(folder, imagesDirectory), ...also.map(copyOf)];
  const middle = Math.ceil(size / 2);
  const steps: readonly (readonly [string, () => void])[] = [
    ["cold", () => {}],
    ["nothing changed", () => {}],
    [EDITED, () => content.edit(middle, { title: "An edited title" })],
    ["one added", () => content.add()],
    ["one removed", () => content.remove(middle)],
  ];
  try {
    for (const [round, [step, change]] of steps.entries()) {
      change();
      for (const site of rotated(sites, round)) {
        keep({ step, site: site.name, ...(await measureBuild(site, api.url)) });
      }
    }
  } finally {
    await api.close();
    for (const site of sites) site.remove();
    rmSync(folder, { recursive: true });
  }
}

async function measureBuild({ name, build }: BuildableSite, apiUrl: string) {
  let watch: ReturnType<typeof watchMemory> | undefined;
  const outcome = await build(apiUrl, (pid) => {
    watch = watchMemory(pid);
  });
  const megabytes = watch?.stop() ?? 0;
  if (outcome.code !== 0) throw new Error(`${name} failed:\n${outcome.output.slice(-3_000)}`);
  console.log(`${name}: ${outcome.seconds.toFixed(1)} s, ${megabytes} MB`);
  return { outcome, megabytes };
}

function copyOf({ name, directory }: Checkout): BuildableSite {
  const { build, remove } = copySite(os.tmpdir(), directory);
  return { name, build: (url, onStart) => build({ CONTENT_API_URL: url }, onStart), remove };
}

function peerIn(folder: string, imagesDirectory: string): BuildableSite {
  const directory = path.join(folder, PEER);
  mkdirSync(directory);
  preparePeer(directory, imagesDirectory);
  const build: BuildableSite["build"] = (url, onStart) => buildPeer(directory, url, onStart);
  return { name: PEER, build, remove: () => rmSync(directory, { recursive: true }) };
}

const hasOwnPicture = (id: number): boolean => id % OWN_PICTURE_EVERY === 0;

/** The images of the site and, for a tenth of the posts, copies of one that differ in a few bytes. */
function makePictures(folder: string, size: number): string {
  const directory = path.join(folder, "images");
  cpSync("src/images", directory, { recursive: true });
  mkdirSync(path.join(directory, "posts"));
  const picture = readFileSync(path.join(directory, "fallback/blog.jpg"));
  for (let id = OWN_PICTURE_EVERY; id <= size; id += OWN_PICTURE_EVERY) {
    const own = Buffer.concat([picture, Buffer.from(`post ${id}`)]); // after the end of the picture
    writeFileSync(path.join(directory, `posts/${id}.jpg`), own);
  }
  return directory;
}
