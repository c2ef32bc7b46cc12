import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import type { GeneratedContent } from "../__tests__/support/content/generated-content";
import { copySite, runNode } from "../__tests__/support/content/site-copy";
import { startLoad } from "../__tests__/support/servers/load";
import { serveGeneratedPosts } from "./support/content";
import { startHost } from "./support/hosts";
import { withPeakMemory } from "./support/memory";
import { type Checkout, postCounts, readOptions } from "./support/options";
import type { Keep, Row } from "./support/results";
import { withFolder } from "./support/temporary";

const PAUSE_MS = 100;
const OTHER_PICTURE = "posts/10.jpg";
/** Pages that a visitor keeps requesting, with short pauses, while releases are switched. */
const VISITED = ["/", "/blog", "/blog/1", "/pricing"];

/**
 * Changes a post. Edits and removals apply to the post `id`. Returns the title that the post's page
 * shows afterwards, or null if the page is gone.
 */
type Change = (
  content: GeneratedContent,
  id: number,
  round: number,
) => { readonly id: number; readonly title: string | null };

const CHANGES: Readonly<Record<string, Change>> = {
  added: (content) => content.add(),
  edited: (content, id, round) => content.edit(id, { title: `Edited in round ${round}` }),
  removed: (content, id) => {
    content.remove(id);
    return { id, title: null };
  },
  "other picture": (content, id, round) =>
    content.edit(id, { title: `Another picture in round ${round}`, image_path: OTHER_PICTURE }),
};

/**
 * `npm run bench -- publish [POSTS] [--runs N] [--also NAME=DIR]…`: measures a morning of
 * publishing, for this checkout and then each of the others. After each content change, `npm run
 * rebuild` publishes a new release while a visitor reads the site. Throws if a change isn't
 * published.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { words, runs, checkouts } = readOptions(args);
  const [posts = 0] = postCounts(words, [1_000]);
  const rows: Row[] = [];
  for (const checkout of checkouts) {
    await measureMorning(checkout, posts, runs, (row) => {
      rows.push(row);
      console.log(JSON.stringify(row));
      keep({ [`${posts} posts`]: rows });
    });
  }
}

function measureMorning(
  checkout: Checkout,
  posts: number,
  runs: number,
  onRound: (row: Row) => void,
): Promise<void> {
  return withFolder(async (folder, defer) => {
    const { content, apiUrl } = await serveGeneratedPosts(posts, folder, defer);
    const site = copySite(folder, checkout.directory);
    const releases = path.join(folder, "releases");
    mkdirSync(releases);
    const env = { CONTENT_API_URL: apiUrl, RELEASES_DIR: releases };
    const script = ["--import", `file://${require.resolve("tsx")}`, "scripts/rebuild.ts"];
    const rebuild = () => withPeakMemory(() => runNode(site.directory, script, { env }));
    const morning = Array.from({ length: runs }, () => Object.entries(CHANGES)).flat();
    await rebuild();
    const { url } = await startHost({ ...checkout, ...site }, env, defer);
    for (const [round, [changed, change]] of morning.slice(0, runs).entries()) {
      const middle = content.posts()[Math.floor(content.posts().length / 2) + round];
      const { id, title } = change(content, middle?.id ?? 1, round);
      const visitor = startLoad(url, VISITED, 1, { pauseMs: PAUSE_MS });
      const { seconds, peakMegabytes } = await rebuild();
      const { requests, failures } = await visitor.stop();
      const page = await fetch(`${url}/blog/${id}`);
      const isPublished = title ? (await page.text()).includes(title) : page.status === 410;
      if (!isPublished) throw new Error(`Round ${round}: ${changed} was not published.`);
      onRound({
        site: checkout.name,
        change: changed,
        "rebuild s": Number(seconds.toFixed(1)),
        "peak MB": peakMegabytes,
        ".cache MB": megabytes(path.join(site.directory, ".cache")),
        "public MB": megabytes(path.join(site.directory, "public")),
        "releases MB": megabytes(releases),
        requests,
        failed: failures.length,
      });
    }
  });
}

/** Returns the size of a folder's files in MB. Hard-linked files count once. */
const megabytes = (directory: string): number =>
  Number.parseInt(execFileSync("du", ["-sm", directory], { encoding: "utf8" }), 10);
