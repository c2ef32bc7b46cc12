import { render, screen, within } from "@testing-library/react";
import { SiteFooter } from "../../src/features/shell/site-footer";
import { contactBlock } from "../../src/gatsby/outputs/brochures/contact-block";
import { pricingGuide } from "../../src/gatsby/outputs/brochures/pricing-guide";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import AboutPage from "../../src/pages/about";
import PricingPage from "../../src/pages/pricing";
import PrivacyPolicyPage from "../../src/pages/privacy-policy";
import TermsOfServicePage from "../../src/pages/terms-of-service";
import TestimonialsPage from "../../src/pages/testimonials";
import { BRAND } from "../../src/site/company/brand";
import type { CompanyFacts } from "../../src/site/company/company-facts";
import { homeGraph } from "../../src/site/seo/structured-data";
import { legalData, SHOWN_SERVICES, words } from "../fixtures/catalogue";
import { ABOUT, TEAM } from "../fixtures/home";
import { pageWith } from "../support/dom/page-with";

const CATALOGUE = readCatalogue().records;

/** Every fact that an owner can fill in is shown where buyers look. */
jest.mock("../../src/site/company/company-facts", () => {
  const actual = jest.requireActual("../../src/site/company/company-facts");
  const facts: CompanyFacts = {
    registrationNumber: "PVT-1234",
    taxNumber: "P051234567X",
    communicationsLicence: "CA/CSP/77",
    dataProtectionRegistration: "ODPC-99",
    floor: "4th floor",
    openingHours: "Monday to Friday, 8:00–17:00",
    countriesServed: ["Kenya", "Uganda"],
    reviews: { score: "4.7", count: "312", source: "Trustpilot" },
    payment: {
      paybill: "400200",
      till: "5512345",
      accountFormat: "Your company’s name",
      bank: "Sample Bank, 0110000000",
      currency: "Kenyan shillings",
      smallestOrder: "KSh 1,000",
      creditExpiry: "Credits do not expire",
      contractTerm: "Month to month",
      notice: "30 days in writing",
      billing: "SMS prepaid, plans by invoice",
      invoices: "An eTIMS invoice with every payment",
    },
  };
  Object.assign(actual.COMPANY, facts);
  return actual;
});

const image = { childImageSharp: null };
const REGISTRATIONS = ["PVT-1234", "P051234567X", "CA/CSP/77", "ODPC-99"];
const nodes = { nodes: [] };

test("the footer has the company's registrations", () => {
  render(
    <SiteFooter
      navigation={CATALOGUE.navigation}
      newsletterWords={words("newsletter")}
      builtYear={2030}
      newsletter={null}
    />,
  );
  expect(screen.getByText(/All rights reserved/)).toHaveTextContent(
    "All rights reserved. Company registration PVT-1234. KRA PIN P051234567X. Communications licence CA/CSP/77. Data protection registration ODPC-99.",
  );
});

test("the about page has the company's details, its floor and opening hours", () => {
  const data = {
    words: words("about"),
    contactWords: words("contactForm"),
    aboutContent: ABOUT,
    teamContent: TEAM,
    aboutImage: image,
    mapImage: image,
    services: { nodes: SHOWN_SERVICES },
  };
  render(pageWith(AboutPage, { data }));
  const details = within(screen.getByRole("region", { name: "Company Details" }));
  for (const value of [...REGISTRATIONS, "Monday to Friday, 8:00–17:00", "Kenya, Uganda"]) {
    expect(details.getByText(value)).toBeVisible();
  }
  const contact = document.getElementById("contact");
  expect(contact).toHaveTextContent("Block B, 4th floor, Waiyaki Way");
  expect(contact).toHaveTextContent("Monday to Friday, 8:00–17:00");
});

test("the pricing page and the price guide say how to pay", () => {
  render(
    pageWith(PricingPage, {
      data: {
        words: words("pricing"),
        form: words("pricingForm"),
        prices: CATALOGUE.prices,
        services: nodes,
      },
    }),
  );
  const block = within(screen.getByRole("region", { name: "How to Pay" }));
  const guide = JSON.stringify(pricingGuide(CATALOGUE).blocks);
  for (const [label, value] of [
    ["M-Pesa Paybill", "400200"],
    ["M-Pesa Till", "5512345"],
    ["Account number", "Your company’s name"],
    ["Bank transfer", "Sample Bank, 0110000000"],
    ["Currency", "Kenyan shillings"],
    ["Smallest order", "KSh 1,000"],
    ["Billing", "SMS prepaid, plans by invoice"],
    ["Contract term of a plan", "Month to month"],
    ["Notice to end a plan", "30 days in writing"],
    ["Unused credits", "Credits do not expire"],
    ["Invoices", "An eTIMS invoice with every payment"],
  ] as const) {
    expect(block.getByText(label)).toBeVisible();
    expect(block.getByText(value)).toBeVisible();
    expect(guide).toContain(`${label}: ${value}`);
  }
  expect(JSON.stringify(contactBlock())).toContain("Opening hours: Monday to Friday");
});

test("brochures have the WhatsApp number, unless the company has none", () => {
  const { whatsAppNumber } = BRAND;
  Object.assign(BRAND, { whatsAppNumber: "254711000000" });
  expect(JSON.stringify(contactBlock())).toContain("WhatsApp: +254711000000");
  Object.assign(BRAND, { whatsAppNumber: "" });
  expect(JSON.stringify(contactBlock())).not.toContain("WhatsApp");
  Object.assign(BRAND, { whatsAppNumber });
});

test("the rating has the company's score, count and source", () => {
  render(
    pageWith(TestimonialsPage, {
      data: {
        words: words("testimonials"),
        testimonials: nodes,
        categories: nodes,
        clients: nodes,
        videos: nodes,
        caseStudies: nodes,
      },
    }),
  );
  expect(screen.getByText("Rated 4.7/5 based on 312 reviews")).toBeVisible();
  expect(screen.getByText("Source: Trustpilot")).toBeVisible();
});

test("the legal pages have the registrations", () => {
  const { container: terms } = render(
    pageWith(TermsOfServicePage, { data: legalData("terms-of-service") }),
  );
  for (const value of REGISTRATIONS) expect(terms).toHaveTextContent(value);
  const { container: privacy } = render(
    pageWith(PrivacyPolicyPage, { data: legalData("privacy-policy") }),
  );
  expect(privacy).toHaveTextContent(
    "Our registration number with the Office of the Data Protection Commissioner is ODPC-99.",
  );
});

test("the company's structured data has its registrations and floor", () => {
  const [company] = homeGraph();
  expect(company).toMatchObject({
    legalName: "Savanna Signal Limited",
    taxID: "P051234567X",
    address: { streetAddress: "Savanna Business Park, Block B, 4th floor, Waiyaki Way, Westlands" },
  });
  expect(JSON.stringify(company)).toContain('"value":"CA/CSP/77"');
});
