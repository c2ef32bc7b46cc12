import { readFileSync } from "node:fs";
import { filesBelow } from "../../src/node/files";

/** Gatsby makes these nodes anew in each build, so that a page which asks for one is never unchanged. */
const NEW_IN_EACH_BUILD = /\b(?:site|sitePage|allSite\w*|sitePlugin|siteBuildMetadata)\b\s*[({]/;

test("no query of a page depends on what is new in each build", () => {
  const asking = filesBelow("src")
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      [...readFileSync(`src/${file}`, "utf8").matchAll(/graphql`([^`]*)`/g)].some(
        ([, query = ""]) => NEW_IN_EACH_BUILD.test(query),
      ),
    );
  expect(asking).toEqual(["slices/footer.tsx"]); // the year, in a slice, which is part of no page
});
