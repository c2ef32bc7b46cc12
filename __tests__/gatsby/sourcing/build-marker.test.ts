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
  ["src/content/bundled/blogs.json", true],
  ["src/site/limits.ts", true],
  ["src/styles/web-fonts.ts", true],
  ["src/components/actions/button/button.module.css", true],
  ["plugins/gatsby-source-custom-api/src/fetch.ts", true],
  ["gatsby-config.ts", true],
  ["gatsby-ssr.tsx", true],
  ["package-lock.json", true],
  ["src/components/actions/button/button.tsx", false],
  ["src/images/brand/icon.png", false],
  ["docs/deploy.md", false],
  ["README.md", false],
])("a change of %s begins a build without the cache: %s", (file, expected) => {
  expect(isUntrackedSource(file)).toBe(expected);
});

test("the digest changes with a style sheet, and not with a component, which Gatsby watches itself", async () => {
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

test("a build is complete once it is marked, for its own sources, until nodes change again", () => {
  expect(isCompleteBuild(built, "sources")).toBe(false);
  markComplete(built, "sources");
  expect(isCompleteBuild(built, "sources")).toBe(true);
  expect(isCompleteBuild(built, "other sources")).toBe(false);
  markIncomplete(built);
  expect(isCompleteBuild(built, "sources")).toBe(false);
});
