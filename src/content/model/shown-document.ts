import { cleanHtml } from "../text/clean-text";
import type { ContentType } from "./define";
import { isRecord } from "./repair";
import { innerShape, type SchemaShape } from "./schema-shape";

/**
 * Returns a document or list of the content folder as it may be shown to anybody: only the fields that its content type
 * has, in their order; the content report calls the others left out. Wrong values of known fields stay, since the
 * reader of the document repairs them; a group of fields where the type has none is left out with all that is in it.
 * Texts lose forbidden characters, written or as a character reference: line ends stay.
 */
export function shownDocument(
  { schema, listKeys }: Pick<ContentType<unknown>, "schema" | "listKeys">,
  body: unknown,
): unknown {
  if (Array.isArray(body)) return knownItems(schema, body);
  if (listKeys.length === 0 || !isRecord(body)) return knownFields(schema, body);
  const lists = Object.entries(body).filter(([key]) => listKeys.includes(key));
  return Object.fromEntries(
    lists.flatMap(([key, list]) => (Array.isArray(list) ? [[key, knownItems(schema, list)]] : [])),
  );
}

/** Removes from `value` all that `schema` does not have; undefined where it knows nothing of it. */
function knownFields(schema: SchemaShape | undefined, value: unknown): unknown {
  const { entries, item }: Partial<SchemaShape> = schema ? innerShape(schema) : {};
  if (Array.isArray(value)) return knownItems(item, value);
  // a field may hold HTML, whose readers would decode a reference to a forbidden character
  if (typeof value === "string") return cleanHtml(value);
  if (!isRecord(value)) return value;
  if (!entries) return undefined;
  const fields = Object.entries(value).map(
    ([key, field]) =>
      [key, Object.hasOwn(entries, key) ? knownFields(entries[key], field) : undefined] as const,
  );
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

const knownItems = (
  schema: SchemaShape | undefined,
  items: readonly unknown[],
): readonly unknown[] =>
  items.map((item) => knownFields(schema, item)).filter((item) => item !== undefined);
