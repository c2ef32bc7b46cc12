import type { SignedOff } from "../content/company/launch";
import type { Shown, ShownValue } from "../gatsby/report/shown";
import type { Sample } from "./read-launch";

export const GROUPS = ["Must", "Should", "Sample content still in place"] as const;

/** One thing between the site and going live. */
export interface LaunchItem {
  readonly group: (typeof GROUPS)[number];
  readonly text: string;
  /** Where to change it. */
  readonly where: string;
}

/** What the launch check knows. */
export interface Launch {
  readonly shown: Shown;
  readonly sample: Sample;
  readonly signedOff: SignedOff;
  /** Whether the host tells somebody of an enquiry: by mail or a webhook; null where its settings are unknown. */
  readonly hasChannel: boolean | null;
  /** Whether the host is Cloudflare Workers, which cannot send mail. */
  readonly isEdge: boolean;
  /** Whether the site answers over HTTPS with `Strict-Transport-Security`. */
  readonly hasHsts: boolean;
}

const COMPANY = "content/company.json";
const SIGNED = "content/launch.json";
const SETTINGS = "the settings of the build (.env, or the variables of the repository)";

/** Fields that are the sample's in however few characters; other texts from this length on. */
const TEXT_MIN_CHARS = 20;
const NAMING =
  /^(?:company\.(?:name|legalName|slogan|description|siteUrl|phone|whatsAppNumber|email|smsPortalUrl|messagingApiUrl|address\.(?:building|street|latitude|longitude)|social\.\w+|promises\.commitment|facts\.reviews\.(?:score|count|source))|team\.members\.name|testimonials\.(?:name|company)|clientTestimonials\.(?:author|company)|services\.testimonials\.(?:author|company)|clients\.(?:name|link)|videos\.(?:title|company|link)|caseStudies\.(?:title|company)|blogPosts\.(?:title|author)|hero\.heading|about\.(?:clientsServed|countries|messagesDelivered|teamMembers))$/;
/** Names of people and companies, which no other text should have either. */
const NAMES =
  /^(?:company\.(?:name|legalName)|team\.members\.name|testimonials\.(?:name|company)|clientTestimonials\.(?:author|company)|services\.testimonials\.(?:author|company)|clients\.name|videos\.company|caseStudies\.company)$/;
const NAME_MIN_CHARS = 8;
/** Hosts that nobody has: the sample's, and those of examples (RFC 2606). */
const SAMPLE_HOST = /[\w.-]+\.example\b/i;
/** A text in brackets, as `npm run new-company` leaves it to be written. */
const PLACEHOLDER = /^\[[^[\]]+\]$/;
/** Rough borders of countries by code: south, north, west, east, in degrees. */
const BORDERS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  KE: [-4.9, 5.6, 33.8, 42],
  UG: [-1.6, 4.3, 29.5, 35.1],
  TZ: [-11.8, -0.9, 29.3, 40.6],
  RW: [-2.9, -1, 28.8, 31],
  ET: [3.3, 15, 32.9, 48.1],
};

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

/** Whether an item is open, what it says, and where to change it. */
type Check = readonly [isOpen: boolean, text: string, where: string];

const open = (group: LaunchItem["group"], checks: readonly Check[]): readonly LaunchItem[] =>
  checks.flatMap(([isOpen, text, where]) => (isOpen ? [{ group, text, where }] : []));

const SHOWN_CHARS = 80;
const quoted = (value: string): string =>
  `“${value.length > SHOWN_CHARS ? `${value.slice(0, SHOWN_CHARS)}…` : value}”`;

