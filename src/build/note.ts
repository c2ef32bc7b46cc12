import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { replaceFile } from "./replace-file";

/** What one build leaves for the next; null when there is none, or a damaged one. */
export function readNote<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** Leaves `value` for the next build. */
export function writeNote(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, JSON.stringify(value));
}
