import * as v from "valibot";
import { BRAND, MARKET, PROMISES } from "../../site/company/brand";
import { line, lineOrEmpty } from "../model/fields";
import { filledWith, quotedIn, quotesOnly } from "../model/placeholders";
import { group, optionalWithDefault } from "../model/repair";

/** Returns the values of placeholders such as `{country}`. */
const placeholders = (): Readonly<Record<string, string>> => ({
  name: BRAND.name,
  slogan: BRAND.slogan,
  description: BRAND.description,
  phone: BRAND.phone,
  city: BRAND.address.city,
  country: BRAND.address.country,
  currency: MARKET.currency.name,
  reply: PROMISES.reply,
});

/** Replaces placeholders. Sentences with an empty value are dropped. */
export function fill(text: string): string {
  const values = placeholders();
  const told = text
    .split(/(?<=[.!?]) /)
    .filter((sentence) => quotedIn(sentence).every((name) => values[name] !== ""));
  return filledWith(told.join(" "), values);
}

const words = (schema: typeof line | typeof lineOrEmpty) =>
  v.pipe(
    schema,
    quotesOnly(() => Object.keys(placeholders())),
  );
const optional = optionalWithDefault(words(lineOrEmpty), "");

const page = (title: string, subtitle = "") =>
  group({
    title: optionalWithDefault(words(line), title),
    /** Title for search engines and shared links. Defaults to the title. */
    searchTitle: optional,
    /** Text below the title. */
    subtitle: optionalWithDefault(words(lineOrEmpty), subtitle),
    /**
     * Description for search engines and shared links. Defaults to the subtitle, or else the
     * company's description.
     */
    description: optional,
    /** Title on the picture of shared links. Defaults to the title. */
    cardTitle: optional,
    keywords: optionalWithDefault(v.array(words(line)), []),
  });

/** Makes the schema of a page that ends with a call to action. */
const closingPage = (title: string, closing = "Ready to get started?") => {
  const { strict } = page(title);
  return group({
    ...strict.entries,
    closing: group({ title: optionalWithDefault(words(line), closing), text: optional }),
  });
};

/** Makes the schema of a section that several pages show. */
const section = (title: string) =>
  group({
    title: optionalWithDefault(words(line), title),
    /** Text below the title. */
    subtitle: optional,
  });

interface ToolWords {
  /** Title on the tool's page. */
  readonly title: string;
  /** Title on cards, in breadcrumbs and for search engines. */
  readonly searchTitle: string;
  readonly subtitle: string;
  readonly action: string;
}

/** Makes the schema of a tool, for its page and its card on the other tools' pages. */
const tool = ({ title, searchTitle, subtitle, action }: ToolWords) =>
  group({
    title: optionalWithDefault(words(line), title),
    searchTitle: optionalWithDefault(words(line), searchTitle),
    /** Text below the title and on the card. */
    subtitle: optionalWithDefault(words(line), subtitle),
    /** Label of the card's link. */
    action: optionalWithDefault(words(line), action),
    keywords: optionalWithDefault(v.array(words(line)), []),
  });

/** Makes the schema of a phone that runs a menu. */
const phone = (texts: ToolWords) =>
  group({
    ...tool(texts).strict.entries,
    /** Points about menus of this kind, next to the phone. */
    points: optionalWithDefault(v.array(words(line)), []),
  });

/**
 * Texts of pages and of sections that several pages show. These defaults promise nothing, because
 * only the company may.
 */
export const pagesInput = v.object({
  about: page("About Us"),
  services: page("Our Services"),
  pricing: closingPage("Transparent & Flexible Pricing"),
  testimonials: closingPage("Hear from Our Clients", "Ready to join our success stories?"),
  caseStudies: closingPage("Case Studies"),
  tools: closingPage("Tools"),
  contact: page("Contact Us"),
  blog: page("Our Blog", "Insights, tips, and updates from our team of communication experts"),
  portal: group({
    ...page("SMS Portal").strict.entries,
    /** What clients can do in the portal. */
    points: optionalWithDefault(v.array(words(line)), []),
  }),
  quotation: tool({
    title: "Your quotation",
    searchTitle: "Quotation",
    subtitle:
      "Add up sender IDs, codes, SMS and a plan: what you pay once, each month and in the first year, to print or send.",
    action: "Add it up",
  }),
  smsLength: tool({
    title: "How many SMS parts does my text take?",
    searchTitle: "SMS length counter",
    subtitle:
      "See your text in parts as a phone shows it, find the characters that make it cost more, and replace them in one press.",
    action: "Count a text",
  }),
  smsPrice: tool({
    title: "Bulk SMS cost calculator",
    searchTitle: "Bulk SMS cost calculator",
    subtitle: "See your rate and total for any quantity, and when a bigger order costs less.",
    action: "Price a campaign",
  }),
  senderId: tool({
    title: "Sender ID kit",
    searchTitle: "Sender ID kit",
    subtitle:
      "Check the name that your messages will carry, see which papers you need, and print the letter of authorization.",
    action: "Check a name",
  }),
  ussdPhone: phone({
    title: "Try a USSD menu",
    searchTitle: "Try a USSD menu",
    subtitle:
      "Dial a code on a working handset: check a balance, pay a bill, buy airtime, in English or Kiswahili.",
    action: "Dial the code",
  }),
  ivrPhone: phone({
    title: "Try a voice menu",
    searchTitle: "Try a voice menu",
    subtitle:
      "Call a voice menu and answer by keypad, read its captions, or let your browser speak it.",
    action: "Make the call",
  }),
  contactForm: section("Tell us what you need"),
  pricingForm: section("Talk to Us About Pricing"),
  latestPosts: section("Latest articles"),
  newsletter: section("Newsletter"),
});

export type PagesInput = v.InferOutput<typeof pagesInput>;
