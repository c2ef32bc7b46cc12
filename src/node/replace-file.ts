import { mkdirSync } from "node:fs";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";

/**
 * Writes a file and its folder atomically: readers see the former content or all of the new one, and so
 * does the next start after a crash of the machine. Any number of programs may write the same file at once.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  write(file, content, true);
}

/**
 * Replaces a file of the built site atomically without a flush to the disk: a flush takes milliseconds, a site has
 * thousands of files, and a build that a crash has ended is repeated.
 */
export function replaceOutput(file: string, content: string | Uint8Array): void {
  write(file, content, false);
}

function write(file: string, content: string | Uint8Array, fsync: boolean): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const data = typeof content === "string" ? content : Buffer.from(content);
  writeFileAtomic.sync(file, data, { fsync });
}
