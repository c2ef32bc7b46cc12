import { getEventListeners } from "node:events";
import path from "node:path";
import { acceptEnquiry } from "../../src/inbox/accept-enquiry";
import { createMailChannel } from "../../src/inbox/channels/mail-channel";
import { sql } from "../../src/inbox/database";
import type { Channel } from "../../src/inbox/delivery";
import { AttemptFailed } from "../../src/inbox/error-messages";
import { takeLease } from "../../src/inbox/leases";
import { AT_ONCE, deliverDue, deliverOnce, retryPause, startWorker } from "../../src/inbox/outbox";
import { openInbox } from "../../src/inbox/reconnect";
import { enquiryOf, MAIL_SITE } from "../fixtures/enquiries";
import { isFull } from "../support/full";
import { smtpReceiver } from "../support/servers/smtp-receiver";
import { temporaryFolder } from "../support/temporary-folder";
import { until } from "../support/until";

const folder = temporaryFolder();
const closed: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closed.reverse()) await close();
});

let files = 0;
async function outbox() {
  const database = await openInbox(path.join(folder, String(++files)));
  closed.push(() => database.close());
  const time = { at: Date.UTC(2026, 10, 1) };
  const now = () => time.at;
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const base = { database, program: 1, channels: ["mail"] as const, acknowledge: false, now };
  const send = (n: number, body: object = {}) =>
    acceptEnquiry(base, enquiryOf({ message: `Message ${n}`, ...body }), {
      key: `key ${n}`,
      network: String(n),
    });
  const deliveries = () => database.all(sql("SELECT * FROM deliveries ORDER BY created_at"));
  const options = (channel: Channel) => ({
    database,
    channels: [channel],
    now,
    log,
    jitter: () => 0.5,
  });
  return { database, time, now, lines, send, deliveries, options };
}

/** A channel that responds as told, and the ids it was given. */
function channelOf(respond: (attempt: number) => Promise<void>) {
  const given: string[] = [];
  const channel: Channel = {
    name: "mail",
    send: async ({ id }) => {
      given.push(id);
      await respond(given.length);
    },
    close: () => undefined,
  };
  return { channel, given };
}

test.each([
  [1, 0.5, 5_000],
  [1, 0, 5_000],
  [1, 1, 6_000],
  [2, 0.5, 10_000],
  [5, 0.5, 80_000],
  [13, 0.5, 20_480_000],
  [14, 0.5, 21_600_000],
  [500, 1, 21_600_000],
])("after attempt %i the pause is between 5 s and 6 h", (attempts, jitter, pause) => {
  expect(retryPause(attempts, jitter)).toBe(pause);
});

