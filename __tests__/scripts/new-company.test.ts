import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const TSX = `file://${require.resolve("tsx")}`;
const FROM = path.resolve("__tests__/fixtures/new-company.json");

function newCompany(args: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", TSX, "scripts/new-company.ts", ...args],
    { encoding: "utf8", input, env: { ...process.env, CONTENT_ROOT: "sample" } },
  );
  return { status, stdout, stderr };
}

test("answers of a file become a content folder, which is never written over", () => {
  const directory = path.join(folder, "from-file");
  expect(newCompany([directory, "--from", FROM])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("npm run launch-check"),
  });
  const company = JSON.parse(readFileSync(path.join(directory, "content/company.json"), "utf8"));
  expect(company.name).toBe("Nile Pesa");
  expect(newCompany([directory, "--from", FROM])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("is not empty: nothing was written"),
  });
});

/** Answers to all questions in turn, the usual one where it is empty. */
const ANSWERS = [
  "Twiga",
  "Twiga Limited",
  "Far and wide.",
  "Messages for Tanzania.",
  "https://www.twiga.test",
  "+255 700 000 111",
  "255700000111",
  "talk@twiga.test",
  "Twiga House",
  "Azikiwe Street",
  "Dar es Salaam",
  "Tanzania",
  "TZ",
  "-6.81",
  "39.28",
  "https://app.twiga.test",
  "https://api.twiga.test",
  "#14532D",
  "#B45309",
  "en-TZ",
  "Africa/Dar_es_Salaam",
  "TZS",
  "TSh",
  "Tanzanian shillings",
  "",
  "",
  "",
  "Mixx",
  "",
  "",
  "bulksms = Bulk SMS, ussd = USSD",
];

test("it asks for what it has to know, and takes the usual answer for an empty one", () => {
  const directory = path.join(folder, "asked");
  const { status, stdout, stderr } = newCompany([directory], `${ANSWERS.join("\n")}\n`);
  expect(stdout).toContain("Name of the company: Registered name");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const company = JSON.parse(readFileSync(path.join(directory, "content/company.json"), "utf8"));
  expect(company.market).toMatchObject({
    currency: { code: "TZS" },
    tax: { name: "VAT", percent: 18 },
  });
  expect(existsSync(path.join(directory, "content/services/bulksms.json"))).toBe(true);
});

test("what was typed is kept for the next run where an answer is wrong", () => {
  const directory = path.join(folder, "mended");
  const typed = ANSWERS.map((answer) => answer.replace("https://www.", "www."));
  mkdirSync(directory);
  writeFileSync(path.join(directory, "answers.json"), "mended before");
  const { status, stderr } = newCompany([directory], `${typed.join("\n")}\n`);
  expect([status, stderr]).toEqual([1, expect.stringContaining("- siteUrl ")]);
  const [, file = ""] = /The answers are in (.*): mend them there/.exec(stderr) ?? [];
  expect(readFileSync(path.join(directory, "answers.json"), "utf8")).toBe("mended before");
  const answers = readFileSync(file, "utf8");
  writeFileSync(file, answers.replace('"www.twiga.test"', '"https://www.twiga.test"'));
  expect(newCompany([directory, "--from", file])).toMatchObject({ status: 0 });
  expect(existsSync(path.join(directory, "content/company.json"))).toBe(true);
});

test("what was typed is kept where the input ends early, also a number that is none", () => {
  const directory = path.join(folder, "ended");
  const typed = ANSWERS.slice(0, 16).map((answer) => (answer === "39.28" ? "east" : answer));
  const { status, stderr } = newCompany([directory], `${typed.join("\n")}\n`);
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining("- There was no answer to “Address of the API"),
  ]);
  const file = path.join(directory, "answers.json");
  const kept = JSON.parse(readFileSync(file, "utf8"));
  expect(kept).toMatchObject({
    name: "Twiga",
    address: { latitude: -6.81, longitude: "east" },
    smsPortalUrl: "https://app.twiga.test",
  });
  const again = newCompany([directory, "--from", file]);
  expect(again.stderr).toContain("- address.longitude is “east”, but must be a number.");
  expect(existsSync(path.join(directory, "content"))).toBe(false);
});

test.each<[string, readonly string[], string, RegExp]>([
  ["no directory", [], "", /^Usage: npm run new-company/],
  ["a file that is missing", ["x", "--from", "none.json"], "", /none\.json cannot be read/],
  ["no answers", ["x"], "", /There was no answer to “Name of the company”/],
])("with %s it says so and writes nothing", (_name, args, input, problem) => {
  const [name, ...rest] = args;
  const directory = path.join(folder, "none");
  const result = newCompany(name ? [directory, ...rest] : [], input);
  expect(result).toMatchObject({ status: 1, stderr: expect.stringMatching(problem) });
  expect(existsSync(directory)).toBe(false);
});

test("two services with one id are named, of which one would be lost", () => {
  const file = path.join(folder, "twice.json");
  mkdirSync(folder, { recursive: true });
  const [service] = JSON.parse(readFileSync(FROM, "utf8")).services;
  const twice = { ...JSON.parse(readFileSync(FROM, "utf8")), services: [service, service] };
  writeFileSync(file, JSON.stringify(twice));
  const { status, stderr } = newCompany([path.join(folder, "twice"), "--from", file]);
  const again = `- services have “${service.id}” twice, but each must have an id of its own.`;
  expect([status, stderr]).toEqual([1, expect.stringContaining(again)]);
});

test("wrong answers are all named", () => {
  const file = path.join(folder, "wrong.json");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ ...JSON.parse(readFileSync(FROM, "utf8")), phone: "none", services: [] }),
  );
  const { status, stderr } = newCompany([path.join(folder, "wrong"), "--from", file]);
  expect(status).toBe(1);
  expect(stderr).toContain("- phone is “none”, but must be a phone number");
  expect(stderr).toContain("- services must have one service at least.");
});
