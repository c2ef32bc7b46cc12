import path from "node:path";
import { sql } from "../../src/inbox/database";
import type { Channel, ChannelName, Delivery } from "../../src/inbox/delivery";
import {
  confirmSubscription,
  queueNewSubscribers,
  subscribe,
  unsubscribe,
} from "../../src/inbox/newsletter";
import { deliverDue } from "../../src/inbox/outbox";
import { openInbox } from "../../src/inbox/reconnect";
import { eraseExpired } from "../../src/inbox/retention";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const DAY_MS = 86_400_000;
const closed: (() => void)[] = [];
afterAll(() => closed.forEach((close) => void close()));

let files = 0;
async function newsletter(channels: readonly ChannelName[] = ["mail"]) {
  const database = await openInbox(path.join(folder, String(++files)));
  closed.push(database.close);
  const time = { at: Date.UTC(2026, 10, 1) };
  const options = { database, program: 1, channels, now: () => time.at };
  const sent: Extract<Delivery, { kind: "confirmation" }>[] = [];
  const others: Delivery[] = [];
  let isDown = false;
  const open = channels.map(
    (name): Channel => ({
      name,
      send: async (delivery) => {
        if (delivery.kind === "confirmation") sent.push(delivery);
        else if (!isDown) others.push(delivery);
        if (isDown) throw new Error("down");
      },
      close: () => undefined,
    }),
  );
  return {
    time,
    sent,
    others,
    options,
    database,
    ask: (address: string, network = "a") => subscribe(options, address, network),
    deliver: async (fails = false) => {
      isDown = fails;
      await deliverDue({ database, channels: open, now: () => time.at, log: () => undefined });
    },
    subscribers: () => database.all(sql("SELECT email, state FROM subscribers ORDER BY email")),
  };
}

test("an address is pending until the link in its mail is used, and the token isn't stored", async () => {
  const { ask, deliver, sent, options, subscribers, database } = await newsletter();
  expect(await ask(" Achieng@Duka.example ")).toBe("taken");
  await deliver();
  expect(sent).toMatchObject([{ email: "achieng@duka.example" }]);
  const token = sent[0]?.confirmToken ?? "";
  const everything = await database.all(sql("SELECT * FROM confirm_tokens"));
  expect(JSON.stringify(everything)).not.toContain(token);
  expect(await confirmSubscription(options, `${token}x`)).toBe(false);
  expect(await subscribers()).toEqual([{ email: "achieng@duka.example", state: "pending" }]);
  expect(await confirmSubscription(options, token)).toBe(true);
  expect(await confirmSubscription(options, token)).toBe(true);
  expect(await subscribers()).toEqual([{ email: "achieng@duka.example", state: "confirmed" }]);
});

test("the response is the same for a new, a known and a confirmed address, and mails go out once a day", async () => {
  const { ask, deliver, sent, options, time } = await newsletter();
  const answers = [await ask("a@b.example"), await ask("A@b.example")];
  await deliver();
  answers.push(await ask("a@b.example"));
  await deliver();
  expect(sent).toHaveLength(1);
  time.at += DAY_MS;
  answers.push(await ask("a@b.example"));
  await deliver();
  expect(sent).toHaveLength(2);
  await confirmSubscription(options, sent[0]?.confirmToken ?? "");
  time.at += DAY_MS;
  answers.push(await ask("a@b.example"));
  await deliver();
  expect(sent).toHaveLength(2);
  expect(new Set(answers)).toEqual(new Set(["taken"]));
});

test("a link works for seven days, and each attempt to send its mail has one that works", async () => {
  const { ask, deliver, sent, options, time } = await newsletter();
  await ask("a@b.example");
  await deliver(true);
  time.at += 60_000;
  await deliver();
  expect(new Set(sent.map(({ confirmToken }) => confirmToken)).size).toBe(2);
  time.at += 7 * DAY_MS - 60_001;
  expect(await confirmSubscription(options, sent[0]?.confirmToken ?? "")).toBe(true);
  time.at += 60_001;
  expect(await confirmSubscription(options, sent[1]?.confirmToken ?? "")).toBe(false);
});

