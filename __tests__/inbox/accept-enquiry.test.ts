import { fork } from "node:child_process";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { acceptEnquiry, type InboxOptions, ProgramTooOld } from "../../src/inbox/accept-enquiry";
import { sql } from "../../src/inbox/database";
import { migrate, programNumber, readMigrations } from "../../src/inbox/migrate";
import { confirmSubscription, subscribe, unsubscribe } from "../../src/inbox/newsletter";
import { openInbox } from "../../src/inbox/reconnect";
import { openSqlite } from "../../src/inbox/sqlite";
import { enquiryOf } from "../fixtures/enquiries";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
let files = 0;
const opened: { close: () => void }[] = [];
afterAll(() => opened.forEach((database) => void database.close()));
let at = Date.UTC(2026, 10, 1, 12);
async function inboxIn(
  directory = path.join(folder, String(++files)),
  more: Partial<InboxOptions> = {},
) {
  const database = await openInbox(directory);
  opened.push(database);
  const options: InboxOptions = {
    database,
    program: 1,
    channels: ["mail", "webhook"],
    acknowledge: true,
    now: () => at,
    ...more,
  };
  const count = async (table: string) => (await database.all(sql(`SELECT * FROM ${table}`))).length;
  return { options, database, directory, count };
}

test("an enquiry is stored as one row, with its deliveries and its reference", async () => {
  const { options, database, count } = await inboxIn();
  const enquiry = enquiryOf({ kind: "pricing", page: "/pricing", plan: "Growth", website: "" });
  const accepted = await acceptEnquiry(options, enquiry, { key: "a-key", network: "192.0.2.1" });
  expect(await database.all(sql("SELECT * FROM enquiries"))).toEqual([
    expect.objectContaining({
      id: accepted.state === "stored" ? accepted.id : "",
      kind: "pricing",
      received_at: at,
      sender: "achieng@duka.example",
      email: "Achieng@Duka.example",
      details: '{"page":"/pricing","plan":"Growth"}',
      reference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
      suspect: "",
    }),
  ]);
  const deliveries = await database.all(sql("SELECT kind, channel FROM deliveries ORDER BY 1, 2"));
  expect(deliveries.map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
    "acknowledgement mail",
    "enquiry mail",
    "enquiry webhook",
  ]);
  expect(JSON.stringify(await database.all(sql("SELECT * FROM day_counts")))).not.toContain(
    "192.0.2",
  );
  expect(await count("day_counts")).toBe(3); // network, mailbox, all acknowledgements
});

test("two processes racing with the same key and message store one row; a different message isn't lost", async () => {
  const first = await inboxIn();
  const second = await inboxIn(first.directory);
  const send = (n: number, body = {}) =>
    acceptEnquiry((n % 2 ? first : second).options, enquiryOf(body), { key: "k", network: "a" });
  const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n)));
  expect(new Set(ids.map((accepted) => JSON.stringify(accepted))).size).toBe(1);
  await send(0, { message: "Another question" });
  await acceptEnquiry(first.options, enquiryOf({}), { key: "other", network: "a" });
  await acceptEnquiry(first.options, enquiryOf({}), { network: "a" });
  expect([await first.count("enquiries"), await first.count("deliveries")]).toEqual([4, 9]);
});

test("a quotation added after a lost response isn't lost", async () => {
  const { options, database } = await inboxIn();
  const send = (body = {}) => acceptEnquiry(options, enquiryOf(body), { key: "k", network: "a" });
  await send();
  await send({ quotation: "10,000 SMS" });
  await send({ quotation: "10,000 SMS", page: "/contact" });
  const stored = await database.all(sql("SELECT details FROM enquiries ORDER BY rowid"));
  expect(stored.map(({ details }) => JSON.parse(String(details)).quotation)).toEqual([
    undefined,
    "10,000 SMS",
  ]);
});

