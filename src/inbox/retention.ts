import { DAY_MS, ENQUIRY_KEPT_MONTHS, RETENTION_NOTICE_DAYS } from "../site/limits";
import { dayOf } from "./accept-enquiry";
import { type InboxPort, readValue, type Statement, sql } from "./database";
import { EARLIEST_ENQUIRY_MS } from "./inbox-limits";
import { isRecentSql, recentValues } from "./recent";

/** Number of days that an unconfirmed address is kept, even if its owner couldn't be asked. */
const PENDING_DAYS = 30;

/**
 * Returns the time `months` before `now`, both in ms. If that month has no such day, uses its last
 * day.
 */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}

/**
 * SQL condition for enquiries to erase: those that aren't marked as kept and whose sender hasn't
 * written since `?`.
 */
const OVERDUE = `kept = 0 AND NOT EXISTS (SELECT 1 FROM enquiries AS newer
  WHERE newer.sender = enquiries.sender AND newer.received_at >= ?)`;

/** Returns statements that delete matching enquiries, after their deliveries. */
export const deleteEnquiries = (condition: string, ...values: Statement["values"]) => [
  sql(
    `DELETE FROM deliveries WHERE enquiry_id IN (SELECT id FROM enquiries WHERE ${condition})`,
    ...values,
  ),
  sql(`DELETE FROM enquiries WHERE ${condition}`, ...values),
];

/**
 * Erases what the privacy policy says is no longer kept: enquiries, delivered or not, from senders
 * who have been silent for `ENQUIRY_KEPT_MONTHS`, subscriptions that were never confirmed or whose
 * end couldn't be reported to the webhook, and counts from before yesterday. Returns the number of
 * erased enquiries. Enquiries dated before 2020 were stamped by a wrong clock, so their retention
 * period starts now. Enquiries dated in the future are kept.
 */
export async function eraseExpired(database: InboxPort, now: number): Promise<number> {
  const unanswered = `state <> 'confirmed' AND NOT (${isRecentSql("asked_at")})`;
  const asked = recentValues(PENDING_DAYS * DAY_MS, now);
  const statements = [
    sql("UPDATE enquiries SET received_at = ? WHERE received_at < ?", now, EARLIEST_ENQUIRY_MS),
    ...deleteEnquiries(OVERDUE, monthsBefore(now, ENQUIRY_KEPT_MONTHS)),
  ];
  const changes = await database.batch([
    ...statements,
    sql(`DELETE FROM confirm_tokens WHERE expires_at < ?`, now),
    sql(
      `DELETE FROM deliveries WHERE subscriber_id IN (SELECT id FROM subscribers WHERE ${unanswered})`,
      ...asked,
    ),
    sql(`DELETE FROM subscribers WHERE ${unanswered}`, ...asked),
    sql("DELETE FROM day_counts WHERE day NOT BETWEEN ? AND ?", dayOf(now - DAY_MS), dayOf(now)),
  ]);
  return changes[statements.length - 1] ?? 0;
}

export const expiringSoon = async (database: InboxPort, now: number): Promise<number> =>
  Number(
    await readValue(
      database,
      sql(
        `SELECT count(*) FROM enquiries WHERE ${OVERDUE}`,
        monthsBefore(now + RETENTION_NOTICE_DAYS * DAY_MS, ENQUIRY_KEPT_MONTHS),
      ),
    ),
  );
