import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { errorNumber } from "../site/errors";
import type { InboxPort, Row, Statement } from "./database";

/** The inbox in a file of this machine, with the functions that only SQLite has. */
export interface SqliteInbox extends InboxPort {
  /** Runs SQL without values, as a migration, outside of a transaction of ours. */
  readonly exec: (text: string) => Promise<void>;
  /** Rewrites the file and empties the write-ahead log, so that nothing erased is in either. */
  readonly compact: () => Promise<void>;
  /**
   * Empties the write-ahead log alone, which takes no time, and keeps nobody waiting who writes. Of what was erased the
   * file may have a copy until it is rewritten.
   */
  readonly emptyLog: () => Promise<void>;
  /** Writes a whole copy to `file`, which must not exist, readable by its owner alone; all of it or nothing. */
  readonly backUp: (file: string) => Promise<void>;
  /** Closes it, and moves what the write-ahead log has into the file unless somebody else reads it. */
  readonly close: () => void;
}

/** Milliseconds that the program blocks for a lock while it opens the file. */
const OPEN_WAIT_MS = 50;
const LOCK_PAUSE_MS = 20;
/** Milliseconds that a statement is tried again while another process holds a lock. */
const LOCK_PATIENCE_MS = 5_000;
const BUSY = 5;

/**
 * Opens or creates the database in `file`, whose folder becomes the owner's alone. A commit is on the disk when it
 * returns (`synchronous=FULL`); deleted data is overwritten (`secure_delete`). Where another process holds a lock, work
 * is tried again from the event loop for `patienceMs`. Throws SQLite's or the system's error.
 */
export function openSqlite(file: string, patienceMs: number = LOCK_PATIENCE_MS): SqliteInbox {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  closeSync(openSync(file, "a", 0o600)); // SQLite gives its write-ahead log the same mode
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: OPEN_WAIT_MS });
  try {
    // The log's mode first: all others would take a lock.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;",
    );
    // From here a lock makes nobody stand still: each of many waiting enquiries would add its time.
    database.exec("PRAGMA busy_timeout = 0");
  } catch (error) {
    database.close();
    throw error;
  }
  const prepare = withCache((text: string) => database.prepare(text));
  const patiently = patientQueue(patienceMs);

  return {
    // No lock of a writer keeps a reader out, so it need not wait for those who want to write.
    all: ({ sql, values }) =>
      whileLocked(
        () => prepare(sql).all(...values) as Row[], // by our columns
        performance.now() + patienceMs,
      ),
    batch: (statements) => patiently(() => commit(database, prepare, statements)),
    exec: (text) => patiently(() => database.exec(text)),
    compact: async () => {
      // The part of the log that another process is reading stays.
      await patiently(() => emptyLog(database));
      await patiently(() => database.exec("VACUUM"));
      await patiently(() => emptyLog(database));
    },
    emptyLog: () => whileLocked(() => emptyLog(database), performance.now() + patienceMs),
    backUp: async (target) => {
      const unfinished = `${target}.unfinished`; // of a back-up that was killed: nobody takes it for a whole one
      const remove = () => {
        for (const end of ["", "-journal"]) rmSync(`${unfinished}${end}`, { force: true });
      };
      remove();
      try {
        const copy = openSync(unfinished, "wx", 0o600);
        try {
          await patiently(() => database.prepare("VACUUM INTO ?").run(unfinished));
          fsyncSync(copy); // SQLite does not
        } finally {
          closeSync(copy);
        }
        renameSync(unfinished, target);
      } finally {
        remove();
      }
    },
    close: () => {
      // SQLite itself does it only where no statement is left, and ours are kept until the process ends.
      try {
        emptyLog(database);
      } catch {
        // somebody else uses it, or the disk is full: the log keeps what it has
      }
      database.close();
    },
  };
}

/** Returns the bytes that are free for the owner of `folder`. */
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

/** Runs a transaction in one go of the event loop. "Busy" can happen at its first statement alone. */
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
    if (database.isTransaction) database.exec("ROLLBACK"); // SQLite may have rolled back by itself
    throw error;
  }
}

function emptyLog(database: Database): void {
  const { busy } = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
  if (busy) throw Object.assign(new Error("the database is in use"), { errcode: BUSY });
}

/**
 * Returns a function that runs `work`, and again for `patienceMs` while another process holds a lock. One at a
 * time asks for the lock, in the order in which they came; the event loop runs in between.
 */
function patientQueue(patienceMs: number): <T>(work: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const end = performance.now() + patienceMs;
    const result = last.then(() => whileLocked(work, end));
    last = result.catch(() => undefined); // its caller has the error
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
