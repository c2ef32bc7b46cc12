/** A column value. Times are in ms since 1970, in UTC. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;

/** A statement with a value for each `?`. The SQL must run on both SQLite and D1. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/**
 * The database functions that the inbox needs. A transaction is a list of statements without reads
 * in between, because D1 supports nothing else.
 */
export interface InboxPort {
  readonly all: (statement: Statement) => Promise<readonly Row[]>;
  /**
   * Commits either all statements or none. Resolves to the number of rows that each one changed.
   */
  readonly batch: (statements: readonly Statement[]) => Promise<readonly number[]>;
}

export const sql = (text: string, ...values: readonly Value[]): Statement => ({
  sql: text,
  values,
});

/** Returns the first column of the first row, or null if there are no rows. */
export async function readValue(database: InboxPort, statement: Statement): Promise<Value> {
  const [row] = await database.all(statement);
  return (row && Object.values(row)[0]) ?? null;
}
