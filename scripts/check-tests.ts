/**
 * Part of `npm run check`: checks that each unit test has the path of its source (`__tests__/x/y.test.ts` for
 * `src/x/y.ts` or the folder `src/x/y`) or is listed below, that a test reaches each source by imports, and that no
 * test changes the folder that its whole process works in.
 */
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { filesBelow } from "../src/node/files";

/** Matches tests without a single source: of the built site, whole builds, the repository. */
const OF_THE_WHOLE = /^__tests__\/(?:e2e|engines|builds|project|sample)\//;
/** Unit tests of several sources together, each with its subject. */
const OF_SEVERAL: Readonly<Record<string, string>> = {
  "content/blog/categories": "the categories of the API with those of the posts",
  "content/hostile": "every content type against hostile values",
  "content/site/page-words-without-promise":
    "the words of pages of a company that promises nothing",
  "edge/edge-reads": "shared reads of a content API on workerd",
  "features/blog/post/post": "an article with all its parts",
  "features/newsletter/newsletter": "the form, and what becomes of what it sends",
  "features/sections": "every section on the server: empty and with its longest words",
  "features/shell/gatsby-browser": "what gatsby-browser.tsx and the shell do at a route change",
  "features/tools/contact-links": "what each tool hands to the contact form",
  "features/tools/messaging-guidance-of-others": "the rules of the networks of another country",
  "gatsby/hostile": "sourcing of hostile values",
  "hooks/receipts-of-forms": "the reference that each form leaves with its sender",
  "inbox/crash": "a host that ends at named points, and the inbox after it",
  "pages/company": "another company's values on every page",
  "pages/not-found": "the page for unknown addresses",
  "pages/pages": "pages with few parts of their own",
  "plugins/gatsby-source-custom-api/last-good": "the plugin against a server: copies",
  "plugins/gatsby-source-custom-api/nodes": "the plugin against a server: nodes",
  "plugins/gatsby-source-custom-api/paging": "the plugin against a server: lists",
  "plugins/gatsby-source-custom-api/requests": "the plugin against a server: answers",
  "plugins/gatsby-source-custom-api/time": "the plugin against a server: limits of time",
  "scripts/servers": "the commands that start a server",
  "scripts/support/content-walk": "the content gate against every field in turn",
  "server/hosting": "one table of requests on both hosts",
};
/** Folders of tests whose sources are not in `src`. */
const OUTSIDE_SRC = /^(?:plugins|scripts|bench|illustrations|desk)\b/;
/** Matches files that Gatsby or npm runs; `e2e` and `builds` test them with the files that they import themselves. */
const ENTRY =
  /^(?:(?:plugins\/[\w-]+\/)?gatsby-\w+|scripts\/[\w-]+|src\/edge\/worker|desk\/entry|src\/(?:pages|templates|slices)\/.*)\.tsx?$/;
/** Steps that no test imports: two need Gatsby's own actions and cache, one runs in a process of its own. */
const STEPS = ["create-image-files.ts", "source-pictures.ts", "image-worker.ts"];

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

/** Returns the problem of a test's path, or null. */
function misplaced(test: string): string | null {
  const path = test.replace("__tests__/", "").replace(/(?:\.full)?\.test\.tsx?$/, "");
  const expected = OUTSIDE_SRC.test(path) ? path : `src/${path}`;
  const inPlugin = expected.replace(/^(plugins\/[\w-]+\/)/, "$1src/");
  const places = [
    expected,
    `${expected}.ts`,
    `${expected}.tsx`,
    `${expected}.cjs`,
    `${inPlugin}.ts`,
  ]; // the first is a whole folder
  if (path in OF_SEVERAL || places.some((place) => existsSync(place))) return null;
  if (!existsSync(posix.dirname(expected))) return `${test}: there is no such folder of sources`;
  const [root = "", folder = ""] = expected.split("/");
  const namesakes = sources
    .filter((file) => file.startsWith(`${root}/${folder}/`))
    .map((file) => file.replace(/^(plugins\/[\w-]+\/)src\//, "$1").replace(/\.tsx?$/, ""))
    .filter((file) => posix.basename(file) === posix.basename(path));
  if (namesakes.length > 0) return `${test}: its source is ${namesakes.join(" or ")}`;
  return `${test}: there is no such source, and it is not in OF_SEVERAL`;
}

const isMissing = (name: string) => !tests.some((test) => test.startsWith(`__tests__/${name}.`));
const changesFolder = (test: string) => /\bchdir\(/.test(readFileSync(test, "utf8"));

const problems = [
  ...Object.keys(OF_SEVERAL)
    .filter(isMissing)
    .map((name) => `OF_SEVERAL has ${name}, which is no test`),
  ...tests.filter(changesFolder).map((test) => `${test}: hand over a folder in place of chdir`),
  ...tests
    .filter((file) => /\.test\.tsx?$/.test(file) && !OF_THE_WHOLE.test(file))
    .flatMap((file) => misplaced(file) ?? []),
  ...sources.filter((file) => !reached.has(file)).map((file) => `${file}: no test reaches it`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
