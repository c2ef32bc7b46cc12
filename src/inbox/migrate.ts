import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readValue, sql } from "./database";
import type { SqliteInbox } from "./sqlite";

/**
 * A numbered schema change. It only adds to the schema, so that older programs can still read the
 * database.
 */
export interface Migration {
  readonly number: number;
  readonly text: string;
}

const FOLDER = path.join(__dirname, "migrations");

/** Reads `NNNN_name.sql` files in order. */
export const readMigrations = (folder: string = FOLDER): readonly Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name))
    .sort()
    .map((name) => ({
      number: Number.parseInt(name, 10),
      text: readFileSync(path.join(folder, name), "utf8"),
    }));

/**
 * Returns the number of the newest migration that this program knows, for comparison with
 * `oldest_program`.
 */
export const programNumber = (migrations: readonly Migration[] = readMigrations()): number =>
  Math.max(0, ...migrations.map(({ number }) => number));

/**
 * Applies missing migrations, each in its own transaction. Two processes may do this at the same
 * time, because each migration first inserts its number, which takes the write lock.
 */
export async function migrate(
  database: SqliteInbox,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  await database.exec(
    "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY NOT NULL, applied_at TEXT NOT NULL)",
  );
  const applied = async (number: number) =>
    (await readValue(database, sql("SELECT 1 FROM migrations WHERE number = ?", number))) === 1;
  for (const { number, text } of migrations) {
    if (await applied(number)) continue;
    try {
      // A single call, so that nothing else runs in the middle of the transaction.
      await database.exec(`BEGIN IMMEDIATE;
INSERT INTO migrations (number, applied_at) VALUES (${number}, datetime('now'));
${text}
COMMIT;`);
    } catch (error) {
      await database.exec("ROLLBACK").catch(() => undefined); // fails if no transaction is open
      if (!(await applied(number))) throw error;
    }
  }
}
