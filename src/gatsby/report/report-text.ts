import { blogPosts } from "../../content/blog/blog-posts";
import { caseStudies } from "../../content/catalogue/case-study-record";
import { services } from "../../content/catalogue/service-record";
import { clientTestimonials } from "../../content/catalogue/testimonial-record";
import { videos } from "../../content/catalogue/video-record";
import { team } from "../../content/home/team-content";
import { testimonials } from "../../content/home/testimonials-content";
import { LOCAL_TIME, momentInWords } from "../../content/model/publication";
import {
  type ContentReport,
  LEFT_OUT,
  type ScheduledRecordChange,
} from "../../content/model/report";
import { ADVICE_FILE } from "../../content/site/content-lint";
import { escapeHtml } from "../../content/text/plain-text";
import { contentRoot, shownPath } from "../../content-files/content-root";
import { formatCount } from "../../site/format/text";

/** Formats the report for editors, without internal names or stack traces. */

const STATUS_WORDS = {
  live: "live",
  "last-good": "last good copy",
  default: "content folder",
} as const;
const ACTION_WORDS = {
  repaired: "repaired",
  dropped: "left out",
  replaced: "replaced",
  due: "needs a look",
} as const;
const CHANGES = ["added", "changed", "removed"] as const;

/** Maximum number of a section's records that are named in one line. */
const NAMED_MAX = 3;

/**
 * Formats the changes, as in "posts: 2 added, 1 changed" and "Team: 1 removed
 * (“content/team/amina.json”)". Says so if there are none or if this is the first build.
 */
function changeLines({ changes, recordChanges }: ContentReport): readonly string[] {
  if (!changes) return ["first build, so there’s nothing to compare it with"];
  const kinds = CHANGES.filter((kind) => changes[kind].length > 0);
  const counts = kinds.map((kind) => `${changes[kind].length} ${kind}`);
  const others = [...new Set(recordChanges.map(({ section }) => section))].map((section) => {
    const words = CHANGES.flatMap((kind) => {
      const found = recordChanges.filter((one) => one.section === section && one.kind === kind);
      if (found.length === 0) return [];
      const names = found.map(({ name }) => name).filter(Boolean);
      const more = names.length - NAMED_MAX;
      const named = [...names.slice(0, NAMED_MAX), ...(more > 0 ? [`${more} more`] : [])];
      return [`${found.length} ${kind}${named.length > 0 ? ` (${named.join(", ")})` : ""}`];
    });
    return `${section}: ${words.join(", ")}`;
  });
  const lines = [...(counts.length > 0 ? [`posts: ${counts.join(", ")}`] : []), ...others];
  return lines.length > 0 ? lines : ["nothing changed"];
}

/** What to call a single record, for sections whose records can be scheduled. */
const RECORD_WORDS: Readonly<Record<string, string>> = {
  [blogPosts.name]: "post",
  [services.name]: "service",
  [caseStudies.name]: "case study",
  [testimonials.name]: "testimonial",
  [clientTestimonials.name]: "testimonial",
  [videos.name]: "video",
  [team.name]: "team member",
};

/**
 * Formats a scheduled change, as in "Monday 30 November, 08:00: post “…” appears". The time is in
 * the company's time zone.
 */
const changeInWords = ({ at, event, section, title }: ScheduledRecordChange, now: string): string =>
  `${momentInWords(at, now)}: ${RECORD_WORDS[section] ?? section} “${title}” ` +
  (event === "appears" ? "appears" : "is taken down");

/** States of hidden records, in the report's order. */
const UNPUBLISHED = ["draft", "scheduled", "ended"] as const;

/**
 * Returns lines about unpublished records, as in "not published: 2 draft, 1 scheduled", and about
 * upcoming changes.
 */
function publicationLines({
  at,
  drafts,
  unpublished,
  scheduledChanges,
}: ContentReport["publication"]): string[] {
  const counts = UNPUBLISHED.flatMap((state) => {
    const count = unpublished.filter((record) => record.state === state).length;
    return count > 0 ? [`${count} ${state}`] : [];
  });
  return [
    ...(drafts ? ["drafts are included (DRAFTS=1), so don’t publish this build"] : []),
    ...(counts.length > 0 ? [`not published: ${counts.join(", ")}`] : []),
    ...scheduledChanges.slice(0, 3).map((moment) => `next: ${changeInWords(moment, at)}`),
  ];
}

