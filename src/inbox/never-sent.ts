import { referenceOf } from "../site/reference-of";
import { type InboxPort, sql } from "./database";

/**
 * Returns the ids of enquiries without a delivery to the owner, oldest first: they were accepted while no channel was
 * set up. Without those that an earlier version's file brought, whose owner has read them there.
 */
export async function neverSent(database: InboxPort): Promise<readonly string[]> {
  const rows = await database.all(
    sql(`SELECT id, reference, repeat_key FROM messages WHERE NOT EXISTS (
           SELECT 1 FROM deliveries WHERE message_id = messages.id AND kind = 'enquiry')
         ORDER BY received_at`),
  );
  return rows
    .filter((row) => !isImported(row.reference, row.repeat_key, String(row.id)))
    .map(({ id }) => String(id));
}

/** Accepted under a key, an enquiry has the key's reference; without one, its id for a key. An imported one has neither. */
const isImported = (reference: unknown, repeatKey: unknown, id: string): boolean =>
  reference === referenceOf(id) && repeatKey !== id;