test("unsubscribing erases the subscriber; the link keeps working, even twice, but for nobody else", async () => {
  const { ask, deliver, sent, options, subscribers, time, database } = await newsletter();
  await ask("a@b.example");
  await ask("other@b.example");
  await deliver();
  const { confirmToken = "", unsubscribeToken = "" } =
    sent.find(({ email }) => email === "a@b.example") ?? {};
  await confirmSubscription(options, confirmToken);
  time.at += 3_000 * DAY_MS;
  const forged = [`${unsubscribeToken}x`, `${unsubscribeToken}.x`, `${unsubscribeToken}.`];
  for (const wrong of ["", "x", ...forged, unsubscribeToken.replace(/^./, "_")]) {
    expect(await unsubscribe(options, wrong)).toBe(false);
  }
  expect(await unsubscribe(options, unsubscribeToken)).toBe(true);
  expect(await unsubscribe(options, unsubscribeToken)).toBe(true);
  expect(await subscribers()).toEqual([{ email: "other@b.example", state: "pending" }]);
  const left = await database.all(sql("SELECT 1 FROM deliveries"));
  expect(left).toHaveLength(1);
  expect(await confirmSubscription(options, confirmToken)).toBe(false);
});

test.each(["asked", "never asked, without a mail channel"])(
  "an unconfirmed address is erased after 30 days: %s",
  async (which) => {
    const { ask, deliver, subscribers, time, database } = await newsletter();
    await ask("a@b.example");
    if (which === "asked") await deliver();
    time.at += 30 * DAY_MS - 1;
    await ask("new@b.example");
    await eraseExpired(database, time.at);
    expect(await subscribers()).toHaveLength(2);
    time.at += 1;
    await eraseExpired(database, time.at);
    expect(await subscribers()).toEqual([{ email: "new@b.example", state: "pending" }]);
    expect(await database.all(sql("SELECT 1 FROM deliveries"))).toHaveLength(1);
  },
);

test("a mailbox is asked once a day, however it's spelled and however often it has unsubscribed", async () => {
  const { ask, deliver, sent, options, time } = await newsletter();
  const spellings = ["A@b.example", "a+1@b.example", "a@ｂ.example", "\uFF41+2@b\uFE0F.Example"];
  for (const address of [...spellings, ...spellings]) {
    await ask(address);
    await deliver();
    await unsubscribe(options, sent.at(-1)?.unsubscribeToken ?? "");
  }
  expect(sent).toHaveLength(1);
  time.at += DAY_MS;
  await ask("a@b.example");
  await deliver();
  expect(sent).toHaveLength(2);
});

test("after a clock that was ahead is corrected, mails still go out and addresses aren't kept longer", async () => {
  const { ask, deliver, sent, options, subscribers, time, database } = await newsletter();
  time.at += 30 * DAY_MS;
  await ask("a@b.example");
  await deliver();
  time.at -= 30 * DAY_MS;
  expect(await confirmSubscription(options, sent[0]?.confirmToken ?? "")).toBe(false);
  await ask("a@b.example");
  await deliver();
  expect(sent).toHaveLength(2);
  time.at += 40 * DAY_MS;
  await ask("b@b.example");
  time.at -= 40 * DAY_MS;
  await eraseExpired(database, time.at);
  expect(await subscribers()).toEqual([{ email: "a@b.example", state: "pending" }]);
});

test("a network can ask 20 times a day, whatever the address", async () => {
  const { ask, subscribers } = await newsletter();
  for (let n = 0; n < 10; n++) await ask(`v${n}@b.example`);
  for (let n = 0; n < 10; n++) await ask("v0@b.example");
  expect(await ask("v0@b.example")).toBe("limited");
  expect(await ask("v99@b.example")).toBe("limited");
  expect(await ask("v99@b.example", "another")).toBe("taken");
  expect(await subscribers()).toHaveLength(11);
});

