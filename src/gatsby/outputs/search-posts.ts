import path from "node:path";
import type { BuildArgs } from "gatsby";
import * as v from "valibot";
import { type IndexedPost, pictureUrl } from "../../content/blog/search-index";
import { readCacheFile, writeCacheFile } from "../../node/json-file";

/**
 * Cache of the URLs of pictures in lists, by image digest. Gatsby takes 20 ms to compute an image's
 * file names even if the files exist, which adds minutes to each build of a large blog.
 */
const CACHE_FILE = ".cache/search-pictures.json";
const pictureUrls = v.record(v.string(), v.string());

type Query = BuildArgs["graphql"];

/** Returns every built post, newest first, with the picture that lists show. */
export async function querySearchPosts(
  graphql: Query,
  cacheFile: string = path.resolve(CACHE_FILE),
): Promise<IndexedPost[]> {
  const { data, errors } = await graphql<Queries.SearchPostsQuery>(`#graphql
    query SearchPosts {
      allPostList(filter: { kind: { eq: "all" } }, sort: { page: ASC }) {
        nodes {
          posts {
            slug title excerpt category date author publishedAt
            tags { slug name }
            image { internal { contentDigest } }
          }
        }
      }
    }
  `);
  if (!data) throw new Error(`The posts for the search index couldn't be queried: ${errors}`);
  const posts = data.allPostList.nodes.flatMap((list) => list.posts);
  const digests = new Set(posts.map(({ image }) => image.internal.contentDigest));
  const before = readCacheFile(pictureUrls, cacheFile) ?? {};
  const missing = [...digests].filter((digest) => !Object.hasOwn(before, digest));
  const urls = { ...before, ...(missing.length > 0 && (await queryPictures(graphql, missing))) };
  writeCacheFile(
    cacheFile,
    Object.fromEntries([...digests].map((digest) => [digest, urls[digest] ?? ""])),
  );
  return posts.map((post) => ({
    ...post,
    image: { url: urls[post.image.internal.contentDigest] ?? "" },
  }));
}

/** Returns the pictures' URLs by image digest. */
async function queryPictures(
  graphql: Query,
  digests: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  // uses the same arguments as post-card.fragment.ts, so that it returns the file that lists show
  const { data, errors } = await graphql<
    Queries.SearchPicturesQuery,
    Queries.SearchPicturesQueryVariables
  >(
    `#graphql
    query SearchPictures($digests: [String!]!) {
      allFile(filter: { internal: { contentDigest: { in: $digests } } }) {
        nodes {
          internal { contentDigest }
          childImageSharp {
            gatsbyImageData(width: 400, aspectRatio: 1.7778, outputPixelDensities: [1.5])
          }
        }
      }
    }
  `,
    { digests },
  );
  if (!data) throw new Error(`The pictures for the search index couldn't be queried: ${errors}`);
  return Object.fromEntries(
    data.allFile.nodes.map((file) => [file.internal.contentDigest, pictureUrl(file)]),
  );
}
