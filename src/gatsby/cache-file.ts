import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { replaceFile } from "./replace-file";

/** Reads the JSON that an earlier build left in `file`; null when there is none or it does not parse. */
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

/** Writes `value` as JSON for the next build, whole or not at all. */
export function writeCacheFile(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, JSON.stringify(value));
}
