import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import sharp from "sharp";
import { createImageDecoder } from "../../../src/gatsby/sourcing/image-decoder";

/** A process that ends by `signal` as soon as it has an image. */
const dying = (signal: NodeJS.Signals): ChildProcess => {
  const code = `process.on("message", () => process.kill(process.pid, "${signal}")); process.send("ready")`;
  return fork("-e", [code], { serialization: "advanced", execArgv: [] });
};
const working = (): ChildProcess =>
  fork(path.resolve("src/gatsby/sourcing/image-worker.ts"), {
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
  });
const absent = (): ChildProcess => fork("-e", ["process.exit(1)"], { execArgv: [] });

let picture: Buffer;
beforeAll(async () => {
  const create = { width: 90, height: 90, channels: 3, background: "#C5337B" } as const;
  picture = await sharp({ create }).png().toBuffer();
});

/** Checks pictures with processes that are started in this order, the last again and again. */
async function check(starts: readonly (() => ChildProcess)[], count = 1) {
  let started = 0;
  const decoder = createImageDecoder(() => {
    const start = starts[Math.min(started, starts.length - 1)];
    started += 1;
    if (!start) throw new Error("no process to start");
    return start();
  });
  try {
    const answers = await Promise.all(Array.from({ length: count }, () => decoder.check(picture)));
    const outcomes = answers.map((answer) =>
      "problem" in answer ? answer.problem : answer.ending,
    );
    return { outcomes, started };
  } finally {
    decoder.stop();
  }
}

const killed = () => dying("SIGKILL"); // as by a kernel that is short of memory
const PROBLEM = "takes too much time or memory to decode; save it again as JPEG or PNG";

test("a picture whose process is killed by something else is tried again", async () => {
  expect(await check([killed, absent, killed, working])).toEqual({ outcomes: ["png"], started: 4 });
});

test("a picture that crashes every process is refused, and the next one gets another", async () => {
  const crashed = () => dying("SIGSEGV");
  const { outcomes } = await check([crashed, crashed, crashed, working], 2);
  expect(outcomes).toEqual([expect.stringContaining("ended the program that decodes it"), "png"]);
});

test("a machine that ends every process ends the build: no page loses its picture", async () => {
  await expect(check([killed])).rejects.toThrow(/ended 3 times by the machine \(SIGKILL\)/);
});

test("a picture over its computing time is refused at once", async () => {
  expect(await check([() => dying("SIGVTALRM"), working], 2)).toEqual({
    outcomes: [PROBLEM, "png"],
    started: 2,
  });
});

test("memory counts only in a process that no other picture has used", async () => {
  expect(await check([() => dying("SIGUSR2"), working])).toEqual({
    outcomes: [PROBLEM],
    started: 1,
  });
});

test("without a process that starts no picture is refused: the build ends", async () => {
  await expect(check([absent])).rejects.toThrow(/could not be started in 3 attempts/);
});

test("a picture waits for as long as the machine takes", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  try {
    const stopped = working();
    stopped.once("message", () => {
      stopped.kill("SIGSTOP"); // a machine that does nothing for it
      setImmediate(() => {
        jest.advanceTimersByTime(3_600_000);
        stopped.kill("SIGCONT");
      });
    });
    expect(await check([() => stopped])).toEqual({ outcomes: ["png"], started: 1 });
  } finally {
    jest.useRealTimers();
  }
});
