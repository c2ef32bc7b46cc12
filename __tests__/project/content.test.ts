import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

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
