import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { errorCode, oneLine } from "../site/errors";

/** Says that another process holds the lock. */
export class LockHeld extends Error {
  constructor(readonly pid: string) {
    super(`Another build is running (process ${pid}).`);
  }
}

/** Runs `work` under the lock `file`. Throws, naming the process, while another one holds it. */
export async function withLock(
  file: string,
  work: (shareWith: (pid: number) => void) => Promise<void>,
): Promise<void> {
  const { release, shareWith } = takeLock(file);
  await work(shareWith).finally(release);
}

/**
 * Takes the lock `file`, which is one empty file per process that works under it: `{file}.{pid}-…`.
 * Of two processes that try at once, both may be refused; files of processes that have ended are removed.
 * Throws a `LockHeld` that names the holder, or an error that says why nobody can take it.
 */
export function takeLock(file: string) {
  try {
    return take(file);
  } catch (error) {
    if (error instanceof LockHeld) throw error;
    throw new Error(`The lock ${file} cannot be taken: ${oneLine(error)}`);
  }
}

/** Throws the reason why nobody could take the lock; held or free, it is left unchanged. */
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
  /** Keeps the lock held while another process runs, even when this one is killed. */
  const shareWith = (pid: number) => {
    const name = `${prefix}${pid}-${startOf(pid) ?? ""}-${randomUUID()}`;
    writeFileSync(path.join(directory, name), "");
    held.add(name);
  };
  const remove = (name: string) => rmSync(path.join(directory, name), { force: true });
  const release = () => held.forEach(remove);

  mkdirSync(directory, { recursive: true });
  shareWith(process.pid); // before looking for others, so that of two at least one finds the other
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(prefix) || held.has(name)) continue;
    const [pid = "", start] = name.slice(prefix.length).split("-");
    const now = /^\d+$/.test(pid) ? startOf(Number(pid)) : null;
    // an uncertain lock is held: it is free only where its process is certainly another one, or none
    if (now !== null && (now === start || !now || !start)) {
      release();
      throw new LockHeld(pid);
    }
    remove(name);
  }
  return { release, shareWith };
}

/**
 * Reads when a process began, in clock ticks, so that another one with the same number is not taken
 * for it; "" where the system does not say. Null: it has ended, reaped by its parent or not yet.
 */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === "ESRCH") return null; // else there, as another user's
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return /[ZX]/.test(fields[0] ?? "") ? null : (fields[19] ?? "");
  } catch {
    return ""; // not Linux, or hidden from this user: the number alone must do
  }
}
