import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** Whatever an owner writes into `content/` fails no test of the code: none of it reads that folder by name. */

const FOLDERS = ["__tests__", "src", "scripts", "desk", "illustrations", "plugins"];
const SOURCES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:c|m)?tsx?$/.test(file) && !file.includes("node_modules"))
    .map((file) => path.join(folder, file)),
);

test.each([
  ["imports a file of content/", /(?:from|import\(|require\() *"(?:\.\.\/)+content\/[^"]*\.json"/],
  [
    "reads content/ of the working folder",
    /\b(?:readFileSync|readFile|cpSync|readdirSync|existsSync|resolve)\( *"content[/"]/,
  ],
])("no code and no test %s", (_what, pattern) => {
  const found = SOURCES.filter((file) => pattern.test(readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});

const project = temporaryFolder();

test.each([
  ["content", 0],
  ["sample", 1],
])("of a record on one line in %s, the check of formats ends with %s", async (folder, code) => {
  for (const file of ["biome.json", ".gitignore", "package.json"]) {
    copyFileSync(file, path.join(project, file));
  }
  await writeFiles(project, { [`${folder}/posts/one.json`]: '{"title":"One","tags":["sms"]}' });
  const biome = path.resolve("node_modules/.bin/biome");
  expect(spawnSync(biome, ["check", "."], { cwd: project }).status).toBe(code);
});
