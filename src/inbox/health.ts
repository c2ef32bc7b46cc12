import { DAY_MS, MINUTE_MS } from "../site/limits";
import { type InboxPort, type Row, sql } from "./database";
import { CHANNEL_NAMES, type ChannelName } from "./delivery";
import { VISITOR_REFUSED } from "./error-messages";
import { DISK_FREE_LOW_BYTES, DISK_FREE_MIN_BYTES } from "./inbox-limits";
import { isRecentSql, recentValues } from "./recent";

/** How long a delivery may be waiting, in ms, before it's reported. */
const DELIVERY_LATE_MS = 900_000;
/**
 * After this many consecutive refused mails to visitors, we suspect the mail server. Each refusal
 * counts for `REFUSED_FOR_MS`.
 */
const REFUSED_IN_A_ROW = 5;
const REFUSED_FOR_MS = 30 * DAY_MS;
const REASONS_MAX = 3;

export const NO_CHANNEL =
  "Nobody is notified of enquiries. Set INBOX_SMTP_URL or INBOX_WEBHOOK_URL.";

/** How each channel sends, to complete a phrase such as "3 messages by email". */
export const BY_CHANNEL: Readonly<Record<string, string>> = {
  mail: "by email",
  webhook: "by webhook",
  api: "to the content API",
};

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1e6)} MB`;

/** Reports a disk that's running low, or so full that the inbox refuses messages. */
export function diskProblems(freeBytes: number): readonly string[] {
  if (freeBytes >= DISK_FREE_LOW_BYTES) return [];
  const least = megabytes(DISK_FREE_MIN_BYTES);
  const isFull = freeBytes < DISK_FREE_MIN_BYTES;
  return [
    `The inbox's disk has ${megabytes(freeBytes)} left. ${isFull ? `No messages are accepted` : `Messages won't be accepted`} below ${least}. Free up some space.`,
  ];
}

/**
 * Describes, without names, deliveries that have failed or have been waiting for too long. Leaves
 * out newsletter confirmations waiting for a mail channel to be set up, and failures caused by a
 * visitor's mistyped address.
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
      return `${what} couldn't be sent${why}. To try again, run "npm run inbox -- retry". To end this warning, run "npm run inbox -- settle".`;
    const isSet = channels.some((name) => name === channel);
    const since = Math.min(...group.map((row) => Number(row.since)));
    const minutes = Math.round((now - since) / MINUTE_MS);
    return isSet
      ? `${what} ${number === 1 ? "has" : "have"} been waiting to be sent for up to ${minutes} minutes${why}.`
      : `${what} can't be sent, because ${channel} isn't set up any more.`;
  });
  return channels.includes("mail") ? [...problems, ...(await refusals(database, now))] : problems;
}

/**
 * Reports that the mail server may be refusing everybody but the owner, if several consecutive
 * mails were refused and none has been delivered since the first of them. Strangers can cause this
 * with made-up addresses, so the sentence doesn't blame the server.
 */
async function refusals(database: InboxPort, now: number): Promise<readonly string[]> {
  // next_attempt_at is indexed and always later than the attempt, so it limits how much of the
  // history is read.
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
      `The mail server refused the last ${REFUSED_IN_A_ROW} emails to visitors. If their addresses look real, the server may only let the site send to your own. Ask whoever runs it.`,
  );
}

/** Groups rows with the same values in `columns`, keeping their order. */
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

/** Lists the first reasons, each with its `number`, or returns "" if no row has a reason. */
export function nameReasons(rows: readonly Row[]): string {
  const known = rows.filter(({ reason }) => reason);
  const named = known
    .slice(0, REASONS_MAX)
    .map(({ number, reason }) =>
      rows.length > 1 && Number(number) > 1 ? `${number} times ${reason}` : reason,
    );
  return [...named, ...(known.length > REASONS_MAX ? ["and other reasons"] : [])].join(", ");
}
