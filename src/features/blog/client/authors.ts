import * as v from "valibot";
import { readSiteFile } from "../../../client/site-file";
import { BUILT_AUTHORS_ROUTE, builtAuthors } from "../../../content/blog/post-authors";

/** Fetches the authors who have a page; none when it fails, and posts have their authors' names alone. */
export async function readAuthors(): Promise<v.InferOutput<typeof builtAuthors>> {
  try {
    return v.parse(builtAuthors, await readSiteFile(BUILT_AUTHORS_ROUTE));
  } catch {
    return [];
  }
}
