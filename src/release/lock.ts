import { randomUUID } from "node:crypto";
import {
  appendFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { errorCode } from "../server/errors";

/**
 * When a process began, so that another one with the same number is not taken for it, and whether it
 * has ended and only waits to be noticed, as happens in containers.
 */
function look(pid: number): { readonly start: string; readonly hasEnded: boolean } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { start: fields[19] ?? "", hasEnded: fields[0] === "Z" || fields[0] === "X" };
  } catch {
    return { start: "", hasEnded: false }; // not Linux: the number alone must do
  }
}

const lineOf = (pid: number): string => `${pid} ${look(pid).start}\n`;

function isRunning(line: string): boolean {
  const [pid = "", start = ""] = line.trim().split(" ");
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return errorCode(error) === "EPERM"; // there, but another user's
  }
  const now = look(Number(pid));
  return !now.hasEnded && (!start || !now.start || start === now.start);
}

/** A lock that is held. */
export interface Lock {
  readonly release: () => void;
  /** Another process that works under this lock: it stays held while that one runs. */
  readonly shareWith: (pid: number) => void;
}

/**
 * Takes the lock that `file` stands for. Throws, naming the process, while another one holds it; what
 * a killed process has left behind is taken over once nothing that it started runs any more.
 */
export function takeLock(file: string): Lock {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = `${file}.${randomUUID()}`;
  writeFileSync(mine, lineOf(process.pid));
  try {
    for (;;) {
      try {
        linkSync(mine, file); // whole or not at all, unlike writing
        return {
          release: () => rmSync(file, { force: true }),
          shareWith: (pid) => appendFileSync(file, lineOf(pid)),
        };
      } catch (error) {
        if (errorCode(error) !== "EEXIST") throw error;
      }
      removeStale(file);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function removeStale(file: string): void {
  const holder = read(file);
  if (holder === null) return;
  const running = holder.split("\n").find(isRunning);
  if (running) throw new Error(`Another rebuild is running (process ${running.split(" ")[0]}).`);
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // somebody else was faster
  }
  // Between reading and moving, another process may have taken the lock: give it back.
  if (read(aside) !== holder) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
