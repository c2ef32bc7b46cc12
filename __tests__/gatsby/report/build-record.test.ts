import {
  readPublished,
  recordBuild,
  recordedPosts,
  savePublished,
} from "../../../src/gatsby/report/build-record";
import { PUBLICATION_REPORT } from "../../fixtures/preview-options";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const teamFolder = temporaryFolder();

const post = (slug: string, isSample = false) => ({
  slug,
  title: `Post ${slug}`,
  category: "sms",
  digest: slug,
  words: [],
  isSample,
});
const record = (...posts: ReturnType<typeof post>[]) =>
  recordBuild({ sections: [], issues: [], publication: PUBLICATION_REPORT, posts }, folder);

test("a sample has a social card but isn't a published post, so removing it is never reported", () => {
  record(post("7"), post("sample-7", true));
  savePublished(folder);
  expect(recordedPosts().map(({ slug }) => slug)).toEqual(["7", "sample-7"]);
  expect(readPublished(folder)?.map(({ title }) => title)).toEqual(["Post 7"]);
  const { changes } = record(post("7"), post("8"));
  expect(changes?.removed).toEqual([]);
  expect(changes?.added.map(({ title }) => title)).toEqual(["Post 8"]);
});

test("an author who has left the team is reported once, with the file", () => {
  const build = (team: string[], authors: string[]) => {
    const named = authors.map((name) => ({ name, authorId: name.toLowerCase() }));
    const content = { sections: [], issues: [], publication: PUBLICATION_REPORT, posts: [] };
    const report = recordBuild({ ...content, team, authors: named }, teamFolder);
    savePublished(teamFolder);
    return report.issues.map(({ item, problem, shown }) => `${item} ${problem}: ${shown}`);
  };
  expect(build(["Asha", "Brian", "Chebet"], ["Asha", "Brian", "Guest"])).toEqual([]);
  expect(build(["Asha"], ["Asha", "Brian", "Guest"])).toEqual([
    expect.stringMatching(
      /^“Brian” was removed from the team, but is also an author: .*\/authors\/brian\.json$/,
    ),
  ]);
  expect(build(["Asha"], ["Asha", "Brian", "Guest"])).toEqual([]);
  expect(build([], [])).toEqual([]); // the author's file is gone too
});

test("a build with drafts doesn't change the record of what's published", () => {
  const drafts = { ...PUBLICATION_REPORT, drafts: true };
  recordBuild({ sections: [], issues: [], publication: drafts, posts: [post("secret")] }, folder);
  savePublished(folder);
  expect(readPublished(folder)?.map(({ title }) => title)).toEqual(["Post 7"]);
});

test("a changed price means that something has changed", () => {
  const build = (digest: string) =>
    recordBuild(
      {
        ...{ sections: [], issues: [], publication: PUBLICATION_REPORT, posts: [post("7")] },
        others: [{ section: "Prices", key: "prices", name: "“content/prices.json”", digest }],
      },
      folder,
    );
  build("a");
  savePublished(folder);
  expect(build("a").recordChanges).toEqual([]);
  expect(build("b").recordChanges).toEqual([
    { section: "Prices", name: "“content/prices.json”", kind: "changed" },
  ]);
});
