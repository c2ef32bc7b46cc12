import { type ContentReport, compareBuilds } from "../../../src/content/model/report";
import { reportPage, shortReport } from "../../../src/gatsby/report/report-text";

const report: ContentReport = {
  sections: [
    { name: "Hero", endpoint: "/hero-section", status: "live", reason: null, items: 5 },
    {
      name: "Blog posts",
      endpoint: "/blogs",
      status: "last-good",
      reason: "GET /blogs answered 503 after 3 tries",
      items: 1,
    },
  ],
  issues: [
    {
      section: "Blog posts",
      item: "“<b>Sender IDs</b>”",
      field: "author_name",
      problem: "is missing",
      action: "repaired",
      shown: "visitors see “Anonymous” instead",
    },
  ],
  changes: { added: [], changed: [], removed: [] },
};

test("shortReport names the sources of content and what to mend", () => {
  expect(shortReport(report)).toBe(
    [
      "Content report",
      "  Hero        live (5 items)",
      "  Blog posts  last good copy (1 item) – GET /blogs answered 503 after 3 tries",
      "  nothing changed",
      "  to mend: 1 thing",
      "  Blog posts, “<b>Sender IDs</b>”, author_name is missing: mended, visitors see “Anonymous” instead",
    ].join("\n"),
  );
});

test("shortReport cuts a long list of issues", () => {
  const issues = Array.from({ length: 25 }, () => report.issues).flat();
  expect(shortReport({ ...report, issues })).toContain("  and 15 more in reports/content.html");
});

test("reportPage escapes the text of content", () => {
  const page = reportPage(report);
  expect(page).toContain("“&lt;b&gt;Sender IDs&lt;/b&gt;”");
  expect(page).not.toContain("<b>Sender");
  expect(page).toContain("1 of 2 sections are live. nothing changed.");
});

test("reportPage lists added, changed and removed posts with their paths", () => {
  const post = (n: number, digest = "a") => ({
    ...{ urlPath: `/blog/${n}`, title: `Post ${n}`, digest, words: [] },
  });
  const changes = compareBuilds([post(1), post(2), post(3)], [post(1), post(2, "b"), post(4)]);
  expect(changes).toEqual({ added: [post(4)], changed: [post(2, "b")], removed: [post(3)] });
  const page = reportPage({ ...report, changes });
  expect(page).toContain("posts: 1 added, 1 changed, 1 removed");
  expect(page).toContain("<h3>Removed</h3><ul><li>Post 3 <code>/blog/3</code></li></ul>");
});

test("shortReport of a first build has nothing to compare with", () => {
  expect(shortReport({ ...report, changes: null })).toContain(
    "first build: nothing to compare with",
  );
});
