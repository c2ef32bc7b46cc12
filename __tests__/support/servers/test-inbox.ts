import path from "node:path";
import { type Row, sql } from "../../../src/inbox/database";
import type { Inbox } from "../../../src/inbox/host-inbox";
import { INBOX_FILE } from "../../../src/inbox/reconnect";
import { openSqlite } from "../../../src/inbox/sqlite";
import { startInbox } from "../../../src/inbox/start-inbox";
import { MAIL_SITE } from "../../fixtures/enquiries";

/** An inbox in `folder` without channels. */
export const testInbox = (folder: string, log: (line: string) => void = () => undefined): Inbox =>
  startInbox({ folder, site: MAIL_SITE, log });

/** The enquiries in the inbox of `folder`, oldest first. */
export async function storedEnquiries(folder: string): Promise<readonly Row[]> {
  const database = openSqlite(path.join(folder, INBOX_FILE));
  try {
    return await database.all(sql("SELECT * FROM enquiries ORDER BY received_at, rowid"));
  } finally {
    database.close();
  }
}
