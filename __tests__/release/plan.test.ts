import { wordSample } from "../../src/content/text/word-sample";
import {
  describeChanges,
  disappearing,
  removedPaths,
  retainedFiles,
  rewriteProblems,
  shortList,
  shrinkProblems,
  unconfirmedRemovals,
} from "../../src/release/plan";
import { contentDigest, type ReleaseRecord, releaseId } from "../../src/release/release-record";

const release = (
  ids: readonly string[],
  { words = {}, ...more }: Partial<ReleaseRecord> & { words?: Record<string, string> } = {},
): ReleaseRecord => ({
  id: "20261120T100000000Z-00000000",
  content: "",
  files: {
    "index.html": `home ${ids.join()}`,
    ...Object.fromEntries(ids.map((id) => [`blog/${id}/index.html`, words[id] ?? id])),
  },
  posts: ids.map((id) => {
    const digest = words[id] ?? "";
    return { urlPath: `/blog/${id}`, title: `Post ${id}`, digest, words: wordSample(digest) };
  }),
  sections: [{ name: "Hero", status: "live" }],
  unconfirmed: [],
  records: [],
  redirected: [],
  gone: [],
  headers: {},
  hasInbox: true,
  ...more,
});
const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1));

test.each([
  [10, 7, false], // three removed
  [10, 6, true], // four of ten
  [20, 16, false], // four of twenty, which isn't over a fifth
  [19, 15, true],
  [100, 80, false],
  [100, 79, true],
  [3, 0, false], // only three
  [4, 0, true],
])("of %i posts %i stay: the shrink guard refuses: %s", (before, after, isRefused) => {
  const problems = shrinkProblems(release(numbers(before)), release(numbers(after)));
  expect(problems.length > 0).toBe(isRefused);
});

test("removals add up until a person confirms them", () => {
  const third = release(numbers(14), { unconfirmed: release(["a", "b", "c"]).posts.slice() });
  const [problem] = shrinkProblems(third, release(numbers(11)));
  expect(problem).toMatch(
    /^6 of 17 posts would disappear, counting those removed since you last confirmed removals:\n/,
  );
  const removed = unconfirmedRemovals(third, release(["2", "a", ...numbers(14).slice(2)]));
  expect(removed.map(({ title }) => title)).toEqual(["Post 1", "Post b", "Post c"]);
  expect(unconfirmedRemovals(null, third)).toEqual([]);
});

const text = (word: string) => Array.from({ length: 60 }, (_, i) => `${word}${i}`).join(" ");
const half = text("old").split(" ").slice(0, 40).join(" ");
test.each<[string, number, string, boolean]>([
  ["other words in four of ten", 4, text("new"), true],
  ["other words in three of ten", 3, text("new"), false],
  ["no words in four of ten", 4, "", true],
  ["as many new words in ten", 10, `${text("old")} ${text("new")}`, false],
  ["a third of the words gone in ten", 10, half, false],
])("%s: the rewrite guard refuses", (_, count, words, isRefused) => {
  const ids = numbers(10);
  const wordsOf = (changed: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, changed.includes(id) ? words : text("old")]));
  const before = release(ids, { words: wordsOf([]) });
  const problems = rewriteProblems(before, release(ids, { words: wordsOf(numbers(count)) }));
  expect(problems.length > 0).toBe(isRefused);
  if (isRefused)
    expect(problems[0]).toMatch(
      /^4 of 10 posts would be mostly rewritten:\n {4}“Post 1” \(\/blog\/1\)\n/,
    );
});

test("vanishing posts are listed, even if others replace them", () => {
  const others = release(["e", "f", "g", "h"]);
  const [problem] = shrinkProblems(release(["a", "b", "c", "d"]), others);
  expect(problem).toMatch(/^4 of 4 posts would disappear:\n {4}“Post a” \(\/blog\/a\)\n/);
  expect(shrinkProblems(null, release([]))).toEqual([]);
});

test.each([
  ["live", "default", ["“Hero” would fall back to the content folder."]],
  ["last-good", "default", ["“Hero” would fall back to the content folder."]],
  ["default", "default", []],
  ["live", "last-good", []],
  ["default", "live", []],
])("a section that was %s and is %s", (was, is, problems) => {
  const section = (status: string) => release(["1"], { sections: [{ name: "Hero", status }] });
  expect(shrinkProblems(section(was), section(is))).toEqual(problems);
});

test("describeChanges lists posts and pages by what happens to them", () => {
  const before = release(["1", "2", "3"]);
  const now = release(["2", "3", "4"], { words: { "3": "edited" } });
  expect(describeChanges(before, now)).toBe(`What this changes
  posts added: 1
    “Post 4” (/blog/4)
  posts edited: 1
    “Post 3” (/blog/3)
  posts removed: 1
    “Post 1” (/blog/1)
  addresses added: 1
    /blog/4
  addresses removed: 1
    /blog/1
  pages rendered again: 2
    /
    /blog/3`);
  expect(describeChanges(now, now)).toBe("What this changes\n  nothing");
  const withPrices = { ...now, files: { ...now.files, "prices.json": "18,000" } };
  expect(describeChanges(now, withPrices)).toBe(
    "What this changes\n  no pages, only other files: 1\n    prices.json",
  );
  expect(describeChanges(null, now)).toBe("What this changes\n  first release: 4 pages");
  const many = describeChanges(release([]), release(numbers(20)));
  expect(many).toContain("posts added: 20\n");
  expect(many.match(/^ {4}and 5 more$/gm)).toHaveLength(2);
});

