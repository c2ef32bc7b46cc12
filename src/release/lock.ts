import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { errorCode, oneLine } from "../site/errors";

export class LockHeld extends Error {
  constructor(readonly pid: string) {
    super(`Another build is running (process ${pid}).`);
  }
}

/** Runs `work` while holding the lock `file`. Throws a `LockHeld` if another process holds it. */
export async function withLock(
  file: string,
  work: (shareWith: (pid: number) => void) => Promise<void>,
): Promise<void> {
  const { release, shareWith } = takeLock(file);
  await work(shareWith).finally(release);
}

/**
 * Takes the lock `file`. A lock consists of one empty file, `{file}.{pid}-…`, for each process that
 * works under it. Removes the files of processes that have ended. If two processes try at the same
 * time, both may be refused. Throws a `LockHeld` with the holder's process ID, or an error that
 * says why nobody can take the lock.
 */
export function takeLock(file: string) {
  try {
    return take(file);
  } catch (error) {
    if (error instanceof LockHeld) throw error;
    throw new Error(`The lock ${file} can’t be taken: ${oneLine(error)}`);
  }
}

/**
 * Throws if the lock couldn't be taken even when free, for example because its folder is read-only.
 * Leaves the lock as it was.
 */
export function checkLock(file: string): void {
  try {
    takeLock(file).release();
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
  }
}

function take(file: string) {
  const directory = path.dirname(file);
  const prefix = `${path.basename(file)}.`;
  const held = new Set<string>();
  /** Keeps the lock held for as long as the process `pid` runs, even if this one is killed. */
  const shareWith = (pid: number) => {
    const name = `${prefix}${pid}-${startOf(pid) ?? ""}-${randomUUID()}`;
    writeFileSync(path.join(directory, name), "");
    held.add(name);
  };
  const remove = (name: string) => rmSync(path.join(directory, name), { force: true });
  const release = () => held.forEach(remove);

  mkdirSync(directory, { recursive: true });
  // Done before looking for others, so that of two processes at least one sees the other.
  shareWith(process.pid);
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(prefix) || held.has(name)) continue;
    const [pid = "", start] = name.slice(prefix.length).split("-");
    const now = /^\d+$/.test(pid) ? startOf(Number(pid)) : null;
    // In case of doubt, the lock counts as held. It's only free if its process has certainly ended.
    if (now !== null && (now === start || !now || !start)) {
      release();
      throw new LockHeld(pid);
    }
    remove(name);
  }
  return { release, shareWith };
}

/**
 * Returns when a process started, in clock ticks, so that a reused process ID can be detected.
 * Returns "" if the system doesn't say, and null if the process has ended, even if its parent
 * hasn't reaped it yet.
 */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === "ESRCH") return null; // otherwise, it's another user's
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return /[ZX]/.test(fields[0] ?? "") ? null : (fields[19] ?? "");
  } catch {
    return ""; // not Linux, or hidden from this user, so only the process ID can be compared
  }
}
