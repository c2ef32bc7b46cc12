import { rm, utimes } from "node:fs/promises";
import path from "node:path";
import { folderStore } from "../../src/server/folder-store";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const FILES = {
  "content/sections/hero-section.json": '{"heading":"Hello","internal_note":"n"}',
  "content/sections/our-team.json": '{"first_heading":"Us"}',
  "content/sections/blog-categories.json":
    '{"categories":["SMS",1,{"name":"USSD","colour":"#C5337B","internal_note":"n"},{"colour":"#000000"}]}',
  "content/team/b.json": '{"order":1,"name":"First","internal_note":"n"}',
  "content/team/a.json": '{"order":2,"name":"Second"}',
  "content/testimonials/t-1.json": '{"client_name":"Grace","internal_note":"n"}',
  "content/posts/1.json":
    '{"title":"One","internal_note":"n","sections":[{"explanation":"**Bold**"}]}',
  "content/posts/launch.json": '{"title":"Launch"}',
};
const folder = temporaryFolder();

test("the content folder is served in the content API's format, without unknown fields", async () => {
  await writeFiles(folder, FILES);
  const content = folderStore(path.join(folder, "content"), () => {});
  expect(content.document("hero-section")).toEqual({ heading: "Hello" });
  expect(content.document("our-team")).toEqual({
    first_heading: "Us",
    team_members: [{ name: "First" }, { name: "Second" }],
  });
  expect(content.document("testimonials")).toEqual({
    testimonials: [{ id: "t-1", client_name: "Grace" }],
  });
  expect(content.blogs()).toEqual([
    {
      id: 1,
      title: "One",
      sections: [{ explanation: "<p><strong>Bold</strong></p>" }],
    },
    { id: "launch", title: "Launch" },
  ]);
  expect(content.categories()).toEqual(["SMS", "USSD"]);
  expect(content.document("about-us")).toEqual({}); // there's no such file
});

test("a file that was broken from the start is left out, and takes effect once it's repaired", async () => {
  await writeFiles(folder, { ...FILES, "content/posts/1.json": "{" });
  const lines: string[] = [];
  const content = folderStore(path.join(folder, "content"), (line) => lines.push(line));
  const titles = () => content.blogs().map(({ title }) => title);
  expect(titles()).toEqual(["Launch"]);
  await writeFiles(folder, { "content/posts/1.json": "{" });
  expect(titles()).toEqual(["Launch"]);
  const line = "content: content/posts/1.json isn’t valid JSON, line 1: a closing } is missing.";
  expect(lines).toEqual([line, line]);
  await writeFiles(folder, { "content/posts/1.json": '{"title":"One"}' });
  expect(titles()).toEqual(["One", "Launch"]);
});

test("a saved file takes effect at once, a broken one keeps its previous content, and a removed one is gone", async () => {
  await writeFiles(folder, FILES);
  const lines: string[] = [];
  const content = folderStore(path.join(folder, "content"), (line) => lines.push(line));
  const titles = () => content.blogs().map(({ title }) => title);
  await writeFiles(folder, { "content/posts/1.json": '{"title":"One, edited"}' });
  expect(titles()).toEqual(["One, edited", "Launch"]);

  await writeFiles(folder, { "content/posts/1.json": "{" });
  expect(titles()).toEqual(["One, edited", "Launch"]);
  expect(titles()).toHaveLength(2);
  expect(lines).toEqual([
    "content: content/posts/1.json isn’t valid JSON, line 1: a closing } is missing. The previous content is served instead.",
  ]);

  await rm(path.join(folder, "content/posts/1.json"));
  expect(titles()).toEqual(["Launch"]);

  await writeFiles(folder, { "content/posts/2.json": '{"title":"Two"}' });
  await utimes(path.join(folder, "content/posts/2.json"), 2_000, 2_000);
  expect(titles()).toEqual(["Two", "Launch"]);
});

test("unpublished content is in no response, and appears when it's due", async () => {
  await writeFiles(folder, {
    ...FILES,
    "content/posts/draft.json": '{"title":"Secret","draft":true}',
    "content/posts/monday.json": '{"title":"Monday","publish_at":"2026-11-30T08:00:00+03:00"}',
    "content/team/a.json": '{"name":"Second","unpublish_at":"2026-11-30T08:00:00+03:00"}',
  });
  const content = folderStore(path.join(folder, "content"), () => {});
  const shown = () => JSON.stringify([content.blogs(), content.document("our-team")]);
  jest.useFakeTimers({ now: new Date("2026-11-30T07:59:59+03:00") });
  try {
    expect(shown()).not.toMatch(/Secret|Monday|publish_at/);
    expect(shown()).toContain("Second");
    jest.setSystemTime(new Date("2026-11-30T08:00:00+03:00"));
    expect(content.blogs()).toContainEqual(
      expect.objectContaining({ title: "Monday", created_at: "2026-11-30T05:00:00.000Z" }),
    );
    expect(shown()).not.toMatch(/Secret|Second/);
  } finally {
    jest.useRealTimers();
  }
});
