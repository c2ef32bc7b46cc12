import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes a file and its folder atomically: until it is complete, and after a crash, the former one is there. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, content);
  renameSync(`${file}.tmp`, file);
}
