import {
  decodeShard,
  encodeShard,
  type IndexedPost,
  matchesQuery,
} from "../../../src/content/blog/search-index";

const POST: IndexedPost = {
  slug: "12",
  title: "Why one curly apostrophe can double your SMS bill",
  excerpt: "You approve a short, friendly message.",
  category: "call-center",
  author: "Ann M. Otieno",
  image: { url: "/static/a.webp" },
  date: "October 20, 2026",
  tags: [{ slug: "bulk-sms", name: "bulk sms" }],
  publishedAt: "2026-10-20T05:30:00.000Z",
};

test("a post survives a round trip through a file", () => {
  expect(decodeShard(JSON.parse(JSON.stringify(encodeShard([POST]))))).toEqual([POST]);
});

test("names that many posts share are written once", () => {
  const { authors, categories, tags, posts } = encodeShard([POST, { ...POST, slug: "11" }]);
  expect({ authors, categories, tags }).toEqual({
    authors: ["Ann M. Otieno"],
    categories: ["call-center"],
    tags: [{ slug: "bulk-sms", name: "bulk sms" }],
  });
  expect(posts.map((row) => row[0])).toEqual(["12", "11"]);
});

test("an undated post stays undated", () => {
  const undated = { ...POST, publishedAt: null, date: "" };
  expect(decodeShard(encodeShard([undated]))).toEqual([undated]);
});

test("the widest modern file of a built picture is kept", () => {
  const image = {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 480,
        height: 270,
        images: {
          sources: [
            { type: "image/webp", srcSet: "/a-360.webp 360w,\n/a-720.webp 720w", sizes: "480px" },
          ],
          fallback: { src: "/a-480.jpg", srcSet: "/a-360.jpg 360w", sizes: "480px" },
        },
      },
    },
  };
  expect(decodeShard(encodeShard([{ ...POST, image }]))[0]?.image).toEqual({ url: "/a-720.webp" });
  const none = { ...POST, image: { childImageSharp: null } };
  expect(decodeShard(encodeShard([none]))[0]?.image).toEqual({ url: "" });
});

test.each([
  ["the title", "APOSTROPHE", true],
  ["a part of a word of the excerpt", "iendl", true],
  ["the category's id", "call-cen", true],
  ["the author", "ann m. ot", true],
  ["a tag", "Bulk SMS", true],
  ["a word without its hyphen", "callcenter", true],
  ["another kind of quotation mark", "“SMS” bill", true],
  ["spaces around the text", "  otieno ", true],
  ["blank text isn't a search", "   ", true],
  ["special characters aren't patterns", ".*", false],
  ["words in another order", "apostrophe curly", false],
  ["text across two fields", "bill you approve", false],
])("finds %s: %s", (_name, query, found) => {
  expect(matchesQuery(POST, query)).toBe(found);
});
