/** A value of a column. Times are milliseconds since 1970, UTC. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;

/** One statement with a value for each `?`. It must be SQL that SQLite and D1 both run. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/**
 * The database of the inbox, as this folder uses it. A transaction is a list of statements without a read in between,
 * because D1 has nothing else.
 */
export interface InboxPort {
  /** Runs one query. */
  readonly all: (statement: Statement) => Promise<readonly Row[]>;
  /** Commits all statements or none; resolves to the number of rows that each has changed. */
  readonly batch: (statements: readonly Statement[]) => Promise<readonly number[]>;
}

export const sql = (text: string, ...values: readonly Value[]): Statement => ({
  sql: text,
  values,
});

/** Returns the first row's only value; null where there is no row. */
export async function readValue(database: InboxPort, statement: Statement): Promise<Value> {
  const [row] = await database.all(statement);
  return (row && Object.values(row)[0]) ?? null;
}
