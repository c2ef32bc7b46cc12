import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { acceptEnquiry } from "../../src/inbox/accept-enquiry";
import { runInboxCommand } from "../../src/inbox/commands/run-inbox-command";
import { type Statement, sql } from "../../src/inbox/database";
import type { Channel, Delivery } from "../../src/inbox/delivery";
import { AttemptFailed } from "../../src/inbox/error-messages";
import { deliveryProblems, NO_CHANNEL } from "../../src/inbox/health";
import { confirmSubscription, subscribe, unsubscribe } from "../../src/inbox/newsletter";
import { deliverDue } from "../../src/inbox/outbox";
import { openInbox } from "../../src/inbox/reconnect";
import { monthsBefore } from "../../src/inbox/retention";
import { enquiryOf } from "../fixtures/enquiries";
import { damage } from "../support/damage";
import { inFull } from "../support/full";
import { runScript } from "../support/servers/run-script";
import { temporaryFolder } from "../support/temporary-folder";

const root = temporaryFolder();
const DAY_MS = 86_400_000;
let folders = 0;

type Channels = readonly ("mail" | "webhook")[];

async function inbox(
  channels: Channels = ["mail"],
  folder = path.join(root, String(++folders), "var"),
  openChannels: () => readonly Channel[] = () => [],
) {
  const time = { at: Date.UTC(2026, 10, 1, 12) };
  const disk = { free: 2e9 };
  const withDatabase = async <T>(
    work: (database: Awaited<ReturnType<typeof openInbox>>) => Promise<T>,
  ) => {
    const database = await openInbox(folder);
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
  const send = (email: string, body: object = {}) =>
    withDatabase(async (database) => {
      const options = { database, program: 1, channels, acknowledge: false, now: () => time.at };
      const accepted = await acceptEnquiry(options, enquiryOf({ email, ...body }), {
        network: "a",
      });
      return accepted.state === "stored" ? accepted.id : "";
    });
  const run = async (...args: string[]) => {
    let text = "";
    const print = (part: string) => {
      text += part;
    };
    const isFine = await runInboxCommand(args, {
      folder,
      channels,
      openChannels,
      siteUrl: "https://www.duka.example",
      timeZone: "Africa/Nairobi",
      now: () => time.at,
      freeBytes: async () => disk.free,
      print,
    });
    return { isFine, text };
  };
  /** Delivers what's due over a mail channel that uses `send`. */
  const deliver = (send: Channel["send"]) =>
    withDatabase((database) =>
      deliverDue({
        database,
        channels: [{ name: "mail", send, close: () => undefined }],
        now: () => time.at,
        log: () => undefined,
      }),
    );
  /** Asks for the newsletter like a visitor. */
  const ask = (email: string, network = "a") =>
    withDatabase((database) =>
      subscribe({ database, program: 1, channels: [], now: () => time.at }, email, network),
    );
  return { folder, time, disk, send, run, withDatabase, deliver, ask };
}
const arrives = () => Promise.resolve();
const fails =
  (reason: string, isForGood = true) =>
  () =>
    Promise.reject(new AttemptFailed(reason, isForGood));

const everyByte = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), "latin1"))
    .join("")
    .toLowerCase();

