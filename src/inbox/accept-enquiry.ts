import { CONTACT_FIELDS } from "../content/contact/contact-fields";
import { mailboxOf, withoutTag } from "../content/contact/mailbox";
import { type InboxPort, readValue, type Statement, sql, type Value } from "./database";
import type { ChannelName } from "./delivery";
import type { Enquiry } from "./enquiry";
import { hmac, sha256 } from "./hashing";
import { ACKNOWLEDGEMENTS_PER_DAY, ENQUIRIES_PER_DAY } from "./inbox-limits";
import { referenceOf } from "./reference";

export interface Sender {
  /** Idempotency key. It's the same for every attempt to send this enquiry. */
  readonly key?: string;
  /**
   * Network address for the daily limits, stored as a keyed digest for two days. If it's empty,
   * they don't apply.
   */
  readonly network: string;
}

export interface InboxOptions {
  readonly database: InboxPort;
  /** Number of the newest migration this program knows. */
  readonly program: number;
  /** Channels over which every enquiry is sent. */
  readonly channels: readonly ChannelName[];
  /** Whether visitors get an acknowledgement by mail. */
  readonly acknowledge: boolean;
  /** Current time in ms since 1970. */
  readonly now: () => number;
}

/** Thrown when the database is newer than this program, which therefore mustn't write to it. */
export class ProgramTooOld extends Error {
  override readonly name = "ProgramTooOld";
  readonly code = "the database needs a newer version of the site";
}

/**
 * Result of accepting an enquiry. `limited` means that this network has already sent too many
 * today, so nothing was stored.
 */
export type Accepted =
  | { readonly state: "stored"; readonly id: string; readonly reference: string }
  | { readonly state: "limited" };

/**
 * SQL condition that's true if this program may write to the database. Takes the program's number.
 */
export const MAY_WRITE =
  "(SELECT CAST(value AS INTEGER) FROM inbox_values WHERE name = 'oldest_program') <= ?";

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const mayWrite = async (database: InboxPort, program: number): Promise<boolean> =>
  (await readValue(database, sql(`SELECT ${MAY_WRITE}`, program))) === 1;

/** Throws `ProgramTooOld` if the database needs a newer version of the site. */
export async function requireWritable({
  database,
  program,
}: Pick<InboxOptions, "database" | "program">): Promise<void> {
  if (!(await mayWrite(database, program))) throw new ProgramTooOld();
}

/**
 * Returns the digest of a network or mailbox for the daily limits. It's keyed with the database's
 * secret, so that the address can't be recovered.
 */
export async function countedDigest(
  database: InboxPort,
  what: "network" | "mailbox",
  address: string,
): Promise<string> {
  const digest = await hmac(await readSecret(database), `${what}:${address}`);
  return digest.slice(0, 22);
}

/**
 * Returns the digest of a mailbox. All spellings of an address, with or without a `+tag`, have the
 * same digest, because they reach the same person.
 */
export const mailboxDigest = (database: InboxPort, email: string): Promise<string> =>
  countedDigest(database, "mailbox", withoutTag(mailboxOf(email)));

export const readSecret = async (database: InboxPort): Promise<string> =>
  String(await readValue(database, sql("SELECT value FROM inbox_values WHERE name = 'secret'")));

/**
 * SQL condition that's true if a network is below its limit. Takes the day, kind, network and
 * limit.
 */
export const BELOW_LIMIT =
  "coalesce((SELECT count FROM day_counts WHERE day = ? AND kind = ? AND network = ?), 0) < ?";

/** Returns a statement that adds one to the count of `kind` if `condition` holds. */
export const countOne = (
  [day, kind, network]: readonly [string, string, string],
  condition: string,
  ...values: readonly Value[]
): Statement =>
  sql(
    `INSERT INTO day_counts (day, kind, network, count) SELECT ?, ?, ?, 1 WHERE ${condition}
     ON CONFLICT (day, kind, network) DO UPDATE SET count = count + 1`,
    day,
    kind,
    network,
    ...values,
  );

/**
 * Commits an enquiry together with its deliveries. Once this resolves, they're safe even if the
 * machine crashes. Rejects if they can't be stored. An enquiry that's sent again under the same key
 * is stored only once, even if several processes receive it.
 */
export async function acceptEnquiry(
  { database, program, channels, acknowledge, now }: InboxOptions,
  { kind, fields, details, suspect }: Enquiry,
  { key, network }: Sender,
): Promise<Accepted> {
  const id = crypto.randomUUID();
  const at = now();
  const { plan, quotation } = details; // part of the key, because a retry may add them
  const idempotencyKey = key ? await sha256(JSON.stringify([key, fields, plan, quotation])) : id;
  const counted = [
    dayOf(at),
    "enquiry",
    await countedDigest(database, "network", network),
  ] as const;
  const sender = mailboxOf(fields.email);
  const texts = CONTACT_FIELDS.map(({ apiName }) => fields[apiName] ?? "");
  const reference = await referenceOf(await readSecret(database), id);
  const acknowledgementId = crypto.randomUUID();
  const ofMailbox = [dayOf(at), "acknowledged", await mailboxDigest(database, sender)] as const;
  const ofAll = [dayOf(at), "acknowledged", ""] as const;
  const acknowledged = "EXISTS (SELECT 1 FROM deliveries WHERE id = ?)";
  const stored = "EXISTS (SELECT 1 FROM enquiries WHERE id = ?)"; // with this request's id

  await database.batch([
    sql(
      `INSERT INTO enquiries (id, idempotency_key, reference, kind, received_at, sender, details, suspect,
         ${CONTACT_FIELDS.map(({ apiName }) => apiName).join(", ")})
       SELECT ?, ?, ?, ?, ?, ?, ?, ?, ${texts.map(() => "?").join(", ")}
       WHERE ${MAY_WRITE} AND ${BELOW_LIMIT} ON CONFLICT (idempotency_key) DO NOTHING`,
      id,
      idempotencyKey,
      reference,
      kind,
      at,
      sender,
      JSON.stringify(details),
      suspect,
      ...texts,
      program,
      ...counted,
      network ? ENQUIRIES_PER_DAY : Number.MAX_SAFE_INTEGER,
    ),
    countOne(counted, stored, id),
    ...channels.map((channel) =>
      sql(
        `INSERT INTO deliveries (id, kind, enquiry_id, channel, created_at, next_attempt_at)
         SELECT ?, 'enquiry', ?, ?, ?, ? WHERE ${stored}`,
        crypto.randomUUID(),
        id,
        channel,
        at,
        at,
        id,
      ),
    ),
    ...(acknowledge && !suspect
      ? [
          sql(
            `INSERT INTO deliveries (id, kind, enquiry_id, channel, created_at, next_attempt_at)
             SELECT ?, 'acknowledgement', ?, 'mail', ?, ?
             WHERE ${stored} AND ${BELOW_LIMIT} AND ${BELOW_LIMIT}`,
            acknowledgementId,
            id,
            at,
            at,
            id,
            ...ofMailbox,
            1,
            ...ofAll,
            ACKNOWLEDGEMENTS_PER_DAY,
          ),
          countOne(ofMailbox, acknowledged, acknowledgementId),
          countOne(ofAll, acknowledged, acknowledgementId),
        ]
      : []),
  ]);

  const [first] = await database.all(
    sql("SELECT id, reference FROM enquiries WHERE idempotency_key = ?", idempotencyKey),
  );
  if (first) return { state: "stored", id: String(first.id), reference: String(first.reference) };
  await requireWritable({ database, program });
  return { state: "limited" };
}
