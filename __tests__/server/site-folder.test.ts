import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { currentRelease, siteFolder } from "../../src/server/site-folder";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const folder = temporaryFolder();
const policy = (value: string) => JSON.stringify({ "Content-Security-Policy": value });

test("headers follow the file; if it's gone or invalid, the last ones stay and the site has a problem", async () => {
  const hostDirectory = path.join(folder, "host");
  const site = siteFolder(path.join(folder, "public"), { hostDirectory });
  expect(() => site.headers()).toThrow(/headers\.json can't be read/);
  expect(site.problem()).toMatch(/headers\.json\) can't be read/);
  for (const value of ["default-src a", "default-src bc"]) {
    await writeFiles(hostDirectory, { "headers.json": policy(value) });
    expect(site.headers()).toEqual({ "Content-Security-Policy": value });
    expect(site.problem()).toBeNull();
  }
  for (const text of ["", "{}", "[]", '{"Content-Security-Policy":""}', '{"X-Other":"1"}']) {
    await writeFiles(hostDirectory, { "headers.json": text });
    expect(site.headers()).toEqual({ "Content-Security-Policy": "default-src bc" });
    expect(site.problem()).toMatch(/can't be read/);
  }
  rmSync(hostDirectory, { recursive: true });
  expect(site.headers()).toEqual({ "Content-Security-Policy": "default-src bc" });
  expect(site.problem()).toMatch(/can't be read/);
});

test("a release isn't switched to until it has headers, and the log says so once", async () => {
  const releases = path.join(folder, "releases");
  await writeFiles(releases, {
    "one/host/headers.json": policy("default-src one"),
    "two/public/index.html": "two",
  });
  const current = path.join(releases, "current");
  const switchTo = (id: string) => {
    rmSync(current, { force: true });
    symlinkSync(id, current);
  };
  const lines: string[] = [];
  const locate = currentRelease(releases, (line) => lines.push(line));
  switchTo("two");
  await expect(locate()).rejects.toThrow(/pages would have no content security policy/);
  switchTo("one");
  const served = (await locate()).publicDirectory;
  expect(served).toMatch(/\/one\/public$/);
  switchTo("two");
  for (let n = 0; n < 3; n += 1) {
    const site = await locate();
    expect(site.publicDirectory).toBe(served);
    expect(site.problem()).toBe("Release two has no headers and isn't served. Rebuild the site.");
  }
  expect(lines).toEqual([expect.stringMatching(/^server: release two isn't served: /)]);
  await writeFiles(releases, { "two/host/headers.json": policy("default-src two") });
  const next = await locate();
  expect([next.publicDirectory, next.problem()]).toEqual([
    expect.stringMatching(/\/two\/public$/),
    null,
  ]);
});