/**
 * Describes a probable move, as in "/blog/a is gone, and /blog/b has nearly the same text…", and
 * gives the line to add.
 */
const moveInWords = ({ from, to, title }: ContentReport["moves"][number]): string =>
  `${from} is gone, and ${to} (“${title}”) has nearly the same text. To redirect the ` +
  `old address, add this to the new page’s record: "moved_from": ["${from.slice(from.lastIndexOf("/") + 1)}"]`;

/** Formats an issue as one line: where it is, the problem, and what visitors see. */
export function issueInWords(issue: ContentReport["issues"][number]): string {
  const { section, item, field, problem, action, shown } = issue;
  const where = [section, item, field].filter(Boolean).join(", ");
  const done = shown === LEFT_OUT ? shown : `${ACTION_WORDS[action]}, ${shown}`;
  return `${where} ${problem}: ${done}`;
}

/** Returns the report in a few lines, for the end of a build. */
export function shortReport(report: ContentReport): string {
  const { sections, issues, publication, emptySections, moves, advice } = report;
  const width = Math.max(...sections.map(({ name }) => name.length));
  const lines = sections.map(({ name, status, reason, items }) => {
    const why = reason ? ` – ${reason}` : "";
    return `  ${name.padEnd(width)}  ${STATUS_WORDS[status]} (${formatCount(items, "item")})${why}`;
  });
  const first = issues.slice(0, 10).map((issue) => `  ${issueInWords(issue)}`);
  const more = issues.length - first.length;
  return [
    "Content report",
    ...lines,
    ...changeLines(report).map((line) => `  ${line}`),
    issues.length === 0 ? "  nothing to fix" : `  ${formatCount(issues.length, "thing")} to fix:`,
    ...first,
    ...(more > 0 ? [`  and ${more} more in reports/content.html`] : []),
    ...emptySections.map((sentence) => `  ${sentence}`),
    ...(advice.length > 0
      ? [
          `  ${formatCount(advice.length, "piece of advice", "pieces of advice")} in reports/content.html`,
        ]
      : []),
    ...moves.map((move) => `  moved? ${moveInWords(move)}`),
    ...publicationLines(publication).map((line) => `  ${line}`),
  ].join("\n");
}

/**
 * Returns why `CONTENT_STRICT=1` ends the build and what to do about it, or null if the build can
 * continue.
 */
export function strictProblem(
  { sections }: Pick<ContentReport, "sections">,
  hasApi: boolean,
  mistakes: number,
): string | null {
  const names = sections.filter(({ status }) => hasApi && status !== "live");
  if (names.length > 0) {
    return (
      `CONTENT_STRICT is set and these sections aren’t live: ${names.map(({ name }) => name).join(", ")}. ` +
      "Nothing was changed. The reasons are below. Fix the content API and build again, or unset " +
      "CONTENT_STRICT to publish the copies listed in the report."
    );
  }
  if (mistakes === 0) return null;
  return (
    `CONTENT_STRICT is set and ${shownPath(contentRoot())}/ has ${formatCount(mistakes, "mistake")}. ` +
    "Nothing was changed. Fix the mistakes listed below (the full list is in reports/content.html) and " +
    "build again, or unset CONTENT_STRICT to let the build repair or leave out what’s wrong."
  );
}

const cells = (values: readonly string[], tag = "td"): string =>
  `<tr>${values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join("")}</tr>`;

const table = (caption: string, head: readonly string[], rows: readonly string[]) =>
  `<div class="scroll"><table><caption>${caption}</caption><thead>${cells(head, "th")}</thead>` +
  `<tbody>${rows.join("")}</tbody></table></div>`;

