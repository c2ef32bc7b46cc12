/**
 * Rules of operators, as guidance that an editor can change: operators change theirs. Source:
 * docs/product.md, "Tools".
 */

/** How traffic is classed; one sender ID serves one of the two. */
export const TRAFFIC_KINDS = ["promotional", "transactional"] as const;
export type TrafficKind = (typeof TRAFFIC_KINDS)[number];

/** What Safaricom asks promotional texts to end with. */
export const OPT_OUT_TEXT = "STOP*456*9*5#";

export const PROMOTIONAL_WINDOW = { from: "08:00", to: "18:00" } as const;

export const CONFIRM_WORDS = "This is guidance: confirm it with your account manager.";

export const PROMOTIONAL_NOTE = `A promotional text to Safaricom numbers ends with ${OPT_OUT_TEXT} and is sent between ${PROMOTIONAL_WINDOW.from} and ${PROMOTIONAL_WINDOW.to}. ${CONFIRM_WORDS}`;

export interface KindRule {
  readonly kind: TrafficKind;
  readonly title: string;
  readonly points: readonly string[];
}

export const KIND_RULES: readonly KindRule[] = [
  {
    kind: "promotional",
    title: "Promotional",
    points: [
      "Offers, launches, invitations and reminders to buy",
      `Sent between ${PROMOTIONAL_WINDOW.from} and ${PROMOTIONAL_WINDOW.to} only`,
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

/** Names that networks keep for their owners, as whole words or at the start of a name. */
export const PROTECTED_NAMES: readonly string[] = [
  "SAFARICOM",
  "MPESA",
  "M-PESA",
  "AIRTEL",
  "TELKOM",
  "KRA",
  "CBK",
  "IEBC",
  "NTSA",
  "ECITIZEN",
  "HUDUMA",
  "POLICE",
  "GOVT",
  "GOVERNMENT",
];

/** Words that name no company; networks tend to send them back. */
export const GENERIC_NAMES: readonly string[] = [
  "SMS",
  "INFO",
  "ALERT",
  "ALERTS",
  "NOTICE",
  "PROMO",
  "OFFER",
  "OFFERS",
  "TEST",
  "BANK",
  "SHOP",
  "SACCO",
  "SCHOOL",
  "HOTEL",
  "MESSAGE",
  "KENYA",
];

export interface Paper {
  readonly title: string;
  readonly description: string;
}

/** What to have ready. */
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
    description: "For the set-up charge of each network, and for the messages that you order.",
  },
  {
    title: "A sample of your texts",
    description:
      "Networks may also ask for your KRA PIN certificate or for proof that a brand name is yours.",
  },
];

/** What follows, in order. */
export const SENDER_ID_NEXT: readonly Paper[] = [
  {
    title: "We check your papers",
    description: "Usually on the day that they arrive. We tell you at once if anything is missing.",
  },
  {
    title: "We submit to each network",
    description:
      "Networks take applications on set days of the week, and each decides for itself. Approval usually takes 2 to 14 working days.",
  },
  {
    title: "We test and switch on",
    description: "You receive a test message under your name, network by network, then begin.",
  },
];
