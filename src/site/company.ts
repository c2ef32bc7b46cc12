import { BRAND } from "./brand";

/**
 * Facts that a buyer checks before ordering; names and contact details are in `brand.ts`. An empty one
 * is shown nowhere. Source: docs/product.md, "Company facts".
 */
export interface Company {
  /** Business Registration Service. */
  readonly registrationNumber: string;
  readonly kraPin: string;
  /** Communications Authority of Kenya. */
  readonly communicationsLicence: string;
  /** Office of the Data Protection Commissioner. */
  readonly dataProtectionRegistration: string;
  /** Of the office, as in "4th floor". */
  readonly floor: string;
  /** As in "Monday to Friday, 8:00–17:00". */
  readonly openingHours: string;
  readonly countriesServed: readonly string[];
  /** What the testimonials page claims; nothing without a score and a count. */
  readonly reviews: { readonly score: string; readonly count: string; readonly source: string };
  readonly payment: Payment;
}

/** How a client pays. */
export interface Payment {
  readonly paybill: string;
  readonly till: string;
  /** What a payer enters as the account number. */
  readonly accountFormat: string;
  readonly bank: string;
  readonly currency: string;
  readonly smallestOrder: string;
  readonly creditExpiry: string;
  readonly invoices: string;
}

export const COMPANY: Company = {
  registrationNumber: "",
  kraPin: "",
  communicationsLicence: "",
  dataProtectionRegistration: "",
  floor: "",
  openingHours: "",
  countriesServed: [],
  reviews: { score: "4.9", count: "200+", source: "" },
  payment: {
    paybill: "",
    till: "",
    accountFormat: "",
    bank: "",
    currency: "",
    smallestOrder: "",
    creditExpiry: "",
    invoices: "",
  },
};

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const filled = (facts: Readonly<Record<string, string>>): readonly Fact[] =>
  Object.entries(facts).flatMap(([label, value]) => (value ? { label, value } : []));

/** Returns the numbers that authorities gave the company. */
export const registrations = (company: Company = COMPANY): readonly Fact[] =>
  filled({
    "Company registration": company.registrationNumber,
    "KRA PIN": company.kraPin,
    "Communications Authority licence": company.communicationsLicence,
    "Data protection registration": company.dataProtectionRegistration,
  });

/** Returns all facts of the about page. */
export const companyFacts = (company: Company = COMPANY): readonly Fact[] => [
  ...registrations(company),
  ...filled({
    "Opening hours": company.openingHours,
    "Countries served": company.countriesServed.join(", "),
  }),
];

/** Returns how to pay. */
export const paymentFacts = ({ payment }: Company = COMPANY): readonly Fact[] =>
  filled({
    "M-Pesa Paybill": payment.paybill,
    "M-Pesa Till": payment.till,
    "Account number": payment.accountFormat,
    "Bank transfer": payment.bank,
    Currency: payment.currency,
    "Smallest order": payment.smallestOrder,
    "Credit expiry": payment.creditExpiry,
    "Invoices and eTIMS": payment.invoices,
  });

/** "Rated 4.9/5 based on 200+ reviews"; null without a score or a count. */
export function ratingClaim({ reviews: { score, count, source } }: Company = COMPANY) {
  if (!score || !count) return null;
  return `Rated ${score}/5 based on ${count} reviews${source && ` on ${source}`}`;
}

/** "Savanna Business Park, Block B, 4th floor, Waiyaki Way, Westlands". */
export const officeAddress = ({ floor }: Pick<Company, "floor"> = COMPANY): string =>
  [BRAND.address.building, floor, BRAND.address.street].filter(Boolean).join(", ");