describe("with a webhook", () => {
  const events = (others: readonly Delivery[]) =>
    others.map((event) => [event.kind, "email" in event && event.email]);

  test("it's told once about a confirmed subscription and once about its end, and then the address is erased", async () => {
    const { ask, deliver, sent, others, options, database } = await newsletter(["mail", "webhook"]);
    await ask("a@b.example");
    await deliver();
    const { confirmToken = "", unsubscribeToken = "" } = sent[0] ?? {};
    await confirmSubscription(options, confirmToken);
    await confirmSubscription(options, confirmToken);
    await deliver();
    expect(events(others)).toEqual([["subscription.confirmed", "a@b.example"]]);
    await unsubscribe(options, unsubscribeToken);
    await unsubscribe(options, unsubscribeToken);
    await deliver();
    await deliver();
    expect(events(others).slice(1)).toEqual([["subscription.ended", "a@b.example"]]);
    for (const table of ["subscribers", "deliveries", "confirm_tokens"]) {
      expect(await database.all(sql(`SELECT * FROM ${table}`))).toEqual([]);
    }
  });

  test("an unconfirmed subscription ends without a call", async () => {
    const { ask, deliver, sent, others, options, subscribers } = await newsletter([
      "mail",
      "webhook",
    ]);
    await ask("a@b.example");
    await deliver();
    await unsubscribe(options, sent[0]?.unsubscribeToken ?? "");
    await deliver();
    expect([await subscribers(), others]).toEqual([[], []]);
  });

  test("while the receiver is down, an ended address gets nothing, can subscribe again, and is erased after 30 days", async () => {
    const { ask, deliver, sent, options, subscribers, time } = await newsletter([
      "mail",
      "webhook",
    ]);
    for (const address of ["a@b.example", "c@b.example"]) {
      await ask(address);
      await deliver();
      await confirmSubscription(options, sent.at(-1)?.confirmToken ?? "");
      await deliver(true);
      await unsubscribe(options, sent.at(-1)?.unsubscribeToken ?? "");
    }
    await deliver(true);
    time.at += DAY_MS;
    await ask("c@b.example");
    await deliver();
    expect(sent.map(({ email }) => email)).toEqual(["a@b.example", "c@b.example", "c@b.example"]);
    expect(await subscribers()).toEqual([{ email: "c@b.example", state: "pending" }]);

    const late = await newsletter(["webhook"]);
    await late.ask("a@b.example");
    await late.database.batch([sql("UPDATE subscribers SET state = 'ended'")]);
    await eraseExpired(late.database, late.time.at + 29 * DAY_MS);
    expect(await late.subscribers()).toHaveLength(1);
    await eraseExpired(late.database, late.time.at + 31 * DAY_MS);
    expect(await late.subscribers()).toEqual([]);
  });
});

test("at most once a day, a mail to the owner lists new subscribers since the last one", async () => {
  const { ask, deliver, sent, others, options, time } = await newsletter();
  const confirm = async (address: string) => {
    await ask(address);
    await deliver();
    await confirmSubscription(options, sent.at(-1)?.confirmToken ?? "");
  };
  const named = async () => {
    await queueNewSubscribers(options);
    await deliver();
    return others.splice(0).map((mail) => "subscribers" in mail && mail.subscribers);
  };
  expect(await named()).toEqual([]);
  await ask("pending@b.example");
  await confirm("a@b.example");
  await confirm("c@b.example");
  const confirmedAt = time.at;
  time.at += 60_000;
  expect(await named()).toEqual([
    [
      { email: "a@b.example", confirmedAt },
      { email: "c@b.example", confirmedAt },
    ],
  ]);
  time.at += 1;
  await confirm("d@b.example");
  expect(await named()).toEqual([]);
  time.at += DAY_MS;
  expect(await named()).toMatchObject([[{ email: "d@b.example" }]]);
  time.at += DAY_MS;
  expect(await named()).toEqual([]);
});
