import { isRecord } from "./repair";
import { type ContentIssue, leftOut } from "./report";
import { innerShape, type SchemaShape } from "./schema-shape";

export const unknownFieldIssues = (
  schema: SchemaShape,
  value: unknown,
  section: string,
  item: string,
): ContentIssue[] =>
  unknownFields(schema, value).map((field) =>
    leftOut(section, item, field, "isn’t a known field", "the rest is shown"),
  );

/** Returns the paths of fields that aren't in `schema`, as in "features[2].colour". */
function unknownFields(schema: SchemaShape, value: unknown, parent = ""): readonly string[] {
  const { entries, item } = innerShape(schema);
  if (Array.isArray(value)) {
    if (!item) return [];
    return value.flatMap((part, index) => unknownFields(item, part, `${parent}[${index + 1}]`));
  }
  if (!isRecord(value) || !entries) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    const name = parent ? `${parent}.${key}` : key;
    const known = Object.hasOwn(entries, key) ? entries[key] : undefined;
    return known ? unknownFields(known, field, name) : [name];
  });
}
