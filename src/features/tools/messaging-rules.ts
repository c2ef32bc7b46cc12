import { PROMOTIONAL_HOURS, SENDER_ID_APPROVAL } from "../../content/catalogue/durations";

/**
 * Rules of operators, worded as guidance, which an editor changes when operators do. Source:
 * docs/product.md, "Tools".
 */

/** The kinds of traffic; one sender ID serves one of them. */
export const TRAFFIC_KINDS = ["promotional", "transactional"] as const;
export type TrafficKind = (typeof TRAFFIC_KINDS)[number];

/** The end of promotional texts that Safaricom asks for. */
export const OPT_OUT_TEXT = "STOP*456*9*5#";

/** Appends the opt-out to a promotional text that does not hold it yet; empty stays empty. */
export function withOptOut(text: string): string {
  if (!text.trim() || text.includes(OPT_OUT_TEXT)) return text;
  return `${text}${/\s$/.test(text) ? "" : " "}${OPT_OUT_TEXT}`;
}

const PROMOTIONAL_TIME = `between ${PROMOTIONAL_HOURS.from} and ${PROMOTIONAL_HOURS.to}`;

export const CONFIRM_WORDS = "This is guidance: confirm it with us.";

export const PROMOTIONAL_NOTE = `A promotional text to Safaricom numbers ends with ${OPT_OUT_TEXT} and is sent ${PROMOTIONAL_TIME}. ${CONFIRM_WORDS}`;

export const KIND_RULES: readonly {
  readonly kind: TrafficKind;
  readonly title: string;
  readonly points: readonly string[];
}[] = [
  {
    kind: "promotional",
    title: "Promotional",
    points: [
      "Offers, launches, invitations and reminders to buy",
      `Sent ${PROMOTIONAL_TIME} only`,
      `Ends with the opt-out text, ${OPT_OUT_TEXT} for Safaricom`,
      "Only to people who agreed to it; subscribers can block all promotional messages",
      "The form of the name, letters or a number, depends on the network",
    ],
  },
  {
    kind: "transactional",
    title: "Transactional",
    points: [
      "Receipts, codes, balances, appointments and alerts that the customer expects",
      "Sent at any hour",
      "No opt-out text is needed",
      "May not carry an offer: the same sender ID cannot do both",
    ],
  },
];

export const NETWORKS = ["Safaricom", "Airtel", "Telkom"] as const;
export type Network = (typeof NETWORKS)[number];

/** Splits names that commas separate; a name may hold spaces. */
const list = (names: string): readonly string[] => names.split(", ");

/**
 * Names that networks reserve for their owners, by kind; `owner` completes "{name} belongs to". They are
 * examples, no complete list.
 */
export const PROTECTED_NAMES: readonly {
  readonly owner: string;
  readonly names: readonly string[];
}[] = [
  {
    owner: "a mobile network, whose names and services nobody else may send under",
    names: list(
      "SAFARICOM, M-PESA, LIPA NA M-PESA, FULIZA, M-SHWARI, ZIIDI, OKOA JAHAZI, BONGA POINTS, AIRTEL, TELKOM, T-KASH, FAIBA, EQUITEL",
    ),
  },
  {
    owner: "a bank or lender; messages in its name are a common fraud, so only it may send them",
    names: list(
      "EQUITY, EAZZY, KCB, VOOMA, CO-OP BANK, CO-OPERATIVE BANK, ABSA, NCBA, STANCHART, STANDARD CHARTERED, STANBIC, DTB, I&M BANK, FAMILY BANK, FAULU BANK, POSTBANK, KWFT, PESALINK",
    ),
  },
  {
    owner: "a utility, whose bills and tokens people pay on trust",
    names: list("KPLC, KENYA POWER, KENGEN, KETRACO, NAIROBI WATER, NCWSC"),
  },
  {
    owner: "a public body, for which nobody else may speak",
    names: list(
      "KRA, ITAX, NHIF, SHA, TAIFA CARE, NSSF, HELB, HUSTLER FUND, ECITIZEN, HUDUMA, CBK, IEBC, NTSA, KNEC, KUCCPS, TSC, NEMA, KEBS, ODPC, EACC, DCI, POLICE, GOVT, GOVERNMENT",
    ),
  },
];

/** Words that name no company; networks often refuse them. */
export const GENERIC_NAMES = list(
  "SMS, INFO, ALERT, ALERTS, NOTICE, PROMO, OFFER, OFFERS, TEST, BANK, SHOP, SACCO, SCHOOL, HOTEL, MESSAGE, KENYA",
);

export interface Paper {
  readonly title: string;
  readonly description: string;
}

/** The papers to have ready. */
export const SENDER_ID_PAPERS: readonly Paper[] = [
  {
    title: "Company registration certificate",
    description: "A copy, as one PDF or a clear photograph.",
  },
  {
    title: "Letter of authorization",
    description: "On your letterhead, signed and stamped. The letter below is ready to print.",
  },
  {
    title: "Proof of payment",
    description:
      "After our quote, which says how to pay: for the setup charge of each network, and for the messages that you order.",
  },
  {
    title: "If a network asks",
    description:
      "A sample of your texts, your KRA PIN certificate, or proof that a brand name is yours.",
  },
];

/** The steps after the application, in order. */
export const SENDER_ID_NEXT: readonly Paper[] = [
  {
    title: "We check your papers",
    description:
      "Send them in reply to our first email. We check them, usually on the day that they arrive, and tell you at once if anything is missing.",
  },
  {
    title: "We submit to each network",
    description: `Networks take applications on set days of the week, and each decides for itself. Approval usually takes ${SENDER_ID_APPROVAL}.`,
  },
  {
    title: "We test and switch on",
    description: "You receive a test message under your name, network by network, then begin.",
  },
];
