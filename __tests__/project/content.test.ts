import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const project = temporaryFolder();

test.each([
  ["content", 0],
  ["sample", 1],
])("for a record on one line in %s, the format check exits with %s", async (folder, code) => {
  for (const file of ["biome.json", ".gitignore", "package.json"]) {
    copyFileSync(file, path.join(project, file));
  }
  await writeFiles(project, { [`${folder}/posts/one.json`]: '{"title":"One","tags":["sms"]}' });
  const biome = path.resolve("node_modules/.bin/biome");
  expect(spawnSync(biome, ["check", "."], { cwd: project }).status).toBe(code);
});
