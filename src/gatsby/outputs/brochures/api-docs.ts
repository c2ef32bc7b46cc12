import { API_DOCS } from "../../../content/catalogue/brochures";
import { promotionalHours } from "../../../content/messaging/promotional-hours";
import { senderIdLengthWords } from "../../../content/messaging/sender-id-length";
import { BRAND, dialled, MESSAGING_API_URL } from "../../../site/company/brand";
import { MESSAGING_RULES } from "../../../site/company/values";
import {
  GSM_PART_SEPTETS,
  GSM_SINGLE_SEPTETS,
  MENU_LEVELS_MAX,
  UCS2_PART_UNITS,
  UCS2_SINGLE_UNITS,
  USSD_SCREEN_MAX_CHARS,
} from "../../../site/limits";
import { serviceRoute } from "../../../site/routes";
import { absoluteUrl } from "../../../site/seo/absolute-url";
import { contactBlock } from "./contact-block";
import {
  type Block,
  type BrochureData,
  type BrochureDocument,
  heading,
  list,
  paragraph,
  remark,
  table,
} from "./document";

const hours = promotionalHours(MESSAGING_RULES);
const MESSAGES_URL = `${MESSAGING_API_URL}/messages`;
const CLIENT_URL = "https://systems.client.example";

/** A made-up number that resembles the company's own. */
const PHONE = dialled(BRAND.phone).replace(/\d{6}$/, "000001");
const SHORT_CODE = "00000";
const SMS = { from: "SAMPLE", to: PHONE, text: "Your order SO-2291 is ready." };
const MESSAGE_ID = "msg_0001";

const json = (value: unknown): string[] => JSON.stringify(value, null, 2).split("\n");
const code = (lines: readonly string[]): Block => ({ kind: "code", lines });

/**
 * Formats a curl command, which sends a POST if there's a body. The body mustn't contain an
 * apostrophe.
 */
function curl(url: string, options: readonly string[], body?: object): Block {
  const data = body ? [`--json '${json(body).join("\n")}'`] : [];
  return code([`curl ${url}`, ...options, ...data].join(" \\\n  ").split("\n"));
}

const KEY = '-H "Authorization: Bearer $API_KEY"';
const CALLBACK_SECRET = '-H "Authorization: Bearer $CALLBACK_SECRET"';

/**
 * Returns the API brochure, for integrators who don't have their account's documentation yet. It
 * shows a sample of each call, and lists errors and limits.
 */
