import { createHash } from "node:crypto";
import { domainToUnicode } from "node:url";
import { CONTACT_FIELDS } from "../../content/contact/contact-fields";
import { isEmailAddress } from "../../content/contact/email-address";
import { mailboxOf, withoutTag } from "../../content/contact/mailbox";
import { sql, type Value } from "../database";
import { errorMessage } from "../error-messages";
import { deleteEnquiries } from "../retention";
import { undeliveredEnquiries } from "../undelivered";
import {
  CommandError,
  type CommandInbox,
  type Context,
  count,
  dayMs,
  enquiries,
  enquiryPages,
  findEnquiry,
  USAGE,
} from "./inbox-command";

/**
 * Number of enquiries per transaction when adding deliveries, because Cloudflare limits the length
 * of a statement.
 */
const ENQUIRIES_AT_ONCE = 100;

export async function erase({
  database,
  edge,
  argument,
  flags,
  timeZone,
  now,
  print,
}: Context): Promise<boolean> {
  const { before } = flags;
  if (!argument === !before) throw new CommandError(USAGE);
  const beforeMs = before ? dayMs("--before", before, timeZone) : 0;
  if (beforeMs > now()) {
    throw new CommandError(`--before must be a date in the past, not "${before}".`);
  }
  const email = mailboxOf(argument ?? "");
  if (!before && !isEmailAddress(email)) {
    throw new CommandError("Give a full email address, such as ann@example.com.");
  }
  const { own, others, subscribers } = argument ? await findPerson(database, argument) : NOBODY;
  const deletions = before
    ? deleteEnquiries("received_at < ?", beforeMs)
    : deleteEnquiries(
        // not just `own`, because another enquiry may have arrived since
        "sender = ? OR id IN (SELECT value FROM json_each(?))",
        email,
        JSON.stringify(own),
      );
  const ofSubscriber = "IN (SELECT id FROM subscribers WHERE email = ?)";
  const changes = await database.batch([
    ...deletions,
    sql(`DELETE FROM deliveries WHERE subscriber_id ${ofSubscriber}`, email),
    sql(`DELETE FROM confirm_tokens WHERE subscriber_id ${ofSubscriber}`, email),
    sql("DELETE FROM subscribers WHERE email = ?", email),
  ]);
  // Even if compacting fails, the erased enquiries are reported, because a second run wouldn't find
  // them.
  const hindrance = await database.compact().then(() => "", errorMessage);
  const erased = changes[deletions.length - 1] ?? 0;
  print(`Erased ${enquiries(erased)} from ${before ? `before ${before}` : email}`);
  print(changes.at(-1) ? " and the subscription.\n" : ".\n");
  if (hindrance) {
    print(
      `Traces are still in the database file, because ${hindrance}. Fix that, for example by freeing disk space, and run the same command again.\n`,
    );
  }
  if (edge) print("Erased data stays in Cloudflare's database backups for up to 30 more days.\n");
  if (others.length > 0) {
    print(
      `This address, or one like it, is also in other enquiries. Check these: ${others.join(", ")}\n`,
    );
  }
  if (subscribers.length > 0) {
    print(
      `Similar addresses have subscribed. Erase each of them separately: ${subscribers.join(", ")}\n`,
    );
  }
  return others.length + subscribers.length === 0 && !hindrance;
}

/**
 * Normalises case, letter variants and percent-encoding, because page URLs stored with a message
 * may be encoded.
 */
