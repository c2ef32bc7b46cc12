import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { generatedContent } from "../__tests__/support/generated-content";
import { type BuildOutcome, copySite } from "../__tests__/support/site-copy";
import { openContactStore } from "../src/server/contact-store";
import { createContentApi } from "../src/server/content-api";
import { listen } from "../src/server/listen";
import { watchMemory } from "./measure";
import { collectResults, type Row } from "./results";

const DEFAULT_SIZES = [100, 1_000, 5_000, 10_000];
/** One post in ten has a picture of its own. */
const OWN_PICTURE_EVERY = 10;

/** Jobs that Gatsby reports as "name - 1.2s - 12/12"; 0 when it did none. */
function jobs(output: string, name: string): number {
  const line = new RegExp(`success ${name}[^\\n]*?- (\\d+)/\\d+`).exec(output);
  return Number(line?.[1] ?? 0);
}

const row = (posts: number, step: string, outcome: BuildOutcome, megabytes: number): Row => ({
  posts,
  step,
  "wall s": outcome.seconds,
  "peak MB": megabytes,
  queries:
    jobs(outcome.output, "run queries in workers") || jobs(outcome.output, "run page queries"),
  "pages rendered": jobs(outcome.output, "Building static HTML for pages"),
  "image jobs": jobs(outcome.output, "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"),
});

/**
 * `npm run bench -- build [sizes]`: a cold build and the rebuilds after one edited, one added and one
 * removed post, from a content API on loopback. A tenth of the posts have pictures of their own, the
 * others share one.
 */
export async function run(args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : DEFAULT_SIZES;
  const keep = collectResults("build", `npm run bench -- build ${sizes.join(" ")}`);
  for (const size of sizes) await measureSize(size, keep);
}

async function measureSize(size: number, keep: (row: Row) => void): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const imagesDirectory = makePictures(folder, size);
  const content = generatedContent(size, {
    imagePath: (id) => (hasOwnPicture(id) && id <= size ? `posts/${id}.jpg` : "fallback/blog.jpg"),
  });
  const contactStore = await openContactStore(path.join(folder, "contact.jsonl"));
  const app = createContentApi({ content, imagesDirectory, contactStore });
  const api = await listen(app.fetch, { port: 0, host: "127.0.0.1" });
  const site = copySite();
  const step = async (name: string, change: () => void): Promise<void> => {
    change();
    let watch: ReturnType<typeof watchMemory> | undefined;
    const outcome = await site.build({ CONTENT_API_URL: api.url }, (pid) => {
      watch = watchMemory(pid);
    });
    if (outcome.code !== 0) throw new Error(`The build failed:\n${outcome.output.slice(-3_000)}`);
    keep(row(size, name, outcome, watch?.stop() ?? 0));
  };
  try {
    const middle = Math.ceil(size / 2);
    await step("cold", () => {});
    await step("nothing changed", () => {});
    await step("one edited", () => content.edit(middle, { title: "An edited title" }));
    await step("one added", () => content.add());
    await step("one removed", () => content.remove(middle));
  } finally {
    await api.close();
    await contactStore.close();
    site.remove();
    rmSync(folder, { recursive: true });
  }
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