function changeLists({ changes, recordChanges }: ContentReport): string {
  if (!changes) return "<p>This is the first build, so there’s nothing to compare it with.</p>";
  const lists = CHANGES.filter((kind) => changes[kind].length > 0).map((kind) => {
    const posts = changes[kind].map(
      ({ title, urlPath }) => `<li>${escapeHtml(title)} <code>${escapeHtml(urlPath)}</code></li>`,
    );
    return `<h3>${kind.charAt(0).toUpperCase()}${kind.slice(1)}</h3><ul>${posts.join("")}</ul>`;
  });
  const rows = recordChanges.map(({ section, name, kind }) => cells([section, name, kind]));
  const others = rows.length > 0 ? table("Other content", ["Section", "Item", "Change"], rows) : "";
  return lists.join("") + others || "<p>Nothing changed.</p>";
}

const advicePart = (advice: ContentReport["advice"]): string =>
  table(
    `A line in ${shownPath(contentRoot(), ADVICE_FILE)} turns a rule off for a record`,
    ["Section", "Item", "Field", "Advice", "Rule"],
    advice.map(({ section, item, field, problem, rule }) =>
      cells([section, item, field, problem, rule]),
    ),
  );

function publicationSection({
  at,
  unpublished,
  scheduledChanges,
}: ContentReport["publication"]): string {
  const rows = unpublished.map(({ section, item, title, state }) =>
    cells([section, title, item, state]),
  );
  const next = scheduledChanges.map(
    (moment) => `<li>${escapeHtml(changeInWords(moment, at))}</li>`,
  );
  return (
    `<h2>Next</h2>\n${next.length > 0 ? `<ul>${next.join("")}</ul><p>${LOCAL_TIME}.</p>` : "<p>No changes are scheduled.</p>"}\n` +
    (rows.length > 0
      ? `<h2>Not published</h2>\n${table("Not visible to visitors", ["Section", "Title", "File", "State"], rows)}\n`
      : "")
  );
}

/** Returns the whole report as a self-contained HTML page. */
export function reportPage(report: ContentReport): string {
  const { sections, issues, publication, emptySections, moves, advice } = report;
  const live = sections.filter(({ status }) => status === "live").length;
  const sectionRows = sections.map(
    ({ name, status, reason, items }) =>
      `<tr><td>${escapeHtml(name)}</td><td class="${status}">${STATUS_WORDS[status]}</td>` +
      `<td>${items}</td><td>${escapeHtml(reason ?? "")}</td></tr>`,
  );
  const issueRows = issues.map(({ section, item, field, problem, action, shown }) =>
    cells([section, item || "the section itself", field, problem, ACTION_WORDS[action], shown]),
  );
  const issueHead = ["Section", "Item", "Field", "Problem", "What was done", "Visitors see"];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Content report</title>
<style>
body{font:1rem/1.6 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:2rem 1rem;color:#1d2740}
h1,h2,h3{line-height:1.2;color:#2b3857}h2{margin-top:2.5rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}caption{text-align:left;padding:.5rem 0;color:#556}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border-bottom:1px solid #d9deea}
.live{color:#0b6b3a}.last-good{color:#8a5200}.default{color:#a8265f}code{font-size:.9em;color:#556}
</style></head><body>
<h1>Content report</h1>
<p>${live} of ${sections.length} sections are live. ${escapeHtml(changeLines(report).join("; "))}.</p>
<h2>Sections</h2>
${table("Where each section’s content came from", ["Section", "Status", "Items", "Why"], sectionRows)}
<h2>To fix</h2>
${issues.length === 0 ? "<p>Nothing to fix.</p>" : table("What was wrong and what visitors see now", issueHead, issueRows)}
${emptySections.length > 0 ? `<h2>Sections without content</h2>\n<ul>${emptySections.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join("")}</ul>\n` : ""}<h2>Advice</h2>
${advice.length === 0 ? "<p>None.</p>" : advicePart(advice)}
${moves.length > 0 ? `<h2>Moved?</h2>\n<ul>${moves.map((move) => `<li>${escapeHtml(moveInWords(move))}</li>`).join("")}</ul>\n` : ""}${publicationSection(publication)}<h2>Changed since the previous build</h2>
${changeLists(report)}
</body></html>
`;
}
