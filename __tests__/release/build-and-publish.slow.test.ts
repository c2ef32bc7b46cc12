import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { type RebuildOptions, rebuild } from "../../src/release/build-and-publish";
import { rollback } from "../../src/release/rollback";
import {
  type BuiltSite,
  buildSite,
  rebuildOptions,
  SCRIPT_OF_FIRST_CODE,
} from "../support/content/release-site";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** Whole rebuilds on a real disk, except the build itself. */
const parent = temporaryFolder();
let folder: string;
let output: string[];
let minute = 0;

beforeEach(() => {
  folder = path.join(parent, expect.getState().currentTestName?.replace(/\W+/g, "-") ?? "");
  mkdirSync(folder);
  output = [];
});
const inFolder = (file: string) => path.join(folder, file);

const goBack = () =>
  rollback({ root: folder, releasesDirectory: "releases", log: (text) => output.push(text) });

type Overrides = Partial<RebuildOptions> & Partial<RebuildOptions["environment"]>;
function options(site: BuiltSite | null, overrides: Overrides = {}): RebuildOptions {
  const usual = rebuildOptions("releases", {
    root: folder,
    build: async () => {
      if (site) await buildSite(folder, site);
      return site !== null;
    },
    log: (text) => output.push(text),
    now: () => new Date(Date.UTC(2026, 10, 20, 10, minute++)),
    ...overrides,
  });
  const own = { releasesKept: 3, ...overrides };
  return { ...usual, environment: { ...usual.environment, ...own } };
}
const run = (site: BuiltSite | null, overrides?: Overrides) => rebuild(options(site, overrides));

const POSTS = ["1", "2", "3", "4", "5"];
const EDITED: BuiltSite = { posts: POSTS, words: { "3": "edited" } };
const NEW_CODE: BuiltSite = { posts: POSTS, script: "app-00000000000000000002.js" };
const served = (file: string) => readFileSync(inFolder(`releases/current/public/${file}`), "utf8");
const currentId = () => path.basename(readlinkSync(inFolder("releases/current")));
const ids = () =>
  readdirSync(inFolder("releases"))
    .filter((name) => /^\d{8}T/.test(name))
    .sort();

/** All files of a directory by path. */
function snapshot(directory: string): Record<string, string> {
  const root = inFolder(directory);
  return Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), readFileSync(file, "base64")]),
  );
}

test("a rebuild makes a release and serves it", async () => {
  await run({ posts: POSTS, files: { "webpack.stats.json": "{}", "~partytown/p.js": "x" } });
  expect(served("blog/3/index.html")).toContain("Post 3");
  expect(existsSync(inFolder("releases/current/public/webpack.stats.json"))).toBe(false);
  expect(existsSync(inFolder("releases/current/public/~partytown"))).toBe(false);
  expect(
    JSON.parse(readFileSync(inFolder("releases/current/host/headers.json"), "utf8")),
  ).toMatchObject({
    "Content-Security-Policy": expect.stringContaining("'sha256-"),
  });
  expect(output.join("\n")).toContain("first release: 12 pages");
  expect(output.at(-1)).toBe(`Now serving release ${currentId()}.`);
});

test("if the launch check refuses, nothing is published, and the current release stays", async () => {
  await run({ posts: POSTS });
  const first = currentId();
  const refused = run(EDITED, { launchRefusal: async () => "Not published: one must is open." });
  await expect(refused).rejects.toThrow("one must is open");
  expect(currentId()).toBe(first);
});

test("a site that isn't ready is published under noindex", async () => {
  await run({ posts: POSTS }, { notYet: true });
  const headers = JSON.parse(readFileSync(inFolder("releases/current/host/headers.json"), "utf8"));
  expect(headers).toMatchObject({ "X-Robots-Tag": "noindex" });
});

test("unchanged files are shared between releases; changed ones are new and in the log", async () => {
  await run({ posts: POSTS });
  const first = currentId();
  await run(EDITED);
  const file = (id: string, post: number) =>
    inFolder(`releases/${id}/public/blog/${post}/index.html`);
  expect(statSync(file(currentId(), 2)).ino).toBe(statSync(file(first, 2)).ino);
  expect(statSync(file(currentId(), 3)).ino).not.toBe(statSync(file(first, 3)).ino);
  expect(served("blog/3/index.html")).toContain("edited");
  expect(readFileSync(file(first, 3), "utf8")).not.toContain("edited");
  expect(output.join("\n")).toContain("posts edited: 1\n    “Post 3” (/blog/3)");
});

