import path from "node:path";
import { lintPublished } from "../../../src/gatsby/sourcing/lint-content";
import { OWN_CONTENT } from "../../fixtures/catalogue";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const folder = temporaryFolder();

const record = (value: object) => ({
  key: "posts/1",
  section: "Blog posts",
  item: "“content/posts/1.json”",
  value: { paragraph_explanation: "Words.", ...value },
});

function adviceOn(value: object) {
  const { advice, issues } = lintPublished(
    {
      records: [record(value)],
      paths: ["/blog/1"],
      redirects: [{ from: "/blog/old", to: "/blog/1" }],
      siteUrl: "https://duka.example",
    },
    path.join(folder, "content"),
  );
  return [...advice, ...issues].map(({ field, problem }) => `${field} ${problem}`.trim());
}

test("links are compared with the site's pages and redirects", () => {
  const text =
    '<a href="/pricing">a</a><a href="/blog/1">b</a><a href="/nowhere">c</a><a href="/blog/old">d</a>';
  expect(adviceOn({ paragraph_explanation: text })).toEqual([
    "paragraph_explanation links to /nowhere, but the site has no such page",
    "paragraph_explanation links to /blog/old, which is now /blog/1",
  ]);
});

test("content/advice.json turns a rule off, and turns nothing off if it has a mistake", async () => {
  const value = { title: "TK" };
  expect(adviceOn(value)).toHaveLength(1);
  await writeFiles(folder, { "content/advice.json": '{"posts/1":["markers"]}' });
  expect(adviceOn(value)).toEqual([]);
  await writeFiles(folder, { "content/advice.json": '{"posts/1":["marker"]}' });
  expect(adviceOn(value).join()).toMatch(/still contains “TK”.*“marker” isn’t a rule/);
});

test("each record is checked as it's written, with its file", () => {
  const keys = OWN_CONTENT.team.records.map(({ key }) => key);
  expect(keys).toContain("sections/our-team");
  expect(keys).toContain("team/salma-omar");
  expect(OWN_CONTENT.blogPosts.records[0]?.value).toHaveProperty("paragraph_explanation");
});
