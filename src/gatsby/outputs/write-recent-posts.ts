import path from "node:path";
import type { BuildArgs } from "gatsby";
import { replaceOutput } from "../../node/replace-file";
import { RECENT_POSTS_ROUTE } from "../../site/routes";

/**
 * Writes the latest posts for the sidebar of articles. They're in a separate file, so that a new
 * post doesn't change every article.
 */
export async function writeRecentPosts(
  graphql: BuildArgs["graphql"],
  publicDirectory: string,
): Promise<void> {
  const { data, errors } = await graphql<Queries.RecentPostsQuery>(`#graphql
    query RecentPosts {
      postList(kind: { eq: "recent" }) {
        posts {
          slug
          title
          date
          image {
            childImageSharp {
              gatsbyImageData(
                width: 72
                aspectRatio: 1
                layout: FIXED
                outputPixelDensities: [1, 2]
              )
            }
          }
        }
      }
    }
  `);
  if (!data) throw new Error(`The recent posts couldn't be queried: ${errors}`);
  const file = path.join(publicDirectory, RECENT_POSTS_ROUTE);
  replaceOutput(file, JSON.stringify(data.postList?.posts ?? []));
}
