import { closeSync, openSync, writeSync } from "node:fs";

/** Overwrites a database from its fourth page on, like a failing disk. It still opens. */
export function damage(file: string): void {
  const database = openSync(file, "r+");
  writeSync(database, Buffer.alloc(12 * 4_096, "damaged"), 0, 12 * 4_096, 3 * 4_096);
  closeSync(database);
}
