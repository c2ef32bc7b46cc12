import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Holds what the repository promises to those who clone it. */

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
  const { dependencies, devDependencies } = packageJson;
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$|^file:plugins\//.test(String(version)),
  );
  expect(ranges).toEqual([]);
});

test("install scripts are allowed by name, each decided", () => {
  const withScripts = entries
    .filter(([, entry]) => "hasInstallScript" in entry)
    .map(([at]) => at.replace(/^.*node_modules\//, ""));
  const decided = new Set([...Object.keys(packageJson.allowScripts), "fsevents"]); // macOS only
  expect(withScripts.filter((name) => !decided.has(name))).toEqual([]);
});

test("no package runs a script when it is installed, and none of our commands needs one", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  // npm leaves these out too then
  expect(Object.keys(packageJson.scripts).filter((name) => /^(?:pre|post)/.test(name))).toEqual([]);
});

test("every acknowledged advisory has a reason and an expiry date", () => {
  for (const entry of Object.values(JSON.parse(readFileSync(".nsprc", "utf8")))) {
    expect(entry).toMatchObject({ notes: expect.any(String), expiry: expect.any(String) });
  }
});

test("every command that the README names exists", () => {
  const named = Array.from(readme.matchAll(/npm run ([\w-]+)/g), ([, name = ""]) => name);
  expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

test("every file that a document links to is there", () => {
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

test("every promise of docs/security.md names tests that are there", () => {
  const security = readFileSync("docs/security.md", "utf8");
  const rows = [...security.matchAll(/^\| .* \| (`.*`) \| .* \|$/gm)].map(([, cell = ""]) => cell);
  const names = rows.flatMap((cell) => cell.split(", ").map((name) => name.replaceAll("`", "")));
  expect(rows.length).toBeGreaterThan(15);
  const isThere = (name: string) =>
    name.endsWith("/*")
      ? existsSync(`__tests__/${name.slice(0, -2)}`)
      : existsSync(`__tests__/${name}.test.ts`) || existsSync(`__tests__/${name}.test.tsx`);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

test("docs/security.md says where each package of the site runs, by what it meets", () => {
  const security = readFileSync("docs/security.md", "utf8");
  const table = /\| Runs \| Packages \|[\s\S]*?\n\n/.exec(security)?.[0] ?? "";
  const named = new Set(table.split(/[\s,;:()|]+/));
  const foreign = Object.entries<string>(packageJson.dependencies).filter(
    ([, version]) => !version.startsWith("file:"),
  );
  const missing = foreign.filter(([name]) => !named.has(name)).map(([name]) => name);
  expect(missing).toEqual([]);
  expect(named).toContain("@sveltia/cms"); // which editors run
});

test.each([
  ["src/node/environment.ts", readme],
  ["src/inbox/inbox-settings.ts", readme],
  ["desk/hosted.ts", readFileSync("docs/publishing.md", "utf8")],
])("every variable of %s is in .env.example and in its table", (file, tables) => {
  const source = readFileSync(file, "utf8");
  const names = Array.from(source.matchAll(/^ {2,}([A-Z][A-Z_]+): /gm), ([, name = ""]) => name);
  const example = readFileSync(".env.example", "utf8");
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !example.includes(name) || !tables.includes(name))).toEqual([]);
});

test("every test that makes a temporary folder removes it", () => {
  const makers = readdirSync("__tests__", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, code: readFileSync(path.join("__tests__", name), "utf8") }))
    .filter(({ code }) => /\bmkdtemp(?:Sync)?\(path/.test(code));
  expect(makers.length).toBeGreaterThan(0);
  expect(
    makers.filter(({ code }) => !/\brm(?:Sync)?\(/.test(code)).map(({ name }) => name),
  ).toEqual([]);
});
