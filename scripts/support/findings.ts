import { COMPANY_FILE, type Company, parseCompany } from "../../src/content/company/company";
import type { ContentIssue } from "../../src/content/model/report";
import {
  FEATURE_SWITCHES_FILE,
  parseFeatureSwitches,
} from "../../src/content/site/feature-switches";
import { NAVIGATION_FILE } from "../../src/content/site/navigation";
import { visibleLine } from "../../src/content/text/plain-text";
import {
  type ContentFile,
  isReadable,
  quotedName,
  readContentFile,
  type UnreadableFile,
  withPlaces,
} from "../../src/content-files/content-file";
import { readCompany } from "../../src/gatsby/company-file";
import { readFonts } from "../../src/gatsby/fonts/brand-fonts";
import { menuMistakes } from "../../src/gatsby/needed-files";

/** A problem in a file or field of the content folder. `problem` completes a sentence about it. */
export interface Finding {
  /** Path in the project, such as "content/posts/12.json". */
  readonly file: string;
  readonly line?: number;
  /** Path of the field; "" if it's about the whole file. */
  readonly field: string;
  readonly problem: string;
  /** Whether it stops a rebuild. */
  readonly stops?: true;
  /** When the problem starts, in words. Now if undefined. */
  readonly from?: string;
}

const NAME_MAX_CHARS = 300;
const PROBLEM_MAX_CHARS = 500;

export const wholeFile = (file: string, problem: string): Finding => ({ file, field: "", problem });

/** Splits an issue's item into file and line. */
export function placed({
  item,
  field,
  problem,
}: Pick<ContentIssue, "item" | "field" | "problem">): Finding {
  const [, file = item, line] = /^“(.+)”(?:, line (\d+))?$/.exec(item) ?? [];
  const [, what = problem, inText] = /^(isn’t valid JSON.*), line (\d+)$/.exec(problem) ?? [];
  const where = line ?? inText;
  return {
    file,
    ...(where && { line: Number(where) }),
    field: /^the whole (?:file|item)$/.test(field) ? "" : field,
    problem: what,
  };
}

const problemOf = (file: UnreadableFile): Finding =>
  placed({ item: quotedName(file), field: "", problem: file.problem });

/** Returns a finding if the file exists but can't be read. */
export const unreadable = (file: ContentFile | UnreadableFile): readonly Finding[] =>
  isReadable(file) || file.problem === "is missing" ? [] : [problemOf(file)];

/**
 * Checks `company.json`, `site.json` and `navigation.json` in `root`. They come first because the
 * code that reads the other files can't load while one of them has a mistake. In that case
 * `company` is null.
 */
export function checkNeededFiles(root: string): {
  readonly company: Company | null;
  readonly findings: readonly Finding[];
} {
  const mistakes = [
    ...mistakesIn(readContentFile(root, COMPANY_FILE), ({ value }) => {
      const { company, issues, mistakes } = parseCompany(value);
      return company ? mistakes : issues;
    }),
    ...[
      mistakesIn(
        readContentFile(root, FEATURE_SWITCHES_FILE),
        ({ value }) => parseFeatureSwitches(value).mistakes,
      ),
      mistakesIn(readContentFile(root, NAVIGATION_FILE), menuMistakes),
    ]
      .flat()
      .filter(({ problem }) => problem !== "is missing"),
  ];
  if (mistakes.length > 0) {
    return { company: null, findings: mistakes.map((one) => ({ ...one, stops: true })) };
  }
  const { company, issues } = readCompany(root);
  return { company, findings: [...issues, ...readFonts(company, root).issues].map(placed) };
}

const mistakesIn = (
  file: ContentFile | UnreadableFile,
  mistakes: (file: ContentFile) => readonly ContentIssue[],
): readonly Finding[] =>
  isReadable(file) ? withPlaces(file, mistakes(file)).map(placed) : [problemOf(file)];

/** Sorts findings by file and line. */
export const sorted = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/**
 * Escapes names of files and fields, because they're content too and mustn't pass for another line
 * or a command.
 */
const shown = ({ file, field, ...finding }: Finding): Finding => ({
  file: visibleLine(file, NAME_MAX_CHARS),
  field: visibleLine(field, NAME_MAX_CHARS),
  ...finding,
  problem: visibleLine(finding.problem, PROBLEM_MAX_CHARS),
});

/**
 * Formats a finding: "content/prices.json, line 12: tiers[2].from is missing", or "…: from Monday
 * 30 November, 08:00: …" if it starts later.
 */
export function sentence(finding: Finding): string {
  const { file, line, field, problem, from } = shown(finding);
  const subject = field || (problem.startsWith("“") ? "" : "the file");
  const place = `${file}${line ? `, line ${line}` : ""}`;
  return `${place}: ${from ? `from ${from}: ` : ""}${subject ? `${subject} ` : ""}${problem}`;
}

/** Formats a finding as GitHub's "error" command, which shows it at its line of the commit. */
export function annotation(finding: Finding): string {
  const { file, line, field, problem, from } = shown(finding);
  const place = [`file=${property(file)}`, ...(line ? [`line=${line}`] : [])].join(",");
  return `::error ${place}::${data(`${from ? `From ${from}: ` : ""}${field || "The file"} ${problem}`)}`;
}

/** Escapes characters that would end a GitHub command or one of its properties. */
const data = (text: string): string =>
  text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
const property = (text: string): string => data(text).replace(/:/g, "%3A").replace(/,/g, "%2C");

/** Formats findings as Markdown for a run's summary. */
export function summary(findings: readonly Finding[]): string {
  if (findings.length === 0) return "### Content: nothing to fix\n";
  const cell = (text: string) =>
    text.replace(/[\\|<>&`*_[\]]/g, (character) => `&#${character.charCodeAt(0)};`);
  const rows = findings
    .map(shown)
    .map(
      ({ file, line, field, problem, from }) =>
        `| ${cell(file)}${line ? `, line ${line}` : ""} | ${cell(field) || "the whole file"} | ${from ? `from ${from}: ` : ""}${cell(problem)} |`,
    );
  return [
    `### Content: ${findings.length} to fix`,
    "",
    "The published site stays as it is until these are fixed.",
    "",
    "| Where | Field | What is wrong |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
