import { renameSync, writeFileSync } from "node:fs";

/** Writes `file` whole or not at all: who reads it meanwhile, or after a crash, sees the former one. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.tmp`, content);
  renameSync(`${file}.tmp`, file);
}
