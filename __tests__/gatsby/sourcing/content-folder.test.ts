import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { prices } from "../../../src/content/catalogue/prices";
import { CONTENT_NAMES } from "../../../src/content/registry";
import { readCatalogue, readDefault } from "../../../src/gatsby/sourcing/content-folder";
import { CONTENT_FILE_MAX_BYTES } from "../../../src/site/limits";
import { PRICES_FILE } from "../../fixtures/prices";
import { temporaryFolder } from "../../support/temporary-folder";

const VIDEO = { title: "A film", company: "Client", duration: "2:48", link: "https://x.example/1" };
const folder = temporaryFolder();

/** What a content folder has in any case. */
const NEEDED = ["Services", "Legal texts"];

/** Writes the files, by path below the content folder, beside prices and one service that can be read. */
function contentOf(files: Readonly<Record<string, unknown>>) {
  rmSync(path.join(folder, "content"), { recursive: true, force: true });
  for (const [name, value] of Object.entries({
    "services/ussd.json": { title: "USSD" },
    "prices.json": PRICES_FILE,
    ...files,
  })) {
    const file = path.join(folder, "content", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  }
  const { issues, ...catalogue } = readCatalogue(folder);
  return {
    catalogue,
    issues: issues
      .filter(({ section }) => !NEEDED.includes(section))
      .map(({ item, field, problem, action }) => `${item}: ${field} ${problem}; ${action}`),
  };
}

test("the content folder of this site has nothing to report", () => {
  const defaults = CONTENT_NAMES.flatMap((name) => readDefault(name).issues);
  expect([...readCatalogue().issues, ...defaults]).toEqual([]);
});

test("a record has its file's name as id, and the place that its number says", () => {
  const { catalogue, issues } = contentOf({
    "videos/b.json": { ...VIDEO, order: 1 },
    "videos/a.json": { ...VIDEO, order: 2 },
    "videos/z.json": VIDEO,
  });
  expect(catalogue.videos.map(({ videoId }) => videoId)).toEqual(["b", "a", "z"]);
  expect(issues).toEqual([]);
});

test.each<[string, string, unknown, string]>([
  [
    "bad JSON",
    "videos/a.json",
    '{\n  "title": "A film",\n  oops\n}',
    "“content/videos/a.json”: the whole file is not valid JSON, line 3; dropped",
  ],
  ["a list", "videos/a.json", [VIDEO], "the whole file must be a group of fields; dropped"],
  ["another kind of file", "videos/a.txt", "Notes", "the whole file is not a JSON file; dropped"],
  [
    "too long a file",
    "videos/a.json",
    " ".repeat(CONTENT_FILE_MAX_BYTES + 1),
    "the whole file has more than 1000 KB; dropped",
  ],
  [
    "an unknown field",
    "videos/a.json",
    { ...VIDEO, lenght: "2:48" },
    "“content/videos/a.json”, line 1: lenght is not a field that the site knows; dropped",
  ],
  [
    "a wrong duration",
    "videos/a.json",
    { ...VIDEO, duration: "two minutes" },
    "duration is “two minutes”, but must be minutes and seconds such as 2:48; dropped",
  ],
  [
    "a place that is no number",
    "videos/a.json",
    { ...VIDEO, order: "first" },
    "“content/videos/a.json”, line 1: order must be a number; dropped",
  ],
  [
    "a link that runs a script",
    "videos/a.json",
    { ...VIDEO, link: "javascript:alert(1)" },
    "link is “javascript:alert(1)”, but must start with https://; dropped",
  ],
  [
    "a service that the site does not know",
    "case-studies/one.json",
    {
      title: "One",
      description: "Text",
      category: "sms",
      serviceId: "sms",
      industry: "retail",
      body: [],
    },
    "serviceId is “sms”, but must be one of: bulksms, shortcode",
  ],
  [
    "an id that is no path",
    "case-studies/One Two.json",
    {
      title: "One",
      description: "Text",
      category: "sms",
      serviceId: "bulksms",
      industry: "retail",
      body: [],
    },
    "id is “One Two”, but must be small letters, digits and hyphens; dropped",
  ],
  [
    "prices that are no JSON",
    "prices.json",
    '{\n  "plansVat": "quoted",\n  oops\n}',
    "“content/prices.json”: the whole file is not valid JSON, line 3; dropped",
  ],
  ["no price at all", "prices.json", {}, "the whole file has nothing that can be shown; dropped"],
  [
    "a wrong price",
    "prices.json",
    { ...PRICES_FILE, offers: [{ ...PRICES_FILE.offers[0], setupKsh: "11,600" }] },
    "“content/prices.json”, line 1: offers[1].setupKsh is “11,600”, but must be a number; dropped",
  ],
  [
    "what a service that the site does not know excludes",
    "prices.json",
    { ...PRICES_FILE, planExclusions: { ...PRICES_FILE.planExclusions, sms: "Text" } },
    "“content/prices.json”, line 1: planExclusions.sms is not a field that the site knows; dropped",
  ],
])("%s is one line of the report, with its file", (_name, file, value, line) => {
  const { issues } = contentOf({ [file]: value });
  expect(issues).toEqual([expect.stringContaining(line)]);
});

test("an unknown field in a list is named by its place", () => {
  const features = [{ title: "One", description: "Text", colour: "red" }];
  contentOf({ "services/ussd.json": { title: "USSD", features } });
  expect(readCatalogue(folder).issues.map(({ field }) => field)).toContain("features[1].colour");
});

test("a link out of the folder is not followed", () => {
  const outside = path.join(folder, "outside.json");
  writeFileSync(outside, JSON.stringify(VIDEO));
  contentOf({ "videos/b.json": VIDEO });
  symlinkSync(outside, path.join(folder, "content/videos/a.json"));
  const { videos, issues } = readCatalogue(folder);
  expect(videos.map(({ videoId }) => videoId)).toEqual(["b"]);
  expect(issues.map(({ problem }) => problem)).toContain("is not a JSON file");
});

test("a site without a price list is built and says so", () => {
  contentOf({});
  rmSync(path.join(folder, "content/prices.json"));
  const { prices: shown, issues } = readCatalogue(folder);
  expect(shown).toEqual(prices.empty());
  expect(issues.map(({ problem }) => problem)).toContain("is missing");
});

test("a path out of the images becomes the fallback picture", () => {
  const { catalogue } = contentOf({
    "videos/a.json": { ...VIDEO, thumbnail: "../../etc/passwd.jpg" },
  });
  expect(catalogue.videos[0]?.thumbnail).toMatchObject({ path: null });
});

test("a mistake in a section or in one of its files is named by file, line and field", () => {
  contentOf({
    "sections/our-team.json":
      '{\n  "first_heading": "",\n  "colour": "red",\n  "second_heading": "Join"\n}',
    "team/one.json": { name: "One", experience_summary: "Words" },
    "team/two.json":
      '{\n  "name": "Two",\n  "email": "nobody",\n  "order": 1, "role": "Clerk", "experience_summary": "Words"\n}',
  });
  const lines = ({ item, field, problem }: { item: string; field: string; problem: string }) =>
    `${item}: ${field} ${problem}`;
  const team = readDefault("team", folder);
  expect(team.content.members.map(({ name }) => name)).toEqual(["Two", "One"]);
  expect(team.issues.map(lines)).toEqual([
    "“content/team/two.json”, line 3: email is “nobody”, but must be an e-mail address",
    "“content/team/one.json”: role is missing",
    "“content/sections/our-team.json”, line 2: first_heading is empty",
    "“content/sections/our-team.json”, line 3: colour is not a field that the site knows",
  ]);
});

test("a mistake in a member is named by its file when the section has none", () => {
  contentOf({ "team/one.json": { name: "One", role: "Clerk", experience_summary: 3 } });
  expect(readDefault("team", folder).issues.map(({ item, field }) => `${item}: ${field}`)).toEqual([
    "“content/sections/our-team.json”: the whole file",
    "“content/team/one.json”, line 1: experience_summary",
    ": first_heading",
    ": second_heading",
  ]);
});

test("of two posts that make the same address one is shown, and the report names both files", () => {
  contentOf({ "posts/News.json": { title: "One" }, "posts/news.json": { title: "Two" } });
  const { content, issues } = readDefault("blogPosts", folder);
  expect(content.map(({ slug }) => slug)).toEqual(["news"]);
  const { item, problem } = issues.find(({ field }) => field === "id") ?? {};
  expect(`${item} ${problem}`).toBe(
    "“content/posts/news.json” “news” makes the same address as “News” of “content/posts/News.json”",
  );
});

test("a post's texts are Markdown, and what a browser would run in it is for the sanitiser", () => {
  contentOf({
    "posts/7.json": {
      title: "<b>Seven</b>",
      sections: [
        { header: "H", explanation: "| a | b |\n| - | - |\n| 1 | 2 |\n\n<script>x</script>" },
      ],
    },
  });
  const [post] = readDefault("blogPosts", folder).content;
  expect(post).toMatchObject({ slug: "7", postId: "7" });
  expect(post?.sections[0]?.html).toMatch(/^<table>[\s\S]*<td>2<\/td>[\s\S]*<script>x<\/script>$/);
});

test("a section whose file cannot be read has its defaults, and the report says why", () => {
  contentOf({ "sections/hero-section.json": "{" });
  const { content, issues } = readDefault("hero", folder);
  expect(content).toMatchObject({ buttonText: "CONTACT US NOW", services: [] });
  expect(issues.map(({ item, problem }) => `${item} ${problem}`)).toEqual([
    "“content/sections/hero-section.json” is not valid JSON, line 1",
  ]);
});

test("a content folder without a service stops the build and says so", () => {
  expect(() => readCatalogue(path.join(folder, "none"))).toThrow("content/services has no service");
});
