import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { acceptEnquiry } from "../../src/inbox/accept-enquiry";
import { sql } from "../../src/inbox/database";
import { programNumber, readMigrations } from "../../src/inbox/migrate";
import { unsubscribeToken } from "../../src/inbox/newsletter";
import { openInbox } from "../../src/inbox/reconnect";
import { type InboxHostOptions, startInbox } from "../../src/inbox/start-inbox";
import { enquiryOf, MAIL_SITE } from "../fixtures/enquiries";
import { damage } from "../support/damage";
import { smtpReceiver } from "../support/servers/smtp-receiver";
import { storedEnquiries } from "../support/servers/test-inbox";
import { temporaryFolder } from "../support/temporary-folder";
import { until } from "../support/until";

const root = temporaryFolder();
const closed: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closed.map((close) => close())));

/** A content API that accepts all enquiries, because an inbox without channels isn't healthy. */
const receiver = createServer((_, reply) => void reply.end("{}"));
beforeAll((done) => void receiver.listen(0, "127.0.0.1", done));
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

let folders = 0;
function start(more: Partial<InboxHostOptions> = {}) {
  const folder = path.join(root, String(++folders));
  const lines: string[] = [];
  const { port } = receiver.address() as AddressInfo; // it listens on a port
  const inbox = startInbox({
    folder,
    contentApi: new URL(`http://127.0.0.1:${port}`),
    site: MAIL_SITE,
    log: (line) => void lines.push(line),
    ...more,
  });
  closed.push(inbox.close);
  return { folder: more.folder ?? folder, lines, inbox };
}
/** The database and mail server need these, even while the test controls the inbox's timers. */
const REAL_TIME: FakeableAPI[] = ["setImmediate", "nextTick", "queueMicrotask", "performance"];
afterEach(() => void jest.useRealTimers());
/** Starts an inbox whose clock and timers the test controls. */
function startAt(at: number, more: Partial<InboxHostOptions> = {}) {
  jest.useFakeTimers({ doNotFake: REAL_TIME });
  const time = { at };
  return { ...start({ now: () => time.at, monotonicNow: () => time.at, ...more }), time };
}
/** A closed inbox with several pages of enquiries in its file. */
async function stored() {
  const { inbox, folder } = start();
  for (let n = 0; n < 9; n++) {
    await inbox.accept(enquiryOf({ message: `${n}`.repeat(4_900) }), SENDER);
  }
  await inbox.close();
  const database = await openInbox(folder);
  await database.compact();
  database.close();
  return { folder };
}
const SENDER = { network: "a" };

test("an enquiry soon reaches the mailbox, with the reference that the sender got", async () => {
  const server = await smtpReceiver();
  const mail = { smtpUrl: server.url, from: "site@duka.example", to: ["owner@duka.example"] };
  const { inbox } = start({ settings: { mail, webhook: null, acknowledge: true } });
  await inbox.accept(enquiryOf(), { key: "key", network: "a" });
  await until(() => server.mails.length >= 2);
  const subjects = server.mails.map(({ subject }) => subject).sort();
  const [, reference] = /: (\S+)$/.exec(subjects[1] ?? "") ?? [];
  expect(subjects[0]).toBe("Enquiry: Bulk SMS from Achieng Ouma");
  const toOwner = server.mails.find(({ subject }) => subject === subjects[0]);
  expect(toOwner?.text).toContain(`Reference: ${reference}`);
  expect(await inbox.problems()).toEqual([]);
  await inbox.close();
  await server.close();
});

test("if the database can't be opened, messages are rejected, the log says so once, and opening is retried", async () => {
  const folder = path.join(root, "broken");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "inbox.db"), "no database ".repeat(100));
  jest.useFakeTimers({ doNotFake: REAL_TIME });
  const { inbox, lines } = start({ folder });
  await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toMatchObject({ errcode: 26 });
  await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toMatchObject({ errcode: 26 });
  expect(lines).toEqual(["inbox: couldn't be opened: the file isn't a database"]);
  expect(await inbox.problems()).toEqual([
    "The inbox can't accept messages: the file isn't a database.",
  ]);
  jest.advanceTimersByTime(5_000);
  await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toMatchObject({ errcode: 26 });
  expect(lines).toHaveLength(1);
  rmSync(path.join(folder, "inbox.db"));
  jest.advanceTimersByTime(5_000);
  expect(await inbox.accept(enquiryOf(), SENDER)).toMatchObject({ state: "stored" });
});

