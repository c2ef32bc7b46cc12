import { BRAND, COMPANY, MARKET } from "./brand";

/**
 * Facts that a buyer checks before ordering: `facts` of `content/company.json`. An empty one is shown nowhere.
 */
export { COMPANY };
export type CompanyFacts = typeof COMPANY;

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Returns the facts that are not empty. */
export const filledFacts = (facts: Readonly<Record<string, string>>): readonly Fact[] =>
  Object.entries(facts).flatMap(([label, value]) => (value ? { label, value } : []));

/** Returns the numbers that authorities gave the company. */
export const registrations = (company: CompanyFacts = COMPANY): readonly Fact[] =>
  filledFacts({
    "Company registration": company.registrationNumber,
    [MARKET.tax.numberName]: company.taxNumber,
    "Communications licence": company.communicationsLicence,
    "Data protection registration": company.dataProtectionRegistration,
  });

/** Returns all facts of the about page. */
export const companyFacts = (company: CompanyFacts = COMPANY): readonly Fact[] => [
  ...registrations(company),
  ...filledFacts({
    "Opening hours": company.openingHours,
    "Countries served": company.countriesServed.join(", "),
  }),
];

/** Returns the facts on payment. */
export const paymentFacts = ({ payment }: CompanyFacts = COMPANY): readonly Fact[] =>
  filledFacts({
    [`${MARKET.mobileMoney.name} Paybill`]: payment.paybill,
    [`${MARKET.mobileMoney.name} Till`]: payment.till,
    "Account number": payment.accountFormat,
    "Bank transfer": payment.bank,
    Currency: payment.currency,
    "Smallest order": payment.smallestOrder,
    "Prepaid or by invoice": payment.billing,
    "Contract term of a plan": payment.contractTerm,
    "Notice to end a plan": payment.notice,
    "Unused credits": payment.creditExpiry,
    Invoices: payment.invoices,
  });

/**
 * Formats the rating, as in "Rated 4.9/5 based on 200+ reviews", with its source and its number of stars (null where the
 * score is no number); null without a score, a count or a source.
 */
export function ratingClaim({ reviews: { score, count, source } }: CompanyFacts = COMPANY) {
  if (!score || !count || !source) return null;
  const stars = Number.parseFloat(score.replace(",", "."));
  return {
    text: `Rated ${score}/5 based on ${count} reviews`,
    stars: Number.isNaN(stars) ? null : stars,
    source,
  };
}

/** Formats the office's address, as in "Savanna Business Park, Block B, 4th floor, Waiyaki Way, Westlands". */
export const officeAddress = ({ floor }: Pick<CompanyFacts, "floor"> = COMPANY): string =>
  [BRAND.address.building, floor, BRAND.address.street].filter(Boolean).join(", ");
