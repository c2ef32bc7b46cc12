import * as v from "valibot";
import { cutText } from "../../site/format/text";

/** Texts of content that quote what the site has: `{legalName}`, say. */

const PLACEHOLDER = /\{([^{}]*)\}/g;
/** How much of an unknown placeholder the report shows. */
const PLACEHOLDER_SHOWN_CHARS = 40;

/** Returns the names that a text quotes. */
export const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);

/** Returns a text with values in place of its placeholders; nothing in place of one without a value. */
export const filledWith = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ""));

/** Lets a text quote what is among `names` alone; they are asked for when a text is read. */
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