test("an address is acknowledged once a day, and suspect enquiries never", async () => {
  const { options, database } = await inboxIn();
  const acknowledged = async () =>
    (await database.all(sql("SELECT 1 FROM deliveries WHERE kind = 'acknowledgement'"))).length;
  await acceptEnquiry(options, enquiryOf({ website: "x" }), { network: "a" });
  expect(await acknowledged()).toBe(0);
  await acceptEnquiry(options, enquiryOf({}), { network: "a" });
  await acceptEnquiry(options, enquiryOf({ email: "ACHIENG@duka.example" }), { network: "b" });
  expect(await acknowledged()).toBe(1);
  at += 86_400_001;
  await acceptEnquiry(options, enquiryOf({}), { network: "a" });
  expect(await acknowledged()).toBe(2);
});

test("a mailbox is acknowledged once a day however its address is spelled, and at most 200 mailboxes are", async () => {
  const { options, database } = await inboxIn();
  const acknowledged = async () =>
    (await database.all(sql("SELECT 1 FROM deliveries WHERE kind = 'acknowledgement'"))).length;
  const send = (email: string) => acceptEnquiry(options, enquiryOf({ email }), { network: "" });
  for (let n = 0; n < 30; n++) await send(`Victim+${n}@duka.example`);
  await send("victim@\u{1D41D}uka.example");
  await send("victim@ｄuka\uFE0F.ｅxample");
  expect(await acknowledged()).toBe(1);
  for (let n = 0; n < 210; n++) await send(`v${n}@duka.example`);
  expect(await acknowledged()).toBe(200);
  at += 86_400_000;
  await send("victim@duka.example");
  expect(await acknowledged()).toBe(201);
});

test("the sender gets the stored reference, the same one for the same message, and can't choose it", async () => {
  const { options, database } = await inboxIn();
  const send = (key: string, message: string) =>
    acceptEnquiry(options, enquiryOf({ message }), { key, network: "a" });
  const first = await send("k52469", "One");
  expect(await send("k52469", "One")).toEqual(first);
  await send("k52469", "Two");
  const rows = await database.all(sql("SELECT reference FROM enquiries"));
  const references = rows.map(({ reference }) => reference);
  expect(references).toContain(first.state === "stored" && first.reference);
  expect(new Set(references).size).toBe(2);
});

test("a network can send 200 enquiries a day; repeats don't count, and the next day starts over", async () => {
  const { options, count } = await inboxIn(undefined, { acknowledge: false, channels: [] });
  const send = (key: string, network = "192.0.2.7") =>
    acceptEnquiry(options, enquiryOf({}), { key, network });
  for (let n = 0; n < 200; n++) await send(`key ${n}`);
  expect(await send("one more")).toEqual({ state: "limited" });
  expect(await send("key 7")).toMatchObject({ state: "stored" });
  expect(await send("counted in front", "")).toMatchObject({ state: "stored" });
  expect(await send("another network", "192.0.2.8")).toMatchObject({ state: "stored" });
  expect(await count("enquiries")).toBe(202);
  at += 86_400_000;
  expect(await send("tomorrow")).toMatchObject({ state: "stored" });
});

/** A newer program's migration. */
const NEXT = programNumber() + 1;

describe("migrations", () => {
  test.each([
    ["only adds", "ALTER TABLE enquiries ADD COLUMN colour TEXT;", true],
    [
      "needs a newer program",
      `UPDATE inbox_values SET value = '${NEXT}' WHERE name = 'oldest_program';`,
      false,
    ],
  ])("an older program on a database whose migration %s", async (_, text, mayWrite) => {
    const { options, directory, database, count } = await inboxIn();
    await acceptEnquiry(options, enquiryOf({}), { network: "a" });
    await migrate(database, [...readMigrations(), { number: NEXT, text }]);
    const former = await inboxIn(directory);
    for (const write of [
      () => acceptEnquiry(former.options, enquiryOf({}), { network: "a" }),
      () => subscribe(former.options, "a@b.example", "a"),
      () => confirmSubscription(former.options, "a token"),
      () => unsubscribe(former.options, "a.token"),
    ]) {
      if (mayWrite) await write();
      else await expect(write()).rejects.toBeInstanceOf(ProgramTooOld);
    }
    expect(await count("enquiries")).toBe(mayWrite ? 2 : 1);
  });

  test("migrations are numbered without gaps and only add", () => {
    const migrations = readMigrations();
    expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, n) => n + 1));
    const words = migrations.map(({ text }) => text.replace(/--.*$/gm, "")).join("\n");
    expect(words).not.toMatch(/\b(?:DROP|RENAME|DELETE|REPLACE)\b/i);
  });

  test("a failed migration leaves nothing behind, and two processes may migrate at once", async () => {
    const { database, count } = await inboxIn();
    const broken = { number: NEXT, text: "CREATE TABLE half (a TEXT); nonsense;" };
    await expect(migrate(database, [broken])).rejects.toMatchObject({ code: "ERR_SQLITE_ERROR" });
    await expect(count("half")).rejects.toThrow("no such table");
    const directory = path.join(folder, "both");
    const all = await Promise.all([inboxIn(directory), inboxIn(directory), inboxIn(directory)]);
    expect(await all[0]?.count("migrations")).toBe(readMigrations().length);
  });
});

