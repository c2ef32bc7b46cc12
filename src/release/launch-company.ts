import {
  type Check,
  COMPANY,
  isSigned,
  type Launch,
  type LaunchItem,
  open,
  quoted,
  SIGNED,
} from "./launch-item";

/** Rough borders of countries by code: south, north, west, east, in degrees. Maps of other countries are signed off. */
const BORDERS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  KE: [-4.9, 5.6, 33.8, 42],
  UG: [-1.6, 4.3, 29.5, 35.1],
  TZ: [-11.8, -0.9, 29.3, 40.6],
  RW: [-2.9, -1, 28.8, 31],
  ET: [3.3, 15, 32.9, 48.1],
};

/** Checks the company's facts that a buyer or a regulator looks for. */
export function company(launch: Launch): readonly LaunchItem[] {
  const fact = factsOf(launch);
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
  ]);
  return [...musts, ...map(launch), ...shoulds, ...plans(launch)];
}

/** Checks that priced plans state their quantities; a plan without a price leaves them to the quote. */
function plans({ shown }: Launch): readonly LaunchItem[] {
  const valueAt = new Map(shown.values.map(({ place, value }) => [place, value]));
  const priced = shown.values.filter(
    ({ kind, value }) => kind === "services.pricing.currency" && value !== "",
  );
  const checks = priced.map(({ place }): Check => {
    const [plan, service] = [place.replace(/\.\w+$/, ""), place.replace(/\.pricing.*$/, "")];
    const unsaid = PLAN_QUANTITY.flatMap(([field, words]) =>
      valueAt.get(`${plan}.${field}`) ? [] : [words],
    );
    const name = `${valueAt.get(`${service}.title`)}: ${valueAt.get(`${plan}.name`)}`;
    return [
      unsaid.length > 0,
      `The plan ${quoted(name)} does not say ${unsaid.join(", nor ")}.`,
      "content/services (pricing: counted, beyond)",
    ];
  });
  return open("Should", checks);
}

/** Returns a function that reads a value of the company by its path; empty where it has none. */
const factsOf =
  ({ shown }: Launch) =>
  (kind: string): string =>
    shown.values.find((one) => one.kind === `company.${kind}`)?.value ?? "";

/**
 * Checks the map: open when it shows another country than the address, or one with unknown borders that is not signed
 * off.
 */
function map(launch: Launch): readonly LaunchItem[] {
  if (!launch.shown.settings.hasMap) return [];
  const fact = factsOf(launch);
  const latitude = Number(fact("address.latitude"));
  const longitude = Number(fact("address.longitude"));
  const borders = BORDERS[fact("address.countryCode")];
  const country = fact("address.country");
  if (!borders) {
    return open("Should", [
      [
        !isSigned(launch, "map"),
        `The map shows ${latitude}, ${longitude}, and no borders of ${country} are known here to compare it with: look whether it shows your office, and sign it off.`,
        `${SIGNED} (map)`,
      ],
    ]);
  }
  const [south, north, west, east] = borders;
  const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return open("Must", [
    [!isInside, `The map shows ${latitude}, ${longitude}, which is not in ${country}.`, COMPANY],
  ]);
}

const FACTS = ["registrationNumber", "taxNumber", "floor", "openingHours", "countriesServed"];
/** Terms that a buyer asks about before ordering a plan, by the fact that states them. */
const PLAN_TERMS = [
  ["contractTerm", "the contract term"],
  ["notice", "the notice"],
  ["billing", "whether they are prepaid or invoiced"],
  ["creditExpiry", "what happens to unused credits"],
] as const;

const PLAN_QUANTITY = [
  ["counted", "what is counted"],
  ["beyond", "what happens beyond what it includes"],
] as const;
