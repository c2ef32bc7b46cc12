import { execFileSync } from "node:child_process";

const POLL_MS = 200;

/** Returns the resident memory of the descendants of a process in MB. */
function residentMegabytes(root: number): number {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n");
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const parents = new Map(processes.map(([pid = 0, parent = 0]) => [pid, parent]));
  const isBelow = (pid: number): boolean => {
    for (let at = parents.get(pid); at; at = parents.get(at)) if (at === root) return true;
    return false;
  };
  const kilobytes = processes.reduce(
    (sum, [pid = 0, , rss = 0]) => sum + (isBelow(pid) ? rss : 0),
    0,
  );
  return kilobytes / 1_024;
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
