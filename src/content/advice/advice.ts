import { type ContentIssue, contentIssue } from "../model/report";
import type { AdviceContext, AdvisedRecord } from "./rule";
import { RULES, type RuleName } from "./rules";

/**
 * Collects advice to editors: remarks on content that is correct and could be better. Advice never fails a build.
 */

/** Turns rules off by record; it is no content. */
export const ADVICE_FILE = "content/advice.json";

export type Advice = Pick<ContentIssue, "section" | "item" | "field" | "problem"> & {
  readonly rule: RuleName;
};

/** Rules that are turned off, by the key of a record: `content/advice.json`. */
export type AdviceOff = Readonly<Record<string, readonly string[]>>;

/** Returns all advice on the records, except from the rules that `off` turns off. */
export function adviseOn(context: AdviceContext, off: AdviceOff = {}): Advice[] {
  const rules = Object.entries(RULES) as [RuleName, (typeof RULES)[RuleName]][]; // by its keys
  return rules.flatMap(([rule, find]) =>
    find(context)
      .filter(({ record }) => !off[record.key]?.includes(rule))
      .map(({ record: { section, item }, field, problem }) => {
        const issue = { section, item, field, problem, action: "repaired", shown: "" } as const;
        const { action: _action, shown: _shown, ...told } = contentIssue(issue);
        return { ...told, rule };
      }),
  );
}

/** Returns the problems of `content/advice.json`, each as the end of a sentence about the file. */
export function adviceFileProblems(
  off: unknown,
  records: readonly Pick<AdvisedRecord, "key">[],
): readonly string[] {
  if (typeof off !== "object" || off === null || Array.isArray(off)) {
    return ["must be a group of records, each with a list of rules"];
  }
  const keys = new Set(records.map(({ key }) => key));
  return Object.entries(off).flatMap(([key, rules]) => {
    if (!Array.isArray(rules)) return [`“${key}” must be a list of rules`];
    const unknown = rules.filter((rule) => !Object.hasOwn(RULES, String(rule)));
    return [
      ...(keys.has(key) ? [] : [`“${key}” is no record that is published`]),
      ...unknown.map((rule) => `“${rule}” is no rule; there are ${Object.keys(RULES).join(", ")}`),
    ];
  });
}
