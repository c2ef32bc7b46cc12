import path from "node:path";
import { sql } from "../../src/inbox/database";
import { openInbox } from "../../src/inbox/reconnect";
import { runInboxHost } from "../support/servers/crashing-host";
import { smtpReceiver } from "../support/servers/smtp-receiver";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

test("killed at fifty random moments, every confirmed enquiry is delivered, under one Message-ID", async () => {
  const server = await smtpReceiver();
  const host = { folder: path.join(folder, "var"), smtpUrl: server.url };
  const confirmed = new Set<number>();
  for (let round = 0; round < 50; round++) {
    const numbers = Array.from({ length: 20 }, (_, n) => 1_000 + round * 20 + n);
    const killAfterMs = Math.random() * 120;
    for (const number of await runInboxHost({ ...host, numbers, killAfterMs })) {
      confirmed.add(number);
    }
  }
  const database = await openInbox(host.folder);
  await database.batch([sql("UPDATE deliveries SET next_attempt_at = 0 WHERE state = 'waiting'")]);
  database.close();
  await runInboxHost({ ...host, numbers: [] });
  await server.close();

  const ids = new Map<number, Set<string | undefined>>();
  for (const { text = "", messageId } of server.mails) {
    const number = Number(/Message (\d+)\./.exec(text)?.[1]);
    ids.set(number, (ids.get(number) ?? new Set()).add(messageId));
  }
  expect(confirmed.size).toBeGreaterThan(50);
  expect([...confirmed].filter((number) => !ids.has(number))).toEqual([]);
  expect([...ids.values()].filter(({ size }) => size > 1)).toEqual([]);
}, 600_000);
