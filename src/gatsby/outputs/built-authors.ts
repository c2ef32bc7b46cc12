import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { Author } from "../../content/catalogue/author-record";
import { replaceOutput } from "../../node/replace-file";
import { BUILT_AUTHORS_ROUTE } from "../../site/routes";

/**
 * Writes the records of those `authors` who have a page. Browsers need them to show posts that are
 * newer than the build. An author without published posts has no page.
 */
export async function writeBuiltAuthors(
  graphql: BuildArgs["graphql"],
  authors: readonly Author[],
  publicDirectory: string,
): Promise<void> {
  const { data, errors } = await graphql<Queries.BuiltAuthorsQuery>(`#graphql
    query BuiltAuthors {
      allPostList(filter: { kind: { eq: "author" }, page: { eq: 1 } }) { nodes { slug } }
    }
  `);
  if (!data) throw new Error(`The authors' pages couldn't be queried: ${errors}`);
  const pages = new Set(data.allPostList.nodes.map(({ slug }) => slug));
  const built = authors.filter(({ authorId }) => pages.has(authorId));
  replaceOutput(path.join(publicDirectory, BUILT_AUTHORS_ROUTE), JSON.stringify(built));
}
