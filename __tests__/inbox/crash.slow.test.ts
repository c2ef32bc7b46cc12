import path from "node:path";
import { sql } from "../../src/inbox/database";
import { openInbox } from "../../src/inbox/reconnect";
import { runInboxHost } from "../support/servers/crashing-host";
import { type SmtpReceiver, smtpReceiver } from "../support/servers/smtp-receiver";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
let server: SmtpReceiver;
beforeAll(async () => {
  server = await smtpReceiver();
});
afterAll(() => server.close());

test.each([
  ["before commit", 0, 1],
  ["after commit", 1, 1],
  ["after claim", 1, 1],
  ["before send", 1, 1],
  ["after send", 1, 2],
  ["after mark", 1, 1],
])("killed %s, the enquiry is delivered after the next start", async (point, rows, copies) => {
  const directory = path.join(folder, point.replace(" ", "-"));
  const host = { folder: directory, smtpUrl: server.url };
  const before = server.mails.length;
  await runInboxHost({ ...host, numbers: [1], point });
  const database = await openInbox(directory);
  expect(await database.all(sql("SELECT message FROM enquiries"))).toHaveLength(rows);
  // The interrupted delivery waits for its next attempt. Make that due, as "retry" does.
  await database.batch([sql("UPDATE deliveries SET next_attempt_at = 0 WHERE state = 'waiting'")]);
  database.close();

  // The visitor's browser resends what wasn't confirmed, under the same key.
  expect(await runInboxHost({ ...host, numbers: [1] })).toEqual([1]);
  const mails = server.mails.slice(before);
  expect(mails).toHaveLength(copies);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});
