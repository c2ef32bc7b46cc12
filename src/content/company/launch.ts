import * as v from "valibot";
import { parseFile } from "../model/define";
import { line, time } from "../model/fields";
import { optionalWithDefault } from "../model/repair";
import type { ContentIssue } from "../model/report";

/** Path of the file below the project; it may be missing. */
export const LAUNCH_FILE = "launch.json";

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
 * Nothing of it is published.
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
  const parsed = parseFile(launchSchema, value, "Launch", LAUNCH_FILE);
  return { signedOff: parsed.value ?? v.parse(launchSchema, {}), issues: parsed.issues };
}
