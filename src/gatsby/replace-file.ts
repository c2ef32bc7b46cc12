import { renameSync, writeFileSync } from "node:fs";

/** Writes a file atomically: until it is complete, and after a crash, the former one is there. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.tmp`, content);
  renameSync(`${file}.tmp`, file);
}
