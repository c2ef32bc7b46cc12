import type { SignedOff } from "../content/company/launch";
import { ENQUIRY_KEPT_MONTHS } from "../site/limits";
import { isReservedHost } from "../site/reserved-host";
import { company } from "./launch-company";
import { forms } from "./launch-forms";
import {
  type Check,
  GROUPS,
  isSigned,
  type Launch,
  type LaunchItem,
  open,
  quoted,
  SETTINGS,
  SIGNED,
} from "./launch-item";
import { samples } from "./launch-samples";

/**
 * Returns the words of a text in brackets, as `npm run new-company` leaves it for the owner to replace; null for any
 * other.
 */
export const placeholderWords = (value: string): string | null =>
  /^(?:<p>)?\[([^[\]]+)\](?:<\/p>)?$/.exec(value)?.[1] ?? null;

/** Returns the open items in the order of their groups; none: the site may go live. */
export function launchItems(launch: Launch): readonly LaunchItem[] {
  const all = [
    ...samples(launch),
    ...company(launch),
    ...questions(launch),
    ...forms(launch),
    ...more(launch),
  ];
  return GROUPS.flatMap((group) => all.filter((item) => item.group === group));
}

/** Checks the answers that only the owner can give. */
function questions(launch: Launch): readonly LaunchItem[] {
  const { shown } = launch;
  const isOpen = (question: keyof SignedOff) => !isSigned(launch, question);
  const of = (kind: string) =>
    shown.values.filter((one) => one.kind === kind).map(({ value }) => value);
  const names = of("clients.name");
  const unasked = of("clients.permission").flatMap((day, i) => (day ? [] : [names[i] ?? ""]));
  const hasClients = shown.values.some(({ kind }) =>
    /^(?:testimonials|clientTestimonials|clients|videos|caseStudies|services\.testimonials)\./.test(
      kind,
    ),
  );
  const musts = open("Must", [
    [
      isOpen("prices"),
      "Nobody has signed off that the prices and plans are yours.",
      `${SIGNED} (prices)`,
    ],
    [
      isOpen("apiReference"),
      "Nobody has signed off that the API documentation describes your API.",
      `${SIGNED} (apiReference)`,
    ],
    [
      hasClients && isOpen("clients"),
      "Nobody has signed off that the clients who are quoted, named or shown have agreed.",
      `${SIGNED} (clients)`,
    ],
    ...unasked.map(
      (name): Check => [
        true,
        `The logo of ${quoted(name)} is shown, but not the day on which they allowed it.`,
        "content/clients (permission)",
      ],
    ),
  ]);
  const shoulds = open("Should", [
    [
      isOpen("enquiriesKept"),
      `Nobody has signed off that enquiries are kept for ${ENQUIRY_KEPT_MONTHS} months after the last contact, as the contact form and the privacy policy say (ENQUIRY_KEPT_MONTHS in src/site/limits.ts).`,
      `${SIGNED} (enquiriesKept)`,
    ],
  ]);
  return [...musts, ...shoulds];
}

function more({ shown, hasHsts }: Launch): readonly LaunchItem[] {
  const { settings, values } = shown;
  const of = (kind: string) => values.filter((one) => one.kind === kind).map(({ value }) => value);
  const people = new Set(
    ["team.members.name", "authors.name", "company.name"].flatMap((kind) => of(kind)),
  );
  const unknownAuthors = [...new Set(of("blogPosts.author"))].filter((name) => !people.has(name));
  const isCompanyAddress =
    settings.siteUrl.startsWith("https://") && !isReservedHost(new URL(settings.siteUrl).hostname);
  const unreviewed = values.length > 0 ? of("legalDocuments.underReview") : [];
  const unwritten = values.flatMap(({ value, ...field }) => {
    const words = placeholderWords(value);
    return words === null ? [] : [{ ...field, words }];
  });
  return [
    ...open("Must", [
      ...unwritten.map(
        ({ place, kind, words }): Check => [
          true,
          `To be written, ${place}: ${words}.`,
          `${kind.split(".")[0]} (docs/publishing.md)`,
        ],
      ),
      [
        !isCompanyAddress,
        `SITE_URL must be your own address and begin with https://, not “${settings.siteUrl}”.`,
        SETTINGS,
      ],
      [
        unreviewed.includes("true"),
        "A lawyer has not agreed to a legal text (underReview).",
        "content/legal",
      ],
    ]),
    ...open("Should", [
      ...unknownAuthors.map(
        (name): Check => [
          true,
          `Posts are signed by ${quoted(name)}, who is not on the team and has no record as an author.`,
          "content/posts, content/authors or content/team",
        ],
      ),
      [
        of("prices.plansVat").includes("quoted"),
        "The plans do not say whether tax is included (plansVat).",
        "content/prices.json",
      ],
      [!settings.gaMeasurementId, "GA_MEASUREMENT_ID is not set: no visits are counted.", SETTINGS],
      [
        isCompanyAddress && !hasHsts,
        "HTTPS is not confirmed: SITE_URL does not answer with Strict-Transport-Security.",
        "your host; see docs/security.md",
      ],
    ]),
  ];
}

/** Items of one file that are printed one by one; of more, this many and their number. */
const NAMED = 3;

/** Returns the items as text for a terminal, by group and place. */
export function launchText(items: readonly LaunchItem[], isWhole = false): string {
  if (items.length === 0) return "Nothing stands between this site and going live.\n";
  const groups = GROUPS.flatMap((group) => {
    const ofGroup = items.filter((item) => item.group === group);
    if (ofGroup.length === 0) return [];
    const places = [...new Set(ofGroup.map(({ where }) => where))].map((where) => {
      const texts = ofGroup.filter((item) => item.where === where).map(({ text }) => `- ${text}`);
      const more = isWhole ? 0 : texts.length - NAMED;
      return [
        ...(more > 0 ? [...texts.slice(0, NAMED), `- … and ${more} more (--all)`] : texts),
        `  Change it in ${where}.`,
      ].join("\n");
    });
    return [`${group} (${ofGroup.length})\n${places.join("\n")}`];
  });
  return `${groups.join("\n\n")}\n\nWhat each means: docs/going-live.md\n`;
}
