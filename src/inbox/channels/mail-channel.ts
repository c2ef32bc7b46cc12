import { createTransport } from "nodemailer";
import { localTimeFormat, zoneInWords } from "../../content/company/local-time";
import { isEmailAddress } from "../../content/contact/email-address";
import { mailboxOf } from "../../content/contact/mailbox";
import { errorCode, errorField, errorNumber } from "../../site/errors";
import { isLoopback } from "../../site/hosts";
import { CONFIRM_LINK_DAYS } from "../../site/limits";
import type { Channel, Delivery } from "../delivery";
import { AttemptFailed, errorMessage, VISITOR_REFUSED } from "../error-messages";
import { DELIVERY_TIMEOUT_MS } from "../inbox-limits";
import type { MailSettings } from "../inbox-settings";
import { confirmUrl, unsubscribeUrl } from "../newsletter";
import { enquirySubject, enquiryText, headerText } from "./mail-text";

export interface MailSite {
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  readonly name: string;
  /**
   * How soon the company replies, for example "within 24 hours", or "" if it doesn't promise
   * anything.
   */
  readonly reply: string;
  /** The company's public contact details. Each may be empty. */
  readonly email: string;
  readonly phone: string;
  /** The company's time zone, such as Africa/Nairobi. */
  readonly timeZone: string;
}

/**
 * Returns whether an address can be used in a header. Local parts outside ASCII need SMTPUTF8,
 * which the owner's mail server may not support.
 */
const fitsHeader = (email: string): boolean => isDeliverable(email) && /^[\x21-\x7e]+@/.test(email);

/**
 * Returns whether an address is valid both as it is and after mail programs have normalised its
 * domain.
 */
const isDeliverable = (email: string): boolean =>
  isEmailAddress(email) && isEmailAddress(mailboxOf(email));

/**
 * Creates the channel that sends mail over SMTP. It verifies certificates and, unless the server is
 * on this machine, sends nothing before the connection is encrypted. A refused mail (5xx) is a
 * permanent failure. A wrong password isn't, because somebody will correct it.
 */
