import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What the repository promises to everybody who clones it. */

const packageJson = JSON.parse(readFileSync("package.json", "utf8"));
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

interface LockEntry {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const entries: readonly [string, LockEntry][] = Object.entries(lock.packages);

/** Whether a dependency of the package at `from` has an entry, in its own folder or above. */
function isLocked(name: string, from: string): boolean {
  if (lock.packages[`${from ? `${from}/` : ""}node_modules/${name}`]) return true;
  if (from === "") return false;
  return isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))));
}

test("the lockfile has an entry for every optional package of every platform", () => {
  const missing = entries.flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, at))
      .map((name) => `${at || "this project"} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every version in package.json is exact", () => {
  const { dependencies, devDependencies } = packageJson;
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$|^file:plugins\//.test(String(version)),
  );
  expect(ranges).toEqual([]);
});

test("each install script is allowed or denied by name", () => {
  const withScripts = entries
    .filter(([, entry]) => "hasInstallScript" in entry)
    .map(([at]) => at.replace(/^.*node_modules\//, ""));
  const decided = new Set([...Object.keys(packageJson.allowScripts), "fsevents"]); // macOS only
  expect(withScripts.filter((name) => !decided.has(name))).toEqual([]);
});

test("no package runs a script when installed, and none of our commands needs one", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  // npm leaves these out too
  expect(Object.keys(packageJson.scripts).filter((name) => /^(?:pre|post)/.test(name))).toEqual([]);
});

test("every acknowledged advisory has a reason and an expiry date", () => {
  for (const entry of Object.values(JSON.parse(readFileSync(".nsprc", "utf8")))) {
    expect(entry).toMatchObject({ notes: expect.any(String), expiry: expect.any(String) });
  }
});

test("every file that a document links to exists", () => {
  const documents = readdirSync("docs").filter((file) => file.endsWith(".md"));
  const broken = ["README.md", ...documents.map((file) => `docs/${file}`)].flatMap((file) => {
    const links = readFileSync(file, "utf8").matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)|src="([^"]+)"/g);
    return Array.from(links, ([, link, source]) => link ?? source ?? "")
      .filter((link) => !/^(https?|mailto):/.test(link))
      .filter((link) => !existsSync(path.join(path.dirname(file), link)))
      .map((link) => `${file}: ${link}`);
  });
  expect(broken).toEqual([]);
});
