import {
  type ContentReport,
  compareBuilds,
  compareRecords,
  proposeMoves,
} from "../../../src/content/model/report";
import { wordSample } from "../../../src/content/text/word-sample";
import { reportPage, shortReport } from "../../../src/gatsby/report/report-text";
import { PUBLICATION_REPORT } from "../../fixtures/preview-options";

const report: ContentReport = {
  sections: [
    { name: "Hero", endpoint: "/hero-section", status: "live", reason: null, items: 5 },
    {
      name: "Blog posts",
      endpoint: "/blogs",
      status: "last-good",
      reason: "GET /blogs returned 503 after 3 tries",
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
  publication: PUBLICATION_REPORT,
  moves: [],
  advice: [],
  emptySections: [],
  changes: { added: [], changed: [], removed: [] },
  recordChanges: [],
};

test("shortReport names the sources of content and what to fix", () => {
  expect(shortReport(report)).toBe(
    [
      "Content report",
      "  Hero        live (5 items)",
      "  Blog posts  last good copy (1 item) – GET /blogs returned 503 after 3 tries",
      "  nothing changed",
      "  1 thing to fix:",
      "  Blog posts, “<b>Sender IDs</b>”, author_name is missing: repaired, visitors see “Anonymous” instead",
    ].join("\n"),
  );
});

test.each([
  ["it is left out", "id is missing: it is left out"],
  ["the record is used without it", "id is missing: left out, the record is used without it"],
])("shortReport says only once that a section is left out: %s", (shown, line) => {
  const issues = report.issues.map((issue) => ({
    ...{ ...issue, field: "id", shown },
    action: "dropped" as const,
  }));
  expect(
    shortReport({ ...report, issues })
      .split("\n")
      .at(-1),
  ).toMatch(`, ${line}`);
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
    "first build, so there’s nothing to compare it with",
  );
});

test("the report ends with unpublished records and what's next, in Nairobi time", () => {
  const publication = {
    ...PUBLICATION_REPORT,
    unpublished: [
      { section: "Blog posts", item: "content/posts/a.json", title: "A <draft>", state: "draft" },
      { section: "Videos", item: "content/videos/b.json", title: "B", state: "scheduled" },
    ] as const,
    scheduledChanges: [
      { section: "Blog posts", title: "Monday", at: "2026-11-30T05:00:00.000Z", event: "appears" },
      { section: "Team", title: "Amina", at: "2027-01-01T00:00:00.000Z", event: "ends" },
    ] as const,
  };
  expect(
    shortReport({ ...report, publication })
      .split("\n")
      .slice(-3),
  ).toEqual([
    "  not published: 1 draft, 1 scheduled",
    "  next: Monday 30 November, 08:00: post “Monday” appears",
    "  next: Friday 1 January 2027, 03:00: team member “Amina” is taken down",
  ]);
  const page = reportPage({ ...report, publication });
  expect(page).toContain("<td>A &lt;draft&gt;</td><td>content/posts/a.json</td><td>draft</td>");
  expect(page).toContain("<li>Monday 30 November, 08:00: post “Monday” appears</li>");
});

test("the report of a build with drafts says that it isn't for visitors", () => {
  const publication = { ...PUBLICATION_REPORT, drafts: true };
  expect(shortReport({ ...report, publication })).toContain("so don’t publish this build");
});

test("the report proposes a line for a record that seems to have moved", () => {
  const moves = [{ from: "/blog/old-id", to: "/blog/new-id", title: "A <title>" }];
  expect(shortReport({ ...report, moves })).toContain('"moved_from": ["old-id"]');
  expect(reportPage({ ...report, moves })).toContain(
    "&quot;moved_from&quot;: [&quot;old-id&quot;]",
  );
});

const words = (text: string) =>
  wordSample(`${text} ${"abcdefghijklmnopqrstuvwxyz".split("").join(" ")}`);

test.each([
  ["a new record with nearly the same words", "/blog/new", "two", [], ["/blog/new"]],
  ["a record of another kind", "/case-studies/new", "two", [], []],
  ["a record that says so itself", "/blog/new", "two", ["/blog/old"], []],
])("moves proposed if a URL is gone and there's %s", (_, urlPath, text, redirected, proposed) => {
  const post = { title: "T", digest: "", words: words("one") };
  const now = [{ ...post, urlPath, words: words(text) }];
  const moves = proposeMoves([{ ...post, urlPath: "/blog/old" }], now, redirected);
  expect(moves.map(({ to }) => to)).toEqual(proposed);
});

test("a new record with other words, or with few, isn't taken for a moved one", () => {
  const post = (urlPath: string, text: string) => ({
    ...{ title: "T", digest: "", urlPath, words: wordSample(text) },
  });
  const alphabet = "a b c d e f g h i j k l m n o p q r s";
  const other = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17";
  expect(proposeMoves([post("/blog/a", alphabet)], [post("/blog/b", other)], [])).toEqual([]);
  expect(proposeMoves([post("/blog/a", "a b")], [post("/blog/b", "a b")], [])).toEqual([]);
});

test("advice is one line at the end of a build, and a list in the report", () => {
  const advice = [
    {
      section: "Blog posts",
      item: "“a.json”",
      field: "title",
      problem: "has <TK>",
      rule: "markers",
    },
  ];
  expect(shortReport({ ...report, advice })).toContain(
    "  1 piece of advice in reports/content.html",
  );
  expect(shortReport({ ...report, advice })).not.toContain("TK");
  expect(reportPage({ ...report, advice })).toContain(
    "<td>“a.json”</td><td>title</td><td>has &lt;TK&gt;</td><td>markers</td>",
  );
});

test("a section left out for lack of content has a line in both reports, and isn't a mistake", () => {
  const sentence = "no team member (content/team): the about page has no section of the team";
  const lacking = { ...report, issues: [], emptySections: [sentence] };
  expect(shortReport(lacking)).toContain(`\n  ${sentence}`);
  expect(shortReport(lacking)).toContain("nothing to fix");
  expect(reportPage(lacking)).toContain(`<li>${sentence}</li>`);
  expect(reportPage(report)).not.toContain("Sections without content</h2>");
});

test("changes in every kind of record are listed, so that “nothing changed” is true", () => {
  const record = (section: string, key: string, digest = "a") => ({
    ...{ section, key, name: key && `“content/${key}.json”`, digest },
  });
  const before = [
    record("Services", "services/sms"),
    record("Services", "services/ussd"),
    record("Team", "team/amina"),
    record("Company", ""),
  ];
  expect(compareRecords(before, before)).toEqual([]);
  const now = [
    record("Services", "services/ussd"),
    record("Services", "services/sms", "b"),
    ...["a", "b", "c", "d"].map((name) => record("Testimonials", `testimonials/${name}`)),
    record("Company", "", "b"),
  ];
  const recordChanges = compareRecords(before, now);
  const lines = shortReport({ ...report, recordChanges }).split("\n");
  expect(lines.slice(3, 7)).toEqual([
    "  Services: 2 changed (“content/services/sms.json”, the order)",
    "  Testimonials: 4 added (“content/testimonials/a.json”, “content/testimonials/b.json”, “content/testimonials/c.json”, 1 more)",
    "  Company: 1 changed",
    "  Team: 1 removed (“content/team/amina.json”)",
  ]);
  expect(lines).not.toContain("  nothing changed");
  expect(reportPage({ ...report, recordChanges })).toContain(
    "<tr><td>Team</td><td>“content/team/amina.json”</td><td>removed</td></tr>",
  );
});