export function createMailChannel(
  { smtpUrl, from, to }: MailSettings,
  site: MailSite,
  timeoutMs: number = DELIVERY_TIMEOUT_MS,
): Channel {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const isSecure = protocol === "smtps:";
  const isLocal = isLoopback(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    pool: true, // lets the many enquiries after an outage share a few connections
    maxConnections: 4,
    requireTLS: !isSecure && !isLocal,
    ignoreTLS: !isSecure && isLocal,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: timeoutMs / 3,
    greetingTimeout: timeoutMs / 3,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = from.replace(/^.*<|>.*$/g, "");
  const domain = sender.replace(/^.*@/, "").replace(/[^\w.-]/g, "");
  /** The owner's addresses that refused a mail although others accepted it, by delivery id. */
  const missed = new Map<string, string[]>();
  return {
    name: "mail",
    send: async (delivery) => {
      const mail = compose(delivery, site);
      if (!mail) return;
      const recipients = mail.recipient ? [mail.recipient] : to;
      if (mail.recipient && !isDeliverable(mail.recipient)) {
        throw new AttemptFailed(`${VISITOR_REFUSED} isn't valid`, true);
      }
      const { subject, text, headers, replyTo } = mail;
      const { rejected, rejectedErrors = [] } = await transport
        .sendMail({
          from: mail.recipient ? { name: headerText(site.name), address: sender } : from,
          to: [...recipients],
          envelope: {
            from: sender,
            to: missed.get(delivery.id) ?? [...recipients],
          },
          messageId: `<${delivery.id}@${domain}>`,
          subject,
          text,
          headers,
          replyTo,
        })
        .catch((error: unknown) => {
          throw explain(error, mail.recipient !== undefined);
        });
      missed.delete(delivery.id);
      if (rejected.length === 0) return;
      // A server may accept a mail for only some of the recipients. The others still need it, so
      // the delivery isn't complete.
      const [oldest] = missed.keys();
      if (missed.size >= MISSED_MAX && oldest !== undefined) missed.delete(oldest);
      missed.set(delivery.id, rejected);
      throw partly(rejectedErrors, `${rejected.length} of ${to.length} addresses in INBOX_TO`);
    },
    close: () => transport.close(),
  };
}

/**
 * Maximum size of `missed`. If a delivery is dropped from it, the next attempt sends the mail to
 * all addresses again.
 */
const MISSED_MAX = 1_000;

/**
 * Returns the error for a mail that only some recipients refused. It's permanent only if all
 * refusals are.
 */
function partly(errors: readonly unknown[], which: string): AttemptFailed {
  const statuses = errors.map((error) => errorNumber(error, "responseCode"));
  const passing = statuses.find((status) => status < 500);
  return new AttemptFailed(`SMTP ${passing ?? statuses[0]} for ${which}`, passing === undefined);
}

interface Mail {
  /** A visitor's address. Missing if the mail is for the owner. */
  readonly recipient?: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns null if there's nothing to send. */
function compose(delivery: Delivery, site: MailSite): Mail | null {
  if (delivery.kind === "enquiry") {
    const { enquiry } = delivery;
    const { email, full_name } = enquiry.fields;
    return {
      subject: enquirySubject(enquiry),
      text: enquiryText(enquiry, site.timeZone),
      ...(fitsHeader(email) && {
        replyTo: { name: headerText(full_name), address: email },
      }),
    };
  }
  if (delivery.kind === "new-subscribers") {
    return delivery.subscribers.length > 0 ? newSubscribersMail(delivery.subscribers, site) : null;
  }
  if (delivery.kind !== "acknowledgement" && delivery.kind !== "confirmation") return null;
  const { url, name, reply, email, phone } = site;
  const replyTo = email ? { name: headerText(name), address: email } : undefined;
  const signature = [name, email, phone, url].filter(Boolean).join("\n");
  // Mails to visitors contain only our own text, so that nobody can send theirs through us.
  if (delivery.kind === "acknowledgement") {
    return {
      recipient: delivery.email,
      replyTo,
      subject: `Your message to ${name}: ${delivery.reference}`,
      text: `Thank you for writing to ${name}. Your message has reached us.${reply && ` We typically reply ${reply}.`}

Your reference is ${delivery.reference}.

This email was sent automatically. If you didn't write to us, somebody typed your address by mistake and you can ignore it.

${signature}
`,
      headers: { "Auto-Submitted": "auto-replied" },
    };
  }
  const unsubscribe = unsubscribeUrl(url, delivery.unsubscribeToken);
  return {
    recipient: delivery.email,
    replyTo,
    subject: `Please confirm: the ${name} newsletter`,
    text: `Somebody, hopefully you, asked to get the ${name} newsletter at this address.

To confirm, open this page within ${CONFIRM_LINK_DAYS} days and press the button:
${confirmUrl(url, delivery.confirmToken)}

If it wasn't you, ignore this email and you won't get the newsletter.

${signature}
`,
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

function newSubscribersMail(
  subscribers: Extract<Delivery, { kind: "new-subscribers" }>["subscribers"],
  { name, timeZone }: MailSite,
): Mail {
  const number = subscribers.length;
  const local = localTimeFormat(timeZone);
  const named = subscribers.slice(0, NAMED_MAX);
  const more = number > named.length ? [`and ${number - named.length} more`] : [];
  return {
    subject: `${headerText(name)}: ${number} new newsletter ${number === 1 ? "subscriber" : "subscribers"}`,
    text: [
      `Confirmed since the last email like this (${zoneInWords(timeZone)}):`,
      "",
      ...named.map(({ email, confirmedAt }) => `${local(confirmedAt)}  ${email}`),
      ...more,
      "",
      "To list all subscribers, each with an unsubscribe link, run:",
      "npm run inbox -- subscribers --csv",
      "",
    ].join("\n"),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Number of subscribers that one mail lists by name. */
const NAMED_MAX = 200;

/**
 * Error codes that concern a recipient or the mail itself. Only these can be permanent, because
 * login and encryption problems get fixed.
 */
const OF_THE_MAIL = ["EENVELOPE", "EMESSAGE"];

/** Explains a failed attempt without quoting the server, whose reply may contain an address. */
function explain(error: unknown, isToVisitor: boolean): AttemptFailed {
  const status = errorNumber(error, "responseCode");
  const code = errorCode(error);
  if (!status) return new AttemptFailed(errorMessage(error), false);
  if (OF_THE_MAIL.includes(code)) {
    const isRecipient = isToVisitor && errorField(error, "command") === "RCPT TO";
    const reason = isRecipient ? `${VISITOR_REFUSED} is refused: SMTP ${status}` : `SMTP ${status}`;
    return new AttemptFailed(reason, status >= 500);
  }
  const what = code === "EAUTH" ? "user name or password refused" : errorMessage(error);
  return new AttemptFailed(`SMTP ${status}: ${what}`, false);
}
