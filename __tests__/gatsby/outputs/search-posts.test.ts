import path from "node:path";
import { querySearchPosts } from "../../../src/gatsby/outputs/search-posts";
import { indexedPost } from "../../fixtures/posts";
import { temporaryFolder } from "../../support/temporary-folder";

const cacheFile = path.join(temporaryFolder(), "pictures.json");

/** Gatsby's result for list pages of posts, each given by number and its image's digest. */
function gatsby(pages: readonly (readonly (readonly [number, string])[])[]) {
  const asked: string[][] = [];
  const nodes = pages.map((page) => ({
    posts: page.map(([number, contentDigest]) => ({
      ...indexedPost(number),
      image: { internal: { contentDigest } },
    })),
  }));
  const file = (contentDigest: string) => ({
    internal: { contentDigest },
    childImageSharp: {
      gatsbyImageData: {
        images: {
          sources: [{ srcSet: `/s-${contentDigest}.webp 360w,\n/${contentDigest}.webp 720w` }],
        },
      },
    },
  });
  const graphql = async <T>(_query: string, variables?: { digests: string[] }) => {
    if (variables) asked.push(variables.digests);
    const data = variables
      ? { allFile: { nodes: variables.digests.map(file) } }
      : { allPostList: { nodes } };
    return { data: data as unknown as T }; // as both queries request
  };
  return { graphql: graphql as Parameters<typeof querySearchPosts>[0], asked };
}

describe("querySearchPosts", () => {
  test("returns the posts of all list pages in order, with the lists' widest picture", async () => {
    const { graphql, asked } = gatsby([
      [
        [1, "a"],
        [2, "b"],
      ],
      [[3, "a"]],
    ]);
    expect(await querySearchPosts(graphql, cacheFile)).toEqual([
      indexedPost(1, { image: { url: "/a.webp" } }),
      indexedPost(2, { image: { url: "/b.webp" } }),
      indexedPost(3, { image: { url: "/a.webp" } }),
    ]);
    expect(asked).toEqual([["a", "b"]]);
  });

  test("only queries pictures that the last build didn't have", async () => {
    const { graphql, asked } = gatsby([
      [
        [1, "c"],
        [2, "b"],
      ],
    ]);
    const posts = await querySearchPosts(graphql, cacheFile);
    expect(posts.map(({ image }) => image)).toEqual([{ url: "/c.webp" }, { url: "/b.webp" }]);
    expect(asked).toEqual([["c"]]);
  });

  test("throws Gatsby's reason when a query fails", async () => {
    const failing = async () => ({ errors: [new Error("no such field")] });
    await expect(querySearchPosts(failing, cacheFile)).rejects.toThrow("no such field");
  });
});
