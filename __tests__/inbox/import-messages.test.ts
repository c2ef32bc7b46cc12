import { existsSync, statSync } from "node:fs";
import { appendFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "../../src/inbox/database";
import { importMessages } from "../../src/inbox/import-messages";
import { openInbox } from "../../src/inbox/keep-open";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const closed: (() => void)[] = [];
afterAll(() => closed.forEach((close) => void close()));

let files = 0;
async function oldFile(lines: readonly string[]) {
  const directory = path.join(folder, String(++files));
  await mkdir(directory);
  const file = path.join(directory, "contact-messages.jsonl");
  await writeFile(file, lines.join("\n"));
  const database = await openInbox(directory);
  closed.push(database.close);
  return { file, database, rows: () => database.all(sql("SELECT * FROM messages ORDER BY rowid")) };
}

const line = (id: string, more: object = {}) =>
  JSON.stringify({
    id,
    received_at: "2026-01-31T23:59:59.999Z",
    full_name: "Achieng",
    email: "Achieng@Duka.example",
    service_type: "Bulk SMS",
    message: "Habari 😀\nzaidi",
    ...more,
  });

test("every line is in the inbox as it was, and the file is gone", async () => {
  const { file, database, rows } = await oldFile([
    line("1", { repeat_key: "k" }),
    " ".repeat(40),
    line("2", { repeat_key: "k", company: "Duka" }), // keys were forgotten after 10,000
    '{"id":"3","email":"cut@off.exam',
  ]);
  await writeFile(`${file}.partial`, "also@damaged.example\n");
  expect(await importMessages(database, file, 5)).toBe(4);
  expect(await rows()).toMatchObject([
    {
      id: "1",
      kind: "contact",
      sender: "achieng@duka.example",
      received_at: Date.UTC(2026, 0, 31, 23, 59, 59, 999),
      message: "Habari 😀\nzaidi",
      repeat_key: "k",
    },
    { id: "2", company: "Duka", repeat_key: null },
    { kind: "damaged", message: expect.stringMatching(/cut@off|also@damaged/), received_at: 5 },
    { kind: "damaged" },
  ]);
  expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, false]);
  expect(await importMessages(database, file, 6)).toBe(0);
});

test("an import that was cut off begins again, and nothing is there twice", async () => {
  const lines = Array.from({ length: 1_000 }, (_, n) => line(`m${n}`));
  const { file, database, rows } = await oldFile(lines);
  let batches = 0;
  const cutOff = {
    ...database,
    batch: (statements: Parameters<typeof database.batch>[0]) => {
      batches += 1;
      return batches > 2 ? Promise.reject(new Error("killed")) : database.batch(statements);
    },
  };
  await expect(importMessages(cutOff, file, 0)).rejects.toThrow("killed");
  expect(existsSync(file)).toBe(true);
  await importMessages(database, file, 0);
  expect(await rows()).toHaveLength(1_000);
});

test("lines that no database can hold as they are, and an id used twice, lose nothing", async () => {
  const lines = [
    "\0".repeat(4_096), // what a power cut leaves
    line("1", { message: "Habari\0 zaidi", company: "\ud800 Duka" }),
    line("2", { message: "first" }),
    line("2", { message: "second" }),
    line("2", { message: "second" }),
    line("2", { message: "first", company: "another" }),
    line("3", { received_at: "2026-01-31T23:59:59+99:99" }),
    `{"id":"4","email":"cut\0@off.exam`,
  ];
  const { file, database, rows } = await oldFile(lines);
  for (let time = 0; time < 2; time++) {
    expect(await importMessages(database, file, 5)).toBe(7);
    expect(existsSync(file)).toBe(false);
    await writeFile(file, lines.join("\n")); // as one that was cut off before it was deleted
  }
  expect(await rows()).toMatchObject([
    { id: "1", message: "Habari zaidi", company: "\ufffd Duka" },
    { id: "2", message: "first", company: "" },
    { kind: "contact", message: "second" },
    { kind: "contact", message: "first", company: "another" },
    { kind: "damaged", message: expect.stringContaining("+99:99") },
    { kind: "damaged", message: '{"id":"4","email":"cut@off.exam' },
  ]);
});

test("what is not in the inbox keeps the file", async () => {
  const { file, database } = await oldFile([line("1")]);
  const forgetful = { ...database, batch: async () => [] };
  await expect(importMessages(forgetful, file, 0)).rejects.toThrow("is not whole in the inbox");
  expect(existsSync(file)).toBe(true);
});

test("a file of 60 MB is never in memory whole", async () => {
  const { file, database, rows } = await oldFile([""]);
  const part = Array.from({ length: 100 }, (_, n) => n);
  for (let block = 0; block < 120; block++) {
    const text = part.map((n) => line(`${block}-${n}`, { message: "x".repeat(4_800) })).join("\n");
    await appendFile(file, `${text}\n`);
  }
  expect(statSync(file).size).toBeGreaterThan(55_000_000);
  await database.exec("PRAGMA synchronous = OFF");
  let most = 0;
  const measured = {
    ...database,
    batch: async (statements: Parameters<typeof database.batch>[0]) => {
      most = Math.max(most, JSON.stringify(statements).length);
      return database.batch(statements);
    },
  };
  expect(await importMessages(measured, file, 0)).toBe(12_000);
  expect(most).toBeLessThan(4_000_000);
  const [row] = await database.all(sql("SELECT count(*) AS number FROM messages"));
  expect(row).toEqual({ number: 12_000 });
  expect(await rows()).toHaveLength(12_000);
});

test("a line without an end is read in pieces", async () => {
  const { file, database, rows } = await oldFile([
    Array.from({ length: 500_000 }, (_, n) => `${n}`.padStart(6)).join(""),
  ]);
  await importMessages(database, file, 0);
  const kept = (await rows()).map(({ message }) => String(message).length);
  expect(kept.reduce((sum, length) => sum + length, 0)).toBe(3_000_000);
  expect(kept.length).toBeGreaterThan(1);
});
