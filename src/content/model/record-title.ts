import { visibleLine } from "../text/plain-text";
import type { RawRecord } from "./publication-state";

/** Returns text unchanged and a number as text, or "" for any other value. */
export const fieldText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Fields that serve as a record's title for editors. The first one present is used. */
const TITLE_FIELDS = ["client_name", "author", "name", "title"];

export const titleFieldOf = (record: RawRecord): string | undefined =>
  TITLE_FIELDS.find((field) => typeof record[field] === "string" && record[field] !== "");

/** Returns a record's title for editors, or "" if it has none. */
export const titleOf = (record: RawRecord): string =>
  visibleLine(fieldText(record[titleFieldOf(record) ?? ""]), 120);
