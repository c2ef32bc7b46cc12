import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readMigrations } from "../../src/inbox/migrate";
import { type InboxHostOptions, openInbox, startInbox } from "../../src/inbox/start-inbox";
import { enquiryOf, MAIL_SITE } from "../fixtures/enquiries";
import { smtpReceiver } from "../support/servers/smtp-receiver";
import { storedMessages } from "../support/servers/test-inbox";
import { temporaryFolder } from "../support/temporary-folder";

const root = temporaryFolder();
const closed: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closed.map((close) => close())));

let folders = 0;
function start(more: Partial<InboxHostOptions> = {}) {
  const folder = path.join(root, String(++folders));
  const lines: string[] = [];
  const inbox = startInbox({
    folder,
    site: MAIL_SITE,
    log: (line) => void lines.push(line),
    ...more,
  });
  closed.push(inbox.close);
  return { folder: more.folder ?? folder, lines, inbox };
}
const SENDER = { network: "a" };

test("an enquiry is in the mailbox soon, with the reference of its key", async () => {
  const server = await smtpReceiver();
  const mail = { smtpUrl: server.url, from: "site@duka.example", to: ["owner@duka.example"] };
  const { inbox } = start({ settings: { mail, webhook: null, acknowledge: true } });
  await inbox.accept(enquiryOf(), { key: "key", network: "a" });
  while (server.mails.length < 2) await new Promise((next) => setTimeout(next, 5));
  const subjects = server.mails.map(({ subject }) => subject).sort();
  const [, reference] = /: (\S+)$/.exec(subjects[1] ?? "") ?? [];
  expect(subjects[0]).toBe("Enquiry: Bulk SMS from Achieng Ouma");
  const toOwner = server.mails.find(({ subject }) => subject === subjects[0]);
  expect(toOwner?.text).toContain(`Reference: ${reference}`);
  expect(await inbox.problems()).toEqual([]);
  await inbox.close();
  await server.close();
});

test("a database that cannot be opened rejects what is sent, says so once, and is tried again", async () => {
  const folder = path.join(root, "broken");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "inbox.db"), "no database ".repeat(100));
  const time = { at: 0 };
  const { inbox, lines } = start({ folder, now: () => time.at });
  await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toMatchObject({ errcode: 26 });
  await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toMatchObject({ errcode: 26 });
  expect(lines).toEqual(["inbox: it cannot be opened: the file is not a database"]);
  expect(await inbox.problems()).toEqual(["The inbox takes nothing: the file is not a database."]);
  rmSync(path.join(folder, "inbox.db"));
  time.at += 5_000;
  expect(await inbox.accept(enquiryOf(), SENDER)).toMatchObject({ state: "stored" });
  chmodSync(folder, 0o700);
});

test("below 500 MB nothing is taken, below 1 GB the health check says so", async () => {
  let free = 2e9;
  const { inbox } = start({ freeBytes: async () => free });
  await inbox.accept(enquiryOf(), SENDER);
  expect(await inbox.problems()).toEqual([]);
  free = 999_999_999;
  await inbox.accept(enquiryOf(), SENDER);
  expect(await inbox.problems()).toEqual(["The disk of the inbox has 999 MB left."]);
  free = 499_999_999;
  await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toMatchObject({
    code: "the disk is full",
  });
});

test("a database that needs a newer program takes nothing, and the health check says so", async () => {
  const folder = path.join(root, "newer");
  const text = "UPDATE inbox_values SET value = '2' WHERE name = 'oldest_program';";
  (await openInbox(folder, [...readMigrations(), { number: 2, text }])).close();
  const { inbox } = start({ folder });
  await expect(inbox.accept(enquiryOf(), SENDER)).rejects.toMatchObject({ name: "ProgramTooOld" });
  expect(await inbox.problems()).toEqual([
    "The inbox takes nothing: the database needs a newer program.",
  ]);
});

test("an earlier version's file is imported at the start", async () => {
  const folder = path.join(root, "old");
  const file = path.join(folder, "contact-messages.jsonl");
  mkdirSync(folder, { recursive: true });
  const old = { id: "1", received_at: new Date().toISOString(), email: "a@b.example" };
  writeFileSync(file, `${JSON.stringify(old)}\n`);
  const { inbox, lines } = start({ folder });
  await inbox.accept(enquiryOf(), SENDER);
  await inbox.close();
  expect(existsSync(file)).toBe(false);
  expect(lines).toEqual(["inbox: 1 lines of contact-messages.jsonl are in the inbox now"]);
  expect(await storedMessages(folder)).toHaveLength(2);
});

test("once a day what is too old is erased", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask", "performance"] });
  try {
    const time = { at: Date.UTC(2026, 0, 31) };
    const { inbox, folder, lines } = start({ now: () => time.at });
    await inbox.accept(enquiryOf(), SENDER);
    time.at = Date.UTC(2028, 1, 1);
    jest.advanceTimersByTime(3_600_000);
    await inbox.close();
    expect(lines).toEqual(["inbox: 1 enquiries were erased, as the privacy policy says"]);
    expect(await storedMessages(folder)).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});