const folded = (text: unknown): string =>
  String(text)
    .replace(/%([2-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .normalize("NFKC")
    .trim()
    .toLowerCase();

/**
 * Returns whether text contains the whole normalised address: `joann@x.example` doesn't contain
 * `ann@x.example`. Ambiguous cases such as `jo-ann@x.example` count too.
 */
function mentions(value: unknown, address: string): boolean {
  const text = folded(value);
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const isPart =
      /[\p{L}\p{M}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) ||
      /^[\p{L}\p{M}\p{N}]/u.test(text.slice(at + address.length, at + address.length + 2));
    if (!isPart) return true;
  }
  return false;
}

interface Found {
  /** Ids of enquiries that the person sent. */
  readonly own: readonly Value[];
  /** Ids of enquiries that mention the person, or come from a similar address. */
  readonly others: readonly Value[];
  /** Subscribed addresses that differ only in their `+tag`. */
  readonly subscribers: readonly Value[];
}

const NOBODY: Found = { own: [], others: [], subscribers: [] };

async function findPerson(database: CommandInbox, address: string): Promise<Found> {
  const mailbox = mailboxOf(address);
  const [, name, domain = ""] = /^(.*@)(.*)$/s.exec(mailbox) ?? [];
  const spellings = [mailbox, folded(address), name + domainToUnicode(domain)];
  const isSimilar = (other: unknown) =>
    withoutTag(mailboxOf(String(other))) === withoutTag(mailbox);
  const own: Value[] = [];
  const others: Value[] = [];
  for await (const rows of enquiryPages(database)) {
    for (const { id = null, email, details, ...row } of rows) {
      const texts = [email, details, ...CONTACT_FIELDS.map(({ apiName }) => row[apiName])];
      if (mailboxOf(String(email)) === mailbox) own.push(id);
      else if (
        isSimilar(email) ||
        texts.some((text) => spellings.some((spelling) => mentions(text, spelling)))
      ) {
        others.push(id);
      }
    }
  }
  const rows = await database.all(
    sql("SELECT email FROM subscribers WHERE email LIKE '%+%' AND email <> ?", mailbox),
  );
  return { own, others, subscribers: rows.map(({ email = null }) => email).filter(isSimilar) };
}

export async function keep({ database, argument, flags, print }: Context): Promise<void> {
  const { id } = await findEnquiry(database, argument);
  const kept = flags.undo ? 0 : 1;
  await database.batch([sql("UPDATE enquiries SET kept = ? WHERE id = ?", kept, id ?? "")]);
  print(
    kept
      ? "The enquiry will be kept until you erase it.\n"
      : "The enquiry will be erased when its retention period ends.\n",
  );
}

export async function answered(context: Context): Promise<void> {
  const { database, argument, flags, now, print } = context;
  const { id, reference } = await findEnquiry(database, argument);
  const at = flags.undo ? null : now();
  await database.batch([sql("UPDATE enquiries SET answered_at = ? WHERE id = ?", at, id ?? "")]);
  print(`${reference} is marked as ${flags.undo ? "new" : "answered"}.\n`);
}

export async function retry({ database, argument, channels, now, print }: Context): Promise<void> {
  const one = argument ? String((await findEnquiry(database, argument)).id) : "";
  // Enquiries that arrived before a channel was set up have no delivery over that channel.
  const unsent = one ? [one] : await undeliveredEnquiries(database);
  const [again = 0] = await database.batch([
    sql(
      `UPDATE deliveries SET state = 'waiting', next_attempt_at = ?, first_attempt_at = NULL, attempts = 0
       WHERE CASE ? WHEN '' THEN state IN ('waiting', 'failed')
         ELSE state <> 'delivered' AND enquiry_id = ? END`, // settled ones only by ID
      now(),
      one,
      one,
    ),
  ]);
  let number = again;
  for (let start = 0; start < unsent.length; start += ENQUIRIES_AT_ONCE) {
    const ids = unsent.slice(start, start + ENQUIRIES_AT_ONCE);
    const added = await database.batch(
      ids.flatMap((id) => channels.map((channel) => addDelivery(id, channel, now()))),
    );
    number += added.reduce((sum, changes) => sum + changes, 0);
  }
  print(
    `${count(number, "message", "messages")} will be sent now, or as soon as the site is running.\n`,
  );
}

/**
 * Silences the warning about deliveries that failed for good. From then on, only `retry ID` sends
 * them again.
 */
export async function settle({ database, argument, print }: Context): Promise<void> {
  const one = argument ? String((await findEnquiry(database, argument)).id) : "";
  const [settled = 0] = await database.batch([
    sql(
      "UPDATE deliveries SET state = 'settled' WHERE state = 'failed' AND (? = '' OR enquiry_id = ?)",
      one,
      one,
    ),
  ]);
  print(`Settled ${count(settled, "failed delivery", "failed deliveries")}.\n`);
}

/**
 * Returns a statement that adds a delivery, but does nothing if the enquiry is gone or already has
 * a delivery over this channel.
 */
const addDelivery = (enquiryId: string, channel: string, at: number) =>
  sql(
    `INSERT INTO deliveries (id, kind, enquiry_id, channel, created_at, next_attempt_at)
     SELECT ?, 'enquiry', id, ?, ?, ? FROM enquiries WHERE id = ? ON CONFLICT DO NOTHING`,
    deliveryId(enquiryId, channel),
    channel,
    at,
    at,
    enquiryId,
  );

/**
 * Returns a delivery's id, which is deterministic so that repeating the command doesn't send a
 * second mail.
 */
const deliveryId = (enquiryId: string, channel: string): string =>
  createHash("sha256").update(`${enquiryId} ${channel}`).digest("hex").slice(0, 32);
