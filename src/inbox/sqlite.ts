import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { errorNumber } from "../site/errors";
import type { InboxPort, Row, Statement } from "./database";

/** The inbox in a local file, with functions that only SQLite has. */
export interface SqliteInbox extends InboxPort {
  /** Runs SQL without values, such as a migration, outside our transactions. */
  readonly exec: (text: string) => Promise<void>;
  /** Rewrites the file and empties the write-ahead log, so that neither contains erased data. */
  readonly compact: () => Promise<void>;
  /**
   * Only empties the write-ahead log, which is quick and doesn't hold up writers. Until the file is
   * rewritten, it may contain copies of erased data.
   */
  readonly emptyLog: () => Promise<void>;
  /**
   * Writes a complete copy to `file`, or nothing. The file mustn't exist yet. Only its owner can
   * read it.
   */
  readonly backUp: (file: string) => Promise<void>;
  /**
   * Closes the database, after moving the write-ahead log into the file unless another process is
   * reading it.
   */
  readonly close: () => void;
}

/** How long opening the file may block while another process holds a lock, in ms. */
const OPEN_WAIT_MS = 50;
const LOCK_PAUSE_MS = 20;
/** How long a statement is retried while another process holds a lock, in ms. */
const LOCK_PATIENCE_MS = 5_000;
const BUSY = 5;

/** Creates a folder that only this user can read, and returns its path. */
export function privateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700); // the folder may already have existed
  return folder;
}

/**
 * Opens or creates the database, and makes its folder private to the owner. When a commit returns,
 * it's on disk (`synchronous=FULL`). Deleted data is overwritten (`secure_delete`). While another
 * process holds a lock, work is retried from the event loop for `patienceMs`. Throws SQLite's or
 * the system's error.
 */
export function openSqlite(file: string, patienceMs: number = LOCK_PATIENCE_MS): SqliteInbox {
  const folder = path.dirname(file);
  privateFolder(folder);
  closeSync(openSync(file, "a", 0o600)); // SQLite gives its write-ahead log the same mode
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: OPEN_WAIT_MS });
  try {
    // The journal mode is set first, because the other pragmas would take a lock.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;",
    );
    // From here on, locks are waited for without blocking the event loop (`whileLocked`).
    database.exec("PRAGMA busy_timeout = 0");
  } catch (error) {
    database.close();
    throw error;
  }
  const prepare = withCache((text: string) => database.prepare(text));
  const patiently = patientQueue(patienceMs);

  return {
    // Writers don't block readers, so reads don't have to queue.
    all: ({ sql, values }) =>
      whileLocked(
        () => prepare(sql).all(...values) as Row[], // our own SQL decides the columns
        performance.now() + patienceMs,
      ),
    batch: (statements) => patiently(() => commit(database, prepare, statements)),
    exec: (text) => patiently(() => database.exec(text)),
    compact: async () => {
      // VACUUM writes to the log, so the log has to be emptied again afterwards.
      await patiently(() => emptyLog(database));
      await patiently(() => database.exec("VACUUM"));
      await patiently(() => emptyLog(database));
    },
    emptyLog: () => whileLocked(() => emptyLog(database), performance.now() + patienceMs),
    backUp: async (target) => {
      // The name shows that a backup was interrupted and is incomplete.
      const unfinished = `${target}.unfinished`;
      const remove = () => {
        for (const end of ["", "-journal"]) rmSync(`${unfinished}${end}`, { force: true });
      };
      remove();
      try {
        const copy = openSync(unfinished, "wx", 0o600);
        try {
          await patiently(() => database.prepare("VACUUM INTO ?").run(unfinished));
          fsyncSync(copy); // SQLite doesn't flush it
        } finally {
          closeSync(copy);
        }
        renameSync(unfinished, target);
      } finally {
        remove();
      }
    },
    close: () => {
      // SQLite only empties the log by itself if no statements are open, and ours stay open.
      try {
        emptyLog(database);
      } catch {
        // Another process is using the log, or the disk is full, so the log keeps its contents.
      }
      database.close();
    },
  };
}

/** Returns the free bytes available to the owner of `folder`. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

type Database = InstanceType<typeof DatabaseSync>;
type Prepare = (text: string) => ReturnType<Database["prepare"]>;

function withCache(prepare: Prepare): Prepare {
  const prepared = new Map<string, ReturnType<Prepare>>(); // our statements are few and fixed
  return (text) => {
    const statement = prepared.get(text) ?? prepare(text);
    prepared.set(text, statement);
    return statement;
  };
}

/**
 * Runs a transaction without yielding to the event loop. Only its first statement can fail with
 * "busy".
 */
function commit(
  database: Database,
  prepare: Prepare,
  statements: readonly Statement[],
): readonly number[] {
  database.exec("BEGIN IMMEDIATE");
  try {
    const changes = statements.map(({ sql, values }) => prepare(sql).run(...values).changes);
    database.exec("COMMIT");
    return changes;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK"); // SQLite may already have rolled back
    throw error;
  }
}

function emptyLog(database: Database): void {
  const { busy } = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
  if (busy) throw Object.assign(new Error("the database is in use"), { errcode: BUSY });
}

/**
 * Returns a function that runs `work`, retrying for up to `patienceMs` while another process holds
 * a lock. Calls are queued, so that only one at a time requests the lock and the event loop keeps
 * running.
 */
function patientQueue(patienceMs: number): <T>(work: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const end = performance.now() + patienceMs;
    const result = last.then(() => whileLocked(work, end));
    last = result.catch(() => undefined); // the caller gets the error
    return result;
  };
}

async function whileLocked<T>(work: () => T, end: number): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (errorNumber(error, "errcode") !== BUSY || performance.now() > end) throw error;
    }
    await setTimeout(LOCK_PAUSE_MS);
  }
}
