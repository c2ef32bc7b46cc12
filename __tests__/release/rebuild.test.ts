import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type RebuildOptions, rebuild, rollback } from "../../src/release/rebuild";
import { type BuiltSite, buildSite } from "../support/release-site";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** Whole rebuilds with a stand-in for the build itself: everything else is real, on a real disk. */
const home = process.cwd();
const parent = temporaryFolder();
let folder: string;
let output: string[];
let reloads: string[];
let minute = 0;

beforeEach(() => {
  folder = path.join(parent, expect.getState().currentTestName?.replace(/\W+/g, "-") ?? "");
  mkdirSync(folder);
  process.chdir(folder);
  output = [];
  reloads = [];
});
afterAll(() => process.chdir(home));

const options = (site: BuiltSite | null, more: Partial<RebuildOptions> = {}): RebuildOptions => ({
  environment: {
    releasesDirectory: "releases",
    releasesKept: 3,
    releasesReload: null,
    siteUrl: "https://www.site.example",
    browserContentApiUrl: "/content-api",
    gaMeasurementId: null,
  },
  allowShrink: false,
  build: async () => {
    if (site) await buildSite(folder, site);
    return site !== null;
  },
  reload: async (command) => {
    reloads.push(command);
    return null;
  },
  log: (text) => output.push(text),
  now: () => new Date(Date.UTC(2026, 10, 20, 10, minute++)),
  ...more,
});
const withReload = (more: Partial<RebuildOptions> = {}) => {
  const base = options({ posts: POSTS });
  return { environment: { ...base.environment, releasesReload: "reload nginx" }, ...more };
};

const POSTS = ["1", "2", "3", "4", "5"];
const run = (site: BuiltSite | null, more?: Partial<RebuildOptions>) =>
  rebuild(options(site, more));
const served = (file: string) => readFileSync(path.join("releases/current/public", file), "utf8");
const currentId = () => path.basename(readFileLink());
const readFileLink = () => {
  expect(lstatSync("releases/current").isSymbolicLink()).toBe(true);
  return path.basename(readlinkSync("releases/current"));
};
const ids = () =>
  readdirSync("releases")
    .filter((name) => /^\d{8}T/.test(name))
    .sort();

/** Every served byte, by path. */
function snapshot(directory: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(directory, file), readFileSync(file, "base64")]),
  );
}

test("a rebuild makes a release and serves it", async () => {
  await run({ posts: POSTS, files: { "webpack.stats.json": "{}", "~partytown/p.js": "x" } });
  expect(served("blog/3/index.html")).toContain("Post 3");
  expect(existsSync("releases/current/public/webpack.stats.json")).toBe(false);
  expect(existsSync("releases/current/public/~partytown")).toBe(false);
  expect(JSON.parse(readFileSync("releases/current/host/headers.json", "utf8"))).toMatchObject({
    "Content-Security-Policy": expect.stringContaining("'sha256-"),
  });
  expect(output.join("\n")).toContain("first release: 12 pages");
  expect(output.at(-1)).toBe(`Now serving release ${currentId()}.`);
});

test("unchanged files are one file on the disk, changed ones are new, and the change is told", async () => {
  await run({ posts: POSTS });
  const first = currentId();
  await run({ posts: POSTS, words: { "3": "edited" } });
  const inode = (id: string, file: string) =>
    statSync(path.join("releases", id, "public", file)).ino;
  expect(inode(currentId(), "blog/2/index.html")).toBe(inode(first, "blog/2/index.html"));
  expect(inode(currentId(), "blog/3/index.html")).not.toBe(inode(first, "blog/3/index.html"));
  expect(served("blog/3/index.html")).toContain("edited");
  expect(readFileSync(`releases/${first}/public/blog/3/index.html`, "utf8")).not.toContain(
    "edited",
  );
  expect(output.join("\n")).toContain("posts edited: 1\n    Post 3 (/blog/3)");
});

test("a rebuild that changes nothing makes no release", async () => {
  await run({ posts: POSTS });
  const first = currentId();
  await run({ posts: POSTS });
  expect(ids()).toEqual([first]);
  expect(output.at(-1)).toBe(`Nothing differs from release ${first}, which stays.`);
});

