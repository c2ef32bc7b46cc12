import { type InboxPort, type Statement, sql } from "./database";

/**
 * Takes or renews the lease `name` for `ms`. Returns false if somebody else holds it. Abandoned
 * leases expire. Ignores a lease that ends more than twice `ms` from now, because the clock must
 * have been ahead when it was taken.
 */
export async function takeLease(
  database: InboxPort,
  name: string,
  { owner, now, ms }: { readonly owner: string; readonly now: number; readonly ms: number },
): Promise<boolean> {
  const [changes] = await database.batch([
    sql(
      `INSERT INTO leases (name, owner, until) VALUES (?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
       WHERE leases.owner = excluded.owner OR leases.until <= ? OR leases.until > ?`,
      name,
      owner,
      now + ms,
      now,
      now + 2 * ms,
    ),
  ]);
  return changes === 1;
}

export const endLease = (name: string, owner: string): Statement =>
  sql("DELETE FROM leases WHERE name = ? AND owner = ?", name, owner);
