import { visibleLine } from "../text/plain-text";
import type { RawRecord } from "./publication-state";

/** Returns a text or number of a record as text; "" for any other value. */
export const fieldText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Fields by which editors know a record; the first that it has is used. */
const TITLE_FIELDS = ["client_name", "author", "name", "title"];

export const titleFieldOf = (record: RawRecord): string | undefined =>
  TITLE_FIELDS.find((field) => typeof record[field] === "string" && record[field] !== "");

/** Returns the name by which editors know a record, or "" if it has none. */
export const titleOf = (record: RawRecord): string =>
  visibleLine(fieldText(record[titleFieldOf(record) ?? ""]), 120);