test("a temporary failure is retried for three days, then the delivery has failed for good", async () => {
  const { time, send, deliveries, options, lines } = await outbox();
  await send(1);
  const { channel, given } = channelOf(() => Promise.reject(new AttemptFailed("SMTP 451", false)));
  const starts: number[] = [];
  for (let hours = 0; hours < 100; ) {
    await deliverDue(options(channel));
    const [delivery] = await deliveries();
    if (delivery?.state === "failed") break;
    starts.push(Number(delivery?.next_attempt_at) - time.at);
    time.at = Number(delivery?.next_attempt_at);
    hours = (time.at - Date.UTC(2026, 10, 1)) / 3_600_000;
  }
  expect(starts.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(time.at - Date.UTC(2026, 10, 1)).toBeGreaterThanOrEqual(259_200_000);
  expect(await deliveries()).toMatchObject([{ state: "failed", last_error: "SMTP 451" }]);
  expect(new Set(given).size).toBe(1);
  expect(lines.at(-1)).toBe(`inbox: mail: attempt ${given.length} failed for good: SMTP 451`);
});

test("a permanent refusal fails at once", async () => {
  const { send, deliveries, options } = await outbox();
  await send(1);
  const { channel, given } = channelOf(() => Promise.reject(new AttemptFailed("SMTP 550", true)));
  await deliverDue(options(channel));
  expect(await deliveries()).toMatchObject([{ state: "failed", attempts: 1 }]);
  expect(given).toHaveLength(1);
});

test("new deliveries go before failed ones, and channels don't wait for each other", async () => {
  const { send, options, time, database } = await outbox();
  await send(1);
  const failing = channelOf(() => Promise.reject(new Error("down")));
  await deliverDue(options(failing.channel));
  time.at += 60_000; // the failed one has been due for longer
  for (let n = 0; n < AT_ONCE; n += 1) await send(2 + n); // sent in parallel, in any order
  const [failed] = await database.all(sql("SELECT id FROM deliveries WHERE attempts > 0"));
  const { channel, given } = channelOf(async () => undefined);
  let release: () => void = () => undefined;
  const stuck: Channel = {
    ...channel,
    name: "webhook",
    send: () =>
      new Promise((done) => {
        release = done;
      }),
  };
  await database.batch([
    sql(
      "INSERT INTO deliveries (id, kind, enquiry_id, channel, created_at, next_attempt_at) SELECT 'w', 'enquiry', enquiry_id, 'webhook', 0, 0 FROM deliveries LIMIT 1",
    ),
  ]);
  const all = deliverDue({ ...options(channel), channels: [stuck, channel] });
  await until(() => given.length > AT_ONCE);
  expect(given.indexOf(String(failed?.id))).toBe(AT_ONCE);
  release();
  await all;
});

test("while one channel hangs, a new enquiry goes out over the others", async () => {
  const { database, now, send, options } = await outbox();
  const waiting: (() => void)[] = [];
  const hanging = channelOf(() => new Promise((done) => void waiting.push(done)));
  const { channel, given } = channelOf(async () => undefined);
  const webhook: Channel = { ...channel, name: "webhook" };
  const sendBoth = (n: number) =>
    acceptEnquiry(
      { database, program: 1, channels: ["mail", "webhook"], acknowledge: false, now },
      enquiryOf({ message: `Message ${n}` }),
      { key: `key ${n}`, network: "a" },
    );
  await send(0); // only over mail
  const both = { ...options(hanging.channel), channels: [hanging.channel, webhook] };
  const worker = startWorker({ ...both, program: 1 });
  await until(() => hanging.given.length >= 1);
  for (const n of [1, 2]) {
    await sendBoth(n);
    worker.wake();
    await until(() => given.length >= n);
  }
  for (const done of waiting) done();
  await worker.stop();
});

test("after a clock that was ahead is corrected, nothing has to wait", async () => {
  const { database, time, send, options, deliveries } = await outbox();
  time.at += 365 * 86_400_000;
  await send(1);
  const failing = channelOf(() => Promise.reject(new Error("its certificate is of the past")));
  await deliverDue(options(failing.channel));
  await takeLease(database, "outbox mail", { owner: "killed", now: time.at, ms: 10_000 });
  time.at -= 365 * 86_400_000;
  const { channel, given } = channelOf(async () => undefined);
  const turn = { ...options(channel), owner: "a", leaseMs: 10_000, isStopped: () => false };
  await deliverOnce({ ...turn, program: 1 });
  expect(given).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ state: "delivered" }]);
});

