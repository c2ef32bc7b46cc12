import * as v from "valibot";
import { DAY_MS, SENDER_ID_MAX_CHARS, SENDER_ID_MIN_CHARS } from "../../site/limits";
import { parseFile } from "../model/define";
import { exactText, line, lineOrEmpty, paragraph, wholeNumber } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import { type ContentIssue, contentIssue } from "../model/report";

/** Relative to the content folder. */
export const MESSAGING_RULES_FILE = "messaging-rules.json";

/** Number of days after which the report lists a rule as due for another check. */
export const RULE_CHECK_DAYS = 90;

const SECTION = "Messaging rules";

const clock = optionalWithDefault(
  exactText(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "must be a time such as 08:00, or empty"),
  "",
);
const hours = v.object({ from: clock, to: clock });
/** Limits how long the text can get, because a placeholder may expand to every network's text. */
const PLACEHOLDERS_MAX = 6;
const hasFewPlaceholders = v.check<string, string>(
  (text) => (text.match(/\{\w+\}/g)?.length ?? 0) <= PLACEHOLDERS_MAX,
  `must have at most ${PLACEHOLDERS_MAX} placeholders in braces`,
);
/** A document to have ready, or a step after applying. */
const item = v.object({ title: line, description: v.pipe(paragraph, hasFewPlaceholders) });
const lines = optionalWithDefault(v.array(line), []);
const rules = optionalWithDefault(v.array(v.pipe(line, hasFewPlaceholders)), []);
const fact = optionalWithDefault(lineOrEmpty, "");
const papers = optionalWithDefault(v.array(item), []);
/** Protected names and who owns them. `owner` completes "{name} belongs to". */
const protectedNames = optionalWithDefault(v.array(v.object({ owner: line, names: lines })), []);

/**
 * `content/messaging-rules.json`: what operators and regulators require of messages, as guidance.
 * `{hours}` is replaced with the hours for promotional messages, `{optOut}` with their required
 * ending, and `{approval}` with the networks' approval time. A string with an empty placeholder is
 * left out. Top-level documents and protected names apply to every network, in addition to its own.
 */
export const messagingRulesSchema = v.object({
  networks: withDefault(
    v.array(
      v.object({
        name: line,
        /** When the rules were last compared with the network's own. */
        checked: exactText(/^\d{4}-\d{2}-\d{2}$/, "must be a date such as 2026-11-02"),
        /** Required ending of promotional messages, or "" if the network doesn't require one. */
        optOut: fact,
        promotionalHours: optionalWithDefault(hours, { from: "", to: "" }),
        /** How long a network takes to approve a sender ID once it has all documents. */
        approval: fact,
        maxChars: optionalWithDefault(
          wholeNumber(SENDER_ID_MAX_CHARS, SENDER_ID_MIN_CHARS),
          SENDER_ID_MAX_CHARS,
        ),
        papers,
        protectedNames,
      }),
    ),
    [],
  ),
  promotional: rules,
  transactional: rules,
  /** Names reserved for their owners. Examples, not a complete list. */
  protectedNames,
  /** Words that don't name a company. Networks often refuse them. */
  genericNames: lines,
  papers,
  steps: optionalWithDefault(v.array(item), []),
});

export type MessagingRules = v.InferOutput<typeof messagingRulesSchema>;

/** Parses the file's value. Invalid parts are left out and reported. */
export function parseMessagingRules(value: unknown): {
  readonly rules: MessagingRules;
  readonly issues: readonly ContentIssue[];
} {
  const parsed = parseFile(messagingRulesSchema, value, SECTION, MESSAGING_RULES_FILE);
  return { rules: parsed.value ?? v.parse(messagingRulesSchema, {}), issues: parsed.issues };
}

/** Reports networks whose rules haven't been checked for `RULE_CHECK_DAYS`. `now` is in ms. */
export const staleRuleIssues = (
  { networks }: MessagingRules,
  now: number,
): readonly ContentIssue[] =>
  networks.flatMap(({ name, checked }, i) => {
    const days = Math.floor((now - Date.parse(checked)) / DAY_MS);
    if (days <= RULE_CHECK_DAYS) return [];
    return contentIssue({
      section: SECTION,
      item: `“${MESSAGING_RULES_FILE}”`,
      field: `networks[${i + 1}].checked`,
      problem: `is ${checked}. Nobody has compared these rules with ${name}’s own for ${days} days. Compare them at least every ${RULE_CHECK_DAYS} days`,
      action: "due",
      shown: "visitors still see these rules",
    });
  });
