import path from "node:path";
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
  ["src/gatsby/fonts/figtree-400.ttf", true],
  ["src/components/actions/button.module.css", true],
  ["src/components/media/icon-shapes.json", true],
  ["plugins/gatsby-source-custom-api/src/fetch.ts", true],
  ["gatsby-config.ts", true],
  ["gatsby-ssr.tsx", true],
  ["package-lock.json", true],
  ["content/company.json", true],
  ["content/images/brand/heading.woff2", true],
  ["content/images/brand/logo.svg", false],
  ["content/legal/privacy-policy.json", false],
  ["src/components/actions/button.tsx", false],
  ["docs/deploy.md", false],
  ["README.md", false],
])("isUntrackedSource(%s) is %s", (file, expected) => {
  expect(isUntrackedSource(file)).toBe(expected);
});

test("sourcesDigest changes with a style sheet, but not with a component, which Gatsby tracks", async () => {
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

test("sourcesDigest of all sources changes with a drawing", async () => {
  const digest = () => sourcesDigest(sources, () => true);
  await writeFiles(sources, { "illustrations/sections/about.svg": "<svg/>" });
  const before = digest();
  await writeFiles(sources, { "illustrations/sections/about.svg": "<svg><path/></svg>" });
  expect(digest()).not.toBe(before);
});

test("sourcesDigest changes if the same sources are in another place", async () => {
  const files = { "src/a/a.css": "a {}" };
  const digests = ["here", "there"].map(async (place) => {
    await writeFiles(path.join(sources, place), files);
    return sourcesDigest(path.join(sources, place));
  });
  expect(new Set(await Promise.all(digests)).size).toBe(2);
});

test("isCompleteBuild is true for a marked build of the same sources until nodes change", () => {
  expect(isCompleteBuild(built, "sources")).toBe(false);
  markComplete(built, "sources");
  expect(isCompleteBuild(built, "sources")).toBe(true);
  expect(isCompleteBuild(built, "other sources")).toBe(false);
  markIncomplete(built);
  expect(isCompleteBuild(built, "sources")).toBe(false);
});
