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
    /** Who says so. */
    name: optionalWithDefault(line, ""),
    date: optionalWithDefault(time, ""),
  }),
  { name: "", date: "" },
);

/**
 * `content/launch.json`: what only the owner can know, each signed off with name and date; empty: not yet. Nothing
 * of it is published. Source: docs/going-live.md.
 */
export const launchSchema = v.object({
  /** The prices and plans are ours. */
  prices: signature,
  /** The API documentation describes our API. */
  apiReference: signature,
  /** Everybody quoted, named or shown as a client has agreed. */
  clients: signature,
  /** A message sent through each form has arrived. */
  enquiries: signature,
  /** The map shows our office; asked where the launch check does not know the country. */
  map: signature,
  /** Enquiries are to be kept as long as the privacy policy says. */
  enquiriesKept: signature,
});

export type SignedOff = v.InferOutput<typeof launchSchema>;

/** Parses the file's value; what is wrong in it is not signed. */
export function parseLaunch(value: unknown): {
  readonly signedOff: SignedOff;
  readonly issues: readonly ContentIssue[];
} {
  const item = `“${LAUNCH_FILE}”`;
  const issues = unknownFieldIssues(launchSchema, value, "Launch", item);
  const result = repair(launchSchema, value, collectInto(issues, "Launch", item));
  return { signedOff: result.ok ? result.value : v.parse(launchSchema, {}), issues };
}
