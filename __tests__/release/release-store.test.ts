import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { openReleases } from "../../src/release/release-store";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const IDS = ["20261120T100000000Z-00000000", "20261120T100100000Z-11111111"] as const;

/** Reads the current page nonstop until a file `stop` exists. Prints how often that failed. */
const READER = `
const { existsSync, readFileSync } = require("node:fs");
let failures = 0;
let reads = 0;
console.log("reading");
while (reads++ % 64 || !existsSync("stop")) {
  try { readFileSync("current/public/index.html"); } catch { failures += 1; }
}
console.log(failures + " of " + (reads > 1000 ? "many" : "few"));
`;

test("switchTo is atomic: a concurrent reader always finds a page", async () => {
  for (const id of IDS) {
    await writeFiles(folder, {
      [`${id}/public/index.html`]: id,
      [`${id}/release.json`]: "{}",
      [`${id}/host/headers.json`]: "{}",
    });
  }
  const store = openReleases(folder);
  store.switchTo(IDS[0]);
  const reader = spawn(process.execPath, ["-e", READER], { cwd: folder });
  let output = "";
  reader.stdout.on("data", (part) => {
    output += part;
  });
  await once(reader.stdout, "data");
  for (let n = 1; n <= 2_000; n += 1) store.switchTo(IDS[n % 2 === 0 ? 0 : 1]);
  writeFileSync(path.join(folder, "stop"), "");
  await once(reader, "close");
  expect(output).toBe("reading\n0 of many\n");
  expect(store.current()).toBe(IDS[0]);
});

test("switchTo refuses a release without headers", async () => {
  const id = "20261120T100200000Z-22222222";
  await writeFiles(folder, { [`${id}/public/index.html`]: id, [`${id}/release.json`]: "{}" });
  const store = openReleases(folder);
  store.switchTo(IDS[0]);
  expect(() => store.switchTo(id)).toThrow(`Release ${id} has no host/headers.json.`);
  expect(store.current()).toBe(IDS[0]);
});
