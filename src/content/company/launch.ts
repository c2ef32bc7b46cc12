import * as v from "valibot";
import { collectInto } from "../model/define";
import { line, time } from "../model/fields";
import { optionalWithDefault, repair } from "../model/repair";
import type { ContentIssue } from "../model/report";
import { unknownFieldIssues } from "../model/unknown-fields";

/** Path of the file below the project; it may be missing. */
export const LAUNCH_FILE = "content/launch.json";

const signature = optionalWithDefault(
  v.object({
    /** Name of the person who signs off. */
    name: optionalWithDefault(line, ""),
    date: optionalWithDefault(time, ""),
  }),
  { name: "", date: "" },
);

/**
 * `content/launch.json`: facts that only the owner can confirm, each signed off with name and date; empty: not yet.
 * Nothing of it is published. Source: docs/going-live.md.
 */
export const launchSchema = v.object({
  /** Confirms that the prices and plans are the company's own. */
  prices: signature,
  /** Confirms that the API documentation describes the company's own API. */
  apiReference: signature,
  /** Confirms that everybody quoted, named or shown as a client has agreed. */
  clients: signature,
  /** Confirms that a message sent through each form has arrived. */
  enquiries: signature,
  /** Confirms that the map shows the office; asked where the launch check does not know the country. */
  map: signature,
  /** Confirms that enquiries are kept as long as the privacy policy says. */
  enquiriesKept: signature,
});

export type SignedOff = v.InferOutput<typeof launchSchema>;

/** Parses the file's value; an entry with a problem counts as not signed. */
export function parseLaunch(value: unknown): {
  readonly signedOff: SignedOff;
  readonly issues: readonly ContentIssue[];
} {
  const item = `“${LAUNCH_FILE}”`;
  const issues = unknownFieldIssues(launchSchema, value, "Launch", item);
  const result = repair(launchSchema, value, collectInto(issues, "Launch", item));
  return { signedOff: result.ok ? result.value : v.parse(launchSchema, {}), issues };
}
