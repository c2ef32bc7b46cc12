import { type ContentIssue, contentIssue } from "../model/report";
import { RULES, type RuleName } from "./rules";

/**
 * Advice to editors: what is right, and could be better. It is apart from what must be mended, and never fails
 * a build. Source: docs/publishing.md, "Advice".
 */

/** Turns rules off by record; it is no content. */
export const ADVICE_FILE = "content/advice.json";

/** A record as it is written, but that Markdown is HTML. */
export interface AdvisedRecord {
  /** "posts/12", as `content/advice.json` names it. */
  readonly key: string;
  readonly section: string;
  /** The item's name in the report: its file, or its title at the API. */
  readonly item: string;
  readonly value: unknown;
}

export type Advice = Pick<ContentIssue, "section" | "item" | "field" | "problem"> & {
  readonly rule: RuleName;
};

/** What the rules know beside one record. */
export interface AdviceContext {
  readonly records: readonly AdvisedRecord[];
  /** Whether a page of this site has that path. */
  readonly hasPage: (path: string) => boolean;
  /** Where a former address leads; null: it is none. */
  readonly movedTo: (path: string) => string | null;
  /** Origin of the site, whose absolute links are its own. */
  readonly siteUrl: string;
  /** Currency as texts write it, and every amount that the prices have. */
  readonly currencies: readonly string[];
  readonly amounts: ReadonlySet<number>;
  /** Width of a picture in pixels by its path; null: unknown. */
  readonly widthOf: (path: string) => number | null;
  /** Bytes that every page fetches of each face that the company brings, by its field. */
  readonly faceBytes: Readonly<Record<string, number>>;
  /** How wide a field's picture is shown at most, by section and field. */
  readonly shownWidthOf: (section: string, field: string) => number | null;
}

/** Rules that are turned off, by the key of a record: `content/advice.json`. */
export type AdviceOff = Readonly<Record<string, readonly string[]>>;

/** Returns all advice on the records, but what is turned off. */
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

/** Returns what is wrong in `content/advice.json`, as the end of a sentence about it. */
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