test("queued messages are delivered after a start on a locked database, even if nothing new arrives", async () => {
  const server = await smtpReceiver();
  const folder = path.join(root, "locked");
  mkdirSync(folder, { recursive: true });
  const database = await openInbox(path.join(root, "before"));
  closed.push(async () => database.close());
  const options = { database, program: 1, channels: ["mail"] as const, acknowledge: false };
  await acceptEnquiry({ ...options, now: Date.now }, enquiryOf(), SENDER);
  await database.backUp(path.join(folder, "inbox.db"));
  const other = new DatabaseSync(path.join(folder, "inbox.db"));
  other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  jest.useFakeTimers({ doNotFake: REAL_TIME });
  const mail = { smtpUrl: server.url, from: "site@duka.example", to: ["owner@duka.example"] };
  const { inbox, lines } = start({
    ...{ folder, settings: { mail, webhook: null, acknowledge: false } },
  });
  await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toMatchObject({ errcode: 5 });
  expect(lines).toEqual(["inbox: couldn't be opened: the database is locked by another program"]);
  other.close();
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  await until(() => server.mails.length >= 1);
  await inbox.close();
  await server.close();
});

test("after its file is removed, an open inbox accepts nothing, and the health check says so", async () => {
  const { inbox, folder } = start();
  await inbox.accept(enquiryOf(), SENDER);
  expect(await inbox.problems()).toEqual([]);
  const file = path.join(folder, "inbox.db");
  renameSync(file, `${file}.old`);
  for (let time = 0; time < 2; time++) {
    await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toThrow();
    expect(await inbox.problems()).toEqual([expect.stringContaining("restart the site")]);
    writeFileSync(file, "another");
  }
  renameSync(`${file}.old`, file);
});

test("the health check fails only while another program's lock refuses messages", async () => {
  const { inbox, folder } = start();
  await inbox.accept(enquiryOf(), SENDER);
  const other = new DatabaseSync(path.join(folder, "inbox.db"));
  other.exec("BEGIN IMMEDIATE");
  jest.useFakeTimers({ doNotFake: REAL_TIME.filter((name) => name !== "performance") });
  /** Advances time past the database's patience until `work` settles. */
  const impatient = async <T>(work: Promise<T>) => {
    let isOver = false;
    const result = work.finally(() => {
      isOver = true;
    });
    result.catch(() => undefined);
    while (!isOver) {
      jest.advanceTimersByTime(1_000);
      await new Promise((next) => setImmediate(next));
    }
    return result;
  };
  await expect(impatient(inbox.accept(enquiryOf(), SENDER))).rejects.toMatchObject({ errcode: 5 });
  expect(await impatient(inbox.problems())).toEqual([
    "The inbox can't accept messages: the database is locked by another program.",
  ]);
  other.exec("ROLLBACK");
  other.close();
  expect(await inbox.problems()).toEqual([]);
});

test("without visitors and mail, the log shows the confirmation link; a real site accepts no addresses", async () => {
  const { inbox, lines } = start({ site: { ...MAIL_SITE, url: "http://localhost:9000" } });
  expect(inbox.confirmsBy).toBe("log");
  await inbox.subscribe("a@b.example", "a");
  const [, token = ""] =
    /^inbox: .* http:.*\/newsletter\/confirm#token=(\S+)$/.exec(lines[0] ?? "") ?? [];
  expect(lines).toEqual([expect.not.stringContaining("a@b.example")]);
  expect(await inbox.confirm(token)).toBe(true);
  const real = start({ site: { ...MAIL_SITE, url: "https://www.duka.co.ke" } });
  expect(real.inbox.confirmsBy).toBeNull();
});