test("an attempt that fails late doesn't change a delivery that another attempt has made", async () => {
  const { time, send, options, deliveries } = await outbox();
  await send(1);
  let fail: (error: Error) => void = () => undefined;
  const slow = channelOf(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const late = deliverDue(options(slow.channel));
  await until(() => slow.given.length >= 1);
  time.at += 60_000; // its process was suspended and has lost the lease
  await deliverDue(options(channelOf(async () => undefined).channel));
  fail(new AttemptFailed("HTTP 410", true));
  await late;
  expect(await deliveries()).toMatchObject([{ state: "delivered", last_error: "" }]);
});

test("a finished turn releases its lease and its listener on the host's signal", async () => {
  const { database, send, options } = await outbox();
  await send(1);
  const { channel, given } = channelOf(async () => undefined);
  const turn = { ...options(channel), owner: "a", leaseMs: 10_000, isStopped: () => false };
  const { signal } = new AbortController();
  await deliverOnce({ ...turn, program: 1 }, signal);
  expect(given).toHaveLength(1);
  expect(await database.all(sql("SELECT name FROM leases"))).toEqual([]);
  expect(getEventListeners(signal, "abort")).toEqual([]); // it lives for months
});

test("a lease belongs to one owner until it expires or is released", async () => {
  const { database } = await outbox();
  const take = (owner: string, now: number) => takeLease(database, "x", { owner, now, ms: 10 });
  expect([await take("a", 0), await take("b", 9), await take("a", 9), await take("b", 18)]).toEqual(
    [true, false, true, false],
  );
  expect([await take("b", 19), await take("a", 20)]).toEqual([true, false]);
});

test("a program that's too old for the database sends nothing", async () => {
  const { send, options, database } = await outbox();
  await send(1);
  await database.batch([sql("UPDATE inbox_values SET value = '2' WHERE name = 'oldest_program'")]);
  const { channel, given } = channelOf(async () => undefined);
  const turn = { ...options(channel), owner: "a", leaseMs: 10_000, isStopped: () => false };
  await deliverOnce({ ...turn, program: 1 });
  expect(given).toHaveLength(0);
  await deliverOnce({ ...turn, program: 2 });
  expect(given).toHaveLength(1);
});

test("stopping doesn't wait for a server that never responds, and the enquiry stays queued", async () => {
  const { send, options, deliveries } = await outbox();
  await send(1);
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((done) => {
    begun = done;
  });
  const { channel } = channelOf(() => {
    begun();
    return new Promise(() => undefined);
  });
  const worker = startWorker({ ...options(channel), program: 1 });
  await isBegun;
  await worker.stop(1);
  expect(await deliveries()).toMatchObject([{ state: "waiting", attempts: 1 }]);
});

const COUNT = isFull ? 1_000 : 50;
test(`${COUNT} enquiries while mail is down, then up, with two workers: each is delivered once`, async () => {
  const { database, time, now, send, deliveries, options } = await outbox();
  const receiver = await smtpReceiver();
  const { port } = new URL(receiver.url);
  await receiver.close();
  const settings = { smtpUrl: receiver.url, from: "site@duka.example", to: ["owner@duka.example"] };
  const mail = createMailChannel(settings, MAIL_SITE);
  closed.push(mail.close);
  await database.exec("PRAGMA synchronous = OFF"); // crashes are another test's topic
  for (let n = 0; n < COUNT; n++) await send(n);
  await deliverDue(options(mail));
  expect(await deliveries()).toHaveLength(COUNT);
  expect((await deliveries()).every((row) => row.state === "waiting" && row.attempts === 1)).toBe(
    true,
  );
  expect((await deliveries())[0]?.last_error).toMatch(/ECONNREFUSED|ESOCKET|ECONNECTION/);

  const back = await smtpReceiver({ port: Number(port) });
  closed.push(back.close);
  time.at += 60_000;
  const second = createMailChannel(settings, MAIL_SITE);
  closed.push(second.close);
  const log = () => undefined;
  const workers = [mail, second].map((channel) =>
    startWorker({ database, program: 1, channels: [channel], now, log, pollMs: 5 }),
  );
  const isDone = async () => {
    const [row] = await database.all(
      sql("SELECT count(*) AS number FROM deliveries WHERE state <> 'delivered'"),
    );
    return row?.number === 0;
  };
  await until(isDone);
  await Promise.all(workers.map(({ stop }) => stop()));
  const texts = back.mails.map(({ text = "" }) => /Message \d+/.exec(text)?.[0]);
  expect(new Set(texts).size).toBe(COUNT);
  expect(back.mails).toHaveLength(COUNT);
  expect(new Set(back.mails.map(({ messageId }) => messageId)).size).toBe(COUNT);
}, 120_000);
