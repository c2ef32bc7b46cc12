import type { ContentReport, ContentSourceReport, PublishedPost } from "../../content/model/report";
import { escapeHtml } from "../../content/model/text";

/** The report in words. Every sentence is for an editor: no code words, no stack traces. */

const STATUS_WORDS: Readonly<Record<ContentSourceReport["status"], string>> = {
  live: "live",
  "last-good": "last good copy",
  default: "built-in content",
};

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const ACTION_WORDS = { repaired: "mended", dropped: "left out", replaced: "replaced" } as const;

/** "nothing changed", "2 added, 1 changed" and so on; first builds say so. */
export function changesInWords({ changes }: ContentReport): string {
  if (!changes) return "first build: nothing to compare with";
  const parts = [
    changes.added.length > 0 && `${changes.added.length} added`,
    changes.changed.length > 0 && `${changes.changed.length} changed`,
    changes.removed.length > 0 && `${changes.removed.length} removed`,
  ].filter(Boolean);
  return parts.length > 0 ? `posts: ${parts.join(", ")}` : "nothing changed";
}

/** The report in a few lines, for the end of a build. */
export function shortReport(report: ContentReport): string {
  const width = Math.max(...report.sections.map(({ name }) => name.length));
  const lines = report.sections.map(({ name, status, reason, items }) => {
    const why = reason ? ` – ${reason}` : "";
    return `  ${name.padEnd(width)}  ${STATUS_WORDS[status]} (${plural(items, "item", "items")})${why}`;
  });
  const few = report.issues.slice(0, 10).map(({ section, item, field, problem, action, shown }) => {
    const where = [section, item, field].filter(Boolean).join(", ");
    return `  ${where} ${problem}: ${ACTION_WORDS[action]}, ${shown}`;
  });
  const more = report.issues.length - few.length;
  return [
    "Content report",
    ...lines,
    `  ${changesInWords(report)}`,
    report.issues.length === 0
      ? "  nothing to mend"
      : `  to mend: ${plural(report.issues.length, "thing", "things")}`,
    ...few,
    ...(more > 0 ? [`  and ${more} more in reports/content.html`] : []),
  ].join("\n");
}

const cells = (values: readonly string[], tag = "td"): string =>
  `<tr>${values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join("")}</tr>`;

const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="scroll"><table><caption>${escapeHtml(caption)}</caption><thead>${cells(head, "th")}</thead>` +
  `<tbody>${rows.map((row) => cells(row)).join("")}</tbody></table></div>`;

const postList = (heading: string, posts: readonly PublishedPost[]): string =>
  posts.length === 0
    ? ""
    : `<h3>${heading}</h3><ul>${posts
        .map(
          ({ address, title }) =>
            `<li>${escapeHtml(title)} <code>${escapeHtml(address)}</code></li>`,
        )
        .join("")}</ul>`;

/** The whole report as one page that needs nothing else. */
export function reportPage(report: ContentReport): string {
  const { sections, issues, changes } = report;
  const live = sections.filter(({ status }) => status === "live").length;
  const mended =
    issues.length === 0
      ? "<p>Nothing to mend.</p>"
      : table(
          "What was wrong and what visitors see now",
          ["Section", "Item", "Field", "Problem", "What was done", "Visitors see"],
          issues.map(({ section, item, field, problem, action, shown }) => [
            section,
            item || "the section itself",
            field,
            problem,
            ACTION_WORDS[action],
            shown,
          ]),
        );
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
<p>${live} of ${sections.length} sections are live. ${escapeHtml(changesInWords(report))}.</p>
<h2>Sections</h2>
<div class="scroll"><table><caption>Where each section’s content came from</caption>
<thead>${cells(["Section", "Status", "Items", "Why"], "th")}</thead><tbody>${sections
    .map(
      ({ name, status, reason, items }) =>
        `<tr><td>${escapeHtml(name)}</td><td class="${status}">${STATUS_WORDS[status]}</td>` +
        `<td>${items}</td><td>${escapeHtml(reason ?? "")}</td></tr>`,
    )
    .join("")}</tbody></table></div>
<h2>To mend</h2>
${mended}
<h2>Changed since the previous build</h2>
${
  changes && changes.added.length + changes.changed.length + changes.removed.length > 0
    ? postList("Added", changes.added) +
      postList("Changed", changes.changed) +
      postList("Removed", changes.removed)
    : `<p>${changes ? "Nothing changed." : "This is the first build: nothing to compare with."}</p>`
}
</body></html>
`;
}
