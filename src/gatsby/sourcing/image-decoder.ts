import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import pLimit from "p-limit";
import type { CheckedImage } from "./image-check";

export interface ImageDecoder {
  /** Checks one image at a time. Throws when `signal` is aborted first. */
  readonly check: (bytes: Buffer, signal?: AbortSignal) => Promise<CheckedImage>;
  readonly stop: () => void;
}

/** For a process that does nothing more; `image-worker.ts` limits its work. */
const IMAGE_DEADLINE_MS = 60_000;
const PROBLEM = "takes too much time or memory to decode; save it again as JPEG or PNG";

/**
 * Starts, at its first image, a process of its own that decodes: an image that takes too long or too
 * much memory ends that process and is refused; the next one gets a new process.
 */
export function createImageDecoder(): ImageDecoder {
  const oneAtATime = pLimit(1);
  let worker: { readonly child: ChildProcess; readonly exit: Promise<unknown[]> } | null = null;

  const start = async () => {
    const child = fork(path.resolve("src/gatsby/sourcing/image-worker.ts"), {
      execArgv: ["--import", "tsx"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const exit = once(child, "exit").catch(() => []);
    await Promise.race([once(child, "message"), exit]); // the deadline is not for its start
    return { child, exit };
  };
  const stop = () => {
    worker?.child.kill("SIGKILL");
    worker = null;
  };
  const check = async (bytes: Buffer, signal?: AbortSignal): Promise<CheckedImage> => {
    signal?.throwIfAborted();
    worker ??= await start();
    const { child, exit } = worker;
    const answer = once(child, "message", { signal });
    const timer = setTimeout(() => child.kill("SIGKILL"), IMAGE_DEADLINE_MS);
    child.send(bytes);
    const [checked] = await Promise.race([answer, exit]).catch(() => []);
    clearTimeout(timer);
    if (typeof checked === "object" && checked !== null) return checked; // exit: a code or null
    stop();
    signal?.throwIfAborted();
    return { problem: PROBLEM };
  };
  return { check: (bytes, signal) => oneAtATime(() => check(bytes, signal)), stop };
}