test("a rebuild that changes nothing makes no release", async () => {
  await run({ posts: POSTS });
  const first = currentId();
  await run({ posts: POSTS });
  expect(ids()).toEqual([first]);
  expect(output.at(-1)).toBe(`Nothing has changed since release ${first}, which stays online.`);
});

test("scripts of kept releases stay available, with their compressed copies", async () => {
  const script = (n: number) => `app-0000000000000000000${n}.js`;
  const build = (n: number) =>
    run({ posts: POSTS, script: script(n), files: { [`${script(n)}.br`]: `small ${n}` } });
  for (const n of [1, 2, 3]) await build(n);
  expect(served(script(1))).toContain(script(1));
  expect(served(`${script(1)}.br`)).toBe("small 1");
  for (const n of [4, 5]) await build(n);
  expect(ids()).toHaveLength(3);
  expect(existsSync(inFolder(`releases/current/public/${script(1)}`))).toBe(false);
  expect(served(script(2))).toContain(script(2));
});

test("a purge leaves nothing of earlier releases, even if nothing else changes", async () => {
  await run({ posts: POSTS });
  await run(NEW_CODE);
  expect(served(SCRIPT_OF_FIRST_CODE)).toContain("run(");
  await run(NEW_CODE, { purge: true });
  expect(ids()).toEqual([currentId()]);
  expect(existsSync(inFolder(`releases/current/public/${SCRIPT_OF_FIRST_CODE}`))).toBe(false);
  await run({ ...EDITED, ...NEW_CODE });
  expect(existsSync(inFolder(`releases/current/public/${SCRIPT_OF_FIRST_CODE}`))).toBe(false);
});

test("each rollback serves the release before the current one, byte for byte", async () => {
  await run({ posts: POSTS });
  const [first = ""] = ids();
  const before = snapshot(`releases/${first}`);
  await run({ ...EDITED, ...NEW_CODE });
  await run(EDITED);
  await goBack();
  expect(currentId()).toBe(ids()[1]);
  await goBack();
  expect(currentId()).toBe(first);
  expect(snapshot("releases/current/")).toEqual(before);
  await expect(goBack()).rejects.toThrow("no earlier release to go back to.");
  expect(currentId()).toBe(first);
});

const withFile = (file: string, text: string | null): BuiltSite => ({
  posts: POSTS,
  files: { [file]: text },
});
const withWords = (words: string): BuiltSite => ({ posts: POSTS, words: { "3": words } });
test.each<[string, BuiltSite | null, string]>([
  ["a failed build", null, "The build failed"],
  ["many posts lost", { posts: ["1"] }, "4 of 5 posts would disappear"],
  ["a section lost", { posts: POSTS, fallen: ["Hero"] }, "“Hero” would fall back"],
  ["a required file lost", withFile("robots.txt", null), "The file robots.txt is missing."],
  [
    "a dead link that our code writes",
    withFile("about/index.html", '<a href="/nowhere">'),
    "The address /nowhere, linked from /about, doesn’t exist.",
  ],
  [
    "a dead link that our code writes beside an article",
    withWords('<a href="/blog/category/call-center">'),
    "The address /blog/category/call-center, linked from /blog/3, doesn’t exist.",
  ],
  [
    "a recent post that has no page",
    withFile("recent-posts.json", '[{"slug":"9"}]'),
    "The address /blog/9, linked from /recent-posts.json, doesn’t exist.",
  ],
  [
    "a missing picture",
    withWords('<img src="/static/x.png">'),
    "The file /static/x.png, linked from /blog/3, doesn’t exist.",
  ],
  [
    "an unchanged page whose target is lost",
    { ...withFile("blog/index.html", '<a href="/blog/5">'), posts: ["1", "2", "3", "4"] },
    "The address /blog/5, linked from /blog, doesn’t exist.",
  ],
  [
    "a foreign script",
    withWords("<script>steal()</script>"),
    "/blog/3 has an inline script that isn't the site's own.",
  ],
])("%s leaves the current release untouched, with a reason", async (_, site, reason) => {
  await run({ posts: POSTS });
  const before = snapshot("releases/current/");
  const first = currentId();
  await expect(run(site)).rejects.toThrow(reason);
  expect([currentId(), ids()]).toEqual([first, [first]]);
  expect(snapshot("releases/current/")).toEqual(before);
  await run(EDITED);
  expect(served("blog/3/index.html")).toContain("edited");
});