test("files of the last releases stay reachable, compressed copies too, older ones go", async () => {
  const script = (n: number) => `app-0000000000000000000${n}.js`;
  const code = (n: number): BuiltSite => ({
    posts: POSTS,
    script: script(n),
    files: { [`${script(n)}.br`]: `small ${n}` },
  });
  for (const n of [1, 2, 3]) await run(code(n));
  expect(served(script(1))).toContain(script(1));
  expect(served(`${script(1)}.br`)).toBe("small 1");
  await run(code(4));
  await run(code(5));
  expect(ids()).toHaveLength(3);
  expect(existsSync(`releases/current/public/${script(1)}`)).toBe(false);
  expect(served(script(2))).toContain(script(2));
});

test("a rollback serves the release before, byte for byte, and again the one before that", async () => {
  await run({ posts: POSTS });
  const [first = ""] = ids();
  const before = snapshot(`releases/${first}`);
  await run({ posts: POSTS, words: { "3": "edited" }, script: "app-00000000000000000002.js" });
  await run({ posts: POSTS, words: { "3": "again" } });
  await rollback(options(null));
  expect(currentId()).toBe(ids()[1]);
  await rollback(options(null));
  expect(currentId()).toBe(first);
  expect(snapshot("releases/current/")).toEqual(before);
  await expect(rollback(options(null))).rejects.toThrow(
    "There is no earlier release to go back to.",
  );
  expect(currentId()).toBe(first);
});

test.each<[string, BuiltSite | null, string]>([
  ["a build that fails", null, "The build failed"],
  ["many posts lost", { posts: ["1"] }, "4 of 5 posts would vanish"],
  ["a section lost", { posts: POSTS, fallen: ["Hero"] }, "“Hero” would fall back"],
  [
    "a required file lost",
    { posts: POSTS, files: { "robots.txt": null } },
    "The file robots.txt is missing.",
  ],
  [
    "a dead link that our code writes",
    { posts: POSTS, files: { "about/index.html": '<a href="/nowhere">' } },
    "The address /nowhere, named on /about, does not exist.",
  ],
  [
    "a picture that is not there",
    { posts: POSTS, words: { "3": '<img src="/static/x.png">' } },
    "The file /static/x.png, named on /blog/3, does not exist.",
  ],
  [
    "a page that lost its links' target",
    { posts: ["1", "2", "3", "4"], files: { "blog/index.html": '<a href="/blog/5">' } },
    "The address /blog/5, named on /blog, does not exist.",
  ],
  [
    "a foreign script",
    { posts: POSTS, words: { "3": "<script>steal()</script>" } },
    "/blog/3 holds an inline script that is not the site's own.",
  ],
])("%s leaves the running release untouched and says why", async (_, site, reason) => {
  await run({ posts: POSTS });
  const before = snapshot("releases/current/");
  const first = currentId();
  await expect(run(site)).rejects.toThrow(reason);
  expect([currentId(), ids()]).toEqual([first, [first]]);
  expect(snapshot("releases/current/")).toEqual(before);
  await run({ posts: POSTS, words: { "2": "fine again" } });
  expect(served("blog/2/index.html")).toContain("fine again");
});

test("a dead link in an article is told and holds nothing up", async () => {
  await run({ posts: POSTS, words: { "3": '<a href="/blog/unknown">' } });
  expect(output).toContain("To mend: The address /blog/unknown, named on /blog/3, does not exist.");
  expect(currentId()).toBe(ids()[0]);
});

test("the guard compares with what is served, however often a shrunken build is refused", async () => {
  await run({ posts: POSTS });
  await expect(run({ posts: ["1"] })).rejects.toThrow("--allow-shrink");
  await expect(run({ posts: ["1"] })).rejects.toThrow("--allow-shrink");
  await run({ posts: ["1"] }, { allowShrink: true });
  expect(readdirSync("releases/current/gone/blog").sort()).toEqual(["2", "3", "4", "5"]);
  await run({ posts: ["1", "4"] });
  expect(readdirSync("releases/current/gone/blog").sort()).toEqual(["2", "3", "5"]);
});

