import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { copyCode } from "../../../scripts/support/desk-site";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const project = temporaryFolder();
const site = path.join(project, ".desk/site");
const has = (name: string) => existsSync(path.join(site, name));

test("the desk's development site has the project's current code, but no settings, content or builds", async () => {
  await writeFiles(project, {
    ".env": "WEBHOOK_SECRET=secret",
    "content/company.json": "{}",
    "gatsby-config.ts": "config",
    "node_modules/gatsby/cli.js": "gatsby",
    "public/index.html": "built",
    "src/old.ts": "old",
  });
  copyCode(site, project);
  await writeFiles(project, { "src/new.ts": "new", ".desk/site/.cache/data": "kept" });
  rmSync(path.join(project, "src/old.ts"));
  copyCode(site, project);
  expect(["gatsby-config.ts", "src/new.ts", ".cache/data"].filter(has)).toHaveLength(3);
  expect([".env", "content", "public", "src/old.ts"].filter(has)).toEqual([]);
  expect(readFileSync(path.join(site, "node_modules/gatsby/cli.js"), "utf8")).toBe("gatsby");
});
