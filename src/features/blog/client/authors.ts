import * as v from "valibot";
import { readSiteFile } from "../../../client/site-file";
import { builtAuthors } from "../../../content/blog/post-authors";
import { BUILT_AUTHORS_ROUTE } from "../../../site/routes";

/**
 * Fetches the authors who have a page. Returns an empty list on failure, so that posts show only
 * their author's name.
 */
export async function readAuthors(): Promise<v.InferOutput<typeof builtAuthors>> {
  try {
    return v.parse(builtAuthors, await readSiteFile(BUILT_AUTHORS_ROUTE));
  } catch {
    return [];
  }
}
