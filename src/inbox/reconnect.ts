import { stat } from "node:fs/promises";
import path from "node:path";
import { errorMessage } from "./error-messages";
import { type Migration, migrate } from "./migrate";
import { openSqlite, type SqliteInbox } from "./sqlite";

export const INBOX_FILE = "inbox.db";
const RECONNECT_MS = 5_000;

/**
 * Thrown when the file was removed or replaced while it was open, because anything written to it
 * would be lost.
 */
class FileReplaced extends Error {
  readonly code = "its file was removed or replaced while the site was running; restart the site";
}

/** Opens the database and applies `migrations`. */
export async function openInbox(
  folder: string,
  migrations?: readonly Migration[],
): Promise<SqliteInbox> {
  const database = openSqlite(path.join(folder, INBOX_FILE));
  try {
    await migrate(database, migrations);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export interface ReconnectOptions {
  readonly folder: string;
  readonly migrations: readonly Migration[];
  /** Called once, when the database has been opened. */
  readonly opened: (database: SqliteInbox) => void;
  readonly log: (line: string) => void;
}

export interface ReconnectingInbox {
  /** Rejects while the database can't be opened, or after somebody has replaced its file. */
  readonly open: () => Promise<SqliteInbox>;
  /**
   * Stops trying to open the database, runs `finish`, which may still use it, and then closes it.
   */
  readonly close: (finish: () => Promise<void>) => Promise<void>;
}

/** Opens a folder's database, and if that fails, keeps trying until it works. */
export function keepOpen({ folder, migrations, opened, log }: ReconnectOptions): ReconnectingInbox {
  const fileNumber = async () =>
    (await stat(path.join(folder, INBOX_FILE)).catch(() => null))?.ino ?? null;
  let database: SqliteInbox | null = null;
  let openedFile: number | null = null;
  let opening: Promise<SqliteInbox> | null = null;
  let failure: unknown = null;
  let reopening: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tryToOpen = async (): Promise<SqliteInbox> => {
    const before = failure;
    try {
      const made = await openInbox(folder, migrations);
      openedFile = await fileNumber();
      database = made;
      failure = null;
      opened(made);
      return made;
    } catch (error) {
      failure = error;
      if (before === null || errorMessage(before) !== errorMessage(error)) {
        log(`inbox: couldn't be opened: ${errorMessage(error)}`);
      }
      // Retried on a timer, so that queued deliveries don't wait for the next message to open the
      // database.
      if (!isClosed) reopening = setTimeout(start, RECONNECT_MS);
      throw error;
    }
  };
  const start = () => {
    opening = tryToOpen().finally(() => {
      opening = null;
    });
    opening.catch(() => undefined); // already logged
  };
  start();

  return {
    open: async () => {
      if (opening) return opening;
      if (!database) throw failure;
      if ((await fileNumber()) !== openedFile) throw new FileReplaced();
      return database;
    },
    close: async (finish) => {
      isClosed = true;
      clearTimeout(reopening);
      await opening?.catch(() => undefined);
      await finish();
      database?.close();
      database = null;
    },
  };
}
