import { truncateAtWord } from "../../content/blog/excerpt";
import { localTimeFormat, zoneInWords } from "../../content/company/local-time";
import { CONTACT_FIELDS } from "../../content/contact/contact-fields";
import { ENQUIRY_KEPT_MONTHS, RETENTION_NOTICE_DAYS } from "../../site/limits";
import { mayWrite } from "../accept-enquiry";
import { readValue, sql } from "../database";
import { VISITOR_REFUSED } from "../error-messages";
import {
  BY_CHANNEL,
  deliveryProblems,
  diskProblems,
  groupBy,
  NO_CHANNEL,
  nameReasons,
  numberOf,
} from "../health";
import { programNumber } from "../migrate";
import { expiringSoon } from "../retention";
import { freeBytes as freeBytesOf } from "../sqlite";
import { undeliveredEnquiries } from "../undelivered";
import { type Context, count, enquiries, findEnquiry, printable } from "./inbox-command";

const FIRST_WORDS_CHARS = 60;

export async function list({ database, timeZone, print }: Context): Promise<void> {
  const local = localTimeFormat(timeZone);
  const rows = await database.all(
    sql(`SELECT reference, received_at, service_type, full_name, email, message, suspect, kept, answered_at,
           (SELECT group_concat(channel || ' ' || state, ', ') FROM deliveries
            WHERE enquiry_id = enquiries.id AND kind = 'enquiry' AND state <> 'delivered') AS undelivered
         FROM enquiries ORDER BY received_at DESC, rowid DESC`),
  );
  for (const row of rows) {
    const state = [
      row.answered_at ? "answered" : "new",
      row.suspect && "suspect",
      row.kept && "kept",
      row.undelivered,
    ].filter(Boolean);
    const columns = [
      local(row.received_at),
      row.reference,
      `[${state.join(", ")}]`,
      row.service_type,
      `${row.full_name} <${row.email}>`,
      firstWords(String(row.message)),
    ];
    print(`${printable(columns.join("  "))}\n`);
  }
  if (rows.length === 0) print("There are no enquiries.\n");
}

const firstWords = (message: string): string =>
  truncateAtWord(message.replace(/\s+/g, " ").trim(), FIRST_WORDS_CHARS);

export async function show({ database, argument, timeZone, print }: Context): Promise<void> {
  const local = localTimeFormat(timeZone);
  const row = await findEnquiry(database, argument);
  const deliveries = await database.all(
    sql("SELECT * FROM deliveries WHERE enquiry_id = ? ORDER BY created_at", row.id ?? ""),
  );
  const details: Record<string, string> = JSON.parse(String(row.details));
  const lines = [
    ["Id", row.id],
    ["Reference", row.reference],
    ["Received", `${local(row.received_at)}, ${zoneInWords(timeZone)}`],
    ["Form", row.kind],
    ...CONTACT_FIELDS.flatMap(({ field, label, apiName }) =>
      field === "message" ? [] : [[label, row[apiName]]],
    ),
    ...Object.entries(details),
    ["Suspect", row.suspect],
    ["Answered", row.answered_at ? local(row.answered_at) : ""],
    ["Kept", row.kept ? "until you erase it" : ""],
    ...deliveries.map(({ kind, channel, state, attempts, last_error, delivered_at }) => [
      `${kind} over ${channel}`,
      `${state}, ${count(Number(attempts), "attempt", "attempts")}${last_error ? `, ${last_error}` : ""}${delivered_at ? `, ${local(delivered_at)}` : ""}`,
    ]),
  ];
  for (const [name, value] of lines) if (value) print(`${printable(`${name}: ${value}`)}\n`);
  print(`\n${printable(row.message)}\n`);
}

export async function status(context: Context): Promise<boolean> {
  const { database, channels, now, print } = context;
  const number = async (text: string) => Number(await readValue(database, sql(text)));
  const stored = await number("SELECT count(*) FROM enquiries");
  const waiting = await number("SELECT count(*) FROM deliveries WHERE state = 'waiting'");
  const confirmed = await number("SELECT count(*) FROM subscribers WHERE state = 'confirmed'");
  const pending = await number("SELECT count(*) FROM subscribers WHERE state = 'pending'");
  const unanswered = await number("SELECT count(*) FROM enquiries WHERE answered_at IS NULL");
  print(
    `${enquiries(stored)}, ${unanswered} of them new; ${count(waiting, "message", "messages")} waiting to be sent.\n`,
  );
  print(
    `Newsletter: ${count(confirmed, "subscriber", "subscribers")}, ${pending} not confirmed yet.\n`,
  );
  if (channels.length > 0) {
    print(`Enquiries go out ${channels.map((name) => BY_CHANNEL[name]).join(", ")}.\n`);
  }
  if (pending > 0 && !channels.includes("mail")) {
    print(
      "Nobody can confirm a subscription until the site can send email (INBOX_SMTP_URL). Unconfirmed addresses are erased after 30 days.\n",
    );
  }
  const mistyped = Number(
    await readValue(
      database,
      sql(
        "SELECT count(*) FROM deliveries WHERE state = 'failed' AND instr(last_error, ?) = 1",
        VISITOR_REFUSED,
      ),
    ),
  );
  if (mistyped > 0) {
    print(
      `${count(mistyped, "email", "emails")} to visitors couldn't be delivered, because mail servers refuse the addresses. They're probably mistyped.\n`,
    );
  }
  const again = await database.all(
    sql(
      `SELECT channel, last_error AS reason, count(*) AS number FROM deliveries
       WHERE state = 'waiting' AND last_error <> ''
       GROUP BY channel, reason ORDER BY channel, number DESC, reason`,
    ),
  );
  for (const group of groupBy(again, "channel")) {
    print(
      `${count(numberOf(group), "message", "messages")} ${BY_CHANNEL[String(group[0]?.channel)]} couldn't be sent yet and will be tried again: ${nameReasons(group)}.\n`,
    );
  }
  const soon = await expiringSoon(database, now());
  if (soon > 0) {
    print(
      `${enquiries(soon)} will be erased within ${RETENTION_NOTICE_DAYS} days, ${ENQUIRY_KEPT_MONTHS} months after the sender's last message. To keep one: "npm run inbox -- keep ID".\n`,
    );
  }
  const problems = await findProblems(context);
  for (const problem of problems) print(`${problem}\n`);
  return problems.length === 0;
}

/**
 * Lists the inbox's problems. For problems that the health check also reports, the wording is the
 * same.
 */
async function findProblems(context: Context): Promise<readonly string[]> {
  const { database, edge, folder, channels, now, freeBytes = freeBytesOf } = context;
  const problems = [
    ...(edge ? [] : diskProblems(await freeBytes(folder))),
    ...(channels.length === 0 ? [NO_CHANNEL] : []),
    ...(await deliveryProblems(database, channels, now())),
  ];
  const unsent = (await undeliveredEnquiries(database)).length;
  if (unsent > 0) {
    problems.push(
      `${count(unsent, "enquiry was", "enquiries were")} never sent to anybody. To send ${unsent === 1 ? "it" : "them"} now: "npm run inbox -- retry".`,
    );
  }
  if (!(await mayWrite(database, programNumber()))) {
    problems.push(
      "A newer version of the site has changed the database, so this version accepts no enquiries. Deploy the newer version again.",
    );
  }
  return problems;
}
