import { advise } from "../../../src/gatsby/sourcing/advise";
import { CATALOGUE, OWN_CONTENT } from "../../fixtures/catalogue";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const folder = temporaryFolder();

const record = (value: object) => ({
  key: "posts/1",
  section: "Blog posts",
  item: "“content/posts/1.json”",
  value: { paragraph_explanation: "Words.", ...value },
});

function adviceOn(value: object) {
  const { advice, issues } = advise(
    {
      ...{ records: [record(value)], paths: ["/blog/1"] },
      widthOf: (picture) => (picture === "posts/a.png" ? 90 : null),
      ...{ redirects: [{ from: "/blog/old", to: "/blog/1" }], siteUrl: "https://duka.example" },
      ...{ catalogue: CATALOGUE, faceBytes: {}, now: new Date() },
    },
    folder,
  );
  return [...advice, ...issues].map(({ field, problem }) => `${field} ${problem}`.trim());
}

test("pages, prices and pictures of the site are what advice compares with", () => {
  const [offer] = CATALOGUE.prices.offers;
  const text =
    '<a href="/pricing">a</a><a href="/blog/1">b</a><a href="/privacy-policy">c</a>' +
    `<a href="/blog/old">d</a> KSh ${offer?.setupPrice.toLocaleString("en")} KSh 123,456`;
  const value = { image_path: "posts/a.png", image_alt: "A box", text };
  expect(adviceOn(value).sort()).toEqual([
    "image_path is a picture of 90 pixels, shown up to 800 wide: it looks blurred",
    "text links to /blog/old, which is now /blog/1",
    "text names KSh 123,456, which content/prices.json does not have",
  ]);
});

test("content/advice.json turns a rule off; what is wrong in it is named, and then nothing is off", async () => {
  const value = { title: "TK" };
  expect(adviceOn(value)).toHaveLength(1);
  await writeFiles(folder, { "content/advice.json": '{"posts/1":["markers"]}' });
  expect(adviceOn(value)).toEqual([]);
  await writeFiles(folder, { "content/advice.json": '{"posts/1":["marker"]}' });
  expect(adviceOn(value).join()).toMatch(/still has “TK”.*“marker” is no rule/);
});

test("the folder gives each record as it is written, by its file", () => {
  const keys = OWN_CONTENT.team.records.map(({ key }) => key);
  expect(keys).toContain("sections/our-team");
  expect(keys).toContain("team/salma-omar");
  expect(OWN_CONTENT.blogPosts.records[0]?.value).toHaveProperty("paragraph_explanation");
});