test("a broken link in an article is logged and doesn't prevent publishing", async () => {
  await run(withWords('<div data-written><a href="/blog/unknown"></div>'));
  expect(output).toContain(
    "To fix: The address /blog/unknown, linked from /blog/3, doesn’t exist.",
  );
  expect(currentId()).toBe(ids()[0]);
});

test.each([
  ["with releases", "releases", "releases/current/gone/blog"],
  ["without releases", null, "deploy/generated/gone/blog"],
])(
  "%s the shrink guard keeps refusing until it's overruled",
  async (_, releasesDirectory, gone) => {
    await run({ posts: POSTS }, { releasesDirectory });
    for (const _ of [1, 2]) {
      await expect(run({ posts: ["1"] }, { releasesDirectory })).rejects.toThrow("--allow-shrink");
    }
    await run({ posts: ["1"] }, { releasesDirectory, allowShrink: true });
    expect(readdirSync(inFolder(gone)).sort()).toEqual(["2", "3", "4", "5"]);
    await run({ posts: ["1", "4"] }, { releasesDirectory });
    expect(readdirSync(inFolder(gone)).sort()).toEqual(["2", "3", "5"]);
    expect(existsSync(inFolder("releases"))).toBe(releasesDirectory !== null);
  },
);

test("once many posts have vanished a few at a time, a person is asked", async () => {
  const posts = Array.from({ length: 16 }, (_, i) => String(i + 1));
  await run({ posts });
  await run({ posts: posts.slice(3) });
  await expect(run({ posts: posts.slice(6) })).rejects.toThrow(
    "6 of 16 posts would disappear, counting",
  );
  await run({ posts: posts.slice(6) }, { allowShrink: true });
  await run({ posts: posts.slice(9) });
});

test("a person is asked between the checks and the switch, and their consent counts as a confirmation", async () => {
  const posts = Array.from({ length: 16 }, (_, i) => String(i + 1));
  await run({ posts });
  const first = currentId();
  const asked: unknown[] = [];
  const confirm = (isWanted: boolean) => async (doubts: object) => {
    asked.push(doubts, existsSync(inFolder("public/blog/16/index.html")));
    expect([currentId(), ids()]).toEqual([first, [first]]);
    return isWanted;
  };
  const fewer = { posts: posts.slice(3), fallen: ["Hero"] };
  const declined = run(fewer, { confirm: confirm(false) });
  await expect(declined).rejects.toThrow("Not published, as you chose.");
  expect([currentId(), ids()]).toEqual([first, [first]]);
  await run(fewer, { confirm: confirm(true) });
  expect(currentId()).not.toBe(first);
  const doubts = {
    disappearing: ["“Post 1” (/blog/1)", "“Post 2” (/blog/2)", "“Post 3” (/blog/3)"],
    warnings: ["“Hero” would fall back to the content folder."],
  };
  expect(asked).toEqual([doubts, true, doubts, true]);
  const never = async () => Promise.reject(new Error("asked"));
  await run({ posts: [...posts.slice(3), "17"] }, { confirm: never });
  await run({ posts: [...posts.slice(6), "17"] }); // three more since that was agreed
});

test("a broken page is refused before anybody is asked; without releases, they're asked before the build", async () => {
  const accept = (...names: readonly string[]) =>
    writeFiles(folder, {
      ".content-cache/content-files.json": JSON.stringify({
        root: path.resolve(inFolder("content")),
        texts: Object.fromEntries(names.map((name) => [name, '{ "name": "Amina" }'])),
      }),
    });
  const unset = process.env.CONTENT_ROOT;
  process.env.CONTENT_ROOT = "content";
  try {
    await writeFiles(folder, { "content/team/amina.json": '{ "draft": true }' });
    const never = async () => Promise.reject(new Error("asked"));
    await run({ posts: POSTS });
    await accept("team/amina.json");
    const broken = { posts: ["1"], files: { "rss.xml": null } };
    await expect(run(broken, { confirm: never })).rejects.toThrow("rss.xml is missing");
    const asked: object[] = [];
    const confirm = async (doubts: object) => {
      asked.push(doubts);
      return false;
    };
    const unkept = { releasesDirectory: null, confirm };
    await expect(run(null, unkept)).rejects.toThrow("Not published, as you chose.");
    await expect(run({ posts: POSTS, words: { "1": "new" } }, { confirm })).rejects.toThrow(
      "chose",
    );
    const doubts = { disappearing: ["“Amina” (content/team/amina.json)"], warnings: [] };
    expect(asked).toEqual([doubts, doubts]);
  } finally {
    process.env.CONTENT_ROOT = unset;
  }
});

