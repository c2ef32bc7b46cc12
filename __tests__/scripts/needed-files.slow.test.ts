import { mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILT_VALUES_FILE } from "../../src/content/content-store";
import { prepareBuild } from "../support/content/release-site";
import { runScript } from "../support/servers/run-script";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** An owner's mistake in a file that every page needs, and how each command reacts. */
jest.setTimeout(120_000);
const folder = temporaryFolder();
const GOOD = readFileSync("sample/company.json", "utf8");
const TWO_NUMBERS = GOOD.replace("+254 700 000 000", "0711 222 333 / 0722 333 444");
const file = (name: string) => path.join(folder, "content", name);

const start = (name: string, ...args: readonly string[]) =>
  runScript(name, { cwd: folder, args, env: { RELEASES_DIR: "releases", PORT: "0" } });
const end = (name: string, ...args: readonly string[]) => start(name, ...args).ended;
const current = () => readlinkSync(path.join(folder, "releases/current"));

/** Publishes a post with this text. */
async function release(words: string): Promise<string> {
  const values = JSON.stringify({
    ...{ BRAND: { name: "Duka" }, DEFAULT_SITE_URL: "https://duka.example" },
    PROMISES: { reply: "" },
  });
  const site = { posts: ["1"], words: { "1": words }, files: { [BUILT_VALUES_FILE]: values } };
  await prepareBuild(folder, site);
  expect(await end("rebuild.ts")).toEqual({ code: 0, errors: "" });
  return current();
}

beforeEach(() => {
  rmSync(file(""), { recursive: true, force: true });
  mkdirSync(file(""), { recursive: true });
  writeFileSync(file("company.json"), GOOD);
});

const STAYS = "Fix it and run the command again. The published site stays as it is.\n";

test.each<[string, string, string, string]>([
  [
    "two phone numbers",
    "company.json",
    TWO_NUMBERS,
    "“content/company.json”, line 14: phone is “0711 222 333 / 0722 333 444”, but must be a phone number such as +254 700 000 000. ",
  ],
  [
    "a missing comma",
    "company.json",
    '{\n  "name": "Duka"\n  "phone": "1"\n}',
    "content/company.json isn’t valid JSON, line 2: a comma is missing at the end of the line. ",
  ],
  ["nothing", "company.json", "", "content/company.json is empty. "],
  ["a list", "company.json", "[]", "content/company.json must be one group of fields, in { }. "],
  [
    "a switch that's neither on nor off",
    "site.json",
    '{\n  "map": "no"\n}',
    "“content/site.json”, line 2: map is “no”, but must be true or false. ",
  ],
  [
    "a menu that isn't a list",
    "navigation.json",
    '{\n  "header": "Home"\n}',
    "“content/navigation.json”, line 2: header is “Home”, but must be a list. ",
  ],
])(
  "a rebuild stops with one sentence for %s in a file that every page needs",
  async (_name, name, text, sentence) => {
    writeFileSync(file(name), text);
    expect(await end("rebuild.ts")).toEqual({ code: 1, errors: sentence + STAYS });
  },
);

test("the first edit of a clone stops with that sentence too", async () => {
  writeFileSync(file("company.json"), TWO_NUMBERS);
  const { code, errors } = await end("edit.ts");
  expect([code, errors]).toEqual([
    1,
    `“content/company.json”, line 14: phone is “0711 222 333 / 0722 333 444”, but must be a phone number such as +254 700 000 000. ${STAYS}`,
  ]);
});

test("build, rebuild and check name a company file that's missing or a folder", async () => {
  await writeFiles(folder, { "content/posts/1.json": "{}" });
  rmSync(file("company.json"));
  mkdirSync(file("company.json"));
  const errors = `content/company.json is a folder, not a file. ${STAYS}`;
  expect(await end("build.ts")).toEqual({ code: 1, errors });
  const check = start("check-content.ts");
  expect(await check.nextLine()).toBe("content/company.json: the file is a folder, not a file");
  await check.nextLine();
  expect(await check.nextLine()).toBe(
    "1 thing to fix. Nothing can be built until content/company.json is fixed. The published site stays as it is.",
  );
  expect(await check.ended).toEqual({ code: 1, errors: "" });
});

test("released sites and other commands keep working", async () => {
  const before = await release("before");
  await release("after");
  writeFileSync(file("company.json"), TWO_NUMBERS);
  writeFileSync(file("site.json"), "{,}");
  writeFileSync(file("navigation.json"), "");
  const serve = start("serve.ts");
  const url = (await serve.nextLine()).replace("Site ready at ", "");
  expect(await (await fetch(`${url}/blog/1`)).text()).toContain("after");
  expect(await end("rebuild.ts", "--rollback")).toEqual({ code: 0, errors: "" });
  expect(current()).toBe(before);
  expect(await (await fetch(`${url}/blog/1`)).text()).toContain("before");
  const inbox = [["list"], ["subscribers"], ["export"], ["erase", "--before", "2020-01-01"]];
  for (const args of inbox) {
    expect([args, await end("inbox.ts", ...args)]).toEqual([args, { code: 0, errors: "" }]);
  }
  const status = await end("inbox.ts", "status");
  expect(status.errors).toBe("");
  serve.process.kill("SIGTERM");
  expect((await serve.ended).code).toBe(0);
  const watcher = start("rebuild.ts", "--watch", "--port", "0", "--wait", "3600");
  expect(await watcher.nextLine()).toMatch(/^Rebuilds ready at /);
  watcher.process.kill("SIGTERM");
  await watcher.ended;
  const api = start("content-api.ts", "--port", "0");
  expect(await api.nextLine()).toMatch(/^Content API ready at /);
  api.process.kill("SIGTERM");
  await api.ended;
  const { code, errors } = await end("launch-check.ts");
  expect([code, errors]).toEqual([1, expect.stringContaining("phone is “0711 222 333")]);
  expect(errors).toContain("Nothing has been built yet"); // this folder's build is a stub
  expect(errors).not.toMatch(/^\s+at |Node\.js v/m);
});
