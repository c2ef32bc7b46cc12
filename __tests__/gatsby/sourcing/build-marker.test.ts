import {
  isCompleteBuild,
  isUntrackedSource,
  markComplete,
  markIncomplete,
  sourcesDigest,
} from "../../../src/gatsby/sourcing/build-marker";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const sources = temporaryFolder();
const built = temporaryFolder();

test.each([
  ["src/gatsby/sourcing/source-nodes.ts", true],
  ["content/sections/blogs.json", false],
  ["src/site/limits.ts", true],
  ["src/styles/web-fonts.ts", true],
  ["src/components/actions/button/button.module.css", true],
  ["plugins/gatsby-source-custom-api/src/fetch.ts", true],
  ["gatsby-config.ts", true],
  ["gatsby-ssr.tsx", true],
  ["package-lock.json", true],
  ["content/company.json", true],
  ["content/legal/privacy-policy.json", false],
  ["src/components/actions/button/button.tsx", false],
  ["src/images/brand/icon.png", false],
  ["docs/deploy.md", false],
  ["README.md", false],
])("isUntrackedSource(%s) is %s", (file, expected) => {
  expect(isUntrackedSource(file)).toBe(expected);
});

test("sourcesDigest changes with a style sheet, not with a component, which Gatsby tracks", async () => {
  await writeFiles(sources, {
    "plugins/a/index.js": "",
    "src/a/a.css": "a {}",
    "src/a/a.tsx": "1",
  });
  const before = sourcesDigest(sources);
  await writeFiles(sources, { "src/a/a.tsx": "2" });
  expect(sourcesDigest(sources)).toBe(before);
  await writeFiles(sources, { "src/a/a.css": "a { color: red }" });
  expect(sourcesDigest(sources)).not.toBe(before);
});

test("isCompleteBuild is true for a marked build of the same sources, until nodes change", () => {
  expect(isCompleteBuild(built, "sources")).toBe(false);
  markComplete(built, "sources");
  expect(isCompleteBuild(built, "sources")).toBe(true);
  expect(isCompleteBuild(built, "other sources")).toBe(false);
  markIncomplete(built);
  expect(isCompleteBuild(built, "sources")).toBe(false);
});
