/**
 * Part of `npm run check`: each unit test is in the folder of its source (`__tests__/x/y.test.ts` beside
 * `src/x/y.ts`), and a test reaches each source by imports.
 */
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { filesBelow } from "../src/node/files";

/** Tests of what has no single source: the built site, whole builds, the repository. */
const OF_THE_WHOLE = /^__tests__\/(?:e2e|engines|builds|project|sample)\//;
/** Folders of tests whose sources are not in `src`. */
const OUTSIDE_SRC = /^(?:plugins|scripts|bench|illustrations|desk)\b/;
/** What Gatsby and npm run, and `e2e` and `builds` test, with what it imports itself. */
const ENTRY =
  /^(?:(?:plugins\/[\w-]+\/)?gatsby-\w+|scripts\/[\w-]+|src\/edge\/worker|desk\/entry|src\/(?:pages|templates|slices)\/.*)\.tsx?$/;
/** No test imports them: one needs Gatsby's own actions and cache, one runs in a process of its own. */
const STEPS = ["create-image-files.ts", "image-worker.ts"];

const modulesBelow = (root: string, isLeftOut?: (folder: string) => boolean): string[] =>
  filesBelow(root, isLeftOut)
    .filter((name) => /(?<!\.d|\.fragment)\.tsx?$/.test(name) && !name.includes("node_modules"))
    .map((name) => posix.join(root, name));

const tests = modulesBelow("__tests__");
const sources = ["src", "plugins", "scripts", "desk"].flatMap((root) => modulesBelow(root));
const entries = [...modulesBelow(".", () => true), ...sources].filter((file) => ENTRY.test(file));

const IMPORT = /(?:from |import |import\(|require\(|resolve\()"(\.[^"]+)"/g;
function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, path = ""]) => path);
  const targets = specifiers.map((path) => posix.join(posix.dirname(file), path));
  return sources.filter((source) => targets.includes(source.replace(/\.tsx?$/, "")));
}

const reached = new Set(tests);
for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
for (const file of entries) for (const tested of [file, ...importsOf(file)]) reached.add(tested);
for (const step of STEPS) reached.add(`src/gatsby/sourcing/${step}`);

/** Returns what is wrong with the place of a test, or null. */
function misplaced(test: string): string | null {
  const path = test.replace("__tests__/", "").replace(/(?:\.full)?\.test\.tsx?$/, "");
  const expected = OUTSIDE_SRC.test(path) ? path : `src/${path}`;
  if (existsSync(expected)) return null; // tests a whole folder
  if (!existsSync(posix.dirname(expected))) return `${test}: there is no such folder of sources`;
  const [root = "", folder = ""] = expected.split("/");
  const namesakes = sources
    .filter((file) => file.startsWith(`${root}/${folder}/`))
    .map((file) => file.replace(/^(plugins\/[\w-]+\/)src\//, "$1").replace(/\.tsx?$/, ""))
    .filter((file) => posix.basename(file) === posix.basename(path));
  if (namesakes.length === 0 || namesakes.includes(expected)) return null;
  return `${test}: its source is ${namesakes.join(" or ")}`;
}

const problems = [
  ...tests
    .filter((file) => /\.test\.tsx?$/.test(file) && !OF_THE_WHOLE.test(file))
    .flatMap((file) => misplaced(file) ?? []),
  ...sources.filter((file) => !reached.has(file)).map((file) => `${file}: no test reaches it`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