test("titles never start a line, where CI logs could take them for a command", () => {
  const titled = (ids: readonly string[]) => {
    const made = release(ids);
    return { ...made, posts: made.posts.map((post) => ({ ...post, title: "::error::x" })) };
  };
  const [before, now] = [titled(["a", "b", "c", "d"]), titled(["e"])];
  const text = [describeChanges(before, now), ...shrinkProblems(before, now)].join("\n");
  expect(text.match(/::error::x/g)).toHaveLength(9);
  expect(text).not.toMatch(/^\s*::/m);
});

test("a list of the maximum length is printed whole, and further items are counted", () => {
  expect(shortList(numbers(3), "- ", 3)).toBe("- 1\n- 2\n- 3");
  expect(shortList(numbers(4), "- ", 3)).toBe("- 1\n- 2\n- 3\n- and 1 more");
});

test("only pages count as pages, and redirects are listed when they're new", () => {
  const before = release(["1", "2"], { redirected: ["/blog/old"] });
  const { redirected: _, ...now } = release(["1"]);
  expect(describeChanges(null, { ...now, files: { ...now.files, "app.js": "x" } })).toContain(
    "first release: 2 pages",
  );
  expect(describeChanges(before, now)).toContain("  addresses removed: 1\n    /blog/2");
  const more = release(["1"], { redirected: ["/blog/old", "/blog/2"] });
  expect(describeChanges(before, more)).toContain("  addresses redirected: 1\n    /blog/2");
});

test("comparing with a release that recorded less isn't an accident", () => {
  const { records: _, redirected: __, ...before } = release(["2", "1"], { sections: [] });
  const { records: ___, ...now } = release(["2", "1"], {
    sections: [{ name: "Hero", status: "default" }],
  });
  expect(shrinkProblems(before, now)).toEqual([]);
  expect(rewriteProblems(null, now)).toEqual([]);
  const former = release(["2", "1"]);
  expect(
    removedPaths({ ...former, gone: ["/blog/9", "/blog/3"] }, { ...now, posts: [], files: {} }),
  ).toEqual(["/blog/1", "/blog/2", "/blog/3", "/blog/9"]);
});

test("a removed article stays listed until it's back", () => {
  const first = release(["1", "2"]);
  const second = release(["2"], { gone: removedPaths(first, release(["2"])) });
  expect(second.gone).toEqual(["/blog/1"]);
  expect(removedPaths(second, release(["3"]))).toEqual(["/blog/1", "/blog/2"]);
  expect(removedPaths(second, release(["1", "2"]))).toEqual([]);
  expect(removedPaths(null, first)).toEqual([]);
});

test("a path that redirects to its record isn't removed; when the record goes, both are", () => {
  const first = release(["old", "2"]);
  const moved = release(["new", "2"], { redirected: ["/blog/old"] });
  expect(removedPaths(first, moved)).toEqual([]);
  expect(unconfirmedRemovals(first, moved)).toEqual([]);
  expect(removedPaths(moved, release(["2"]))).toEqual(["/blog/new", "/blog/old"]);
  expect(describeChanges(first, moved)).toContain("  addresses redirected: 1\n    /blog/old");
  expect(describeChanges(first, moved)).not.toContain("addresses removed");
});

test("disappearing lists records by title, then other pages, but nothing that has moved", () => {
  const tag = { "blog/tag/sms/index.html": "sms" };
  const before = release(["1", "2", "3"]);
  const withTag = { ...before, files: { ...before.files, ...tag } };
  const now = release(["3"], { redirected: ["/blog/2"] });
  expect(disappearing(withTag, now)).toEqual(["“Post 1” (/blog/1)", "/blog/tag/sms"]);
  expect(disappearing(null, now)).toEqual([]);
});

test("a removed service or case study counts like a post", () => {
  const study = { urlPath: "/case-studies/a", title: "A", digest: "", words: [] };
  const first = release(["1"], { records: [study] });
  expect(removedPaths(first, release(["1"]))).toEqual(["/case-studies/a"]);
  expect(unconfirmedRemovals(first, release(["1"]))).toEqual([study]);
});

test("retainedFiles finds hashed code, each file in the latest release that has it", () => {
  const old = "app-00000000000000000001.js";
  const earlier: { id: string; files: Record<string, string> }[] = [
    { id: "b", files: { [old]: "x", "index.html": "b" } },
    { id: "a", files: { [old]: "x", "static/sprite-1.svg": "y", "sw.js": "z" } },
    { id: "a", files: { "static/1/photo.avif": "p", [`search/${"0".repeat(20)}.json`]: "words" } },
  ];
  expect([...retainedFiles({ "index.html": "c" }, earlier)]).toEqual([
    [old, "b"],
    ["static/sprite-1.svg", "a"],
  ]);
  expect([...retainedFiles({ [old]: "x", "static/sprite-1.svg": "y" }, earlier)]).toEqual([]);
});

test("release ids sort by time, even if a clock has gone back", () => {
  const now = new Date("2026-11-20T16:57:23.123Z");
  const first = releaseId(now, "0123456789abcdef", null);
  expect(first).toBe("20261120T165723123Z-01234567");
  expect(releaseId(now, "0000000000000000", first)).toBe("20261120T165723124Z-00000000");
  expect(releaseId(new Date(0), "ffff000000000000", first)).toBe("20261120T165723124Z-ffff0000");
});

test("only pages, headers and removed articles change a release's digest", () => {
  const one = release(["1"]);
  expect(contentDigest({ ...one })).toBe(contentDigest(release(["1"], { id: "other" })));
  expect(contentDigest({ ...one, gone: ["/blog/2"] })).not.toBe(contentDigest(one));
  expect(contentDigest({ ...one, headers: { A: "b" } })).not.toBe(contentDigest(one));
});
