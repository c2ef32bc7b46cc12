import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { checkLock, takeLock, withLock } from "../../src/release/lock";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const file = path.join(folder, "lock");

test("a lock is held by one process until it's released", () => {
  const lock = takeLock(file);
  expect(() => takeLock(file)).toThrow(`Another build is running (process ${process.pid}).`);
  lock.release();
  takeLock(file).release();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["a process that has ended", "999999999-1-x"],
  ["an earlier process with the same number", `${process.pid}-1-x`],
  ["no process", "x"],
  ["a number with a letter after it", `${process.pid}x--x`],
  ["a number with a letter before it", `x${process.pid}--x`],
])("a lock of %s is taken over", async (_, holder) => {
  await writeFiles(folder, { [`lock.${holder}`]: "" });
  takeLock(file).release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a lock whose holder is uncertain counts as held", async () => {
  const unknown = `lock.${process.pid}--x`; // as written if the system doesn't say when it started
  await writeFiles(folder, { [unknown]: "" });
  expect(() => takeLock(file)).toThrow(`Another build is running (process ${process.pid}).`);
  expect(() => checkLock(file)).not.toThrow();
  expect(readdirSync(folder)).toEqual([unknown]);
  rmSync(path.join(folder, unknown));
});

test("a lock that nobody can take says why", async () => {
  await writeFiles(folder, { "not-a-folder": "" });
  const broken = path.join(folder, "not-a-folder/lock");
  for (const take of [takeLock, checkLock]) {
    expect(() => take(broken)).toThrow(/^The lock .*\/not-a-folder\/lock can’t be taken: E/);
  }
  rmSync(path.join(folder, "not-a-folder"));
});

test("a build that outlives its rebuild keeps the lock until it ends too", async () => {
  const child = spawn(process.execPath, ["-e", "process.stdin.resume()"]);
  await once(child, "spawn");
  takeLock(file).shareWith(child.pid ?? 0);
  // As if the rebuild itself had been killed.
  const own = readdirSync(folder).find((name) => name.startsWith(`lock.${process.pid}-`));
  rmSync(path.join(folder, own ?? ""));
  expect(() => takeLock(file)).toThrow(`process ${child.pid}`);
  child.kill();
  await once(child, "close");
  takeLock(file).release();
});

test("work holds the lock until it ends, even with an error", async () => {
  const held: string[][] = [];
  await withLock(file, async () => void held.push(readdirSync(folder)));
  expect(held).toEqual([[expect.stringMatching(`^lock\\.${process.pid}-`)]]);
  expect(readdirSync(folder)).toEqual([]);
  const failing = withLock(file, () => Promise.reject(new Error("broken build")));
  await expect(failing).rejects.toThrow("broken build");
  expect(readdirSync(folder)).toEqual([]);
});
