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
import { formatCount } from "../../src/site/format/text";

/**
 * A problem with a file or field in the content folder. `problem` completes a sentence about the
 * file or field.
 */
export interface Finding {
  /** Path in the project, such as "content/posts/12.json". */
  readonly file: string;
  readonly line?: number;
  /** Path of the field, or "" for the whole file. */
  readonly field: string;
  readonly problem: string;
  /** Set if the problem stops a rebuild. */
  readonly stops?: true;
  /** When the problem will start, in words. Undefined if it already exists. */
  readonly from?: string;
}

const NAME_MAX_CHARS = 300;
const PROBLEM_MAX_CHARS = 500;

export const wholeFile = (file: string, problem: string): Finding => ({ file, field: "", problem });

/** Creates a finding from an issue, splitting its item into file and line. */
export function placed({
  item,
  field,
  problem,
}: Pick<ContentIssue, "item" | "field" | "problem">): Finding {
  const [, file = item, line] = /^“(.+)”(?:, line (\d+))?$/.exec(item) ?? [];
  const [, start, inText, rest = ""] =
    /^(isn’t valid JSON|has “.+” twice), line (\d+)(.*)$/.exec(problem) ?? [];
  const what = start === undefined ? problem : start + rest;
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
 * Checks `company.json`, `site.json` and `navigation.json` in `root`. They come first, because the
 * code that reads the other files can't load while one of them has a mistake. `company` is null in
 * that case.
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
 * Escapes a finding's file, field and problem. They contain content, which mustn't imitate another
 * line or a command.
 */
const shown = ({ file, field, ...finding }: Finding): Finding => ({
  file: visibleLine(file, NAME_MAX_CHARS),
  field: visibleLine(field, NAME_MAX_CHARS),
  ...finding,
  problem: visibleLine(finding.problem, PROBLEM_MAX_CHARS),
});

/**
 * Formats a finding as "content/prices.json, line 12: tiers[2].from is missing", or as "…: from
 * Monday 30 November, 08:00: …" if the problem starts later.
 */
export function sentence(finding: Finding): string {
  const { file, line, field, problem, from } = shown(finding);
  const subject = field || (problem.startsWith("“") ? "" : "the file");
  const place = `${file}${line ? `, line ${line}` : ""}`;
  return `${place}: ${from ? `from ${from}: ` : ""}${subject ? `${subject} ` : ""}${problem}`;
}

/** Formats a finding as GitHub's "error" command, which shows it next to its line in the commit. */
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
    `### Content: ${formatCount(findings.length, "thing")} to fix`,
    "",
    "The published site stays as it is until these are fixed.",
    "",
    "| Where | Field | What is wrong |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