describe("the database on disk", () => {
  test("a full disk rejects with its reason, and stored enquiries stay", async () => {
    const { options, database, count } = await inboxIn();
    await acceptEnquiry(options, enquiryOf({}), { network: "a" });
    await database.exec("PRAGMA max_page_count = 1"); // SQLite uses the current size if it's larger
    const fill = async () => {
      for (let n = 0; n < 50; n++) {
        await acceptEnquiry(options, enquiryOf({ message: "x".repeat(4_900) }), { network: "a" });
      }
    };
    await expect(fill()).rejects.toMatchObject({ errcode: 13 });
    await database.exec("PRAGMA max_page_count = 100000");
    const stored = await count("enquiries");
    await acceptEnquiry(options, enquiryOf({}), { network: "a" });
    expect(await count("enquiries")).toBe(stored + 1);
  });

  /**
   * Another process that holds the write lock of the inbox in `directory` until it gets a message.
   */
  async function holdLock(directory: string) {
    const holder = fork(path.resolve("__tests__/support/servers/lock-holder.cjs"), [directory]);
    await new Promise((held) => holder.once("message", held));
    return holder;
  }

  test("while another process holds the lock, the event loop keeps running, and all waiting enquiries are stored afterwards", async () => {
    const { options, directory } = await inboxIn();
    const holder = await holdLock(directory);
    let turns = 0;
    const turn = () => {
      turns += 1;
      // If each of 50 blocked the loop in turn, it wouldn't get this far before they give up.
      if (turns === 100) holder.send("let go");
      else setImmediate(turn);
    };
    turn();
    try {
      const send = () => acceptEnquiry(options, enquiryOf({}), { network: "a" });
      const all = await Promise.all(Array.from({ length: 50 }, send));
      expect(all.map(({ state }) => state)).toEqual(Array(50).fill("stored"));
    } finally {
      holder.disconnect();
    }
  });

  test("a lock that isn't released rejects when the patience runs out", async () => {
    const { options, directory } = await inboxIn();
    const database = openSqlite(path.join(directory, "inbox.db"), 1);
    opened.push(database);
    const holder = await holdLock(directory);
    const accepting = acceptEnquiry({ ...options, database }, enquiryOf({}), { network: "a" });
    await expect(accepting).rejects.toMatchObject({ errcode: 5 });
    holder.disconnect();
  });

  test("only the owner can read the folder and files, and a commit is on disk", async () => {
    const { directory, database } = await inboxIn();
    const modeOf = (file: string) => statSync(file).mode & 0o777;
    expect(modeOf(directory)).toBe(0o700);
    const modes = readdirSync(directory).map((name) => [name, modeOf(path.join(directory, name))]);
    expect(modes).toEqual([
      ["inbox.db", 0o600],
      ["inbox.db-shm", 0o600],
      ["inbox.db-wal", 0o600],
    ]);
    const pragma = async (name: string) =>
      Object.values((await database.all(sql(`PRAGMA ${name}`)))[0] ?? {});
    expect(await pragma("journal_mode")).toEqual(["wal"]);
    expect(await pragma("synchronous")).toEqual([2]);
    expect(await pragma("secure_delete")).toEqual([1]);
  });

  test("a file that isn't a database throws with its reason", async () => {
    const file = path.join(folder, "broken", "inbox.db");
    openSqlite(file).close();
    writeFileSync(file, "not a database, and long enough to be looked at ".repeat(40));
    await expect(openInbox(path.dirname(file))).rejects.toMatchObject({ errcode: 26 });
  });
});
