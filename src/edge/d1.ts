import type { InboxPort, Statement } from "../inbox/database";
import type { D1 } from "./platform";

/**
 * Reduces an error to D1's error codes, because the rest of a message may contain a visitor's text.
 */
const codesOf = (error: unknown): string =>
  String(error)
    .match(/\b(?:D1|SQLITE)_[A-Z_]+\b/g)
    ?.join(" ") ?? "the database doesn't respond";

/** Creates the inbox's port to a D1 database. D1's only transactions are batches. */
export function d1Inbox(database: D1): InboxPort {
  const prepare = ({ sql, values }: Statement) => database.prepare(sql).bind(...values);
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw Object.assign(new Error("D1"), { code: codesOf(error) });
    }
  };
  return {
    all: (statement) => asked(async () => (await prepare(statement).all()).results),
    batch: (statements) =>
      asked(async () =>
        (await database.batch(statements.map(prepare))).map(({ meta }) => meta.changes),
      ),
  };
}
