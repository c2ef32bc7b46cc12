import { BRAND, COMPANY, MARKET } from "./brand";

/**
 * Facts that buyers check before ordering, from `facts` in `content/company.json`. Empty ones
 * aren't shown.
 */
export { COMPANY };
export type CompanyFacts = typeof COMPANY;

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export const filledFacts = (facts: Readonly<Record<string, string>>): readonly Fact[] =>
  Object.entries(facts).flatMap(([label, value]) => (value ? { label, value } : []));

/** Returns the company's registration, tax and licence numbers. */
export const registrations = (company: CompanyFacts = COMPANY): readonly Fact[] =>
  filledFacts({
    "Company registration": company.registrationNumber,
    [MARKET.tax.numberName]: company.taxNumber,
    "Communications licence": company.communicationsLicence,
    "Data protection registration": company.dataProtectionRegistration,
  });

export const companyFacts = (company: CompanyFacts = COMPANY): readonly Fact[] => [
  ...registrations(company),
  ...filledFacts({
    "Opening hours": company.openingHours,
    "Countries served": company.countriesServed.join(", "),
  }),
];

export const paymentFacts = ({ payment }: CompanyFacts = COMPANY): readonly Fact[] =>
  filledFacts({
    [`${MARKET.mobileMoney.name} Paybill`]: payment.paybill,
    [`${MARKET.mobileMoney.name} Till`]: payment.till,
    "Account number": payment.accountFormat,
    "Bank transfer": payment.bank,
    Currency: payment.currency,
    "Smallest order": payment.smallestOrder,
    Billing: payment.billing,
    "Contract term of a plan": payment.contractTerm,
    "Notice to end a plan": payment.notice,
    "Unused credits": payment.creditExpiry,
    Invoices: payment.invoices,
  });

/**
 * Formats the rating, as in "Rated 4.9/5 based on 200+ reviews". `stars` is null if the score isn't
 * a number. Returns null if the score, the count or the source is missing.
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

/**
 * Returns the office's address, as in "Savanna Business Park, Block B, 4th floor, Waiyaki Way,
 * Westlands".
 */
export const officeAddress = ({ floor }: Pick<CompanyFacts, "floor"> = COMPANY): string =>
  [BRAND.address.building, floor, BRAND.address.street].filter(Boolean).join(", ");