/** Returns everything that is still of the sample: values, names inside texts, hosts, pictures. */
function samples({ shown, sample }: Launch): readonly LaunchItem[] {
  const sampleValues = new Set(
    sample.values.filter(isDistinctive).map(({ kind, value }) => `${kind} ${normal(value)}`),
  );
  const names = [
    ...new Set(sample.values.filter(({ kind }) => NAMES.test(kind)).map(({ value }) => value)),
  ].filter((name) => name.length >= NAME_MIN_CHARS);
  const values = shown.values.flatMap((one): LaunchItem[] => {
    const { place, kind, value } = one;
    const name = names.find((text) => value.includes(text));
    const [host] = SAMPLE_HOST.exec(value) ?? [];
    const isSame = isDistinctive(one) && sampleValues.has(`${kind} ${normal(value)}`);
    if (!isSame && !name && !host) return [];
    const what = isSame ? "is the sample’s" : `has the sample’s ${quoted(host ?? name ?? "")}`;
    const isCompany = kind.startsWith("company.");
    return [
      {
        group: isCompany || host ? "Must" : GROUPS[2],
        text: `${place} ${quoted(value)} ${what}.`,
        where: isCompany ? COMPANY : `${kind.split(".")[0]} (docs/publishing.md)`,
      },
    ];
  });
  const digests = new Set([...Object.values(sample.pictures), ...sample.formerPictures]);
  const pictures = Object.entries(shown.pictures)
    .filter(([, digest]) => digests.has(digest))
    .map(
      ([file]): LaunchItem => ({
        group: GROUPS[2],
        text: `The picture ${file} is the sample’s.`,
        where: "content/images",
      }),
    );
  return [...values, ...pictures];
}

const normal = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();
/** Whether no two companies would have the value by chance. */
const isDistinctive = ({ kind, value }: ShownValue): boolean =>
  value !== "" &&
  (NAMING.test(kind) ||
    (value.length >= TEXT_MIN_CHARS &&
      /\s\S+\s/.test(value) && // an id and a date are no words
      !/^(?:company|legalDocuments)\./.test(kind)));

function company({ shown }: Launch): readonly LaunchItem[] {
  const fact = (kind: string) =>
    shown.values.find((one) => one.kind === `company.${kind}`)?.value ?? "";
  const [latitude, longitude] = [
    Number(fact("address.latitude")),
    Number(fact("address.longitude")),
  ];
  const [south, north, west, east] = BORDERS[fact("address.countryCode")] ?? [-90, 90, -180, 180];
  const isElsewhere = latitude < south || latitude > north || longitude < west || longitude > east;
  const payment = ["paybill", "till", "bank"].map((kind) => fact(`facts.payment.${kind}`));
  const unsaid = PLAN_TERMS.flatMap(([kind, words]) =>
    fact(`facts.payment.${kind}`) ? [] : [words],
  );
  const empty = FACTS.filter((kind) => !fact(`facts.${kind}`));
  const [score, count, source] = ["score", "count", "source"].map((kind) =>
    fact(`facts.reviews.${kind}`),
  );
  const shoulds = open("Should", [
    [empty.length > 0, `Company facts are empty: ${empty.join(", ")}.`, COMPANY],
    [
      unsaid.length > 0,
      `No page says of the plans: ${unsaid.join(", ")}.`,
      `${COMPANY} (facts.payment)`,
    ],
    [
      Boolean(score && count && !source),
      `The rating “${score}/5 based on ${count} reviews” names no source, so no page shows it.`,
      COMPANY,
    ],
  ]);
  const musts = open("Must", [
    [
      !fact("facts.communicationsLicence"),
      "The licence of the communications authority is not named.",
      COMPANY,
    ],
    [
      !fact("facts.dataProtectionRegistration"),
      "The registration with the data protection office is not named.",
      COMPANY,
    ],
    [
      !payment.some(Boolean),
      "No page says how to pay: fill in the Paybill, the till or the bank.",
      COMPANY,
    ],
    [
      isElsewhere,
      `The map shows ${latitude}, ${longitude}, which is not in ${fact("address.country")}.`,
      COMPANY,
    ],
  ]);
  return [...musts, ...shoulds];
}

const FACTS = ["registrationNumber", "taxNumber", "floor", "openingHours", "countriesServed"];
/** What a buyer asks before ordering a plan, by the fact that says it. */
const PLAN_TERMS = [
  ["contractTerm", "the contract term"],
  ["notice", "the notice"],
  ["billing", "whether they are prepaid or invoiced"],
  ["creditExpiry", "what happens to unused credits"],
] as const;

