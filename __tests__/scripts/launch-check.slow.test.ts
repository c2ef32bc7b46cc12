import { symlinkSync } from "node:fs";
import path from "node:path";
import { readShipped } from "../../src/release/read-launch";
import { READY } from "../support/launch";
import { runScript } from "../support/servers/run-script";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const empty = temporaryFolder();

/** The command's output until it ends. */
async function run(...args: readonly string[]) {
  const script = runScript("launch-check.ts", { cwd: folder, args });
  const lines: string[] = [];
  for (let line = ""; !line.startsWith("What each of these means"); lines.push(line)) {
    line = await script.nextLine();
  }
  return { lines, ...(await script.ended) };
}

test("the command fails while a must is open, lists its groups, and prints all lines on demand", async () => {
  symlinkSync(path.resolve("sample"), path.join(folder, "sample"));
  const settings = { ...READY.shown.settings, siteUrl: "https://www.savannasignal.example" };
  await writeFiles(folder, {
    "reports/shown.json": JSON.stringify({ ...readShipped(), settings }),
  });
  const { lines, code, errors } = await run();
  expect([code, errors]).toEqual([1, ""]);
  expect(lines[0]).toMatch(/^Must \(\d+\)$/);
  expect(lines).toContainEqual(expect.stringMatching(/^Should \(\d+\)$/));
  expect((await run("--all")).lines.length).toBeGreaterThan(lines.length + 100);
});

test("without a build it says what to do first", async () => {
  const script = runScript("launch-check.ts", { cwd: empty });
  expect(await script.ended).toEqual({
    code: 1,
    errors: "Nothing has been built yet, so there’s nothing to check. Run `npm run build` first.\n",
  });
});
