import { rm, utimes } from "node:fs/promises";
import path from "node:path";
import { bundledStore } from "../../src/server/content-store";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const FILES = {
  "hero-section.json": '{"heading":"Hello"}',
  "about-us.json": "{}",
  "services.json": "{}",
  "how-it-works.json": "{}",
  "our-team.json": "{}",
  "testimonials.json": '{"testimonials":[]}',
  "blogs.json": '{"blogs":[{"id":1,"title":"One"}],"total":1}',
  "blog-categories.json": '{"categories":["SMS"]}',
};
const folder = temporaryFolder();

test("content is read from the files, unknown fields included", async () => {
  await writeFiles(folder, FILES);
  const content = bundledStore(folder);
  expect(content.document("hero-section")).toEqual({ heading: "Hello" });
  expect(content.document("testimonials")).toEqual({ testimonials: [] });
  expect(content.blogs()).toEqual([{ id: 1, title: "One" }]);
  expect(content.categories()).toEqual(["SMS"]);
});

test("a saved file takes effect immediately; a broken or missing one keeps the content before", async () => {
  await writeFiles(folder, FILES);
  const lines: string[] = [];
  const content = bundledStore(folder, (line) => lines.push(line));
  await writeFiles(folder, { "blogs.json": '{"blogs":[{"id":1,"title":"One, edited"}]}' });
  expect(content.blogs()).toEqual([{ id: 1, title: "One, edited" }]);

  await writeFiles(folder, { "blogs.json": '{"blogs":[{"id":1,' });
  expect(content.blogs()).toEqual([{ id: 1, title: "One, edited" }]);
  expect(content.blogs()).toHaveLength(1);
  expect(lines).toEqual([expect.stringMatching(/^content: The content file .*blogs\.json cannot/)]);

  await rm(path.join(folder, "blogs.json"));
  expect(content.blogs()).toHaveLength(1);

  await writeFiles(folder, { "blogs.json": '{"blogs":[{"id":2}]}' });
  await utimes(path.join(folder, "blogs.json"), 2_000, 2_000);
  expect(content.blogs()).toEqual([{ id: 2 }]);
});

test.each([
  ["about-us.json", null],
  ["about-us.json", "{"],
  ["about-us.json", '"text"'],
  ["blogs.json", "[]"],
  ["blogs.json", '{"blogs":[{"title":"no id"}]}'],
  ["blog-categories.json", '{"categories":[1]}'],
])("at first, %s must hold more than %s", async (name, text) => {
  await writeFiles(folder, FILES);
  if (text === null) await rm(path.join(folder, name));
  else await writeFiles(folder, { [name]: text });
  expect(() => bundledStore(folder)).toThrow(`${name} cannot be used: `);
});
