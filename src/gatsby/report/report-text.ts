import type { ContentReport } from "../../content/model/report";
import { escapeHtml } from "../../content/model/text";
import { formatCount } from "../../site/format/numbers";

/** The report in words. Every sentence is for an editor: no code words, no stack traces. */

const STATUS_WORDS = {
  live: "live",
  "last-good": "last good copy",
  default: "content folder",
} as const;
const ACTION_WORDS = { repaired: "mended", dropped: "left out", replaced: "replaced" } as const;
const CHANGES = ["added", "changed", "removed"] as const;

/** "posts: 2 added, 1 changed", "nothing changed", or that this is the first build. */
function changesInWords({ changes }: ContentReport): string {
  if (!changes) return "first build: nothing to compare with";
  const kinds = CHANGES.filter((kind) => changes[kind].length > 0);
  const counts = kinds.map((kind) => `${changes[kind].length} ${kind}`);
  return counts.length > 0 ? `posts: ${counts.join(", ")}` : "nothing changed";
}

/** Returns the report in a few lines, for the end of a build. */
export function shortReport(report: ContentReport): string {
  const { sections, issues } = report;
  const width = Math.max(...sections.map(({ name }) => name.length));
  const lines = sections.map(({ name, status, reason, items }) => {
    const why = reason ? ` – ${reason}` : "";
    return `  ${name.padEnd(width)}  ${STATUS_WORDS[status]} (${formatCount(items, "item")})${why}`;
  });
  const first = issues.slice(0, 10).map(({ section, item, field, problem, action, shown }) => {
    const where = [section, item, field].filter(Boolean).join(", ");
    return `  ${where} ${problem}: ${ACTION_WORDS[action]}, ${shown}`;
  });
  const more = issues.length - first.length;
  return [
    "Content report",
    ...lines,
    `  ${changesInWords(report)}`,
    issues.length === 0 ? "  nothing to mend" : `  to mend: ${formatCount(issues.length, "thing")}`,
    ...first,
    ...(more > 0 ? [`  and ${more} more in reports/content.html`] : []),
  ].join("\n");
}

const cells = (values: readonly string[], tag = "td"): string =>
  `<tr>${values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join("")}</tr>`;

const table = (caption: string, head: readonly string[], rows: readonly string[]) =>
  `<div class="scroll"><table><caption>${caption}</caption><thead>${cells(head, "th")}</thead>` +
  `<tbody>${rows.join("")}</tbody></table></div>`;

function postLists(changes: ContentReport["changes"]): string {
  if (!changes) return "<p>This is the first build: nothing to compare with.</p>";
  const lists = CHANGES.filter((kind) => changes[kind].length > 0).map((kind) => {
    const posts = changes[kind].map(
      ({ title, urlPath }) => `<li>${escapeHtml(title)} <code>${escapeHtml(urlPath)}</code></li>`,
    );
    return `<h3>${kind.charAt(0).toUpperCase()}${kind.slice(1)}</h3><ul>${posts.join("")}</ul>`;
  });
  return lists.join("") || "<p>Nothing changed.</p>";
}

/** Returns the whole report as an HTML page without other files. */
export function reportPage(report: ContentReport): string {
  const { sections, issues, changes } = report;
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
<p>${live} of ${sections.length} sections are live. ${changesInWords(report)}.</p>
<h2>Sections</h2>
${table("Where each section’s content came from", ["Section", "Status", "Items", "Why"], sectionRows)}
<h2>To mend</h2>
${issues.length === 0 ? "<p>Nothing to mend.</p>" : table("What was wrong and what visitors see now", issueHead, issueRows)}
<h2>Changed since the previous build</h2>
${postLists(changes)}
</body></html>
`;
}