test("if many posts change at once, a person is asked", async () => {
  const words = (word: string) => Object.fromEntries(POSTS.map((id) => [id, `${word} ${word}s`]));
  await run({ posts: POSTS, words: words("message") });
  const rewritten = { posts: POSTS, words: words("casino") };
  await expect(run(rewritten)).rejects.toThrow(/5 of 5 posts .*--allow-rewrite/s);
  await run(rewritten, { allowRewrite: true });
  expect(served("blog/3/index.html")).toContain("casino");
});

test("documents are accepted with the release that shows them, not before", async () => {
  const accepted = () => readFileSync(inFolder("documents/accepted.txt"), "utf8");
  const showing = (digest: string, site: BuiltSite) => ({
    ...site,
    liveDocuments: [inFolder(`documents/${digest}.json`)],
  });
  await run(showing("aa", { posts: POSTS }));
  expect(accepted()).toBe("aa");
  await expect(run(showing("bb", { posts: ["1"] }))).rejects.toThrow("--allow-shrink");
  expect(accepted()).toBe("aa");
  await run(showing("cc", EDITED));
  expect(accepted()).toBe("cc");
});

test("every release has its own pages' headers, also after a rollback", async () => {
  const policy = () =>
    JSON.parse(readFileSync(inFolder("releases/current/host/headers.json"), "utf8"))[
      "Content-Security-Policy"
    ];
  await run({ posts: POSTS });
  const first = policy();
  expect(first.match(/'sha256-/g)).toHaveLength(1);
  await run(NEW_CODE);
  expect(policy()).not.toBe(first);
  expect(policy().match(/'sha256-/g)).toHaveLength(1);
  await goBack();
  expect(policy()).toBe(first);
  expect(readdirSync(inFolder("releases")).filter((name) => !/^\d{8}T/.test(name))).toEqual([
    "current",
  ]);
});

test("a build doesn't undo a rollback that happens meanwhile", async () => {
  await run({ posts: POSTS });
  const first = currentId();
  await run(EDITED);
  const { build } = options(withWords("worse"));
  const slow: RebuildOptions["build"] = async (onStart) => {
    await goBack();
    return build(onStart);
  };
  await expect(run(null, { build: slow })).rejects.toThrow(
    /because release \S+ replaced \S+ during the build/,
  );
  expect(currentId()).toBe(first);
});

test("files of a killed rebuild are removed by the next one", async () => {
  await run({ posts: POSTS });
  await writeFiles(folder, {
    "releases/20261120T000000000Z-00000000.unfinished/public/index.html": "half",
    "releases/.current-99999": "half",
    ".content-cache/rebuild.lock.999999999-1-x": "",
  });
  await run(EDITED);
  expect(
    readdirSync(inFolder("releases")).filter((name) => /unfinished|\.current/.test(name)),
  ).toEqual([]);
  expect(served("blog/3/index.html")).toContain("edited");
});

test("an error while copying files leaves nothing of the new release", async () => {
  await run({ posts: POSTS });
  const first = currentId();
  const now = () => {
    // Between the checks and the copying, as when a disk fails.
    rmSync(inFolder("public/blog/3/index.html"));
    return new Date(Date.UTC(2027, 0, 1));
  };
  await expect(run(EDITED, { now })).rejects.toThrow("ENOENT");
  expect([currentId(), ids()]).toEqual([first, [first]]);
  expect(readdirSync(inFolder("releases")).filter((name) => name.endsWith(".unfinished"))).toEqual(
    [],
  );
});

test("only one rebuild runs at a time", async () => {
  const { build } = options({ posts: POSTS });
  const other = async (onStart: (pid: number) => void) => {
    const message = `Another build is running (process ${process.pid}).`;
    await expect(run({ posts: POSTS })).rejects.toThrow(message);
    return build(onStart);
  };
  await run(null, { build: other });
  expect(ids()).toHaveLength(1);
});

test("a build with drafts never becomes a release", async () => {
  await expect(run({ posts: POSTS }, { drafts: true })).rejects.toThrow("DRAFTS is 1");
  expect(existsSync(inFolder("releases"))).toBe(false);
  expect(existsSync(inFolder("public"))).toBe(false);
});
