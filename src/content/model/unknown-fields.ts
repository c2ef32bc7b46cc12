import { isRecord } from "./repair";

/** Returns the paths of fields in `value` that `schema` does not have, as in "features[2].colour". */
export function unknownFields(schema: unknown, value: unknown, parent = ""): readonly string[] {
  const strict = isRecord(schema) && "strict" in schema ? schema.strict : schema;
  if (!isRecord(strict)) return [];
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