describe("listing and exporting", () => {
  test("list, show and export print what was sent, by id or reference, without control characters", async () => {
    const { run, send, time } = await inbox();
    const id = await send("achieng@duka.example", {
      full_name: "Achieng \u202e Ouma",
      topic: "USSD",
    });
    time.at += DAY_MS;
    await send("njeri@duka.example", { website: "x", message: "Hi\u009b31m" });
    const { text } = await run("list");
    expect(text.split("\n")).toEqual([
      expect.stringMatching(/^2026-11-02.* \[new, suspect, mail waiting\] .*njeri@duka\.example/),
      expect.stringMatching(
        /^2026-11-01 15:00 {2}\S{9} {2}\[new, mail waiting\] {2}Bulk SMS {2}Achieng {1,2}Ouma <achieng@duka\.example> {2}How much/,
      ),
      "",
    ]);
    const [, reference = ""] = /^\S+ \S+ {2}(\S+)/.exec(text.split("\n")[1] ?? "") ?? [];
    for (const name of [id, id.slice(0, 8), reference.toLowerCase()]) {
      expect((await run("show", name)).text).toContain(
        "topic: USSD\nenquiry over mail: waiting, 0 attempts\n\nHow much",
      );
    }
    const lines = (await run("export")).text.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id, email: "achieng@duka.example", details: { topic: "USSD" } },
      { email: "njeri@duka.example", suspect: expect.any(String) },
    ]);
    expect((await run("export", "--since", "2026-11-02")).text).not.toContain(id);
    expect(`${text}${(await run("show", reference)).text}`).not.toMatch(/[\u009b\u202e]/);
  });

  test.each([
    "=1+1",
    "+1+1",
    "-1",
    "@sum",
    "＝1",
    "﹣1",
    "Rates; =1+1",
    'Rates";=1+1',
    "Rates\t=1+1",
    "Rates\n@sum",
  ])("a spreadsheet doesn't run %j", async (message) => {
    const { run, send } = await inbox();
    await send("a@b.example", { message });
    const { text } = await run("export", "--csv");
    const cell = /"Bulk SMS","((?:[^"]|"")*)"/.exec(text)?.[1] ?? "";
    expect(cell).not.toMatch(/(?:^|[;\t\r\n])[\s"]*[=+\-@＝＋－＠﹦﹢﹣﹫]/);
    expect(cell.replace(/'/g, "").replace(/""/g, '"')).toBe(message);
  });

  test("Excel can read a table's accents, phone numbers and local times", async () => {
    const { run, send, time } = await inbox();
    time.at = Date.UTC(2026, 10, 27, 21, 35, 36);
    const names = ["+254 733 000 111", "+254733000112", "+254-733-000-113", "0733 000 114"];
    for (const phone_number of names) {
      await send("o@duka.example", { full_name: "Mary O’Brien", phone_number });
    }
    const { text } = await run("export", "--csv");
    expect(text).toMatch(/^\uFEFF"Received","Reference","Name","Email","Phone number",/);
    expect(text.match(/\uFEFF/g)).toHaveLength(1);
    const cells = [...text.matchAll(/"O’Brien|"o@duka.example","([^"]*)"/g)].map(
      ([, cell]) => cell,
    );
    expect(cells).toEqual([
      "+254 733 000 111",
      "+254733000112",
      "'+254-733-000-113",
      "0733 000 114",
    ]);
    expect(text).toContain('\r\n"2026-11-28 00:35",');
    expect((await run("list")).text).toMatch(/^2026-11-28 00:35 {2}/);
    const [, reference = ""] = /"([0-9A-Z]{4}-[0-9A-Z]{4})"/.exec(text) ?? [];
    expect((await run("show", reference)).text).toContain(
      "Received: 2026-11-28 00:35, Nairobi time\n",
    );
    // The day starts at the company's midnight.
    expect((await run("export", "--since", "2026-11-28")).text).toContain(
      "2026-11-27T21:35:36.000Z",
    );
    expect((await run("export", "--since", "2026-11-29")).text).toBe("");
    time.at = Date.UTC(2026, 10, 28, 21);
    expect((await run("erase", "--before", "2026-11-28")).text).toMatch(/^Erased 0 /);
    expect((await run("erase", "--before", "2026-11-29")).text).toMatch(/^Erased 4 /);
  });
});

describe("erase", () => {
  test("removes a person's address from every byte of the folder, while the host runs", async () => {
    const { run, send, folder, withDatabase, ask } = await inbox();
    for (let n = 0; n < 50; n++)
      await send("Achieng@duka.example", { message: `x ${n}`.repeat(200) });
    await send("njeri@duka.example");
    const host = await openInbox(folder); // keeps the file open, like a running site
    await ask("achieng@duka.example");
    expect(everyByte(folder)).toContain("achieng@duka.example");
    expect((await run("erase", " ACHIENG@duka.example ")).text).toBe(
      "Erased 50 enquiries from achieng@duka.example and the subscription.\n",
    );
    expect(everyByte(folder)).not.toContain("achieng@duka.example");
    host.close();
    await withDatabase(async (database) => {
      expect(await database.all(sql("SELECT email FROM enquiries"))).toHaveLength(1);
      expect(await database.all(sql("SELECT id FROM deliveries"))).toHaveLength(1);
    });
  });

  test("lists other people's enquiries that mention an address, and erases nobody for a partial address", async () => {
    const { run, send } = await inbox();
    const id = await send("njeri@duka.example", { message: "Ask achieng@duka.example" });
    const { text, isFine } = await run("erase", "achieng@duka.example");
    expect([isFine, text]).toEqual([false, expect.stringContaining(id)]);
    for (const part of ["duka.example", "a b@duka.example", "@duka.example"]) {
      await expect(run("erase", part)).rejects.toThrow("a full email address");
    }
    expect((await run("list")).text).toContain("njeri@duka.example");
  });

  test.each(["ACHIENG@duka.example", "achieng@ｄuka.Example", "achieng@du\uFE0Fka.example"])(
    "takes %s for the same address",
    async (email) => {
      const { run, send } = await inbox();
      await send(email);
      expect((await run("erase", "achieng@duka.example")).text).toBe(
        "Erased 1 enquiry from achieng@duka.example.\n",
      );
    },
  );

  test.each([
    ["'achieng@duka.example", true],
    ["jo&achieng@duka.example", true],
    ["jo/achieng@duka.example", true],
    ["o'achieng@duka.example", true],
    ["achieng+news@duka.example", true],
    ["achieng@duka.example.com", true],
    ["joachieng@duka.example", false],
  ])("keeps what %s sent, which may be somebody else, and names it: %s", async (email, isNamed) => {
    const { run, send } = await inbox();
    const id = await send(email);
    const { isFine, text } = await run("erase", "achieng@duka.example");
    expect([isFine, text.includes(id)]).toEqual([!isNamed, isNamed]);
    expect(text).toContain("Erased 0 enquiries");
    expect((await run("list")).text).toContain(email);
  });

  test.each([
    "contact -achieng@duka.example please",
    "_achieng@duka.example_",
    "Contact...achieng@duka.example",
    "Mail achieng@duka.example.Thanks, Tom",
    "mailto%3Aachieng%40duka.example",
    "achieng@duka.example-my boss",
  ])("names an enquiry that says %s", async (message) => {
    const { run, send } = await inbox();
    const id = await send("njeri@duka.example", { message });
    expect((await run("erase", "achieng@duka.example")).text).toContain(`Check these: ${id}`);
  });

  test("names the address of an international domain in letters, and subscriptions with another tag", async () => {
    const { run, send, ask } = await inbox();
    const id = await send("njeri@duka.example", { message: "Ask ann@b\u00FCcher.example" });
    await ask("ann+news@b\u00FCcher.example");
    const { text } = await run("erase", "ann@xn--bcher-kva.example");
    expect(text).toContain(`Check these: ${id}\n`);
    expect(text).toContain("Erase each of them separately: ann+news@xn--bcher-kva.example\n");
  });

  test.each(["<achieng@duka.example>", "mailto:achieng@duka.example", "achieng@duka.example,"])(
    "refuses %s, because it would match no address",
    async (argument) => {
      const { run, send } = await inbox();
      await send("achieng@duka.example");
      await expect(run("erase", argument)).rejects.toThrow("a full email address");
    },
  );

  test.each([
    ["zoe\u0308@bu\u0308cher.example", "zo\u00EB@b\u00FCcher.example"],
    ["zo\u00EB@xn--bcher-kva.example", "ZOE\u0308@B\u00FCcher.example"],
  ])("finds the enquiries and subscription of %s under another spelling", async (given, erased) => {
    const { run, send, ask } = await inbox();
    await send(given);
    await send("other@duka.example", { message: `Ask ${given}, please.` });
    await ask(given);
    expect((await run("erase", erased)).text).toMatch(
      /^Erased 1 enquiry from zo\u00EB@xn--bcher-kva\.example and the subscription\.\nThis address, or one like it, is also in/,
    );
  });

  test("finds an address in all fields of other people's enquiries, with capitals of any language", async () => {
    const { run, send } = await inbox();
    const address = "élodie@duka.example";
    const others = ["full_name", "company", "phone_number", "service_type", "message", "topic"];
    const ids = new Set<string>();
    for (const name of others) {
      ids.add(await send(`${name}@other.example`, { [name]: `(É\u004cODIE@Duka.Example.)` }));
    }
    await send("E\u0301lodie@duka.example");
    const { text, isFine } = await run("erase", address.toUpperCase());
    expect([isFine, text]).toEqual([false, expect.stringContaining("Erased 1 enquiry from")]);
    const [, named = ""] = /Check these: (.*)/.exec(text) ?? [];
    expect(new Set(named.split(", "))).toEqual(ids);
  });

  test("--before erases older enquiries only", async () => {
    const { run, send, time } = await inbox();
    await send("old@duka.example");
    time.at += DAY_MS;
    await send("new@duka.example");
    expect((await run("erase", "--before", "2026-11-02")).text).toBe(
      "Erased 1 enquiry from before 2026-11-02.\n",
    );
    expect((await run("list")).text).toContain("new@duka.example");
    await expect(run("erase", "--before", "2999-01-01")).rejects.toThrow(
      "must be a date in the past",
    );
  });
});

test.each(["2026-02-31", "2026-02-29", "2026-13-01", "2026-11-00", "2026-1-1"])(
  "%s isn't a day, so erase and export refuse it",
  async (day) => {
    const { run, send } = await inbox();
    await send("ann@duka.example");
    const reason = `must be a date such as 2026-11-01, not "${day}".`;
    await expect(run("erase", "--before", day)).rejects.toThrow(`--before ${reason}`);
    await expect(run("export", "--since", day)).rejects.toThrow(`--since ${reason}`);
    expect((await run("list")).text).toContain("ann@duka.example");
  },
);

describe("status, health and retry", () => {
  test("status fails while a delivery has failed or waited for 15 minutes; retry sends it again", async () => {
    const { run, send, time, deliver } = await inbox();
    const id = await send("achieng@duka.example");
    expect(await run("status")).toMatchObject({ isFine: true });
    time.at += 15 * 60_000 + 1;
    const late = await run("status");
    expect(late).toMatchObject({
      isFine: false,
      text: expect.stringContaining("1 message by email has been waiting to be sent"),
    });
    expect(late.text).not.toContain("achieng");
    await deliver(fails("SMTP 550"));
    const failed = await run("status");
    expect([failed.isFine, failed.text]).toEqual([
      false,
      expect.stringContaining("1 message by email couldn't be sent (SMTP 550)."),
    ]);
    expect((await run("retry", id)).text).toBe(
      "1 message will be sent now, or as soon as the site is running.\n",
    );
    await deliver(arrives);
    expect(await run("status")).toMatchObject({ isFine: true });
  });

  test("settled deliveries raise no alarm and are only sent again by name", async () => {
    const { run, send, deliver } = await inbox();
    const [spam, other] = [await send("spam@duka.example"), await send("other@duka.example")];
    await deliver(fails("SMTP 554"));
    expect((await run("settle", spam)).text).toBe("Settled 1 failed delivery.\n");
    expect(await run("status")).toMatchObject({
      isFine: false,
      text: expect.stringContaining("1 message by email couldn't be sent"),
    });
    expect((await run("settle")).text).toBe("Settled 1 failed delivery.\n");
    expect(await run("status")).toMatchObject({ isFine: true });
    expect((await run("show", spam)).text).toContain("settled, 1 attempt, SMTP 554");
    expect((await run("retry")).text).toContain("0 messages will be sent");
    expect((await run("retry", other)).text).toContain("1 message will be sent");
  });

  test("a health check doesn't read old deliveries, because anybody may request it, however many there are", async () => {
    const { withDatabase } = await inbox();
    await withDatabase(async (database) => {
      const asked: Statement[] = [];
      const all: typeof database.all = (statement) => {
        asked.push(statement);
        return database.all(statement);
      };
      await deliveryProblems({ ...database, all }, ["mail"], 0);
      const plans = await Promise.all(
        asked.map((statement) =>
          database.all(sql(`EXPLAIN QUERY PLAN ${statement.sql}`, ...statement.values)),
        ),
      );
      const steps = plans
        .flatMap((plan) => plan.map(({ detail }) => String(detail)))
        .filter((step) => /deliveries/.test(step));
      expect(steps).toEqual([
        expect.stringContaining("(channel=? AND state=?"),
        expect.stringContaining("(channel=? AND state=? AND next_attempt_at>?)"),
        expect.stringContaining("(channel=? AND state=? AND next_attempt_at>?)"),
      ]);
    });
  });

  test("status mentions an address that a visitor mistyped, without an alarm", async () => {
    const { run, ask, deliver } = await inbox();
    await ask("mistyped@duka.example");
    await deliver(fails("the visitor's address is refused: SMTP 550"));
    const { isFine, text } = await run("status");
    expect(isFine).toBe(true);
    expect(text).toContain(
      "1 email to visitors couldn't be delivered, because mail servers refuse the addresses",
    );
  });

  test("five refused mails to visitors in a row raise an alarm, unless one of them arrives", async () => {
    const { run, time, ask, deliver } = await inbox();
    const REFUSED = fails("the visitor's address is refused: SMTP 550");
    const UNREACHABLE = fails("the visitor's address isn't valid"); // the server wasn't asked
    let visitors = 0;
    const mail = async (number: number, result: () => Promise<void>) => {
      for (let n = 0; n < number; n++) {
        time.at += 60_000;
        await ask(`visitor-${++visitors}@duka.example`, `${visitors}`);
        await deliver(result);
      }
    };
    const isFine = async () => (await run("status")).isFine;
    await mail(4, REFUSED);
    expect(await isFine()).toBe(true);
    await mail(1, REFUSED);
    expect(await run("status")).toMatchObject({
      isFine: false,
      text: expect.stringContaining(
        "The mail server refused the last 5 emails to visitors. If their addresses look real",
      ),
    });
    await mail(1, arrives);
    expect(await isFine()).toBe(true);
    await mail(5, UNREACHABLE);
    expect(await isFine()).toBe(true);
    await mail(5, REFUSED);
    expect(await isFine()).toBe(false);
    time.at += 31 * DAY_MS;
    expect(await isFine()).toBe(true);
  });

  test("status says at once why a delivery waits after a failed attempt, without an alarm yet", async () => {
    const { run, send, deliver } = await inbox(["mail"]);
    await send("achieng@duka.example");
    await deliver(fails("the password is refused: SMTP 535", false));
    const { isFine, text } = await run("status");
    expect([isFine, text]).toEqual([
      true,
      expect.stringContaining(
        "1 message by email couldn't be sent yet and will be tried again: the password is refused: SMTP 535.\n",
      ),
    ]);
  });

  test("health and status list the reasons for failed deliveries, the most frequent first", async () => {
    const { run, send, withDatabase } = await inbox();
    const reasons = [
      "SMTP 552",
      "SMTP 553",
      "SMTP 554",
      "SMTP 552",
      "SMTP 553",
      "SMTP 552",
      "",
      "x",
    ];
    for (const reason of reasons) {
      const id = await send("achieng@duka.example");
      await withDatabase(({ batch }) =>
        batch([
          sql(
            "UPDATE deliveries SET state = 'failed', last_error = ? WHERE enquiry_id = ?",
            reason,
            id,
          ),
        ]),
      );
    }
    const why = "3 times SMTP 552, 2 times SMTP 553, SMTP 554, and other reasons";
    expect((await run("status")).text).toContain(
      `8 messages by email couldn't be sent (${why}). To try again, run "npm run inbox -- retry". To end this warning, run "npm run inbox -- settle".\n`,
    );
    await withDatabase(({ batch }) => batch([sql("UPDATE deliveries SET state = 'waiting'")]));
    expect((await run("status")).text).toContain(
      `7 messages by email couldn't be sent yet and will be tried again: ${why}.\n`,
    );
  });

  test("retry of one enquiry sends it once over a channel that was set up later", async () => {
    const before = await inbox([]);
    const id = await before.send("achieng@duka.example");
    const { run, withDatabase } = await inbox(["mail"], before.folder);
    for (let time = 0; time < 2; time++) await run("retry", id);
    const rows = await withDatabase((database) =>
      database.all(sql("SELECT channel FROM deliveries")),
    );
    expect(rows).toEqual([{ channel: "mail" }]);
  });

  test("retry sends enquiries from before a channel was set up once, and status counts them", async () => {
    const before = await inbox([]);
    await before.send("achieng@duka.example");
    await before.send("njeri@duka.example", { website: "x" });
    const neverSent = "2 enquiries were never sent to anybody";
    expect((await before.run("retry")).text).toContain("0 messages will be sent");
    expect((await before.run("status")).text).toContain(neverSent);
    const { run, send, withDatabase } = await inbox(["mail", "webhook"], before.folder);
    await send("wanjiru@duka.example");
    const { isFine, text } = await run("status");
    expect([isFine, text]).toEqual([false, expect.stringContaining(neverSent)]);
    for (let time = 0; time < 2; time++) {
      expect((await run("retry")).text).toBe(
        "6 messages will be sent now, or as soon as the site is running.\n",
      );
    }
    expect(await run("status")).toMatchObject({ isFine: true });
    await withDatabase(({ batch }) => batch([sql("UPDATE deliveries SET state = 'delivered'")]));
    expect((await run("retry")).text).toContain("0 messages will be sent");
  });

  test.each([
    [
      999_999_999,
      "The inbox's disk has 999 MB left. Messages won't be accepted below 500 MB. Free up some space.",
    ],
    [
      499_999_999,
      "The inbox's disk has 499 MB left. No messages are accepted below 500 MB. Free up some space.",
    ],
  ])(
    "status fails with %i bytes free on the disk, with the message of the health check",
    async (free, problem) => {
      const { run, send, disk } = await inbox();
      await send("achieng@duka.example");
      expect(await run("status")).toMatchObject({ isFine: true });
      disk.free = free;
      const { isFine, text } = await run("status");
      expect([isFine, text]).toEqual([false, expect.stringContaining(`${problem}\n`)]);
    },
  );

  test("status fails if no channel is set up", async () => {
    const { run, withDatabase } = await inbox([]);
    await withDatabase(async () => undefined);
    const { isFine, text } = await run("status");
    expect([isFine, text]).toEqual([
      false,
      expect.stringContaining(
        "Nobody is notified of enquiries. Set INBOX_SMTP_URL or INBOX_WEBHOOK_URL.\n",
      ),
    ]);
  });
});

test("a program that's too old for the database can read it but changes nothing", async () => {
  const { run, send, withDatabase } = await inbox();
  const id = await send("achieng@duka.example");
  await withDatabase((database) =>
    database.batch([sql("UPDATE inbox_values SET value = '99' WHERE name = 'oldest_program'")]),
  );
  for (const args of [["erase", "achieng@duka.example"], ["keep", id], ["retry"]]) {
    await expect(run(...args)).rejects.toThrow("Run this command from that version.");
  }
  expect((await run("show", id)).text).toContain("achieng@duka.example");
  expect(await run("status")).toMatchObject({ isFine: false });
});

test("status announces what will be erased within 30 days, and keep exempts an enquiry", async () => {
  const { run, send, time } = await inbox([]);
  const id = await send("achieng@duka.example");
  time.at = Date.UTC(2028, 9, 5);
  expect((await run("status")).text).toContain(
    "1 enquiry will be erased within 30 days, 24 months after the sender's last message",
  );
  await run("keep", id);
  expect((await run("status")).text).not.toContain("will be erased");
});

test("the list shows which enquiries are answered or kept, and both can be undone", async () => {
  const { run, send, time } = await inbox();
  const id = await send("achieng@duka.example");
  const [, reference = ""] = /^\S+ \S+ {2}(\S+)/.exec((await run("list")).text) ?? [];
  time.at += 60_000;
  expect((await run("answered", reference)).text).toBe(`${reference} is marked as answered.\n`);
  await run("keep", id);
  expect((await run("list")).text).toContain("[answered, kept, mail waiting]");
  expect((await run("show", id)).text).toContain("Answered: 2026-11-01 15:01\n");
  expect((await run("export", "--csv")).text).toContain(',"2026-11-01 15:01",');
  await run("answered", reference, "--undo");
  await run("keep", id, "--undo");
  expect((await run("list")).text).toContain("[new, mail waiting]");
  time.at = Date.UTC(2028, 9, 5);
  expect((await run("status")).text).toContain("1 enquiry will be erased");
});

describe("test messages", () => {
  test("a test message goes over every channel without being stored, and reports the result", async () => {
    const sent: Delivery[] = [];
    const channel = (name: Channel["name"], send: Channel["send"]): Channel => ({
      name,
      send,
      close: () => undefined,
    });
    const { run } = await inbox(["mail", "webhook"], undefined, () => [
      channel("mail", async (delivery) => void sent.push(delivery)),
      channel("webhook", fails("HTTP 500", false)),
    ]);
    expect(await run("test")).toEqual({
      isFine: false,
      text: "mail: accepted by the mail server. Look for it in the INBOX_TO mailboxes, including their spam folders.\nwebhook: failed because HTTP 500.\n",
    });
    expect(sent).toMatchObject([{ enquiry: { fields: { service_type: "Test message" } } }]);
    await expect(run("list")).rejects.toThrow("There's no inbox.db in "); // none was created
  });

  test("without a channel, the test says that nothing can arrive", async () => {
    const { run } = await inbox([]);
    expect(await run("test")).toEqual({ isFine: false, text: `${NO_CHANNEL}\n` });
  });
});

test.each([
  [Date.UTC(2026, 2, 31), 1, Date.UTC(2026, 1, 28)],
  [Date.UTC(2028, 1, 29), 12, Date.UTC(2027, 1, 28)],
  [Date.UTC(2026, 0, 15, 7), 24, Date.UTC(2024, 0, 15, 7)],
])("%i is %i months after %i", (now, months, then) => {
  expect(monthsBefore(now, months)).toBe(then);
});

test("a back-up is complete, private to the owner, and can be restored", async () => {
  const { run, send, folder } = await inbox();
  const id = await send("achieng@duka.example");
  const restored = path.join(root, "restored", "var");
  (await openInbox(restored)).close();
  for (const name of readdirSync(restored)) {
    rmSync(path.join(restored, name));
  }
  const file = path.join(restored, "inbox.db");
  await writeFile(`${file}.unfinished`, "of one that was killed");
  await run("backup", file);
  expect(existsSync(`${file}.unfinished`)).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(run("backup", file)).rejects.toThrow("already exists. Choose another name");
  await expect(run("backup", path.join(file, "no/folder.db"))).rejects.toThrow("Create it first");
  await run("erase", "achieng@duka.example");
  expect(existsSync(folder)).toBe(true);
  const ofBackup = await inbox(["mail"], restored);
  expect((await ofBackup.run("show", id)).text).toContain("achieng@duka.example");
});

test.each([
  [["list"], "The inbox can't be used: "],
  [["status"], "The inbox can't be used: "],
  [["erase", "achieng@duka.example"], "The inbox can't be used: "],
  [["backup", path.join(root, "of-damaged.db")], "The backup couldn't be written to "],
])(
  "on a damaged database, %j says so and where the remedy is described",
  async (args, beginning) => {
    const { run, send, folder, withDatabase } = await inbox();
    for (let n = 0; n < 9; n++) await send("achieng@duka.example", { message: "x".repeat(4_900) });
    await withDatabase(({ compact }) => compact());
    damage(path.join(folder, "inbox.db"));
    await expect(run(...args)).rejects.toThrow(
      new RegExp(
        `^${beginning}.*the database is damaged\\. docs/operations\\.md says how to restore a backup\\.$`,
      ),
    );
  },
);

test("a file that isn't a database is refused, with where the remedy is described", async () => {
  const { run, folder } = await inbox();
  mkdirSync(folder, { recursive: true });
  await writeFile(path.join(folder, "inbox.db"), "no database ".repeat(100));
  await expect(run("list")).rejects.toThrow(
    "The inbox can't be opened: the file isn't a database. docs/operations.md says how",
  );
});

/** Runs the command with a limit on file size in blocks of 512 bytes, like on a full disk. */
function runWithoutRoom(folder: string, blocks: number, ...args: string[]) {
  const cwd = path.dirname(folder);
  cpSync("sample/company.json", path.join(cwd, "content/company.json"));
  const script = path.resolve("scripts/inbox.ts");
  const command = ["--import", `file://${require.resolve("tsx")}`, script, ...args];
  return spawnSync(
    "sh",
    ["-c", `ulimit -f ${blocks}; exec "$@"`, "sh", process.execPath, ...command],
    { cwd, encoding: "utf8", env: { PATH: process.env.PATH } },
  );
}

inFull(() =>
  test("a back-up that doesn't fit on the disk leaves no partial file, and says so", async () => {
    const { send, folder } = await inbox();
    for (let n = 0; n < 20; n++) await send("achieng@duka.example", { message: "x".repeat(4_900) });
    const target = path.join(folder, "..", "copies");
    mkdirSync(target);
    const file = path.join(target, "inbox.db");
    const { status, stderr } = runWithoutRoom(folder, 40, "backup", file);
    expect(stderr).toBe(
      `The backup couldn't be written to ${file}, and no partial file was left: the disk can't be read or written.\n`,
    );
    expect(status).toBe(1);
    expect(readdirSync(target)).toEqual([]);
  }),
);

inFull(() =>
  test("erase reports what it erased even if there's no room to overwrite it, and finishes once there is", async () => {
    const { send, run, folder, withDatabase } = await inbox();
    for (let n = 0; n < 20; n++) await send("njeri@duka.example", { message: "x".repeat(4_900) });
    await send("achieng@duka.example");
    await withDatabase(({ compact }) => compact()); // leaves room for erasing itself
    const { status, stdout, stderr } = runWithoutRoom(folder, 300, "erase", "achieng@duka.example");
    expect([status, stdout, stderr]).toEqual([
      1,
      `Erased 1 enquiry from achieng@duka.example.
Traces are still in the database file, because the disk can't be read or written. Fix that, for example by freeing disk space, and run the same command again.
`,
      "",
    ]);
    expect(await run("erase", "achieng@duka.example")).toMatchObject({ isFine: true });
    expect(everyByte(folder)).not.toContain("achieng@duka.example");
  }),
);

test("subscribers are listed with a link that ends the subscription", async () => {
  const { run, withDatabase, time, ask, deliver } = await inbox();
  await ask("achieng@duka.example");
  await ask("pending@duka.example");
  await deliver(async (delivery) => {
    if (delivery.kind !== "confirmation" || delivery.email.startsWith("pending")) return;
    await withDatabase((database) =>
      confirmSubscription(
        { database, program: 1, channels: [], now: () => time.at },
        delivery.confirmToken,
      ),
    );
  });
  const { text } = await run("subscribers", "--csv");
  const [head, row = "", ...rest] = text.trimEnd().split("\r\n");
  expect([head, rest]).toEqual(['\uFEFF"Email","Asked","Confirmed","Unsubscribe link"', []]);
  const token = /unsubscribe\?t=([^"]+)"/.exec(row)?.[1] ?? "";
  expect(
    await withDatabase((database) =>
      unsubscribe({ database, program: 1, channels: [], now: () => 0 }, token),
    ),
  ).toBe(true);
  expect((await run("subscribers")).text).toBe("");
});

describe("the command line", () => {
  test("invalid commands print the valid ones", async () => {
    const { run, send } = await inbox();
    await send("ann@duka.example");
    for (const args of [
      [],
      ["erase"],
      ["show"],
      ["list", "x"],
      ["nonsense"],
      ["export", "--what"],
      ["show", "a", "b"],
      ["erase", "a@b.example", "--before", "2026-11-01"],
    ]) {
      await expect(run(...args)).rejects.toThrow(/^Usage: npm run inbox/);
    }
    await expect(run("show", "nobody")).rejects.toThrow('There is no enquiry "nobody".');
    await expect(run("export", "--since", "may")).rejects.toThrow(
      '--since must be a date such as 2026-11-01, not "may".',
    );
    expect((await run("help")).text).toContain("retry [ID]");
  });

  test.each([
    ["retry", ""],
    ["erase", ""],
    ["show", ""],
    ["export", "--since", ""],
    ["erase", "--before="],
  ])("an empty argument, such as an unset variable, is refused: %s %s", async (...args) => {
    const { run, send } = await inbox();
    await send("ann@duka.example");
    await expect(run(...args)).rejects.toThrow(/empty value|Usage:/);
    expect((await run("list")).text).toContain("ann@duka.example");
  });

  test.each([
    [["list", "--before", "2026-11-01"], "list has no option --before, only --edge."],
    [
      ["export", "--before=2026-11-01"],
      "export has no option --before, only --csv, --since, --edge.",
    ],
    [
      ["erase", "ann@duka.example", "--csv", "--since", "2026-11-01"],
      "erase has no option --csv, only --before, --edge.",
    ],
    [
      ["subscribers", "--since", "2026-11-01"],
      "subscribers has no option --since, only --csv, --edge.",
    ],
    [["retry", "--before", "2026-11-01"], "retry has no option --before, only --edge."],
  ])("an option that the command doesn't have is refused: %j", async (args, reason) => {
    const { run, send } = await inbox();
    await send("ann@duka.example");
    await expect(run(...args)).rejects.toThrow(reason);
    expect((await run("list")).text).toContain("ann@duka.example");
  });

  test("the command runs as a process", async () => {
    const cwd = path.join(root, "alone");
    const { send, folder } = await inbox();
    await send("achieng@duka.example");

    cpSync(folder, path.join(cwd, "var"), { recursive: true });
    const list = runScript("inbox.ts", { cwd, args: ["list"] });
    expect(await list.nextLine()).toContain("achieng@duka.example");
    expect(await list.ended).toEqual({ code: 0, errors: "" });
  });
});

test("if the database is missing, no command creates it and all fail", async () => {
  const { folder, run } = await inbox();
  for (const command of [["list"], ["status"], ["erase", "ann@duka.example"]]) {
    await expect(run(...command)).rejects.toThrow(
      `There's no inbox.db in ${folder}. Either the site hasn't started yet, `,
    );
  }
  expect(existsSync(folder)).toBe(false);
});
