import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  type GeneratedContent,
  generatedContent,
} from "../__tests__/support/content/generated-content";
import { copySite, runNode } from "../__tests__/support/content/site-copy";
import { startLoad } from "../__tests__/support/servers/load";
import { wholeNumber } from "../src/node/cli";
import { serveContent } from "./support/api";
import { startHost } from "./support/hosts";
import { watchMemory } from "./support/memory";
import { type Checkout, OWN_SITE, readOptions } from "./support/options";
import { makePictures, picturePath } from "./support/pictures";
import type { Keep, Row } from "./support/results";

const DEFAULT_POSTS = 1_000;
const PAUSE_MS = 100;
const OTHER_PICTURE = "posts/10.jpg";
/** Pages that a visitor reads over and over meanwhile, with a moment between. */
const VISITED = ["/", "/blog", "/blog/1", "/pricing"];

/** A change of content, and what the page at `urlPath` has once it is published; null: no page. */
interface Change {
  readonly name: string;
  readonly urlPath: string;
  readonly shows: string | null;
}

/** The changes of a morning, over and over: round `n` from 0. */
function change(n: number, content: GeneratedContent): Change {
  const posts = content.posts();
  const some = posts[Math.floor(posts.length / 2) + n]?.id ?? 1;
  const published = (name: string, { id, title }: { id: number; title: string }): Change => ({
    name,
    urlPath: `/blog/${id}`,
    shows: title,
  });
  switch (n % 4) {
    case 0:
      return published("added", content.add());
    case 1:
      return published("edited", content.edit(some, { title: `Edited in round ${n}` }));
    case 2:
      content.remove(some);
      return { name: "removed", urlPath: `/blog/${some}`, shows: null };
    default: {
      const more = { title: `With another picture since ${n}`, image_path: OTHER_PICTURE };
      return published("other picture", content.edit(some, more));
    }
  }
}

/**
 * `npm run bench -- publish [POSTS] [--runs N] [--also NAME=DIR]…`: a morning of publishing, for this checkout and
 * then for each other one. After each change of content `npm run rebuild` builds, checks and switches the
 * release, while a visitor reads the site. Throws where a change is not published.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { words, runs, also } = readOptions(args);
  const posts = words[0]
    ? wholeNumber(words[0], "The number of posts", { min: 1, max: 100_000 })
    : DEFAULT_POSTS;
  const rows: Row[] = [];
  for (const checkout of [{ name: OWN_SITE, directory: process.cwd() }, ...also]) {
    await morning(checkout, posts, runs, (row) => {
      rows.push(row);
      console.log(JSON.stringify(row));
      keep({ [`${posts} posts`]: rows });
    });
  }
}

async function morning(
  { name, directory }: Checkout,
  posts: number,
  runs: number,
  onRound: (row: Row) => void,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-publish-"));
  const imagesDirectory = makePictures(folder, posts);
  const content = generatedContent(posts, { imagePath: (id) => picturePath(id, posts) });
  const api = await serveContent(content, imagesDirectory, folder);
  const site = copySite(folder, directory);
  const releases = path.join(folder, "releases");
  mkdirSync(releases);
  const env = { CONTENT_API_URL: api.url, RELEASES_DIR: releases };
  const rebuild = async () => {
    const script = ["--import", `file://${require.resolve("tsx")}`, "scripts/rebuild.ts"];
    const { code, output, seconds } = await runNode(site.directory, script, { env });
    if (code !== 0) throw new Error(output.slice(-3_000));
    return seconds;
  };
  const stops = [api.close];
  try {
    await rebuild();
    const host = await startHost(site.directory, env);
    stops.push(host.stop);
    for (let round = 0; round < runs; round++) {
      const { name: changed, urlPath, shows } = change(round, content);
      const visitor = startLoad(host.url, VISITED, 1, { pauseMs: PAUSE_MS });
      const memory = watchMemory(process.pid);
      const seconds = await rebuild();
      const peak = memory.stop();
      const { requests, failures } = await visitor.stop();
      const page = await fetch(host.url + urlPath);
      const isPublished = shows ? (await page.text()).includes(shows) : page.status === 410;
      if (!isPublished) throw new Error(`Round ${round}: ${changed} was not published.`);
      onRound({
        site: name,
        change: changed,
        "rebuild s": Number(seconds.toFixed(1)),
        "peak MB": peak,
        ".cache MB": megabytes(path.join(site.directory, ".cache")),
        "public MB": megabytes(path.join(site.directory, "public")),
        "releases MB": megabytes(releases),
        requests,
        failed: failures.length,
      });
    }
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Megabytes of the files below a folder; each file once, however many links it has. */
const megabytes = (directory: string): number =>
  Number.parseInt(execFileSync("du", ["-sm", directory], { encoding: "utf8" }), 10);
