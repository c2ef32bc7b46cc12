import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * Registers a clean-up function. Clean-ups run at the end, in reverse order, even if the work
 * throws.
 */
export type Defer = (stop: () => unknown) => void;

/** Runs `work` with an empty folder, which is removed after all deferred clean-ups. */
export async function withFolder(
  work: (folder: string, defer: Defer) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const stops = [(): unknown => rmSync(folder, { recursive: true, force: true })];
  try {
    await work(folder, (stop) => stops.push(stop));
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
