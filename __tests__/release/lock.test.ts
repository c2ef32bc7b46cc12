import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { takeLock } from "../../src/release/lock";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const file = (name: string) => path.join(folder, name, "lock");

test("a lock is held by one, until it is given back", () => {
  const lock = takeLock(file("one"));
  expect(() => takeLock(file("one"))).toThrow(`process ${process.pid}`);
  lock.release();
  takeLock(file("one")).release();
  expect(existsSync(file("one"))).toBe(false);
  expect(readdirSync(path.dirname(file("one")))).toEqual([]);
});

test.each([
  ["a process that has ended", "999999999 1\n"],
  ["another process under a number used again", `${process.pid} 1\n`],
  ["nobody", "\n"],
])("a lock of %s is taken over", (_, text) => {
  takeLock(file("two")).release();
  writeFileSync(file("two"), text);
  takeLock(file("two")).release();
});

test("a build that outlives its rebuild keeps the lock until it ends too", async () => {
  const child = spawn(process.execPath, ["-e", "process.stdin.resume()"]);
  await once(child, "spawn");
  const lock = takeLock(file("three"));
  lock.shareWith(child.pid ?? 0);
  // the rebuild itself is gone; what it started is not
  const [, second] = readFileSync(file("three"), "utf8").split("\n");
  writeFileSync(file("three"), `999999999 1\n${second}\n`);
  expect(() => takeLock(file("three"))).toThrow(`process ${child.pid}`);
  child.kill();
  await once(child, "close");
  takeLock(file("three")).release();
});
