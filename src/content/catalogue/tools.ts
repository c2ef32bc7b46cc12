import { BRAND } from "../../site/company/brand";
import type { IconName } from "../../site/media/icons";
import { TOOL_ROUTES } from "../../site/routes";

/** A tool for buyers, as lists and its page show it. */
export interface Tool {
  readonly id: ToolId;
  readonly title: string;
  /** Heading of its page. */
  readonly heading: string;
  readonly description: string;
  readonly icon: IconName;
  readonly route: string;
  readonly action: string;
  readonly keywords: readonly string[];
}

export type ToolId =
  | "quotation"
  | "sms-price"
  | "sms-length"
  | "sender-id"
  | "ussd-phone"
  | "ivr-phone";

export const TOOLS: readonly Tool[] = [
  {
    id: "quotation",
    title: "Quotation",
    heading: "Your quotation",
    description:
      "Add up sender IDs, codes, SMS and a plan: what you pay once, each month and in the first year, to print or send.",
    icon: "receipt",
    route: TOOL_ROUTES.quotation,
    action: "Add it up",
    keywords: ["bulk SMS quotation", "sender ID cost", `SMS budget ${BRAND.address.country}`],
  },
  {
    id: "sms-length",
    title: "SMS length counter",
    heading: "How many SMS parts does my text take?",
    description:
      "See your text in parts as a phone shows it, find the characters that make it cost more, and replace them in one press.",
    icon: "message-square-text",
    route: TOOL_ROUTES.smsLength,
    action: "Count a text",
    keywords: ["SMS character counter", "SMS length", "GSM 7-bit"],
  },
  {
    id: "sms-price",
    title: "Bulk SMS cost calculator",
    heading: "Bulk SMS cost calculator",
    description:
      "Type a quantity and read its tier, unit cost, total and saving, and when buying more costs less.",
    icon: "calculator",
    route: TOOL_ROUTES.smsPrice,
    action: "Price a campaign",
    keywords: ["bulk SMS price calculator", `bulk SMS cost ${BRAND.address.country}`],
  },
  {
    id: "sender-id",
    title: "Sender ID kit",
    heading: "Sender ID kit",
    description:
      "Check the name that your messages will carry, see which papers you need, and print the letter of authorization.",
    icon: "badge-check",
    route: TOOL_ROUTES.senderId,
    action: "Check a name",
    keywords: [
      `sender ID ${BRAND.address.country}`,
      "alphanumeric sender ID",
      "letter of authorization",
    ],
  },
  {
    id: "ussd-phone",
    title: "USSD menu to press",
    heading: "Press through a USSD menu",
    description:
      "Dial a code on a working handset: check a balance, pay a bill, buy airtime, in English or Kiswahili.",
    icon: "smartphone",
    route: TOOL_ROUTES.ussdPhone,
    action: "Dial the code",
    keywords: ["USSD menu example", `USSD demo ${BRAND.address.country}`],
  },
  {
    id: "ivr-phone",
    title: "Voice menu to press",
    heading: "Press through a voice menu",
    description:
      "Call a voice menu and answer by keypad, read its captions, or let your browser speak it.",
    icon: "audio-lines",
    route: TOOL_ROUTES.ivrPhone,
    action: "Make the call",
    keywords: ["IVR menu example", "IVR demo"],
  },
];

/** Finds a tool. Throws for an unknown id. */
export function toolOf(id: ToolId): Tool {
  const tool = TOOLS.find((one) => one.id === id);
  if (!tool) throw new RangeError(`there is no tool "${id}"`);
  return tool;
}
