import { mkdirSync } from "node:fs";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";

/**
 * Writes a file atomically, creating its folder if necessary. Readers see either the old content or
 * the complete new content, even if the machine crashes. Any number of processes may write the
 * same file at the same time.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  write(file, content, true);
}

/**
 * Replaces a file of the built site atomically, but without flushing it to disk. Flushing thousands
 * of files would be slow, and a build interrupted by a crash is repeated anyway.
 */
export function replaceOutput(file: string, content: string | Uint8Array): void {
  write(file, content, false);
}

function write(file: string, content: string | Uint8Array, fsync: boolean): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const data = typeof content === "string" ? content : Buffer.from(content);
  writeFileAtomic.sync(file, data, { fsync });
}
