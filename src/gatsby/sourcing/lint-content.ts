import { type ContentIssue, leftOut } from "../../content/model/report";
import {
  ADVICE_FILE,
  type Advice,
  adviceFileProblems,
  lintContent,
  type RulesOff,
} from "../../content/site/content-lint";
import { fixedPaths } from "../../content/site/feature-switches";
import type { WrittenRecord } from "../../content/site/lint-rules";
import { isReadable, readContentFile } from "../../content-files/content-file";
import { contentRoot } from "../../content-files/content-root";
import type { Redirect } from "../../site/routes";
import { readFeatureSwitches } from "../feature-switches-file";

export interface LintInput {
  readonly records: readonly WrittenRecord[];
  /** Paths of list and record pages. */
  readonly paths: Iterable<string>;
  readonly redirects: readonly Redirect[];
  readonly siteUrl: string;
}

/**
 * Lints the published records, and reports problems with `advice.json` in the content folder
 * `root`.
 */
export function lintPublished(
  { records, paths, redirects, siteUrl }: LintInput,
  root = contentRoot(),
): { readonly advice: readonly Advice[]; readonly issues: readonly ContentIssue[] } {
  const file = readContentFile(root, ADVICE_FILE);
  const off = isReadable(file) ? file.value : {};
  const problems = isReadable(file)
    ? adviceFileProblems(off, records)
    : [file.problem].filter((problem) => problem !== "is missing");
  const pages = new Set([...fixedPaths(readFeatureSwitches(root).features), ...paths]);
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  const advice = lintContent(
    records,
    {
      hasPage: (page) => pages.has(page),
      movedTo: (page) => moved.get(page) ?? null,
      siteUrl,
    },
    problems.length > 0 ? {} : (off as RulesOff), // valid, because it has no problems
  );
  const issues = problems.map((problem) =>
    leftOut("Advice", `“${file.name}”`, "", problem, "no rule is turned off"),
  );
  return { advice, issues };
}
