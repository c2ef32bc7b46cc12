import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import pLimit from "p-limit";
import type { CheckedImage } from "./image-check";
import { CPU_LIMIT_SIGNAL, IMAGE_MAX_CPU_MS, MEMORY_LIMIT_SIGNAL } from "./image-limits";

export interface ImageDecoder {
  /**
   * Checks one image at a time, however long the machine takes. Throws when no process can be started, or the
   * machine ends each.
   */
  readonly check: (bytes: Buffer) => Promise<CheckedImage>;
  /** Computing time of all images so far, in milliseconds. */
  readonly cpuMs: () => number;
  readonly stop: () => void;
}

const OVER_LIMIT = "takes too much time or memory to decode; save it again as JPEG or PNG";
/** Processes that an image, or a start, may cost before it is given up. */
const ATTEMPTS = 3;
const CRASHED = `ended the program that decodes it ${ATTEMPTS} times; save it again as JPEG or PNG`;
/** Signals by which a program ends because of its input; after any other the machine or a person has ended it. */
const CRASHES: ReadonlySet<NodeJS.Signals | null> = new Set([
  ...([null, "SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGSEGV", "SIGSYS", "SIGTRAP"] as const),
]);

interface Worker {
  readonly child: ChildProcess;
  /** The end of the process: its signal, or null. Never rejects. */
  readonly end: Promise<NodeJS.Signals | null>;
  /** Whether the process has decoded an image, whose memory it may still hold. */
  isUsed: boolean;
}

const forkWorker = (): ChildProcess =>
  fork(path.resolve("src/gatsby/sourcing/image-worker.ts"), {
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });

/**
 * Creates a decoder that starts, at its first image, a process of its own. An image that takes too much computing time
 * or memory ends that process and is refused; the next one gets a new process. Any other end of the process, as by a
 * kernel short of memory, is not the image's fault: it is tried again, and a machine that goes on ending it ends the
 * build, which would publish a page without its picture. There is no limit of waiting time, which a busy machine would
 * reach with a good image.
 */
export function createImageDecoder(startWorker: () => ChildProcess = forkWorker): ImageDecoder {
  const oneAtATime = pLimit(1);
  let worker: Worker | null = null;
  let cpuMs = 0;

  const start = async (): Promise<Worker> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const child = startWorker();
      const end = once(child, "exit").then(
        ([, signal]) => signal,
        () => null, // it could not be started at all
      );
      const isReady = once(child, "message").then(
        () => true,
        () => false,
      );
      if (await Promise.race([isReady, end.then(() => false)])) {
        return { child, end, isUsed: false };
      }
    }
    throw new Error(
      `The program that decodes images could not be started in ${ATTEMPTS} attempts; the machine may lack memory or processes.`,
    );
  };
  const stop = () => {
    worker?.child.kill("SIGKILL");
    worker = null;
  };
  const check = async (bytes: Buffer): Promise<CheckedImage> => {
    let signal: NodeJS.Signals | null = null;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      worker ??= await start();
      const { child, end, isUsed } = worker;
      worker.isUsed = true;
      const answer = once(child, "message").then(
        ([message]) => message as { readonly image: CheckedImage; readonly cpuMs: number }, // as image-worker.ts sends it
        () => null,
      );
      child.send(bytes, () => {}); // a process that has ended is seen by its end
      const outcome = await Promise.race([answer, end]);
      if (typeof outcome === "object" && outcome !== null) {
        cpuMs += outcome.cpuMs;
        return outcome.image;
      }
      stop();
      signal = outcome;
      const isOverTime = outcome === CPU_LIMIT_SIGNAL;
      if (isOverTime) cpuMs += IMAGE_MAX_CPU_MS;
      if (isOverTime || (outcome === MEMORY_LIMIT_SIGNAL && !isUsed))
        return { problem: OVER_LIMIT };
    }
    if (CRASHES.has(signal)) return { problem: CRASHED };
    if (signal === MEMORY_LIMIT_SIGNAL) return { problem: OVER_LIMIT };
    throw new Error(
      `The program that decodes images was ended ${ATTEMPTS} times by the machine (${signal}); it may lack memory. Nothing is published; build again when it has more.`,
    );
  };
  return { check: (bytes) => oneAtATime(() => check(bytes)), cpuMs: () => cpuMs, stop };
}
