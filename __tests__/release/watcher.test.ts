import {
  IDLE,
  startWatcher,
  type WatchEvent,
  type WatchState,
  watcherReducer,
} from "../../src/release/watcher";
import { manualClock } from "../support/manual-clock";

/**
 * "called@10" is the event and its time in seconds. A finished build may have a problem after
 * another @.
 */
const events = (text: string): WatchEvent[] =>
  [...text.matchAll(/(called|due|ended)@(\d+)(?:@(\w+))?/g)].map(([, kind, seconds, problem]) => ({
    kind: kind as WatchEvent["kind"], // by the pattern
    at: Number(seconds) * 1_000,
    problem: problem ?? null,
  }));

test.each<[string, string, Partial<WatchState>]>([
  ["nothing", "", { phase: "idle", last: null }],
  ["a call waits a second", "called@10", { phase: "waiting", dueAt: 11_000 }],
  ["more calls wait no longer", "called@10 called@10 called@11", { dueAt: 11_000 }],
  ["the wait ends", "called@10 due@11", { phase: "building", startedAt: 11_000, dueAt: null }],
  ["due without a call", "due@11", { phase: "idle" }],
  ["a build succeeds", "called@0 due@1 ended@60", { phase: "idle", startedAt: null }],
  [
    "a build fails",
    "called@0 due@1 ended@60@full",
    { phase: "failed", last: { endedAt: 60_000, problem: "full" } },
  ],
  ["a call after a failure", "called@0 due@1 ended@60@full called@70", { dueAt: 71_000 }],
  ["a call during a build", "called@0 due@1 called@35", { calledAgainAt: 35_000 }],
  ["… a short one", "called@0 due@1 called@35 called@35 ended@35", { dueAt: 36_000 }],
  ["… a long one", "called@0 due@1 called@35 called@90 ended@120", { dueAt: 120_000 }],
  [
    "the build after that",
    "called@0 due@1 called@35 ended@120 due@120 ended@150",
    { phase: "idle" },
  ],
  ["an end without a build", "ended@10@full", { phase: "idle", last: null }],
])("watcherReducer: %s", (_, text, state) => {
  const reduced = events(text).reduce((before, event) => watcherReducer(before, event), IDLE);
  expect(reduced).toMatchObject(state);
});

/** A watcher whose builds end when the test says so. */
function watched(intervalMinutes = 15, isDue: (nowMs: number) => boolean = () => false) {
  const clock = manualClock();
  const ends: ((problem: string | null) => void)[] = [];
  const log: string[] = [];
  const watcher = startWatcher({
    clock,
    intervalMs: intervalMinutes * 60_000,
    isDue,
    log: (line) => log.push(line),
    build: () => new Promise((resolve) => ends.push(resolve)),
  });
  const end = async (problem: string | null = null) => {
    ends.at(-1)?.(problem);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { clock, watcher, log, builds: () => ends.length, end };
}

test("the watcher starts with a build; ten calls in a second are one build, and calls during it one more", async () => {
  const { clock, watcher, builds, end } = watched();
  for (let i = 0; i < 10; i += 1) {
    watcher.call();
    clock.advance(99);
  }
  expect(builds()).toBe(0);
  clock.advance(10);
  expect(builds()).toBe(1);
  for (let i = 0; i < 5; i += 1) watcher.call();
  clock.advance(120_000);
  expect(builds()).toBe(1);
  await end();
  expect(watcher.state().phase).toBe("waiting");
  clock.advance(0);
  expect(builds()).toBe(2);
  await end();
  expect(watcher.state().phase).toBe("idle");
  clock.advance(14 * 60_000);
  expect(builds()).toBe(2);
  watcher.close();
  expect(clock.pending()).toBe(0);
});

test("without a call, the watcher builds at its interval, even after a failure", async () => {
  const { clock, watcher, log, builds, end } = watched(10);
  clock.advance(30_000);
  await end("4 of 5 posts would disappear");
  expect(watcher.state()).toMatchObject({
    phase: "failed",
    last: { endedAt: 30_000, problem: "4 of 5 posts would disappear" },
  });
  expect(log).toEqual(["Rebuild not published: 4 of 5 posts would disappear"]);
  clock.advance(10 * 60_000 + 30_000);
  expect(builds()).toBe(2);
  await end();
  expect(watcher.state()).toMatchObject({ phase: "idle", last: { problem: null } });
  watcher.close();
});

test("a build that rejects is a failure with a reason", async () => {
  const clock = manualClock();
  const build = () => Promise.reject(new Error("spawn EAGAIN"));
  const watcher = startWatcher({ clock, intervalMs: 60_000, log: () => undefined, build });
  clock.advance(30_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(watcher.state()).toMatchObject({ phase: "failed", last: { problem: "spawn EAGAIN" } });
  watcher.close();
});

test("a scheduled change is built within a minute, without a call and long before the interval", async () => {
  const moment = 10 * 60_000;
  let isBuilt = false;
  const { clock, builds, end } = watched(60, (now) => now >= moment && !isBuilt);
  clock.advance(1_000);
  await end();
  clock.advance(moment - 2_000);
  expect(builds()).toBe(1);
  clock.advance(60_000);
  expect(builds()).toBe(2);
  isBuilt = true;
  await end();
  clock.advance(10 * 60_000);
  expect(builds()).toBe(2);
});

test("nothing is checked during a build or after the watcher is closed", async () => {
  const isDue = jest.fn(() => false);
  const { clock, watcher, end } = watched(60, isDue);
  clock.advance(1_000);
  const before = isDue.mock.calls.length;
  clock.advance(60_000);
  expect(isDue).toHaveBeenCalledTimes(before);
  await end();
  watcher.close();
  expect(clock.pending()).toBe(0);
});
