import { SENDER_ID_MAX_CHARS } from "../../site/limits";
import { SUPPORT_HOURS } from "./durations";
import type { IconItem, OnboardingStep, PricingOffer, ServiceId, SmsTier, VatBasis } from "./types";

/**
 * Prices of the pricing page, its brochures and its calculator. Amounts are in KSh and carry their
 * VAT basis as data. Source: docs/product.md, "Pricing".
 */

export const PRICING_PHILOSOPHY = {
  heading: "Our Pricing Philosophy",
  paragraphs: [
    "You should know our standard prices before you talk to anyone. So they are published here, in Kenyan shillings, with a note on VAT beside each one; what only a quote can say is named beside the plan.",
    "You pay for what you use, and the more you send, the less each message costs. Network charges for sender IDs and short codes are listed as what they are: charges per network, so that you can begin with one and add others when you need them.",
    "Some projects do not fit a price list. For those we agree the scope with you first and quote once, in writing, before any work begins.",
  ],
} as const;

/** The "Investment Options". */
export const PRICING_OFFERS: readonly PricingOffer[] = [
  {
    offerId: "alphanumeric-sender-id",
    name: "Alphanumeric Sender ID",
    description: "Messages arrive under your own name, so that customers know who is writing.",
    setupKsh: 11_600,
    monthlyKsh: null,
    vat: "inclusive",
    per: "per network",
    isPopular: false,
    points: [
      "One-time charge per sender ID and network",
      `Up to ${SENDER_ID_MAX_CHARS} characters`,
      "No monthly charge",
      "Help with the letter of authorization",
    ],
  },
  {
    offerId: "shared-short-code",
    name: "Shared Short Code",
    description: "Two-way messages without renting a whole short number: the economical start.",
    setupKsh: 11_600,
    monthlyKsh: 11_600,
    vat: "inclusive",
    per: "per network",
    isPopular: false,
    points: [
      "Setup and monthly charge per network",
      "Your own keywords on a shared number",
      "Incoming texts delivered to your portal or system",
      "Suited to campaigns, surveys and feedback",
    ],
  },
  {
    offerId: "dedicated-short-code",
    name: "Dedicated Short Code",
    description: "A short number with room for every campaign, for brands that text all year.",
    setupKsh: 17_400,
    monthlyKsh: 17_400,
    vat: "exclusive",
    per: "per mobile network",
    isPopular: true,
    points: [
      "Setup and monthly charge per mobile network",
      "A number used by nobody else",
      "Every keyword on the number is yours",
      "Suited to subscriptions, promotions and support",
    ],
  },
];

/** Hundredths of a shilling: the unit cost against which savings are counted. */
export const BASE_UNIT_COST_CENTS = 70;

/** One basis for the whole table. */
const SMS_VAT: VatBasis = "inclusive";

/** One basis for the plans of every service; the owner's to set. */
export const PLANS_VAT: VatBasis = "quoted";

/** What the plans of a service do not include. */
export const PLAN_EXCLUSIONS: Readonly<Record<ServiceId, string>> = {
  bulksms: "A sender ID is not included in a plan: see the Investment Options.",
  shortcode:
    "Setup and rental of the code at each network are not included in a plan: the Investment Options have the standard charges.",
  ussd: "Setup and rental of the USSD code at each network are not included in a plan; your quote lists them, network by network.",
  callcenter:
    "Phone numbers and call charges of the operators are not included in a plan; your quote lists them. SMS are charged as on the pricing page.",
  software:
    "Hosting is not included in a price, and support beyond the period in your contract only in Custom; SMS are charged as on the pricing page.",
  integration:
    "Charges of the systems that are connected are not included in a price, and maintenance only in Custom; your quote lists them.",
  payment:
    "Charges of operators, banks and card providers are not included in a plan; your quote lists them. SMS and the sender ID are charged as on the pricing page.",
  ivr: "Phone numbers and call charges of the operators are not included in a plan; your quote lists them.",
};

/** Ascending and without gaps; the last tier is open-ended, read as "from 1,000,001". */
export const SMS_TIERS: readonly [SmsTier, ...SmsTier[]] = [
  {
    from: 1,
    to: 50_000,
    unitCostCents: BASE_UNIT_COST_CENTS,
    vat: SMS_VAT,
    savingPercent: null,
    isHighlighted: false,
  },
  {
    from: 50_001,
    to: 100_000,
    unitCostCents: 60,
    vat: SMS_VAT,
    savingPercent: 14,
    isHighlighted: false,
  },
  {
    from: 100_001,
    to: 500_000,
    unitCostCents: 40,
    vat: SMS_VAT,
    savingPercent: 43,
    isHighlighted: true,
  },
  {
    from: 500_001,
    to: 1_000_000,
    unitCostCents: 30,
    vat: SMS_VAT,
    savingPercent: 57,
    isHighlighted: false,
  },
  {
    from: 1_000_001,
    to: null,
    unitCostCents: 20,
    vat: SMS_VAT,
    savingPercent: 71,
    isHighlighted: false,
  },
];

/** Shown below the tier table. */
export const SMS_TIER_NOTE =
  "The whole quantity is priced at the unit cost of its tier. A unit, or credit, is one SMS part.";

/** "Why Choose Our Bulk SMS Services?"; the titles are as specified. */
export const WHY_CHOOSE_POINTS: readonly IconItem[] = [
  {
    title: "99.9% delivery rate",
    description:
      "For valid numbers whose phones can be reached and accept the kind of message you send. A phone that is off or has blocked promotions cannot be reached by anyone.",
    icon: "badge-check",
  },
  {
    title: "Real-time delivery reports",
    description: "See what was delivered, what is waiting and what failed, number by number.",
    icon: "chart-line",
  },
  {
    title: `${SUPPORT_HOURS} technical support`,
    description: "Someone who understands the platform answers at any hour, weekends included.",
    icon: "life-buoy",
  },
  {
    title: "API integration available",
    description: "Send from your own systems through a documented API, or from our web portal.",
    icon: "code-xml",
  },
  {
    title: "No hidden costs",
    description: "Each charge says what it covers, before you order.",
    icon: "receipt",
  },
  {
    title: "Free account setup",
    description: "We open and configure your account, and show your team around, at no charge.",
    icon: "user-check",
  },
];

/** What a client brings, and what the client then receives, in order. */
export const ONBOARDING_STEPS: readonly OnboardingStep[] = [
  {
    title: "Company registration certificate",
    description:
      "A copy of your company's registration certificate, for your account and the networks.",
  },
  {
    title: "Letter of authorization",
    description: `On your letterhead, naming the sender ID that you want (max ${SENDER_ID_MAX_CHARS} characters). We supply the wording.`,
  },
  {
    title: "Proof of payment",
    description: "For the sender ID or short code setup, and for the SMS quantity you order.",
  },
  {
    title: "SMS portal with preloaded credits",
    description: "You receive your login, and send once a network has approved your sender ID.",
  },
  {
    title: "API documentation",
    description:
      "Your developers receive the base URL, key and API reference of your account, to connect your own systems.",
  },
];
