import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** What the repository promises to whoever clones it. */

const packageJson = JSON.parse(readFileSync("package.json", "utf8"));
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const readme = readFileSync("README.md", "utf8");

interface LockEntry {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const entries: readonly [string, LockEntry][] = Object.entries(lock.packages);

/** Whether a package that the one at `from` asks for has an entry, in its own folder or above. */
function isLocked(name: string, from: string): boolean {
  if (lock.packages[`${from ? `${from}/` : ""}node_modules/${name}`]) return true;
  if (from === "") return false;
  return isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))));
}

test("the lock has an entry for every optional package of every platform", () => {
  const missing = entries.flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, at))
      .map((name) => `${at || "this project"} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every version in package.json is exact", () => {
  const ranges = Object.entries({
    ...packageJson.dependencies,
    ...packageJson.devDependencies,
  }).filter(([, version]) => !/^\d+\.\d+\.\d+$|^file:plugins\//.test(String(version)));
  expect(ranges).toEqual([]);
});

test("the lock names no registry and every package.json version", () => {
  const root = lock.packages[""];
  expect(root.dependencies).toEqual(packageJson.dependencies);
  expect(root.devDependencies).toEqual(packageJson.devDependencies);
});

test("install scripts are allowed by name, each decided", () => {
  const withScripts = entries
    .filter(([, entry]) => "hasInstallScript" in entry)
    .map(([at]) => at.replace(/^.*node_modules\//, ""));
  const decided = new Set([...Object.keys(packageJson.allowScripts), "fsevents"]); // macOS only
  expect(withScripts.filter((name) => !decided.has(name))).toEqual([]);
});

test("the README shows the two commands first, and every command that it names exists", () => {
  expect(readme.indexOf("npm ci && npm start")).toBeLessThan(readme.indexOf("npm ci && npm test"));
  expect(readme.slice(0, readme.indexOf("npm ci && npm test")).split("\n").length).toBeLessThan(12);
  const named = Array.from(readme.matchAll(/npm run ([\w-]+)/g), ([, name = ""]) => name);
  expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

test("every file that a document links to is there", () => {
  const documents = [
    "README.md",
    ...readdirSync("docs")
      .filter((f) => f.endsWith(".md"))
      .map((f) => `docs/${f}`),
  ];
  const broken = documents.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const links = Array.from(
      text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)|src="([^"]+)"/g),
      ([, a, b]) => a ?? b ?? "",
    );
    return links
      .filter((link) => link && !/^(https?|mailto):/.test(link))
      .filter((link) => !existsSync(path.join(path.dirname(file), link)))
      .map((link) => `${file}: ${link}`);
  });
  expect(broken).toEqual([]);
});

test("every variable of the environment stands in .env.example and in the README", () => {
  const source = readFileSync("src/gatsby/environment.ts", "utf8");
  const names = Array.from(source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm), ([, name = ""]) => name);
  const example = readFileSync(".env.example", "utf8");
  expect(names.length).toBeGreaterThan(9);
  expect(names.filter((name) => !example.includes(name) || !readme.includes(name))).toEqual([]);
});

test("bundled pictures are checked in at no more than 250 KB each", () => {
  const heavy = readdirSync("src/images", { recursive: true, encoding: "utf8" })
    .map((file) => path.join("src/images", file))
    .filter((file) => statSync(file).isFile() && statSync(file).size > 250_000);
  expect(heavy).toEqual([]);
});
