import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentOf } from "../../../src/content/content-store";
import { writeStoredContent } from "../../../src/gatsby/outputs/stored-content";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const folder = temporaryFolder();
const publicDirectory = path.join(folder, "public");
const read = (name: string) => JSON.parse(readFileSync(path.join(publicDirectory, name), "utf8"));

beforeAll(() =>
  writeFiles(folder, {
    "content/posts/1.json": JSON.stringify({
      title: "One",
      internal_note: "s",
      sections: [{ explanation: "**Bold**", internal_note: "secret" }],
    }),
    "content/sections/hero-section.json": JSON.stringify({ heading: "Reach them", note: "secret" }),
    "content/sections/blog-categories.json": JSON.stringify({ categories: ["SMS", 7] }),
    "public/index.html": "",
  }),
);

const POSTS = [
  { title: "One", sections: [{ explanation: "<p><strong>Bold</strong></p>" }], id: 1 },
];

test("the content that hosts serve is in the release, without unknown fields", () => {
  writeStoredContent(publicDirectory, true, path.join(folder, "content"));
  const content = contentOf(read("content-api/content.json"));
  expect(content.blogs()).toEqual(POSTS);
  expect(content.categories()).toEqual(["SMS"]);
  expect(content.document("hero-section")).toEqual({ heading: "Reach them" });
  expect(content.document("about-us")).toEqual({});
  expect(content.document("testimonials")).toEqual({ testimonials: [] });
});

test("with a content API, the bundled posts are stored for pages, and no content for hosts", () => {
  writeStoredContent(publicDirectory, true, path.join(folder, "content"));
  writeStoredContent(publicDirectory, false, path.join(folder, "content"));
  expect(read("bundled-posts.json")).toEqual(POSTS);
  expect(existsSync(path.join(publicDirectory, "content-api/content.json"))).toBe(false);
});
