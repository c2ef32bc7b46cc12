import { cleanHtml } from "../text/clean-text";
import type { ContentType } from "./define";
import { isRecord } from "./repair";
import { innerShape, type SchemaShape } from "./schema-shape";

/**
 * Reduces a document or list from the content folder to the fields of its content type, in their
 * original order. The content report lists the other fields as left out. Invalid values of known
 * fields stay, because the reader repairs them, except that a group is removed where a single value
 * is expected. Text is cleaned with `cleanHtml`, which removes or replaces forbidden characters but
 * keeps line breaks.
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

/** Removes all fields that `schema` doesn't have. Returns undefined if nothing is left. */
function knownFields(schema: SchemaShape | undefined, value: unknown): unknown {
  const { entries, item }: Partial<SchemaShape> = schema ? innerShape(schema) : {};
  if (Array.isArray(value)) return knownItems(item, value);
  // the field may be HTML, where a reader would decode a reference to a forbidden character
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
