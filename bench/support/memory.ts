import { readdirSync, readFileSync } from "node:fs";

const POLL_MS = 200;
const PAGE_KB = 4;

/** Returns the resident memory of the descendants of a process in MB; 0 where /proc does not exist. */
function residentMegabytes(root: number): number {
  const parents = new Map<number, number>();
  try {
    for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
      const stat = readIfThere(`/proc/${name}/stat`);
      const parent = stat && /\) \S (\d+)/.exec(stat)?.[1];
      if (parent) parents.set(Number(name), Number(parent));
    }
  } catch {
    return 0; // not Linux
  }
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === root) return true;
    return false;
  };
  const pages = [...parents.keys()]
    .filter((pid) => pid !== root && isBelow(pid))
    .map((pid) => Number(readIfThere(`/proc/${pid}/statm`)?.split(" ")[1] ?? 0));
  return (pages.reduce((sum, count) => sum + count, 0) * PAGE_KB) / 1024;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null; // the process has ended meanwhile
  }
}

/** Watches the memory of a process's descendants; `stop` returns the largest seen, in MB. */
export function watchMemory(pid: number): { readonly stop: () => number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, POLL_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(peak);
    },
  };
}
