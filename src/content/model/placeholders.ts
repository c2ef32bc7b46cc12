import * as v from "valibot";
import { cutText } from "../../site/format/text";

/** Placeholders in content, as in `{legalName}`. */

const PLACEHOLDER = /\{([^{}]*)\}/g;
/** Maximum length of an unknown placeholder in the report. */
const PLACEHOLDER_SHOWN_CHARS = 40;

export const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);

/** Replaces placeholders with their values, or with "" if they have none. */
export const filledWith = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ""));

/** Returns a schema for text whose placeholders must all be in `names()`. */
export function quotesOnly(names: () => readonly string[]) {
  const unknownIn = (text: string) => quotedIn(text).find((name) => !names().includes(name));
  return v.pipe(
    v.string(),
    v.check(
      (text) => !/[{}]/.test(text.replace(PLACEHOLDER, "")),
      () => `must have one { and one } around each placeholder, as in {${names()[0]}}`,
    ),
    v.check(
      (text) => unknownIn(text) === undefined,
      ({ input }) =>
        `${cutText(`{${unknownIn(input)}}`, PLACEHOLDER_SHOWN_CHARS)} isn’t one of: ${names().join(", ")}`,
    ),
  );
}
