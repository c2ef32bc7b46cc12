import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { prices } from "../../../src/content/catalogue/prices";
import { CONTENT_NAMES } from "../../../src/content/registry";
import { CONTENT_FILE_MAX_BYTES } from "../../../src/content-files/content-file";
import { readCatalogue, readDefault } from "../../../src/gatsby/sourcing/content-folder";
import { CATALOGUE } from "../../fixtures/catalogue";
import { PRICES_FILE } from "../../fixtures/prices";
import { temporaryFolder } from "../../support/temporary-folder";

const VIDEO = { title: "A film", company: "Client", duration: "2:48", link: "https://x.example/1" };
const folder = temporaryFolder();

/** What every content folder has. */
const NEEDED = ["Services", "Legal documents"];

const WHY_US_FILE = {
  title: "Why us",
  intro: "Because.",
  reasons: [{ icon: "layers", title: "One", description: "Two" }],
};

/** Writes files by path below the content folder, along with prices and one valid service. */
function contentOf(files: Readonly<Record<string, unknown>>) {
  rmSync(path.join(folder, "content"), { recursive: true, force: true });
  for (const [name, value] of Object.entries({
    "services/ussd.json": { title: "USSD" },
    "prices.json": PRICES_FILE,
    "sections/why-us.json": WHY_US_FILE,
    "navigation.json": CATALOGUE.navigation,
    ...files,
  })) {
    const file = path.join(folder, "content", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
  }
  const {
    records: catalogue,
    notes: { issues, unpublished },
  } = readCatalogue(path.join(folder, "content"));
  return {
    catalogue,
    unpublished,
    issues: issues
      .filter(({ section }) => !NEEDED.includes(section))
      .map(({ item, field, problem, action }) => `${item}: ${field} ${problem}; ${action}`),
  };
}

test("this site's content folder has nothing to report", () => {
  const defaults = CONTENT_NAMES.flatMap((name) => readDefault(name).issues);
  expect([...readCatalogue().notes.issues, ...defaults]).toEqual([]);
});

test("a record's id is its file's name, and its number is its position", () => {
  const { catalogue, issues } = contentOf({
    "videos/b.json": { ...VIDEO, order: 1 },
    "videos/a.json": { ...VIDEO, order: 2 },
    "videos/z.json": VIDEO,
  });
  expect(catalogue.videos.map(({ videoId }) => videoId)).toEqual(["b", "a", "z"]);
  expect(issues).toEqual([]);
});

test("a phone only has words with a menu that works", () => {
  const [ussd] = CATALOGUE.phoneMenus;
  const { languages, facts: _facts, kind: _kind, ...menu } = { facts: [], ...ussd };
  const file = { ...menu, languages: languages?.map(({ code, name }) => ({ code, name })) };
  const read = (tools: Readonly<Record<string, unknown>>) => {
    const { catalogue, issues } = contentOf(tools);
    const pages = catalogue.pages.map(({ page }) => page).filter((page) => /Phone$/.test(page));
    return [pages, catalogue.phoneMenus.map(({ kind }) => kind), issues];
  };
  expect(read({})).toEqual([[], [], []]);
  expect(read({ "tools/ussd.json": file })).toEqual([["ussdPhone"], ["ussd"], []]);
  expect(read({ "site.json": { tools: false }, "tools/ussd.json": file })[1]).toEqual([]);
  expect(read({ "tools/ivr.json": "no JSON" })).toEqual([
    [],
    [],
    [expect.stringContaining("the whole file isn’t valid JSON")],
  ]);
});

test("tools have words only where there are such prices, or SMS to sell", () => {
  const tools = ["quotation", "smsLength", "smsPrice"];
  const read = (prices: object, service: object = { title: "USSD" }, features: object = {}) =>
    contentOf({
      "prices.json": { ...PRICES_FILE, ...prices },
      "services/ussd.json": service,
      "site.json": features,
    })
      .catalogue.pages.map(({ page }) => page)
      .filter((page) => tools.includes(page));
  expect(read({})).toEqual(tools);
  expect(read({ tiers: [] })).toEqual(["quotation", "smsLength"]);
  expect(read({ tiers: [] }, {}, { api: false })).toEqual(["quotation"]);
  expect(read({ tiers: [], offers: [] })).toEqual(["smsLength"]);
  const plan = { name: "One", price: "100", currency: "KSh", interval: "month" };
  const priced = { title: "USSD", pricing: [plan] };
  expect(read({ tiers: [], offers: [] }, priced)).toEqual(["quotation", "smsLength"]);
});

test.each<[string, string, unknown, string]>([
  [
    "bad JSON",
    "videos/a.json",
    '{\n  "title": "A film",\n  oops\n}',
    "“content/videos/a.json”: the whole file isn’t valid JSON, line 3: text and dates need quotation marks, and numbers have no commas, spaces or leading zeros; dropped",
  ],
  [
    "deep JSON",
    "videos/a.json",
    `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
    "the whole file is nested more than 32 levels deep; dropped",
  ],
  [
    "a list",
    "videos/a.json",
    [VIDEO],
    "the whole file must be one group of fields, in { }; dropped",
  ],
  ["another kind of file", "videos/a.txt", "Notes", "the whole file isn’t a JSON file; dropped"],
  [
    "too long a file",
    "videos/a.json",
    " ".repeat(CONTENT_FILE_MAX_BYTES + 1),
    "the whole file is larger than 1 MB; dropped",
  ],
  [
    "an unknown field",
    "videos/a.json",
    { ...VIDEO, lenght: "2:48" },
    "“content/videos/a.json”, line 1: lenght isn’t a known field; dropped",
  ],
  [
    "an invalid duration",
    "videos/a.json",
    { ...VIDEO, duration: "two minutes" },
    "duration is “two minutes”, but must be minutes and seconds such as 2:48; dropped",
  ],
  [
    "a position that isn't a number",
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
    "an unknown service",
    "case-studies/one.json",
    {
      title: "One",
      description: "Text",
      company: "Duka Ltd",
      category: "sms",
      serviceId: "sms",
      industry: "retail",
      body: [],
    },
    "serviceId is “sms”, which isn’t a service; dropped",
  ],
  [
    "an id that can't be a path",
    "case-studies/One Two.json",
    {
      title: "One",
      description: "Text",
      category: "sms",
      serviceId: "bulksms",
      industry: "retail",
      body: [],
    },
    "id is “One Two”, but must be lower-case letters and digits, with single hyphens between them, such as bulk-sms; dropped",
  ],
  [
    "prices that aren't JSON",
    "prices.json",
    '{\n  "plansVat": "quoted",\n  oops\n}',
    "“content/prices.json”: the whole file isn’t valid JSON, line 3: text and dates need quotation marks, and numbers have no commas, spaces or leading zeros; dropped",
  ],
  ["no price at all", "prices.json", {}, "the whole file has nothing that can be shown; dropped"],
  [
    "a wrong price",
    "prices.json",
    { ...PRICES_FILE, offers: [{ ...PRICES_FILE.offers[0], setupPrice: "11,600" }] },
    "“content/prices.json”, line 1: offers[1].setupPrice is “11,600”, but must be a number: write 11600, without quotation marks; dropped",
  ],
  [
    "an unknown price",
    "prices.json",
    { ...PRICES_FILE, faxTiers: [] },
    "“content/prices.json”, line 1: faxTiers isn’t a known field; dropped",
  ],
  [
    "a figure without a source",
    "prices.json",
    {
      ...PRICES_FILE,
      whyChoose: [{ title: "99% on time", description: "Nearly.", icon: "layers" }],
    },
    "“content/prices.json”: whyChoose[1] claims “99% on time” but gives no source; dropped",
  ],
])("%s is one line in the report, with its file", (_name, file, value, line) => {
  const { issues } = contentOf({ [file]: value });
  expect(issues).toEqual([expect.stringContaining(line)]);
});

test("a service's figure without a source is left out and reported", () => {
  contentOf({
    "services/ussd.json": {
      title: "USSD",
      benefits: [
        { title: "Rated 4.9/5", description: "By whom?" },
        { title: "99% on time", description: "Nearly.", source: "Our log of 2026" },
      ],
    },
  });
  const {
    records: { services },
    notes: { issues },
  } = readCatalogue(path.join(folder, "content"));
  expect(services[0]?.benefits.map(({ title }) => title)).toEqual(["99% on time"]);
  expect(issues.map(({ item, field, problem }) => `${item}: ${field} ${problem}`)).toContain(
    "“content/services/ussd.json”: benefits[1] claims “Rated 4.9/5” but gives no source",
  );
});

test("keys and file names are printed without anything that terminals or CI runners obey", () => {
  const { issues } = contentOf({
    "videos/a.json": { ...VIDEO, "\u001b[2Jx\n::error::forged": 1, ["y".repeat(10_000)]: 1 },
    "videos/\u001b[31mred\n::warning::b.json": "{",
    "videos/\u202egnp.json": { ...VIDEO, title: "" },
  });
  expect(issues.map((issue) => issue.slice(0, 120))).toEqual([
    String.raw`“content/videos/\u001b[31mred\u000a::warning::b.json”: the whole file isn’t valid JSON, line 1: a closing } is missing; `,
    String.raw`“content/videos/\u202egnp.json”, line 1: title is empty; dropped`,
    String.raw`“content/videos/a.json”: \u001b[2Jx\u000a::error::forged isn’t a known field; dropped`,
    `“content/videos/a.json”: ${"y".repeat(95)}`,
  ]);
  expect(Math.max(...issues.map(({ length }) => length))).toBeLessThan(1_000);
});

test("an unknown field in a list is reported with its place", () => {
  const features = [{ title: "One", description: "Text", colour: "red" }];
  contentOf({ "services/ussd.json": { title: "USSD", features } });
  expect(
    readCatalogue(path.join(folder, "content")).notes.issues.map(({ field }) => field),
  ).toContain("features[1].colour");
});

test("a link out of the folder isn't followed", () => {
  const outside = path.join(folder, "outside.json");
  writeFileSync(outside, JSON.stringify(VIDEO));
  contentOf({ "videos/b.json": VIDEO });
  symlinkSync(outside, path.join(folder, "content/videos/a.json"));
  const {
    records: { videos },
    notes: { issues },
  } = readCatalogue(path.join(folder, "content"));
  expect(videos.map(({ videoId }) => videoId)).toEqual(["b"]);
  expect(issues.map(({ problem }) => problem)).toContain(
    "is a link, or in a linked folder, that leads outside the content folder; put the file itself there",
  );
});

test("a folder of records that can't be listed stops the build with a sentence, so that none disappear", () => {
  contentOf({});
  const videos = path.join(folder, "content/videos");
  symlinkSync("/etc", videos);
  const read = () => readCatalogue(path.join(folder, "content"));
  expect(read).toThrow(
    /^content\/videos is a link, or in a linked folder, that leads outside .* stays as it is\.$/,
  );
  rmSync(videos);
  writeFileSync(videos, "");
  expect(read).toThrow(/^content\/videos isn’t a folder\. Fix it/);
  rmSync(videos);
});

test("a site without a price list is built and says so", () => {
  contentOf({});
  rmSync(path.join(folder, "content/prices.json"));
  const {
    records: { prices: shown },
    notes: { issues },
  } = readCatalogue(path.join(folder, "content"));
  expect(shown).toEqual(prices.empty());
  expect(issues.map(({ problem }) => problem)).toContain("is missing");
});

test("a path out of the images becomes the fallback picture", () => {
  const { catalogue } = contentOf({
    "videos/a.json": { ...VIDEO, thumbnail: "../../etc/passwd.jpg" },
  });
  expect(catalogue.videos[0]?.thumbnail).toMatchObject({ path: null });
});

test("a mistake in a section or in one of its files is reported with file, line and field", () => {
  contentOf({
    "sections/our-team.json":
      '{\n  "first_heading": "",\n  "colour": "red",\n  "second_heading": "Join"\n}',
    "team/one.json": { name: "One", experience_summary: "Words" },
    "team/two.json":
      '{\n  "name": "Two",\n  "email": "nobody",\n  "order": 1, "role": "Clerk", "experience_summary": "Words"\n}',
  });
  const lines = ({ item, field, problem }: { item: string; field: string; problem: string }) =>
    `${item}: ${field} ${problem}`;
  const team = readDefault("team", path.join(folder, "content"));
  expect(team.content.members.map(({ name }) => name)).toEqual(["Two", "One"]);
  expect(team.issues.map(lines)).toEqual([
    "“content/team/two.json”, line 3: email is “nobody”, but must be an email address",
    "“content/team/one.json”: role is missing",
    "“content/sections/our-team.json”, line 2: first_heading is empty",
    "“content/sections/our-team.json”, line 3: colour isn’t a known field",
  ]);
});

test("a mistake in a team member is reported with its file if the section has none", () => {
  contentOf({ "team/one.json": { name: "One", role: "Clerk", experience_summary: 3 } });
  expect(
    readDefault("team", path.join(folder, "content")).issues.map(
      ({ item, field }) => `${item}: ${field}`,
    ),
  ).toEqual([
    "“content/sections/our-team.json”: the whole file",
    "“content/team/one.json”, line 1: experience_summary",
    ": first_heading",
    ": second_heading",
  ]);
});

test("of two posts with the same URL, one is shown and the report names both files", () => {
  contentOf({ "posts/News.json": { title: "One" }, "posts/news.json": { title: "Two" } });
  const { content, issues } = readDefault("blogPosts", path.join(folder, "content"));
  expect(content.map(({ slug }) => slug)).toEqual(["news"]);
  const { item, problem } = issues.find(({ field }) => field === "id") ?? {};
  expect(`${item} ${problem}`).toBe(
    "“content/posts/news.json” “news” has the same address as “News” of “content/posts/News.json”",
  );
});

test("a post's texts are Markdown, and the sanitiser handles what a browser would run in it", () => {
  contentOf({
    "posts/7.json": {
      title: "<b>Seven</b>",
      sections: [
        { header: "H", explanation: "| a | b |\n| - | - |\n| 1 | 2 |\n\n<script>x</script>" },
      ],
    },
  });
  const [post] = readDefault("blogPosts", path.join(folder, "content")).content;
  expect(post).toMatchObject({ slug: "7", postId: "7" });
  expect(post?.sections[0]?.html).toMatch(/^<table>[\s\S]*<td>2<\/td>[\s\S]*<script>x<\/script>$/);
});

test("a section whose file can't be read has its defaults, and the report says why", () => {
  contentOf({ "sections/hero-section.json": "{" });
  const { content, issues } = readDefault("hero", path.join(folder, "content"));
  expect(content).toMatchObject({ buttonText: "CONTACT US NOW", services: [] });
  expect(issues.map(({ item, problem }) => `${item} ${problem}`)).toEqual([
    "“content/sections/hero-section.json” isn’t valid JSON, line 1: a closing } is missing",
  ]);
});

test("menus that aren't JSON stop the build and name the line", () => {
  expect(() => contentOf({ "navigation.json": '{\n"header": [oops]' })).toThrow(
    "content/navigation.json isn’t valid JSON, line 2",
  );
});

test("a content folder without a service has none, and the report says so", () => {
  const {
    records: { services },
    notes: { issues },
  } = readCatalogue(path.join(folder, "none/content"));
  expect(services).toEqual([]);
  expect(issues.map(({ item, problem }) => `${item} ${problem}`)).toContain(
    "“content/services” has no service to show, so no page shows or links to one",
  );
});

describe("unpublished records", () => {
  test("unpublished records are in no content, and an invalid state is reported with its line", () => {
    const { catalogue, unpublished, issues } = contentOf({
      "videos/a.json": { ...VIDEO, draft: true },
      "videos/b.json": { ...VIDEO, publish_at: "2199-01-01T08:00:00+03:00" },
      "videos/c.json": '{\n  "title": "C",\n  "draft": "yes"\n}',
      "videos/d.json": { ...VIDEO, title: "Shown" },
    });
    expect(catalogue.videos.map(({ title }) => title)).toEqual(["Shown"]);
    expect(unpublished.map(({ item, state }) => `${item} ${state}`)).toEqual([
      "content/videos/a.json draft",
      "content/videos/b.json scheduled",
      "content/videos/c.json draft",
    ]);
    expect(issues).toEqual([
      "“content/videos/c.json”, line 3: draft must be true or false, without quotation marks; the " +
        "record isn’t published until that’s fixed; dropped",
    ]);
  });

  test("the report says what happens to a record with one unreadable field", () => {
    contentOf({
      "case-studies/a.json": { title: "A", order: "first", id: 7, moved_from: "b" },
      "case-studies/b.json": { title: "B", publish_at: "Monday" },
    });
    const { issues } = readCatalogue(path.join(folder, "content")).notes;
    const fields = ["order", "id", "moved_from", "publish_at"];
    const outcomes = issues.map(({ field, shown }) => `${field}: ${shown}`);
    expect(outcomes.filter((outcome) => fields.some((field) => outcome.startsWith(field)))).toEqual(
      [
        "order: the record is used without it",
        "id: the record is used without it",
        "publish_at: the record isn’t published",
        "moved_from: the record is used without it",
      ],
    );
  });

  test("a draft team member isn't on the team, and one with a mistake is still reported", () => {
    contentOf({
      "sections/our-team.json": { first_heading: "Team", second_heading: "Join" },
      "team/a.json": { name: "Amina", draft: true },
      "team/b.json": {
        name: "Brian",
        role: "CTO",
        experience_summary: "Ten years",
        email: "nowhere",
      },
    });
    const { content, unpublished, issues } = readDefault("team", path.join(folder, "content"));
    expect(content.members.map(({ name }) => name)).toEqual(["Brian"]);
    expect(unpublished.map(({ title }) => title)).toEqual(["Amina"]);
    expect(issues.map(({ item, field }) => `${item}: ${field}`)).toEqual([
      "“content/team/b.json”, line 1: email",
    ]);
  });

  test("a legal text has no state, so it's always published", () => {
    contentOf({ "legal/privacy-policy.json": { title: "Privacy", parts: [], draft: true } });
    expect(
      readCatalogue(path.join(folder, "content")).notes.issues.map(({ field }) => field),
    ).toContain("draft");
  });
});