test("without releases the guard holds as well", async () => {
  const environment = { ...options(null).environment, releasesDirectory: null };
  await run({ posts: POSTS }, { environment });
  await expect(run({ posts: ["1"] }, { environment })).rejects.toThrow("4 of 5 posts");
  await expect(run({ posts: ["1"] }, { environment })).rejects.toThrow("4 of 5 posts");
  expect(existsSync("releases")).toBe(false);
  await run({ posts: ["1"] }, { environment, allowShrink: true });
  expect(readdirSync("deploy/generated/gone/blog").sort()).toEqual(["2", "3", "4", "5"]);
});

test("nginx is told of a new policy before its pages are served, and keeps the earlier scripts", async () => {
  const config = () => readFileSync("releases/host/nginx-http.conf", "utf8");
  const currentAtReload: (string | null)[] = [];
  const reload = async () => {
    currentAtReload.push(existsSync("releases/current") ? currentId() : null);
    return null;
  };
  await run({ posts: POSTS }, withReload({ reload }));
  const first = currentId();
  const [, hash = ""] = /'(sha256-[^']+)'/.exec(config()) ?? [];
  await run({ posts: POSTS, words: { "1": "edited" } }, withReload({ reload }));
  expect(currentAtReload).toEqual([null]); // content alone changes no policy
  const second = currentId();
  await run({ posts: POSTS, script: "app-00000000000000000002.js" }, withReload({ reload }));
  expect(currentAtReload).toEqual([null, second]);
  expect(config()).toContain(hash);
  expect(config().match(/'sha256-/g)).toHaveLength(2);
  expect(first < second).toBe(true);
});

test("a reload that fails stops the switch, now and at the next try", async () => {
  await run({ posts: POSTS }, withReload());
  const first = currentId();
  const next: BuiltSite = { posts: POSTS, script: "app-00000000000000000002.js" };
  const failing = withReload({ reload: async () => "nginx: [emerg] no" });
  for (const _ of [1, 2]) {
    await expect(run(next, failing)).rejects.toThrow("“reload nginx” failed: nginx: [emerg] no");
    expect([currentId(), ids()]).toEqual([first, [first]]);
  }
  await run(next, withReload());
  expect(reloads).toEqual(["reload nginx", "reload nginx"]);
  expect(currentId()).not.toBe(first);
});

test("a rollback in the middle of a build is not undone by it", async () => {
  await run({ posts: POSTS });
  const first = currentId();
  await run({ posts: POSTS, words: { "3": "bad" } });
  const next = options({ posts: POSTS, words: { "3": "worse" } });
  const build: RebuildOptions["build"] = async (onStart) => {
    await rollback(options(null));
    return next.build(onStart);
  };
  await expect(rebuild({ ...next, build })).rejects.toThrow("has been put in place of");
  expect(currentId()).toBe(first);
});

test("what a killed rebuild has left behind goes, and the next one works", async () => {
  await run({ posts: POSTS });
  await writeFiles("releases", {
    "20261120T000000000Z-00000000.unfinished/public/index.html": "half",
    ".current-99999": "half",
  });
  await writeFile(".content-cache/rebuild.lock.999999999-1-x", "");
  await run({ posts: POSTS, words: { "3": "edited" } });
  expect(readdirSync("releases").filter((name) => /unfinished|\.current/.test(name))).toEqual([]);
  expect(served("blog/3/index.html")).toContain("edited");
});

test("an error while files are copied leaves nothing of the new release", async () => {
  await run({ posts: POSTS });
  const first = currentId();
  const next = options({ posts: POSTS, words: { "3": "edited" } });
  const now = () => {
    // between the checks and the copying, as when a disk fails
    rmSync("public/blog/3/index.html");
    return new Date(Date.UTC(2027, 0, 1));
  };
  await expect(rebuild({ ...next, now })).rejects.toThrow("ENOENT");
  expect([currentId(), ids()]).toEqual([first, [first]]);
  expect(readdirSync("releases").filter((name) => name.endsWith(".unfinished"))).toEqual([]);
});

test("one rebuild at a time", async () => {
  const build: RebuildOptions["build"] = async () => {
    await expect(run({ posts: POSTS })).rejects.toThrow(
      `Another rebuild is running (process ${process.pid}).`,
    );
    await buildSite(folder, { posts: POSTS });
    return true;
  };
  await run(null, { build });
  expect(ids()).toHaveLength(1);
  await rm("releases", { recursive: true });
});
