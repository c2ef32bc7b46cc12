import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { encodeShard, type IndexedPost, type SearchManifest } from "../content/search-index";
import { KNOWN_NEWEST_POSTS, SEARCH_SHARD_POSTS } from "../site/limits";
import { pageRoute, ROUTES, SEARCH_MANIFEST_ROUTE } from "../site/routes";
import { COMPRESSED } from "./site-files";

/** A file of the index: its name beside the manifest, and its text. */
export interface IndexFile {
  readonly name: string;
  readonly text: string;
}

/** The index over `posts`, newest first: files named by their content, and what names them. */
export function planSearchIndex(posts: readonly IndexedPost[]): {
  readonly manifest: SearchManifest;
  readonly files: readonly IndexFile[];
} {
  const count = Math.ceil(posts.length / SEARCH_SHARD_POSTS);
  const files = Array.from({ length: count }, (_, i): IndexFile => {
    const part = posts.slice(i * SEARCH_SHARD_POSTS, (i + 1) * SEARCH_SHARD_POSTS);
    const text = JSON.stringify(encodeShard(part));
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
    return { name: `${hash}.json`, text };
  });
  const newest = posts.slice(0, KNOWN_NEWEST_POSTS);
  const manifest: SearchManifest = {
    total: posts.length,
    newest: newest.map(({ slug }) => slug),
    since: posts.length > newest.length ? (newest.at(-1)?.publishedAt ?? "") : "",
    shards: files.map(({ name }) => name),
  };
  return { manifest, files };
}

/** What Gatsby keeps of a built list page, as far as the index needs it. */
interface BuiltList {
  readonly result: {
    readonly data: {
      readonly postList: { readonly pageCount: number; readonly posts: readonly IndexedPost[] };
    };
  };
}

/**
 * Every post, newest first, out of the list pages that the build has just written: so search shows
 * exactly what the lists show, pictures included, and costs no queries.
 */
export function readBuiltPosts(publicDirectory: string): IndexedPost[] {
  const read = (page: number) => {
    const file = path.join(
      publicDirectory,
      "page-data",
      pageRoute(ROUTES.blog, page),
      "page-data.json",
    );
    const built = JSON.parse(readFileSync(file, "utf8")) as BuiltList; // written by this build
    return built.result.data.postList;
  };
  const first = read(1);
  const others = Array.from({ length: first.pageCount - 1 }, (_, i) => read(i + 2).posts);
  return [first.posts, ...others].flat();
}

/** Writes the index below `publicDirectory`; files of an earlier build that it lacks go, with their copies. */
export function writeSearchIndex(publicDirectory: string): void {
  const { manifest, files } = planSearchIndex(readBuiltPosts(publicDirectory));
  const manifestFile = path.join(publicDirectory, SEARCH_MANIFEST_ROUTE);
  const directory = path.dirname(manifestFile);
  mkdirSync(directory, { recursive: true });
  for (const { name, text } of files) {
    const file = path.join(directory, name);
    if (!existsSync(file)) writeFileSync(file, text);
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
  const kept = new Set([path.basename(manifestFile), ...manifest.shards]);
  for (const name of readdirSync(directory)) {
    if (!kept.has(name.replace(COMPRESSED, ""))) rmSync(path.join(directory, name));
  }
}
