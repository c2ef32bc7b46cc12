import type { VatBasis } from "../../src/content/catalogue/types";
import { COMPANY_FILE } from "../../src/content/company/company";
import type { CompanyFacts } from "../../src/site/company/company-facts";

/** What the site says of itself now, as the launch check reads it. */
export interface Launch {
  /** Values of the brand, by what they are. */
  readonly brand: Readonly<Record<string, string>>;
  readonly company: CompanyFacts;
  readonly plansVat: VatBasis;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether `SITE_URL` answers over HTTPS with `Strict-Transport-Security`. */
  readonly hasHsts: boolean;
  /** Titles of the legal texts that await review. */
  readonly unreviewed: readonly string[];
  /** Names, files or companies that may be samples, by the file that holds them. */
  readonly samples: Readonly<Record<string, readonly string[]>>;
}

export const GROUPS = ["Must", "Should", "Sample content still in place"] as const;

/** One thing between the site and going live. */
export interface LaunchItem {
  readonly group: (typeof GROUPS)[number];
  readonly text: string;
  /** Where to change it. */
  readonly where: string;
}

const ENVIRONMENT = "the environment (.env)";

const SAMPLE_BRAND = /savanna ?signal|Savanna Business Park|\.example\b|700 ?000 ?000/i;
const SAMPLE_CLIENT =
  /^Sample |, Sample |^client-\d\.png$|^(?:Wairimu Gathogo|Brian Otieno|Salma Omar|Kipkemboi Rono|Njeri Mwangi|Daniel Mutua|Zawadi Achieng)$/;

/** How many samples an item names. */
const NAMED = 3;

/** Returns the open items in the order of their groups; none: the site may go live. */
export function launchItems(launch: Launch): readonly LaunchItem[] {
  return [...musts(launch), ...shoulds(launch), ...samples(launch)];
}

/** Whether an item is open, what it says, and where to change it. */
type Check = readonly [isOpen: boolean, text: string, where: string];

const open = (group: LaunchItem["group"], checks: readonly Check[]): readonly LaunchItem[] =>
  checks.flatMap(([isOpen, text, where]) => (isOpen ? [{ group, text, where }] : []));

function musts({ brand, environment, unreviewed }: Launch): readonly LaunchItem[] {
  const siteUrl = environment.SITE_URL ?? "";
  return open("Must", [
    ...Object.entries(brand).map(
      ([name, value]): Check => [
        SAMPLE_BRAND.test(value),
        `The ${name} is still the sample "${value}".`,
        COMPANY_FILE,
      ],
    ),
    [!siteUrl, "SITE_URL, the site's own address, is not set.", ENVIRONMENT],
    [
      siteUrl !== "" && (SAMPLE_BRAND.test(siteUrl) || !siteUrl.startsWith("https://")),
      `SITE_URL must be your own address and begin with https://, not "${siteUrl}".`,
      ENVIRONMENT,
    ],
    [
      environment.GATSBY_DELIVER_PRICING_FORM !== "1",
      "The pricing form thanks the visitor and sends nothing: set GATSBY_DELIVER_PRICING_FORM=1.",
      ENVIRONMENT,
    ],
    [
      !environment.GATSBY_NEWSLETTER_URL,
      "The newsletter form thanks the visitor and sends nothing: set GATSBY_NEWSLETTER_URL.",
      ENVIRONMENT,
    ],
    ...unreviewed.map(
      (title): Check => [
        true,
        `A lawyer has not agreed to the text "${title}" (underReview).`,
        "content/legal/",
      ],
    ),
  ]);
}

function shoulds({ company, plansVat, environment, hasHsts }: Launch): readonly LaunchItem[] {
  const { countriesServed, payment } = company;
  const empty = Object.entries(company).flatMap(([name, value]) => (value === "" ? [name] : []));
  if (countriesServed.length === 0) empty.push("countriesServed");
  return open("Should", [
    [empty.length > 0, `Company facts are empty: ${empty.join(", ")}.`, COMPANY_FILE],
    [
      !payment.paybill && !payment.till && !payment.bank,
      "No page says how to pay: fill in the Paybill, the till or the bank.",
      COMPANY_FILE,
    ],
    [
      plansVat === "quoted",
      "The plans do not say whether VAT is included (plansVat).",
      "content/prices.json",
    ],
    [
      !environment.CONTENT_API_URL,
      "CONTENT_API_URL is not set: pages show the bundled content, and enquiries reach nobody unless the site runs on its own server.",
      ENVIRONMENT,
    ],
    [
      !environment.GA_MEASUREMENT_ID,
      "GA_MEASUREMENT_ID is not set: no visits are counted.",
      ENVIRONMENT,
    ],
    [
      !hasHsts,
      "HTTPS is not confirmed: SITE_URL does not answer with Strict-Transport-Security.",
      "your host; see docs/security.md",
    ],
  ]);
}

function samples({ company, samples }: Launch): readonly LaunchItem[] {
  const { score, count, source } = company.reviews;
  return open("Sample content still in place", [
    ...Object.entries(samples).map(([file, names]): Check => {
      const found = names.filter((name) => SAMPLE_CLIENT.test(name));
      const first = found.slice(0, NAMED).join("; ");
      return [
        found.length > 0,
        `${found.length} sample people or clients: ${first}${found.length > NAMED ? " …" : ""}`,
        file,
      ];
    }),
    [
      score !== "" && count !== "" && source === "",
      `The rating "${score}/5 based on ${count} reviews" names no source; empty its score to claim nothing.`,
      COMPANY_FILE,
    ],
  ]);
}

/** Returns the items as text for a terminal, by group. */
export function launchText(items: readonly LaunchItem[]): string {
  if (items.length === 0) return "Nothing stands between this site and going live.\n";
  const groups = GROUPS.flatMap((group) => {
    const lines = items
      .filter((item) => item.group === group)
      .map(({ text, where }) => `- ${text}\n  Change it in ${where}.`);
    return lines.length > 0 ? [`${group} (${lines.length})\n${lines.join("\n")}`] : [];
  });
  return `${groups.join("\n\n")}\n\nWhat each means: docs/going-live.md\n`;
}