export const apiDocs = ({ prices, services }: BrochureData): BrochureDocument => ({
  title: API_DOCS.title,
  subtitle: API_DOCS.description,
  keywords: ["API", "SMS", "delivery reports", "integration"],
  blocks: [
    heading(1, "How to read the samples"),
    paragraph(
      "Every address, key, phone number, field and status in this document is a sample. It shows what an integration looks like, so that your developers can plan one. Your account comes with its own base URL, key and reference. Where they differ from a sample, follow yours.",
    ),
    table(
      [28, 72],
      ["Service", "Page"],
      services.map(({ title, serviceId }) => [title, absoluteUrl(serviceRoute(serviceId))]),
    ),
    remark(
      "Services without a sample call are integrated as a project, with their own documentation.",
    ),

    heading(1, "Authentication"),
    paragraph(
      "Every call sends your account's key over HTTPS. Keep it on your server, never in an app or a web page. This call only checks the key and returns your remaining credits.",
    ),
    heading(2, "Sample call"),
    curl(`${MESSAGING_API_URL}/account`, [KEY]),
    heading(2, "Sample response: 200"),
    code(json({ account: "sample", credits: 5000 })),

    heading(1, "Send an SMS"),
    paragraph(
      "The sender is a sender ID or a short code that the networks have approved for you. Give each message an idempotency key of your choice. If you repeat the call after a lost connection, the message is still sent only once.",
    ),
    heading(2, "Sample call"),
    curl(MESSAGES_URL, [KEY, '-H "Idempotency-Key: order-2291"'], SMS),
    heading(2, "Sample response: 202"),
    code(json({ id: MESSAGE_ID, status: "queued", parts: 1 })),

    heading(1, "Delivery report"),
    paragraph(
      "When a network reports the outcome of a message, we POST it to your URL. Respond with status 200. If you don't, we send the report again, so use its id to ignore duplicates. The sample acts as our server, so you can use it to test yours.",
    ),
    heading(2, "Sample call from us to you"),
    curl(`${CLIENT_URL}/delivery-reports`, [CALLBACK_SECRET], {
      id: "rep_0001",
      message_id: MESSAGE_ID,
      to: PHONE,
      status: "delivered",
      reported_at: "2026-01-15T09:30:04Z",
    }),
    remark("The status is queued, sent, delivered, failed or expired."),

    heading(1, "Two-way message"),
    paragraph(
      "When a customer texts your short code, we POST the message to you in the same way. Your response may contain a reply for the customer. Leave it out to send nothing.",
    ),
    heading(2, "Sample call from us to you"),
    curl(`${CLIENT_URL}/texts`, [CALLBACK_SECRET], {
      id: "in_0001",
      from: PHONE,
      to: SHORT_CODE,
      keyword: "BALANCE",
      text: "BALANCE 4471",
      received_at: "2026-01-15T09:31:20Z",
    }),
    heading(2, "Sample response from you: 200"),
    code(json({ reply: "Account 4471 is paid in full." })),

    ...(hasMenus(services) ? menuCallback() : []),

    heading(1, "Errors"),
    table(
      [14, 44, 42],
      ["Status", "Meaning", "What to do"],
      [
        ["400", "A field is missing or wrong.", "Correct it and repeat the call."],
        ["401", "The key is missing or unknown.", "Check the key."],
        ["402", "The credits are used up.", "Buy credits, then repeat the call."],
        ["403", "The sender isn't approved for you.", "Use a sender approved for your account."],
        ["429", "Too many calls at once.", "Wait as long as Retry-After says."],
        ["500, 503", "The fault is on our side.", "Repeat the call with the same idempotency key."],
      ],
    ),
    heading(2, "Sample call with an unknown sender"),
    curl(MESSAGES_URL, [KEY], { ...SMS, from: "UNKNOWN" }),
    heading(2, "Sample response: 403"),
    code(json({ code: "sender_not_approved", message: "UNKNOWN is not approved for you." })),

    heading(1, "Limits"),
    table(
      [32, 68],
      ["Of", "Limit"],
      [
        ["Sender ID", senderIdLengthWords(MESSAGING_RULES.networks)],
        [
          "SMS in the GSM alphabet",
          `${GSM_SINGLE_SEPTETS} characters, or ${GSM_PART_SEPTETS} in each part of a longer message`,
        ],
        [
          "SMS in other alphabets",
          `${UCS2_SINGLE_UNITS} characters, or ${UCS2_PART_UNITS} in each part of a longer message`,
        ],
        ...(hours
          ? [
              [
                "Promotional SMS",
                `As a guide, ${hours.from} to ${hours.to}; each network sets its own hours`,
              ],
            ]
          : []),
        ...(hasMenus(services)
          ? [
              ["USSD screen", `${USSD_SCREEN_MAX_CHARS} characters`],
              ["USSD menu", `${MENU_LEVELS_MAX} levels; sessions per day depend on your plan`],
            ]
          : []),
        ["Calls per second", "Agreed for each account"],
      ],
    ),
    paragraph(
      "Calls above the agreed rate get status 429, and Retry-After says how many seconds to wait. The sample waits and retries automatically.",
    ),
    heading(2, "Sample call"),
    curl(MESSAGES_URL, ["--retry 5", KEY, '-H "Idempotency-Key: order-2292"'], SMS),

    heading(1, "How to get your key"),
    list(
      prices.onboarding.map(({ title, description }) => `${title}: ${description}`),
      true,
    ),
    ...contactBlock(),
  ],
});

const hasMenus = (services: BrochureData["services"]): boolean =>
  services.some(({ usesUssdCode }) => usesUssdCode);

const menuCallback = (): readonly Block[] => [
  heading(1, "USSD callback"),
  paragraph(
    "We host the menu. When a screen needs your data, we POST the customer's entries so far to you. Respond with the next screen and whether the session continues or ends. Networks close slow sessions, so respond within a second or two. If you don't, the menu shows a default screen.",
  ),
  heading(2, "Sample call from us to you"),
  curl(`${CLIENT_URL}/ussd`, [CALLBACK_SECRET], {
    session_id: "ses_0001",
    phone_number: PHONE,
    service_code: "*000*1#",
    entries: ["1"],
  }),
  heading(2, "Sample response from you: 200"),
  code(json({ action: "continue", screen: "You have 3 days left.\n0. Back" })),
];
