import { isRecord } from "./repair";
import { type ContentIssue, leftOut } from "./report";

/** Returns an issue for each field of an item that `schema` does not have. */
export const unknownFieldIssues = (
  schema: unknown,
  value: unknown,
  section: string,
  item: string,
): ContentIssue[] =>
  unknownFields(schema, value).map((field) =>
    leftOut(section, item, field, "is not a field that the site knows"),
  );

/** Returns the paths of fields in `value` that `schema` does not have, as in "features[2].colour". */
function unknownFields(schema: unknown, value: unknown, parent = ""): readonly string[] {
  const strict = isRecord(schema) && "strict" in schema ? schema.strict : schema;
  if (!isRecord(strict)) return [];
  if (strict.type === "nullable") return unknownFields(strict.wrapped, value, parent);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      unknownFields(strict.item, item, `${parent}[${index + 1}]`),
    );
  }
  const { entries } = strict;
  if (!isRecord(value) || !isRecord(entries)) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    const name = parent ? `${parent}.${key}` : key;
    return Object.hasOwn(entries, key) ? unknownFields(entries[key], field, name) : [name];
  });
}