test("below 500 MB nothing is accepted, and below 1 GB a person should look", async () => {
  let free = 2e9;
  const { inbox } = start({ freeBytes: async () => free });
  await inbox.accept(enquiryOf(), SENDER);
  expect(await inbox.problems()).toEqual([]);
  free = 999_999_999;
  await inbox.accept(enquiryOf(), SENDER);
  expect(await inbox.problems()).toEqual([]);
  expect(await inbox.attention()).toEqual([
    "The inbox's disk has 999 MB left. Messages won't be accepted below 500 MB. Free up some space.",
  ]);
  free = 499_999_999;
  await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toMatchObject({
    code: "the disk is full",
  });
  for (const asked of [inbox.problems, inbox.attention]) {
    expect(await asked()).toEqual(["The inbox can't accept messages: the disk is full."]);
  }
  free = 2e9;
  expect(await inbox.problems()).toEqual([]);
});

test("an inbox without a channel says so once in the log and always in the attention check", async () => {
  const { inbox, lines } = start({ contentApi: null });
  const problem = "Nobody is notified of enquiries. Set INBOX_SMTP_URL or INBOX_WEBHOOK_URL.";
  expect(await inbox.accept(enquiryOf(), SENDER)).toMatchObject({ state: "stored" });
  for (let time = 0; time < 2; time++) expect(await inbox.attention()).toEqual([problem]);
  expect(await inbox.problems()).toEqual([]);
  expect(lines).toEqual([`inbox: ${problem}`]);
});

describe("closing", () => {
  test("after closing, everything is in inbox.db, with no other file that would shadow a restored back-up", async () => {
    const { inbox, folder } = start();
    await inbox.accept(enquiryOf(), SENDER);
    await inbox.close();
    const log = statSync(path.join(folder, "inbox.db-wal"), { throwIfNoEntry: false });
    expect(log?.size ?? 0).toBe(0);
    const copy = path.join(root, "copy");
    mkdirSync(copy);
    copyFileSync(path.join(folder, "inbox.db"), path.join(copy, "inbox.db"));
    expect(await storedEnquiries(copy)).toHaveLength(1);
  });

  test("closing doesn't wait for another process that reads", async () => {
    const { inbox, folder } = start();
    await inbox.accept(enquiryOf(), SENDER);
    const reader = await openInbox(folder);
    closed.push(async () => reader.close());
    await reader.exec("BEGIN");
    await reader.all(sql("SELECT 1 FROM inbox_values"));
    await inbox.close();
    await reader.exec("COMMIT");
    expect(await storedEnquiries(folder)).toHaveLength(1);
  });
});

test("a database that is damaged past its first pages is reported by log and health check", async () => {
  const { folder } = await stored();
  damage(path.join(folder, "inbox.db"));
  const { inbox, lines } = start({ folder });
  await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toThrow();
  expect(await inbox.problems()).toEqual([
    "The inbox can't accept messages: the database is damaged.",
  ]);
  await until(() => lines.length > 0);
  expect(lines.filter((line) => !line.endsWith(": the database is damaged"))).toEqual([]);
});

test("a database that needs a newer program accepts nothing, and the health check says so", async () => {
  const folder = path.join(root, "newer");
  const number = programNumber() + 1;
  const text = `UPDATE inbox_values SET value = '${number}' WHERE name = 'oldest_program';`;
  (await openInbox(folder, [...readMigrations(), { number, text }])).close();
  const { inbox } = start({ folder });
  await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toMatchObject({ name: "ProgramTooOld" });
  expect(await inbox.problems()).toEqual([
    "The inbox can't accept messages: the database needs a newer version of the site.",
  ]);
});

const everyByte = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), "latin1"))
    .join("");