/** What only the owner can know. */
function questions({ shown, signedOff }: Launch): readonly LaunchItem[] {
  const isOpen = (question: keyof SignedOff) =>
    !signedOff[question].name || !signedOff[question].date;
  const of = (kind: string) =>
    shown.values.filter((one) => one.kind === kind).map(({ value }) => value);
  const names = of("clients.name");
  const unasked = of("clients.permission").flatMap((day, i) => (day ? [] : [names[i] ?? ""]));
  const hasClients = shown.values.some(({ kind }) =>
    /^(?:testimonials|clientTestimonials|clients|videos|caseStudies|services\.testimonials)\./.test(
      kind,
    ),
  );
  return open("Must", [
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
}

/** A form that is shown and reaches nobody, wherever the site is hosted; one that is switched off is nothing. */
function forms({ shown, signedOff, hasChannel, isEdge }: Launch): readonly LaunchItem[] {
  const { settings } = shown;
  const isTried = Boolean(signedOff.enquiries.name && signedOff.enquiries.date);
  const reaches = settings.hasContentApi || (settings.hasInbox && (hasChannel ?? isTried));
  const musts = open("Must", [
    [
      !reaches,
      hasChannel === null
        ? "Whether enquiries reach somebody is not known here: send one through each form, see it arrive, and sign it off."
        : isEdge
          ? "Enquiries reach nobody: Cloudflare Workers send no mail. Set up a webhook or a content API."
          : "Enquiries reach nobody: set up mail (INBOX_SMTP_URL, INBOX_FROM, INBOX_TO), a webhook or a content API.",
      hasChannel === null ? `${SIGNED} (enquiries)` : SETTINGS,
    ],
    [
      settings.pricingFormUrl === "0",
      "The pricing form is shown and sends nothing: take GATSBY_DELIVER_PRICING_FORM=0 away.",
      SETTINGS,
    ],
  ]);
  const shoulds = open("Should", [
    [
      isEdge && settings.hasInbox,
      "Cloudflare Workers send no mail: who writes gets no acknowledgement, and who subscribes to the newsletter is not asked to confirm and gets no letter.",
      "docs/deploy.md (What differs from a server of your own)",
    ],
  ]);
  return [...musts, ...shoulds];
}

function more({ shown, hasHsts }: Launch): readonly LaunchItem[] {
  const { settings, values } = shown;
  const of = (kind: string) => values.filter((one) => one.kind === kind).map(({ value }) => value);
  const people = new Set([...of("team.members.name"), ...of("company.name")]);
  const unknownAuthors = [...new Set(of("blogPosts.author"))].filter((name) => !people.has(name));
  const isOwnAddress =
    settings.siteUrl.startsWith("https://") && !SAMPLE_HOST.test(settings.siteUrl);
  const unreviewed = values.length > 0 ? of("legalDocuments.underReview") : [];
  const unwritten = values.filter(({ value }) => PLACEHOLDER.test(value));
  return [
    ...open("Must", [
      ...unwritten.map(
        ({ place, kind, value }): Check => [
          true,
          `To be written, ${place}: ${value.slice(1, -1)}.`,
          `${kind.split(".")[0]} (docs/publishing.md)`,
        ],
      ),
      [
        !isOwnAddress,
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
          `Posts are signed by ${quoted(name)}, who is not on the team.`,
          "content/posts or content/team",
        ],
      ),
      [
        of("prices.plansVat").includes("quoted"),
        "The plans do not say whether tax is included (plansVat).",
        "content/prices.json",
      ],
      [!settings.gaMeasurementId, "GA_MEASUREMENT_ID is not set: no visits are counted.", SETTINGS],
      [
        isOwnAddress && !hasHsts,
        "HTTPS is not confirmed: SITE_URL does not answer with Strict-Transport-Security.",
        "your host; see docs/security.md",
      ],
    ]),
  ];
}

/** Items of one place that are printed one by one; of more, this many and their number. */
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
