import { appendFileSync, readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { ContactMessage } from "../../src/content/contact/contact";
import { csv, eraseBefore, eraseSender, storedMessages } from "../../src/server/contact-records";
import { openContactStore } from "../../src/server/contact-store";
import { runScript } from "../support/servers/run-script";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const file = path.join(folder, "var/contact-messages.jsonl");
const from = (email: string, message = "Hello"): ContactMessage => ({
  full_name: "A. Visitor",
  email,
  service_type: "Bulk SMS",
  message,
});

let day = 0;
const open = () => openContactStore(file, () => new Date(Date.UTC(2026, 10, ++day)));

test("storedMessages reads what was stored, from a day on", async () => {
  const store = await open();
  await store.add(from("achieng@example.com", "First\nline, “quoted”"));
  await store.add(from("njeri@example.com"));
  await store.add(from("Achieng@Example.com", "Second"));
  expect(storedMessages(file).map(({ email }) => email)).toEqual([
    "achieng@example.com",
    "njeri@example.com",
    "Achieng@Example.com",
  ]);
  expect(storedMessages(file, new Date("2026-11-02")).map(({ message }) => message)).toEqual([
    "Hello",
    "Second",
  ]);
  expect(storedMessages(path.join(folder, "none"))).toEqual([]);
});

test("eraseSender erases one person's enquiries, whatever the case, while others are stored", async () => {
  const store = await open();
  await writeFile(`${file}.partial`, '{"id":"x","email":"achieng@example.com","mess\n');
  expect(eraseSender(file, " ACHIENG@example.com ")).toEqual({ erased: 3, damaged: 0 });
  await store.add(from("kamau@example.com"));
  const text = readFileSync(file, "utf8") + readFileSync(`${file}.partial`, "utf8");
  expect(text.toLowerCase()).not.toContain("achieng");
  expect(text).not.toContain("Second");
  expect(storedMessages(file).map(({ email }) => email)).toEqual([
    "njeri@example.com",
    "kamau@example.com",
  ]);
  const again = await open();
  await again.add(from("otieno@example.com"));
  expect(storedMessages(file)).toHaveLength(3);
  expect(eraseSender(file, "achieng@example.com").erased).toBe(0);
});

test("a partial address erases nobody, an empty one throws", () => {
  expect(eraseSender(file, "example.com").erased).toBe(0);
  expect(() => eraseSender(file, " ")).toThrow("Say whose enquiries");
  expect(storedMessages(file)).toHaveLength(3);
});

test("a line that a crash has cut off is skipped", () => {
  appendFileSync(file, '{"id":"1","received_at":"2026');
  expect(storedMessages(file)).toHaveLength(3);
});

const RECORD = { id: "1", received_at: "2026-01-31T23:59:59.999Z", email: "a@b.example" };
const DAMAGED = [
  '{"id":"2","received_at":"2026-01-01T00:00:00.000Z","email":"old@b.exam',
  '{"id":"3","received_at":"2026-03-01T00:00:00.000Z","email":"new@b.exam',
  '{"id":"4"}',
  "null",
  JSON.stringify({ ...RECORD, email: 5 }),
  JSON.stringify({ ...RECORD, message: ["x"], received_at: "2026-03-01T00:00:00.000Z" }),
  Buffer.from([0xff, 0xfe]),
];

test("eraseBefore erases what is older than a day; damaged lines are kept aside and counted", async () => {
  const damagedFile = path.join(folder, "damaged.jsonl");
  const later = JSON.stringify({ ...RECORD, id: "5", received_at: "2026-02-01T00:00:00.000Z" });
  const lines = [JSON.stringify(RECORD), ...DAMAGED, later, '{"id":"6","unfini'];
  await writeFile(
    damagedFile,
    Buffer.concat(lines.flatMap((line, n) => [Buffer.from(n ? "\n" : ""), Buffer.from(line)])),
  );
  const { size } = statSync(damagedFile);
  expect(eraseBefore(damagedFile, new Date("2026-02-01"))).toEqual({ erased: 3, damaged: 5 });
  const text = readFileSync(damagedFile, "utf8");
  expect(text.split("\n").filter((line) => line.trim())).toEqual([later, '{"id":"6","unfini']);
  expect(statSync(damagedFile).size).toBe(size);
  const aside = readFileSync(`${damagedFile}.partial`);
  expect(aside.toString()).not.toContain("old@b.exam");
  expect(aside.includes(Buffer.from([0xff, 0xfe]))).toBe(true);
  expect(eraseBefore(damagedFile, new Date("2026-02-01"))).toEqual({ erased: 0, damaged: 5 });
  expect(eraseSender(damagedFile, "new@b.exam")).toEqual({ erased: 1, damaged: 4 });
  expect(csv(storedMessages(damagedFile))).toContain("2026-02-01");
});

test.each([
  ["Rates; =1+1", "Rates;' =1+1"],
  ['Rates";=1+1', `Rates"";'=1+1`],
  ["Rates\t=1+1", "Rates\t'=1+1"],
  ["Rates\n@sum", "Rates\n'@sum"],
  [" =1+1", "' =1+1"],
  ["\u00a0\u200b=1+1", "'\u00a0\u200b=1+1"],
  ["\u3000＝1+1", "'\u3000＝1+1"],
  ["＋254", "'＋254"],
  ["﹣1", "'﹣1"],
  ['"=1"', `'""=1""`],
  ["Kilimani; Nairobi = home", "Kilimani; Nairobi = home"],
])("a spreadsheet with other separators does not run %j", (text, cell) => {
  const message = { id: "1", received_at: "2026-11-20", ...from("a@b.example", text) };
  expect(csv([message])).toContain(`"Bulk SMS","${cell}","1"\r\n`);
});

test.each(["=1+1", "+254 700", "-1", "@sum", "\t=1", "\r=1"])(
  "a spreadsheet does not run %j",
  (text) => {
    const message = {
      id: "1",
      received_at: "2026-11-20T10:00:00.000Z",
      ...from("a@b.example", text),
    };
    expect(csv([message])).toBe(
      '"received_at","full_name","email","phone_number","company","service_type","message","id"\r\n' +
        `"2026-11-20T10:00:00.000Z","A. Visitor","a@b.example","","","Bulk SMS","'${text}","1"\r\n`,
    );
  },
);

test("the command exports and erases", async () => {
  const run = (...args: string[]) => runScript("contacts.ts", { cwd: folder, args });
  const exported = run("export", "--since", "2026-11-02");
  expect(JSON.parse(await exported.nextLine())).toMatchObject({ email: "njeri@example.com" });
  await exported.ended;
  expect(await run("erase", "njeri@example.com").nextLine()).toBe(
    "Erased 1 enquiry from njeri@example.com.",
  );
  const before = run("erase", "--before", "2026-11-05");
  expect(await before.nextLine()).toMatch(/^Erased \d+ enquir\w+ from before 2026-11-05\.$/);
  await before.ended;
  expect(storedMessages(file)).toHaveLength(1);
  for (const args of [
    [],
    ["erase"],
    ["erase", "--before", "2999-01-01"],
    ["erase", "--before", "may"],
    ["erase", "a@b.example", "--before", "2026-11-01"],
    ["export", "x"],
    ["export", "--since", "yesterday"],
  ]) {
    const { code, errors } = await run(...args).ended;
    expect([code, errors.split("\n").length]).toEqual([1, 2]);
  }
}, 30_000);
