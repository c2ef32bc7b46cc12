import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { RECENT_SLICE, recentSlice } from "../pages/plan-pages";

const PUBLIC = "public";
/** The folders of slices, below `public`. */
const FOLDERS = ["slice-data", "_gatsby/slices"];
/** Removed slices: Gatsby takes them for written when the same slice returns. Deleted with `.cache`. */
const REMOVED_DIRECTORY = ".cache/removed-slices";

/** Returns the ids of the slices with recent posts. */
export async function queryRecentSlices(graphql: BuildArgs["graphql"]): Promise<string[]> {
  const { data, errors } = await graphql<Queries.RecentSlicesQuery>(`#graphql
    query RecentSlices {
      allPostList(filter: { kind: { eq: "recent" } }) { nodes { slug } }
    }
  `);
  if (!data) throw new Error(`The recent posts could not be queried: ${errors}`);
  return data.allPostList.nodes.map(({ slug }) => recentSlice(slug));
}

/** Takes the slices with recent posts that Gatsby no longer makes, all but `ids`, out of `public`. */
export function removeOtherSlices(ids: readonly string[]): void {
  moveSlices(PUBLIC, REMOVED_DIRECTORY, (id) => !ids.includes(id));
}

/** Puts removed slices back that Gatsby makes again. */
export function restoreSlices(ids: readonly string[]): void {
  moveSlices(REMOVED_DIRECTORY, PUBLIC, (id) => ids.includes(id));
}

function moveSlices(from: string, to: string, isMoved: (id: string) => boolean): void {
  for (const folder of FOLDERS) {
    const source = path.resolve(from, folder);
    for (const name of existsSync(source) ? readdirSync(source) : []) {
      const id = name.replace(/(?:-\d+\.html|\.json)(?:\.br|\.gz)?$/, "");
      if (!id.startsWith(RECENT_SLICE) || !isMoved(id)) continue;
      mkdirSync(path.resolve(to, folder), { recursive: true });
      copyFileSync(path.join(source, name), path.resolve(to, folder, name));
      rmSync(path.join(source, name));
    }
  }
}
