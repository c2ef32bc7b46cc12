import { readFileSync } from "node:fs";
import * as v from "valibot";
import { replaceFile } from "./replace-file";

/** Returns null if the file is missing or doesn't match `schema`. */
export function readCacheFile<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** Writes atomically. */
export const writeCacheFile = (file: string, value: unknown): void =>
  replaceFile(file, JSON.stringify(value));
