import { type InboxPort, sql } from "./database";

/**
 * Returns the ids of enquiries without a delivery to the owner, oldest first. They arrived while no
 * channel was set up.
 */
export async function undeliveredEnquiries(database: InboxPort): Promise<readonly string[]> {
  const rows = await database.all(
    sql(`SELECT id FROM enquiries WHERE NOT EXISTS (
           SELECT 1 FROM deliveries WHERE enquiry_id = enquiries.id AND kind = 'enquiry')
         ORDER BY received_at`),
  );
  return rows.map(({ id }) => String(id));
}
