import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import { listen, type RunningServer } from "../../src/server/listen";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const ID = "GHSA-aaaa-bbbb-cccc";
const ADVISORY = {
  id: 1_100_000,
  url: `https://github.com/advisories/${ID}`,
  title: "Slow on long paths",
  severity: "low",
  vulnerable_versions: "<2.0.0",
};
const PACKAGES = {
  "": { name: "site", version: "1.0.0", dependencies: { parser: "1.0.0" } },
  "node_modules/parser": { version: "1.0.0" },
};
const folder = temporaryFolder();
let status: 200 | 405;
let registry: RunningServer;

beforeAll(async () => {
  const app = new Hono()
    .post("/-/npm/v1/security/advisories/bulk", (c) => c.json({ parser: [ADVISORY] }, status))
    .get("/parser", (c) => c.json({ name: "parser", versions: { "1.0.0": {} } }));
  registry = await listen(app.fetch, { port: 0 });
  await writeFiles(folder, {
    "package.json": JSON.stringify(PACKAGES[""]),
    "package-lock.json": JSON.stringify({ name: "site", lockfileVersion: 3, packages: PACKAGES }),
  });
});
afterAll(() => registry.close());

test.each([
  ["fails on an unacknowledged advisory", 200, {}, 1],
  ["passes once it is acknowledged", 200, { [ID]: { notes: "n", expiry: "2999-01-01" } }, 0],
  ["fails again when that has expired", 200, { [ID]: { notes: "n", expiry: "2020-01-01" } }, 1],
  ["fails when the registry refuses", 405, {}, 1],
] as const)("the audit %s", async (_, answer, acknowledged, code) => {
  status = answer;
  await writeFiles(folder, { ".nsprc": JSON.stringify(acknowledged) });
  const [bin = "", ...args] = scripts.audit.split(" ");
  const ended = await new Promise((resolve) => {
    const env = {
      ...process.env,
      npm_config_registry: registry.url,
      npm_config_fetch_retries: "0",
    };
    const program = path.resolve("node_modules/.bin", bin);
    execFile(program, args, { cwd: folder, env }, (error) => resolve(error?.code ?? 0));
  });
  expect(ended).toBe(code);
});

test("every acknowledged advisory has a reason and an expiry date", () => {
  const acknowledged = JSON.parse(readFileSync(".nsprc", "utf8"));
  for (const entry of Object.values(acknowledged)) {
    expect(entry).toMatchObject({ notes: expect.any(String), expiry: expect.any(String) });
  }
});
