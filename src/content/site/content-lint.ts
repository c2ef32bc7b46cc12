import { type ContentIssue, contentIssue } from "../model/report";
import { LINT_RULES, type LintedSite, type LintRule, type WrittenRecord } from "./lint-rules";

/** Name of the file in the content folder that turns off lint rules for individual records. */
export const ADVICE_FILE = "advice.json";

export type Advice = Pick<ContentIssue, "section" | "item" | "field" | "problem"> & {
  readonly rule: LintRule;
};

/** Names of the rules that are off, by the record's key. */
export type RulesOff = Readonly<Record<string, readonly string[]>>;

/** Returns the rules' findings about the records. They're advice and never fail a build. */
export function lintContent(
  records: readonly WrittenRecord[],
  site: LintedSite,
  off: RulesOff = {},
): readonly Advice[] {
  const rules = Object.entries(LINT_RULES) as [LintRule, (typeof LINT_RULES)[LintRule]][]; // the table's own keys
  return rules.flatMap(([rule, lint]) =>
    records
      .filter(({ key }) => !off[key]?.includes(rule))
      .flatMap((record) => {
        const { section, item } = record;
        return lint(record, site).map(({ field, problem }) => {
          const issue = contentIssue({
            ...{ section, item, field, problem },
            ...{ action: "repaired", shown: "" },
          });
          return {
            section: issue.section,
            item: issue.item,
            field: issue.field,
            problem: issue.problem,
            rule,
          };
        });
      }),
  );
}

/**
 * Returns the problems with `content/advice.json`, each worded to complete a sentence about the
 * file.
 */
export function adviceFileProblems(
  off: unknown,
  records: readonly Pick<WrittenRecord, "key">[],
): readonly string[] {
  if (typeof off !== "object" || off === null || Array.isArray(off)) {
    return ["must be a group of fields, in { }, with a list of rules for each record"];
  }
  const keys = new Set(records.map(({ key }) => key));
  return Object.entries(off).flatMap(([key, rules]) => {
    if (!Array.isArray(rules)) return [`“${key}” must be a list of rules`];
    const unknown = rules.filter((rule) => !Object.hasOwn(LINT_RULES, String(rule)));
    const names = Object.keys(LINT_RULES).join(", ");
    return [
      ...(keys.has(key) ? [] : [`“${key}” isn’t a published record`]),
      ...unknown.map((rule) => `“${rule}” isn’t a rule. The rules are ${names}`),
    ];
  });
}