describe("erasing from disk", () => {
  test("an address that unsubscribes is in no byte of the folder, while the host runs", async () => {
    const { inbox, folder } = start();
    await inbox.subscribe("achieng@duka.example", "a");
    const database = await openInbox(folder);
    closed.push(async () => database.close());
    const [row] = await database.all(sql("SELECT id FROM subscribers"));
    expect(everyByte(folder)).toContain("achieng@duka.example");
    expect(await inbox.unsubscribe(await unsubscribeToken(database, String(row?.id)))).toBe(true);
    await inbox.close();
    expect(everyByte(folder)).not.toContain("achieng@duka.example");
  });

  test("an unconfirmed subscription is in no byte of the folder once it has expired", async () => {
    const { inbox, folder, time } = startAt(Date.UTC(2026, 0, 31));
    await inbox.subscribe("achieng@duka.example", "a");
    const database = await openInbox(folder); // keeps the log in use, like a running command
    closed.push(async () => database.close());
    await database.batch([sql("UPDATE deliveries SET state = 'failed'")]);
    time.at += 31 * 86_400_000;
    jest.advanceTimersByTime(3_600_000);
    await inbox.close();
    expect(await database.all(sql("SELECT 1 FROM subscribers"))).toEqual([]);
    expect(everyByte(folder)).not.toContain("achieng@duka.example");
  });

  test("a day after many have unsubscribed, the file contains none of them, even if SQLite has moved their rows", async () => {
    jest.useFakeTimers({ doNotFake: REAL_TIME });
    const { inbox, folder } = start({ monotonicNow: () => Date.now() });
    expect(await inbox.problems()).toEqual([]);
    const database = await openInbox(folder);
    closed.push(async () => database.close());
    const addresses = Array.from(
      { length: 1_500 },
      (_, n) => `${(n * 7_919) % 1_500}-${"u".repeat(n % 17)}@duka-${n}.example`,
    );
    await database.batch(
      addresses.map((address, n) =>
        sql("INSERT INTO subscribers VALUES (?, ?, 'confirmed', 0, 0, '', 0)", `id-${n}`, address),
      ),
    );
    const leaves = addresses.filter((_, n) => n % 3 > 0);
    await database.batch(
      leaves.map((address) => sql("DELETE FROM subscribers WHERE email = ?", address)),
    );
    jest.advanceTimersByTime(3_600_000);
    await inbox.close();
    const bytes = everyByte(folder);
    expect(addresses.filter((address) => bytes.includes(address))).toHaveLength(500);
    expect(leaves.filter((address) => bytes.includes(address))).toEqual([]);
  });

  test("the log is emptied again after the file was missing for a moment", async () => {
    const { inbox, folder, lines } = start();
    const addresses = ["a@duka.example", "b@duka.example", "c@duka.example"];
    for (const address of addresses) await inbox.subscribe(address, "a");
    const reader = await openInbox(folder);
    closed.push(async () => reader.close());
    const rows = await reader.all(sql("SELECT id FROM subscribers ORDER BY email"));
    const [a = "", b = "", c = ""] = await Promise.all(
      rows.map(({ id }) => unsubscribeToken(reader, String(id))),
    );
    await reader.exec("BEGIN");
    await reader.all(sql("SELECT 1 FROM subscribers")); // the log stays until this ends
    await inbox.unsubscribe(a);
    await inbox.unsubscribe(b);
    const file = path.join(folder, "inbox.db");
    renameSync(file, `${file}.away`);
    await reader.exec("COMMIT");
    await until(() => lines.some((line) => line.includes("clearing the database log")));
    renameSync(`${file}.away`, file);
    expect(await inbox.unsubscribe(c)).toBe(true);
    await inbox.close();
    expect(addresses.filter((address) => everyByte(folder).includes(address))).toEqual([]);
  });

  test("writers don't wait for readers that keep the log from being emptied", async () => {
    const { inbox, folder } = start();
    await inbox.close();
    const [database, reader] = [await openInbox(folder), await openInbox(folder)];
    closed.push(
      async () => database.close(),
      async () => reader.close(),
    );
    const write = sql("UPDATE inbox_values SET value = value WHERE name = 'secret'");
    await reader.exec("BEGIN");
    await reader.all(sql("SELECT 1 FROM inbox_values"));
    await database.batch([write]);
    const emptied = database.emptyLog();
    await database.batch([write]);
    await reader.exec("COMMIT");
    await emptied;
  });
});

test("after erasing with a clock that was ahead, the next time doesn't come years later", async () => {
  const { inbox, folder, time } = startAt(Date.UTC(2036, 0, 1));
  expect(await inbox.problems()).toEqual([]);
  jest.advanceTimersByTime(3_600_000);
  time.at = Date.UTC(2026, 0, 1);
  await inbox.subscribe("achieng@duka.example", "a");
  const database = await openInbox(folder);
  closed.push(async () => database.close());
  await database.batch([sql("UPDATE deliveries SET state = 'failed'")]);
  time.at += 31 * 86_400_000;
  jest.advanceTimersByTime(3_600_000);
  await inbox.close();
  expect(await database.all(sql("SELECT 1 FROM subscribers"))).toEqual([]);
});

