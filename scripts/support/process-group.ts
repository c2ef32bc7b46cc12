import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/**
 * Shell command that replaces itself with the program. A background shell kills the group as soon
 * as file descriptor 3 is closed.
 */
const GUARDED = '{ read _ <&3; kill -KILL 0; } & exec "$@" 3<&-';

interface GroupOptions extends Pick<SpawnOptions, "cwd" | "env"> {
  /** A number stands for an open file descriptor. */
  readonly stdio: ["ignore", "inherit" | "ignore" | "pipe" | number, "inherit" | "pipe" | number];
  /** Allows the program to send messages, as `fork` does. */
  readonly isFork?: boolean;
}

/**
 * Runs Node in its own process group. The whole group, including the program's children, ends when
 * the program exits, when `end` is called, or when this process ends for any reason. That works
 * even after SIGKILL, because the system then closes the pipe that the group waits on.
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
 * Ends this process if npm, which started it, goes away without passing on a signal. The script in
 * package.json starts with `exec`, so that there's no shell in between.
 */
export function endWithNpm(): void {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid !== parent && process.exit(1), 1_000).unref();
}
