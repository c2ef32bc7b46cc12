import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** Becomes the program; beside it waits a shell that ends the group once file 3 is closed. */
const GUARDED = '{ read _ <&3; kill -KILL 0; } & exec "$@" 3<&-';

interface GroupOptions extends Pick<SpawnOptions, "cwd" | "env"> {
  /** A number is a file that is open. */
  readonly stdio: ["ignore", "inherit" | "ignore" | "pipe" | number, "inherit" | "pipe" | number];
  /** Lets the program send messages, as `fork` does. */
  readonly isFork?: boolean;
}

/**
 * Runs Node in a process group of its own. The group ends as a whole, a program's own children
 * included, when the program ends, when `end` is called, and when this process ends, even by SIGKILL:
 * the system then closes the pipe that the group waits for.
 */
export function spawnGroup(
  args: readonly string[],
  { stdio, isFork = false, ...options }: GroupOptions,
) {
  const command = ["-c", GUARDED, "sh", process.execPath, ...args];
  const files = [...stdio, "pipe" as const, ...(isFork ? ["ipc" as const] : [])];
  const child = spawn("sh", command, { ...options, stdio: files, detached: true });
  const end = () => void child.stdio[3]?.destroy();
  child.once("exit", end);
  return { child: child as ChildProcess, end };
}

/**
 * Ends this process once npm, which has started it, is gone without having told it to end. Its script in
 * package.json begins with `exec`, so that no shell is left between the two.
 */
export function endWithNpm(): void {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid !== parent && process.exit(1), 1_000).unref();
}
