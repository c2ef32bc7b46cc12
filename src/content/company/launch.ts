import * as v from "valibot";
import { parseFile } from "../model/define";
import { line, time } from "../model/fields";
import { optionalWithDefault } from "../model/repair";
import type { ContentIssue } from "../model/report";

/** Relative to the content folder. The file may be missing. */
export const LAUNCH_FILE = "launch.json";

const signature = optionalWithDefault(
  v.object({
    name: optionalWithDefault(line, ""),
    date: optionalWithDefault(time, ""),
  }),
  { name: "", date: "" },
);

/**
 * `content/launch.json`: facts that only the owner can confirm. Each is either signed off with a
 * name and a date, or empty. Nothing in this file is published.
 */
export const launchSchema = v.object({
  /** The prices and plans are the company's own. */
  prices: signature,
  /** The API documentation describes the company's own API. */
  apiReference: signature,
  /** Every client who is quoted, named or shown has agreed. */
  clients: signature,
  /** A message sent through each form has arrived. */
  enquiries: signature,
  /**
   * The map shows the office. Only needed if the launch check doesn't know the country's borders.
   */
  map: signature,
  /** Enquiries are kept for as long as the privacy policy says. */
  enquiriesKept: signature,
});

export type SignedOff = v.InferOutput<typeof launchSchema>;

/** Parses the file's value. An entry with a problem counts as not signed off. */
export function parseLaunch(value: unknown): {
  readonly signedOff: SignedOff;
  readonly issues: readonly ContentIssue[];
} {
  const parsed = parseFile(launchSchema, value, "Launch", LAUNCH_FILE);
  return { signedOff: parsed.value ?? v.parse(launchSchema, {}), issues: parsed.issues };
}
