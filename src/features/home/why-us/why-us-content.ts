import { BRAND } from "../../../site/company/brand";
import type { IconName } from "../../../site/media/icons";

interface WhyPoint {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

export const WHY_TITLE = `Why businesses choose ${BRAND.name}`;

export const WHY_INTRO =
  "Your customers do not think in channels. They want an answer on the phone they have. We bring the channels, the systems behind them and the people who look after both under one roof.";

export const REASONS: readonly WhyPoint[] = [
  {
    icon: "smartphone",
    title: "Every phone counts",
    text: "SMS, USSD and voice need no app and no data bundle, so a feature phone in Turkana is served as well as a smartphone in Westlands.",
  },
  {
    icon: "layers",
    title: "One team for all of it",
    text: "Messaging, short codes, calls, payments and software come from people who sit together, not from five suppliers who point at one another.",
  },
  {
    icon: "receipt",
    title: "Prices you can read",
    text: "Prices are published in Kenyan shillings, with a note on VAT. You approve the quote before any work begins.",
  },
  {
    icon: "shield-check",
    title: "Careful with people's data",
    text: "Consent, opt-outs and Kenya's Data Protection Act are part of the design from the first day, not a note added after launch.",
  },
];

/** Kinds of clients and their usual requests. */
export const AUDIENCES: readonly WhyPoint[] = [
  {
    icon: "landmark",
    title: "Banks, Saccos and lenders",
    text: "one-time codes, balances, reminders",
  },
  { icon: "school", title: "Schools and universities", text: "fees, results, closing dates" },
  { icon: "hospital", title: "Hospitals and clinics", text: "appointments, results, follow-up" },
  { icon: "store", title: "Shops and distributors", text: "orders, offers, till payments" },
  { icon: "sprout", title: "Farming and cooperatives", text: "prices, weather, payouts" },
  { icon: "building-2", title: "Public services and utilities", text: "alerts, bills, enquiries" },
];