test("a clock that jumps ahead while the host runs erases nothing until it has been the same for an hour", async () => {
  let uptime = 0;
  const { inbox, folder, time } = startAt(Date.UTC(2026, 0, 31), { monotonicNow: () => uptime });
  await inbox.accept(enquiryOf(), SENDER);
  const database = await openInbox(folder);
  closed.push(async () => database.close());
  const hour = async (jumpMs = 0) => {
    time.at += 3_600_000 + jumpMs;
    uptime += 3_600_000;
    jest.advanceTimersByTime(3_600_000);
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    return database.all(sql("SELECT 1 FROM enquiries"));
  };
  const YEARS_MS = 3 * 365 * 86_400_000;
  expect(await hour(YEARS_MS)).toHaveLength(1);
  expect(await hour(-YEARS_MS)).toHaveLength(1);
  expect(await hour()).toHaveLength(1);
  expect(await hour(YEARS_MS)).toHaveLength(1);
  await hour();
  await inbox.close();
  expect(await storedEnquiries(folder)).toHaveLength(0);
});

test("erasing uses the time that was checked, even if the clock jumps before it begins", async () => {
  const { inbox, folder, time } = startAt(Date.UTC(2026, 0, 31));
  await inbox.accept(enquiryOf(), SENDER);
  time.at += 3_600_000;
  jest.advanceTimersByTime(3_600_000);
  time.at += 3 * 365 * 86_400_000;
  await inbox.close();
  expect(await storedEnquiries(folder)).toHaveLength(1);
});

test("the daily work queues a mail to the owner about new subscribers", async () => {
  const mail = { smtpUrl: "smtp://127.0.0.1:9", from: "site@duka.example", to: ["o@duka.example"] };
  const settings = { mail, webhook: null, acknowledge: false };
  const { inbox, folder, time } = startAt(Date.UTC(2026, 0, 31), { settings });
  expect(await inbox.problems()).toEqual([]);
  const database = await openInbox(folder);
  closed.push(async () => database.close());
  await database.batch([
    sql(
      `INSERT INTO subscribers (id, email, state, created_at, asked_at, ask_id, confirmed_at)
       VALUES ('s', 'achieng@duka.example', 'confirmed', 0, 0, '', ?)`,
      time.at,
    ),
  ]);
  jest.advanceTimersByTime(3_600_000);
  await inbox.close();
  const queued = await database.all(
    sql("SELECT channel FROM deliveries WHERE kind = 'new-subscribers'"),
  );
  expect(queued).toEqual([{ channel: "mail" }]);
});

test("a clock that is years ahead until the network corrects it erases nothing", async () => {
  const { inbox, folder, time } = startAt(Date.UTC(2026, 0, 31));
  await inbox.accept(enquiryOf(), SENDER);
  await inbox.close();
  for (const isPutRight of [false, true]) {
    time.at = Date.UTC(2036, 0, 1);
    const { inbox: again } = start({ now: () => time.at, folder });
    await again.problems(); // by then it's open
    jest.advanceTimersByTime(3_599_999);
    if (isPutRight) {
      time.at = Date.UTC(2026, 1, 1);
      jest.advanceTimersByTime(1);
    }
    await again.close(); // once everything it started is done
  }
  jest.useRealTimers();
  expect(await storedEnquiries(folder)).toHaveLength(1);
});

test("messages that arrived while a clock was years behind are kept from the moment it's corrected", async () => {
  const { inbox, folder, time } = startAt(Date.UTC(1970, 0, 2));
  await inbox.accept(enquiryOf(), SENDER);
  time.at = Date.UTC(2026, 1, 1);
  jest.advanceTimersByTime(3_600_000);
  await inbox.close();
  expect(await storedEnquiries(folder)).toMatchObject([{ received_at: time.at }]);
});

test("messages past their retention period are erased once a day", async () => {
  const { inbox, folder, lines, time } = startAt(Date.UTC(2026, 0, 31));
  await inbox.accept(enquiryOf(), SENDER);
  time.at = Date.UTC(2028, 1, 1);
  jest.advanceTimersByTime(3_600_000);
  await inbox.close();
  expect(lines).toEqual(["inbox: erased 1 expired enquiry"]);
  jest.useRealTimers();
  expect(await storedEnquiries(folder)).toEqual([]);
});
