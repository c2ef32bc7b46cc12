import * as v from "valibot";
import { BRAND, MARKET, PROMISES } from "../../site/company/brand";
import { line, lineOrEmpty } from "../model/fields";
import { filledWith, quotedIn, quotesOnly } from "../model/placeholders";
import { group, optionalWithDefault } from "../model/repair";

/** Returns the values that placeholders such as `{country}` stand for. */
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

/** Replaces placeholders, and drops sentences with a placeholder that has no value. */
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
     * Description for search engines and shared links. Defaults to the subtitle or, without one, to
     * the title and the company's description.
     */
    description: optional,
    /** Title on the page's social card. Defaults to the title. */
    cardTitle: optional,
    keywords: optionalWithDefault(v.array(words(line)), []),
  });

/** Makes the schema for a page that ends with a call to action. */
const closingPage = (title: string, closing = "Ready to get started?") => {
  const { strict } = page(title);
  return group({
    ...strict.entries,
    closing: group({ title: optionalWithDefault(words(line), closing), text: optional }),
  });
};

/** Makes the schema for a section that several pages share. */
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

/** Makes the schema for a tool's copy, used on its page and on its card on other pages. */
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

/** Makes the schema for the copy of a phone mock-up that runs a menu. */
const phone = (texts: ToolWords) =>
  group({
    ...tool(texts).strict.entries,
    /** Points about menus of this kind, next to the phone. */
    points: optionalWithDefault(v.array(words(line)), []),
  });

/**
 * Copy for pages, and for sections that several pages share. The defaults don't promise anything,
 * because only the company can.
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
      "Add up sender IDs, codes, SMS and a plan to see what you'd pay once, each month and in the first year. Then print or send it.",
    action: "Add it up",
  }),
  smsLength: tool({
    title: "How many SMS parts will my text use?",
    searchTitle: "SMS length counter",
    subtitle:
      "See how your text splits into SMS parts, find the characters that make it cost more, and replace them all with one click.",
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
      "Check the name your messages will show, see which documents you need, and print the letter of authorization.",
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
      "Call a voice menu, choose with the keypad, and read the captions or have your browser speak them.",
    action: "Make the call",
  }),
  contactForm: section("Tell us what you need"),
  pricingForm: section("Talk to Us About Pricing"),
  latestPosts: section("Latest articles"),
  newsletter: section("Newsletter"),
});

export type PagesInput = v.InferOutput<typeof pagesInput>;
