import path from "node:path";
import {
  addressedPaths,
  addressedRecords,
  movedPaths,
} from "../../../src/gatsby/sourcing/addressed-records";
import { readCatalogue } from "../../../src/gatsby/sourcing/content-folder";
import { CATALOGUE, OWN_CONTENT } from "../../fixtures/catalogue";
import { PREVIEW_OPTIONS } from "../../fixtures/preview-options";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const move = (section: string, from: string, to: string) => ({ section, item: to, from, to });

test("former ids become paths like ids", () => {
  const moves = [
    move("Blog posts", "Old Id", "12"),
    move("Blog posts", "tag", "new"), // a reserved word
    move("Services", "sms", "bulksms"),
    move("Case studies", "../old", "new"),
    move("Videos", "a", "b"), // without pages
  ];
  expect(movedPaths(moves).map(({ from, to }) => `${from} ${to}`)).toEqual([
    "/blog/old-id /blog/12",
    "/blog/post-tag /blog/new",
    "/services/sms /services/bulksms",
    "/case-studies/old /case-studies/new",
  ]);
});

test("every record with a page is known by its path and its words", () => {
  const content = { blogPosts: OWN_CONTENT.blogPosts.content };
  const paths = addressedPaths(content, CATALOGUE);
  expect(paths.has("/services/bulk-sms")).toBe(true);
  for (const { urlPath, title, words } of addressedRecords(CATALOGUE)) {
    expect(paths.has(urlPath)).toBe(true);
    expect({ urlPath, title, many: words.length > 10 }).toEqual({ urlPath, title, many: true });
  }
});

const folder = temporaryFolder();

test("moved_from is read from files, and reported if it isn't a list", async () => {
  await writeFiles(folder, {
    "content/services/ussd.json": '{"title":"USSD","moved_from":["ussd-codes"]}',
    "content/services/ivr.json": '{\n"title":"IVR",\n"moved_from":"voice"}',
  });
  const { moves, issues } = readCatalogue(path.join(folder, "content"), PREVIEW_OPTIONS).notes;
  expect(moves).toEqual([
    {
      section: "Services",
      item: "“content/services/ussd.json”",
      from: "ussd-codes",
      to: "ussd",
    },
  ]);
  const named = issues.filter(({ field }) => field === "moved_from");
  expect(named.map(({ item, problem }) => `${item} ${problem}`)).toEqual([
    '“content/services/ivr.json”, line 3 must be a list of former ids, such as ["old-id"]',
  ]);
});
