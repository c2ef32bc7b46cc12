import * as v from "valibot";
import { cutText } from "../../site/format/text";

/** Fills placeholders in texts of content, as in `{legalName}`. */

const PLACEHOLDER = /\{([^{}]*)\}/g;
/** Characters of an unknown placeholder that the report shows. */
const PLACEHOLDER_SHOWN_CHARS = 40;

/** Returns the names that a text quotes. */
export const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);

/** Returns a text with values in place of its placeholders; nothing in place of one without a value. */
export const filledWith = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ""));

/** Returns a schema of texts whose placeholders are all among `names`, which are called when a text is parsed. */
export function quotesOnly(names: () => readonly string[]) {
  const unknownIn = (text: string) => quotedIn(text).find((name) => !names().includes(name));
  return v.pipe(
    v.string(),
    v.check(
      (text) => !/[{}]/.test(text.replace(PLACEHOLDER, "")),
      "each { needs its }, and each } its {",
    ),
    v.check(
      (text) => unknownIn(text) === undefined,
      ({ input }) =>
        `${cutText(`{${unknownIn(input)}}`, PLACEHOLDER_SHOWN_CHARS)} is none of: ${names().join(", ")}`,
    ),
  );
}
