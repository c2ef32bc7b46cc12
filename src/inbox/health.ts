import { DAY_MS, MINUTE_MS } from "../site/limits";
import { type InboxPort, type Row, sql } from "./database";
import { CHANNEL_NAMES, type ChannelName } from "./delivery";
import { VISITOR_REFUSED } from "./error-messages";
import { DISK_FREE_LOW_BYTES, DISK_FREE_MIN_BYTES } from "./inbox-limits";
import { isRecentSql, recentValues } from "./recent";

/** Milliseconds after which a waiting delivery is reported. */
const DELIVERY_LATE_MS = 900_000;
/** Mails to visitors that must be refused in a row before the mail server is at fault, and for how long they count. */
const REFUSED_IN_A_ROW = 5;
const REFUSED_FOR_MS = 30 * DAY_MS;
/** The most reasons that one sentence names. */
const REASONS_MAX = 3;

/** Problem of a machine whose inbox has no channel. */
export const NO_CHANNEL =
  "Nobody is told of enquiries: neither INBOX_SMTP_URL nor INBOX_WEBHOOK_URL is set.";

/** Names a channel after "3 messages". */
export const BY_CHANNEL: Readonly<Record<string, string>> = {
  mail: "by mail",
  webhook: "by webhook",
  api: "to the content API",
};

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1e6)} MB`;

/** Says that the disk of the inbox has little room, or so little that the inbox takes nothing. */
export function diskProblems(freeBytes: number): readonly string[] {
  if (freeBytes >= DISK_FREE_LOW_BYTES) return [];
  const least = megabytes(DISK_FREE_MIN_BYTES);
  const isFull = freeBytes < DISK_FREE_MIN_BYTES;
  return [
    `The inbox's disk has ${megabytes(freeBytes)} left. ${isFull ? `No messages are taken below ${least}` : `Below ${least} no messages are taken`}: make room.`,
  ];
}

/**
 * Says in plain words, without names, which deliveries have failed or wait for too long. A question to confirm
 * a subscription may wait for a mail channel, and an address that a visitor mistyped is no fault of the site.
 */
export async function deliveryProblems(
  database: InboxPort,
  channels: readonly ChannelName[],
  now: number,
): Promise<readonly string[]> {
  const rows = await database.all(
    sql(
      `SELECT channel, state, last_error AS reason, count(*) AS number, min(created_at) AS since
       FROM deliveries
       WHERE channel IN (SELECT value FROM json_each(?)) AND state IN ('failed', 'waiting')
         AND (state = 'failed' OR (NOT (${isRecentSql("created_at")})
         AND (kind <> 'confirmation' OR channel IN (SELECT value FROM json_each(?)))))
         AND instr(last_error, ?) <> 1
       GROUP BY channel, state, reason ORDER BY channel, state, number DESC, reason`,
      JSON.stringify(CHANNEL_NAMES),
      ...recentValues(DELIVERY_LATE_MS, now),
      JSON.stringify(channels),
      VISITOR_REFUSED,
    ),
  );
  const problems = groupBy(rows, "channel", "state").map((group) => {
    const [{ channel, state } = {}] = group;
    const number = numberOf(group);
    const what = `${number} ${number === 1 ? "message" : "messages"} ${BY_CHANNEL[String(channel)]}`;
    const reasons = nameReasons(group);
    const why = reasons ? ` (${reasons})` : "";
    if (state === "failed")
      return `${what} couldn't be sent${why}. "npm run inbox -- retry" tries again, "npm run inbox -- settle" ends this warning.`;
    const isSet = channels.some((name) => name === channel);
    const since = Math.min(...group.map((row) => Number(row.since)));
    const minutes = Math.round((now - since) / MINUTE_MS);
    return isSet
      ? `${what} ${number === 1 ? "hasn't" : "haven't"} gone out yet, for up to ${minutes} minutes${why}.`
      : `${what} can't go out, because ${channel} isn't set up any more.`;
  });
  return channels.includes("mail") ? [...problems, ...(await refusals(database, now))] : problems;
}

/**
 * Says that the mail server may refuse everybody but the owner: several mails in a row were refused and none was
 * delivered since the first. Strangers can cause this with made-up addresses, so the sentence doesn't blame the server.
 */
async function refusals(database: InboxPort, now: number): Promise<readonly string[]> {
  // next_attempt_at, which is indexed, is later than the attempt: it bounds what is read of all that was ever delivered
  const rows = await database.all(
    sql(
      `SELECT 1 FROM (
         SELECT first_attempt_at AS since FROM deliveries
         WHERE channel = 'mail' AND state = 'failed' AND next_attempt_at > ? AND instr(last_error, ?) = 1
           AND ${isRecentSql("first_attempt_at")}
         ORDER BY next_attempt_at DESC LIMIT 1 OFFSET ${REFUSED_IN_A_ROW - 1}) AS refused
       WHERE NOT EXISTS (
         SELECT 1 FROM deliveries
         WHERE channel = 'mail' AND state = 'delivered' AND kind IN ('acknowledgement', 'confirmation')
           AND next_attempt_at > refused.since
           AND delivered_at >= refused.since)`,
      now - REFUSED_FOR_MS,
      `${VISITOR_REFUSED} is refused`,
      ...recentValues(REFUSED_FOR_MS, now),
    ),
  );
  return rows.map(
    () =>
      `The mail server refused the last ${REFUSED_IN_A_ROW} mails to visitors. If their addresses look real, it lets the site write only to your own: ask whoever runs it.`,
  );
}

/** Groups rows that have the same values in `columns`, in their order. */
export function groupBy(
  rows: readonly Row[],
  ...columns: readonly string[]
): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify(columns.map((column) => row[column]));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

export const numberOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { number }) => sum + Number(number), 0);

/** Names the first reasons of rows that have each with its `number`; empty where none has one. */
export function nameReasons(rows: readonly Row[]): string {
  const known = rows.filter(({ reason }) => reason);
  const named = known
    .slice(0, REASONS_MAX)
    .map(({ number, reason }) =>
      rows.length > 1 && Number(number) > 1 ? `${number} times ${reason}` : reason,
    );
  return [...named, ...(known.length > REASONS_MAX ? ["and other reasons"] : [])].join(", ");
}
