import { type MovedPath, planRedirects } from "../../../src/gatsby/sourcing/plan-redirects";

const move = (from: string, to: string, item = `“${to}”`): MovedPath => ({
  ...{ section: "Blog posts", item },
  from: `/blog/${from}`,
  to: `/blog/${to}`,
});

function plan(moves: readonly MovedPath[], ...published: string[]) {
  const paths = new Set(published.map((slug) => `/blog/${slug}`));
  const { redirects, issues } = planRedirects(moves, paths);
  return {
    redirects: redirects.map(({ from, to }) => `${from} ${to}`),
    issues: issues.map(
      ({ item, field, problem, shown }) => `${item} ${field} ${problem}: ${shown}`,
    ),
  };
}

test("every former URL of a record redirects to its page", () => {
  expect(plan([move("b", "c"), move("a", "c")], "c")).toEqual({
    redirects: ["/blog/a /blog/c", "/blog/b /blog/c"],
    issues: [],
  });
});

test("a chain over unpublished records is one redirect to its end", () => {
  expect(plan([move("a", "b"), move("b", "c")], "c").redirects).toEqual([
    "/blog/a /blog/c",
    "/blog/b /blog/c",
  ]);
});

test("a former URL of an unpublished record redirects nowhere", () => {
  expect(plan([move("a", "draft")])).toEqual({ redirects: [], issues: [] });
});

test("a scheduled record may take over the URL of a published one", () => {
  expect(plan([move("a", "scheduled")], "a")).toEqual({ redirects: [], issues: [] });
});

test.each<[string, MovedPath[], string[], string[], string]>([
  ["its own URL", [move("a", "a")], ["a"], [], "the record’s own address"],
  ["a URL in use", [move("a", "b")], ["a", "b"], [], "/blog/a, which is still in use"],
  [
    "a URL that two records claim",
    [move("a", "b"), move("a", "c")],
    ["b", "c"],
    ["/blog/a /blog/b"],
    "“c” moved_from contains /blog/a, which “b” also lists; /blog/a redirects to /blog/b",
  ],
  [
    "a loop",
    [move("a", "b"), move("b", "a")],
    [],
    [],
    "redirects in a loop: /blog/a, /blog/b, /blog/a",
  ],
])("%s is reported", (_, moves, published, redirects, issue) => {
  const planned = plan(moves, ...published);
  expect(planned.redirects).toEqual(redirects);
  expect(planned.issues.join("\n")).toContain(issue);
  expect(planned.issues.join("\n")).toMatch(/: that address doesn’t redirect$/);
});
