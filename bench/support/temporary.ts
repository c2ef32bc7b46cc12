import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Has something stopped or removed at the end, the last first, also when the work has thrown. */
export type Defer = (stop: () => unknown) => void;

/** Runs `work` with an empty folder, which is removed once all is stopped that the work has deferred. */
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
