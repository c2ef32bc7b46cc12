/**
 * An inbox host that kills itself with SIGKILL at a given point, for `inbox/crash.test.ts`. Reads
 * `FOLDER`, `SMTP_URL` and `POINT` from the environment and numbers of enquiries from stdin. Prints
 * "stored N" for each committed enquiry, and "idle" when there's nothing left to send.
 */
import { createInterface } from "node:readline";
import { acceptEnquiry } from "../../../src/inbox/accept-enquiry";
import { createMailChannel } from "../../../src/inbox/channels/mail-channel";
import { type InboxPort, readValue, sql } from "../../../src/inbox/database";
import type { Channel } from "../../../src/inbox/delivery";
import { startWorker } from "../../../src/inbox/outbox";
import { openInbox } from "../../../src/inbox/reconnect";
import { enquiryOf, MAIL_SITE } from "../../fixtures/enquiries";

const { FOLDER = "", SMTP_URL = "", POINT = "" } = process.env;

const crashAt = (point: string) => {
  if (point === POINT) process.kill(process.pid, "SIGKILL");
};

/** Recognises a transaction by its first statement. */
const stepOf = (text = ""): string =>
  (text.includes("INTO enquiries") && "commit") ||
  (/UPDATE deliveries SET attempts/.test(text) && "claim") ||
  (/UPDATE deliveries SET state = 'delivered'/.test(text) && "mark") ||
  "other";

async function main(): Promise<void> {
  const opened = await openInbox(FOLDER);
  const database: InboxPort = {
    all: opened.all,
    batch: async (statements) => {
      const step = stepOf(statements[0]?.sql);
      crashAt(`before ${step}`);
      const changes = await opened.batch(statements);
      crashAt(`after ${step}`);
      return changes;
    },
  };
  const mail = createMailChannel(
    { smtpUrl: SMTP_URL, from: "site@duka.example", to: ["owner@duka.example"] },
    MAIL_SITE,
  );
  const channel: Channel = {
    ...mail,
    send: async (delivery) => {
      crashAt("before send");
      await mail.send(delivery);
      crashAt("after send");
    },
  };
  const base = { program: 1, channels: ["mail"] as const, acknowledge: false, now: Date.now };
  const worker = startWorker({
    ...{ database, channels: [channel], now: Date.now, log: () => undefined },
    ...{ program: 1, leaseMs: 200, pollMs: 20 },
  });
  const accepting: Promise<void>[] = [];
  for await (const line of createInterface({ input: process.stdin })) {
    const enquiry = enquiryOf({ message: `Message ${line}.` });
    const sender = { key: `key ${line}`, network: line };
    accepting.push(
      acceptEnquiry({ ...base, database }, enquiry, sender).then(() => {
        process.stdout.write(`stored ${line}\n`);
        worker.wake();
      }),
    );
  }
  await Promise.all(accepting);
  const left = sql("SELECT count(*) FROM deliveries WHERE state = 'waiting'");
  while ((await readValue(opened, left)) !== 0) await new Promise((next) => setTimeout(next, 20));
  process.stdout.write("idle\n");
  await worker.stop();
  mail.close();
  opened.close();
}

void main();
