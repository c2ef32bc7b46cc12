import path from "node:path";
import { brokenRule, findImport, importOfNode } from "../../scripts/check-imports";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

test.each([
  ["src/features/home/hero.tsx", "../../../components/text/point/point", undefined],
  ["src/features/home/hero.tsx", "./hero-scene", undefined],
  ["features/blog/blog-view.ts", "../contact/contact-links", "features may not import features"],
  [
    "components/text/point/point.tsx",
    "../../../content/home/hero",
    "components may not import content",
  ],
  ["src/site/routes.ts", "../content/home/hero", "site may not import content"],
  ["src/site/company/values.ts", "../../gatsby/company-file", "site may not import gatsby"],
  ["plugins/a/src/b.ts", "../../../src/site/routes", "plugins may not import site"],
  ["src/client/client.ts", "react", "client may not import react"],
  ["src/gatsby/report/report.ts", "react-dom/server", "gatsby may not import react"],
  ["src/gatsby/report/report.ts", "gatsby-source-filesystem", undefined],
  ["src/server/forward.ts", "hono", undefined],
])("%s imports %s: %s", (file, specifier, problem) => {
  const rule = brokenRule(file, specifier, false);
  if (problem) expect(rule).toContain(problem);
  else expect(rule).toBeUndefined();
});

test.each([
  ["src/content/home/hero-content.ts", "gatsby-plugin-image"],
  ["src/site/company/values.ts", "../../content/company/site-values"],
])("%s may import types of %s", (file, specifier) => {
  expect(brokenRule(file, specifier, true)).toBeUndefined();
});

const folder = temporaryFolder();

test.each([
  ['import { readFile } from "node:fs/promises";', "imports node:fs/promises"],
  ['import sharp from "sharp";', "imports sharp"],
  ['import type { Stats } from "node:fs";', null],
  ['import { Hono } from "hono";\nimport { etag } from "hono/etag";', null],
])("the host application's imports are followed: %s", async (line, problem) => {
  await writeFiles(folder, {
    "entry.ts": 'import { a } from "./deep/a";\n',
    "deep/a.ts": 'import { b } from "../b";\nexport const a = b;\n',
    "b.ts": `import { a } from "./deep/a";\n${line}\nexport const b = a;\n`,
  });
  const found = importOfNode(path.join(folder, "entry.ts"));
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(new RegExp(`entry.ts → .*a.ts → .*b.ts ${problem}$`));
});

test("a module of ours is found with the chain of imports that leads to it", async () => {
  await writeFiles(folder, {
    "serve.ts": 'import { a } from "./site/a";\n',
    "site/a.ts": 'import type { V } from "./values";\nimport { b } from "./b";\n',
    "site/b.ts": 'export { VALUES } from "./values";\n',
  });
  const isValues = (target: string) => target.endsWith("site/values");
  expect(findImport(path.join(folder, "serve.ts"), isValues)).toMatch(
    /serve\.ts → .*a\.ts → .*b\.ts imports .*site\/values$/,
  );
});
