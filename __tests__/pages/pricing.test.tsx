import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { prices } from "../../src/content/catalogue/prices";
import { PricingContact } from "../../src/features/pricing/pricing-contact";
import { priceList } from "../../src/gatsby/outputs/brochures/price-list";
import { toMarkdown } from "../../src/gatsby/outputs/markdown/html-to-markdown";
import PricingPage from "../../src/pages/pricing";
import { FEATURES } from "../../src/site/feature-switches";
import { CATALOGUE, SHOWN_SERVICES, words } from "../fixtures/catalogue";
import { PRICES } from "../fixtures/prices";
import { headTags } from "../support/dom/head";
import { pageWith } from "../support/dom/page-with";
import { serverHtml } from "../support/dom/server-html";

const services = { nodes: SHOWN_SERVICES };
const page = pageWith(PricingPage, {
  data: { words: words("pricing"), form: words("pricingForm"), prices: PRICES, services },
});

const texts = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());
const region = (name: string) => within(screen.getByRole("region", { name }));
const cardOf = (name: string) => {
  const card = screen.getByRole("heading", { level: 3, name }).closest("li");
  if (!card) throw new Error(`no card ${name}`);
  return within(card);
};
const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute("href"));

describe("the pricing page", () => {
  test("the page has its sections in order, its points, steps, brochures and links", () => {
    render(page);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Transparent & Flexible Pricing",
    );
    expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual([
      "Our Pricing Philosophy",
      "Investment Options",
      "Bulk SMS Pricing",
      "Plans by Service",
      "What will it all cost?",
      "Why Choose Our Bulk SMS Services?",
      "Onboarding Requirements",
      "Download Our Brochures",
      "Talk to Us About Pricing",
      "Ready for a quote?",
    ]);
    expect(screen.getByText(/A person who knows the price list answers/)).toBeVisible();
    const points = region("Why Choose Our Bulk SMS Services?");
    expect(points.getAllByRole("heading", { level: 3 })).toHaveLength(6);
    expect(region("Onboarding Requirements").getAllByRole("heading", { level: 3 })).toHaveLength(5);
    expect(hrefs(region("Download Our Brochures").getAllByRole("link"))).toEqual([
      "/brochures/pricing-guide.pdf",
      "/brochures/service-catalog.pdf",
      "/brochures/api-docs.pdf",
    ]);
    for (const [name, href] of [
      ["+254 700 000 000", "tel:+254700000000"],
      ["hello@savannasignal.example", "mailto:hello@savannasignal.example"],
      ["Get Started Today", "/contact"],
      ["Explore Services", "/services"],
    ]) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  });

  test("amounts are shown with their VAT basis, and only the dedicated code is marked as popular", () => {
    render(page);
    const setup = ["Setup", "KSh 11,600", "one-time, per network, VAT inclusive"];
    const dedicated = (basis: string) =>
      `${basis}, per mobile network, exclusive of VAT (KSh 20,184 with 16% VAT)`;
    for (const [name, charges] of [
      ["Alphanumeric Sender ID", [setup]],
      [
        "Shared Short Code",
        [setup, ["Monthly", "KSh 11,600", "every month, per network, VAT inclusive"]],
      ],
      [
        "Dedicated Short Code",
        [
          ["Setup", "KSh 17,400", dedicated("one-time")],
          ["Monthly", "KSh 17,400", dedicated("every month")],
        ],
      ],
    ] as const) {
      const rows = cardOf(name)
        .getAllByRole("term")
        .map((term) =>
          texts([...(term.parentElement?.querySelectorAll("dt, strong, span") ?? [])]),
        );
      expect(rows).toEqual(charges);
    }
    expect(cardOf("Alphanumeric Sender ID").getByText("Up to 11 characters")).toBeInTheDocument();
    expect(cardOf("Alphanumeric Sender ID").getByText("No monthly charge")).toBeInTheDocument();
    expect(cardOf("Dedicated Short Code").getByText("Most popular")).toBeInTheDocument();
    expect(screen.getAllByText("Most popular")).toHaveLength(1);
  });

  test("the tier table has a header and five rows, the third highlighted", () => {
    render(page);
    const name = "Bulk SMS: cost per unit and savings by quantity";
    const rows = within(screen.getByRole("table", { name })).getAllByRole("row");
    expect(rows.map((row) => texts([...row.children]))).toEqual([
      ["Quantity range", "Cost per unit", "Savings"],
      ["1 – 50,000", "KSh 0.70 VAT inclusive", "Base rate"],
      ["50,001 – 100,000", "KSh 0.60 VAT inclusive", "14%"],
      ["100,001 – 500,000", "KSh 0.40 VAT inclusive", "43%"],
      ["500,001 – 1,000,000", "KSh 0.30 VAT inclusive", "57%"],
      ["1,000,001 and more", "KSh 0.20 VAT inclusive", "71%"],
    ]);
    expect(rows.map((row) => row.className)).toEqual(["", "", "", "highlighted", "", ""]);
    expect(
      screen.getByText(/The whole quantity is priced at the unit cost of its tier\./),
    ).toBeInTheDocument();
  });

  test("every plan is shown with its terms, custom ones without an amount, and the VAT basis once for all", () => {
    const { container } = render(page);
    for (const amount of ["15,000", "40,000", "20,000", "60,000", "30,000", "80,000", "50,000"]) {
      expect(container).toHaveTextContent(`KSh ${amount} per month`);
    }
    for (const amount of ["150,000", "500,000", "75,000", "200,000"]) {
      expect(container).toHaveTextContent(`KSh ${amount} per project`);
    }
    expect(screen.getAllByText("Custom", { selector: "p" })).toHaveLength(8);
    for (const { notIncluded } of SHOWN_SERVICES) expect(container).toHaveTextContent(notIncluded);
    expect(
      region("Plans by Service").getAllByText(/We confirm VAT on plans in your quote/),
    ).toHaveLength(1);
    for (const { pricing } of SHOWN_SERVICES)
      for (const { beyond } of pricing) if (beyond) expect(container).toHaveTextContent(beyond);
    expect(container).toHaveTextContent(
      "Includes 5,000 credits (worth KSh 3,500) and KSh 11,500 of specialist time.",
    );
    expect(container).toHaveTextContent(PRICES.plansNote);
  });

  test("structured data has a price with its VAT for each offer, tier and plan that isn't custom", () => {
    render(page);
    const text = JSON.stringify(headTags().graph);
    expect(text.match(/"price":"[\d.]+","priceCurrency":"KES"/g)).toHaveLength(5 + 5 + 16);
    expect(text).toContain('"price":"17400","priceCurrency":"KES","valueAddedTaxIncluded":false');
  });

  test("the Markdown has exactly the price list's prices, each with its VAT basis", () => {
    const markdown = toMarkdown(serverHtml(page));
    const { offers, bulkSms, plans } = priceList({ ...CATALOGUE, prices: PRICES });
    const decimal = (text: string) => text.replaceAll(",", "");
    const amounts = (pattern: RegExp) =>
      Array.from(markdown.matchAll(pattern), ([, amount = ""]) => decimal(amount));
    const given = (prices: readonly (string | null)[]) => prices.filter((price) => price !== null);

    expect(amounts(/\*\*KSh ([\d,]+)\*\* (?=[\w ,-]+(?:VAT inclusive|exclusive of VAT))/g)).toEqual(
      given(offers.flatMap(({ setup, monthly }) => [setup, monthly])),
    );
    expect(amounts(/KSh ([\d,]+) with 16% VAT/g)).toEqual(
      given(
        offers
          .filter(({ vat }) => vat === "exclusive")
          .flatMap(({ setupWithVat, monthlyWithVat }) => [setupWithVat, monthlyWithVat]),
      ),
    );
    expect(amounts(/KSh (0\.\d\d) VAT inclusive \|/g)).toEqual(
      bulkSms.tiers.map(({ unitCost }) => unitCost),
    );
    expect(amounts(/KSh ([\d,]+) per (?:month|project)/g)).toEqual(
      given(plans.map(({ price }) => price)),
    );
  });

  test("without prices the page has its other sections, and no heading or link without its section", () => {
    const { container } = render(
      pageWith(PricingPage, {
        data: {
          words: words("pricing"),
          form: words("pricingForm"),
          prices: prices.empty(),
          services,
        },
      }),
    );
    expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual([
      "Plans by Service",
      "What will it all cost?",
      "Download Our Brochures",
      "Talk to Us About Pricing",
      "Ready for a quote?",
    ]);
    const anchors = hrefs([...container.querySelectorAll('a[href^="#"]')]);
    for (const anchor of anchors) expect(container.querySelector(anchor ?? "")).not.toBeNull();
    expect(container.querySelectorAll("p:empty:not([role])")).toHaveLength(0);
    const graph = JSON.stringify(headTags().graph);
    expect(graph).not.toMatch(/Investment Options|Bulk SMS Pricing/);
    expect(graph).toContain("Plans by Service");
  });

  test("the form has five fields, of which four are required and marked with an asterisk", async () => {
    const alert = jest.spyOn(window, "alert").mockReturnValue();
    render(<PricingContact words={words("pricingForm")} />);
    const fields = screen.getAllByRole<HTMLInputElement>("textbox");
    expect(fields.map(({ placeholder, type, required }) => [placeholder, type, required])).toEqual([
      ["Enter your full name", "text", true],
      ["Enter your email address", "email", true],
      ["Enter your phone number", "tel", true],
      ["Enter your company name", "text", false],
      ["Tell us about your needs or questions", "textarea", true],
    ]);
    expect(texts(fields.flatMap(({ labels }) => [...(labels ?? [])]))).toEqual([
      "Name *",
      "Email *",
      "Phone *",
      "Company",
      "Message *",
    ]);
    expect(fields[4]).toHaveAttribute("rows", "4");
    await userEvent.click(screen.getByRole("button", { name: "Send Message" }));
    expect(alert.mock.calls).toEqual([]); // the browser refuses to submit an incomplete form
  });

  test("a company without an API offers no API documentation", () => {
    jest.replaceProperty(FEATURES, "api", false);
    render(page);
    const downloads = region("Download Our Brochures");
    expect(hrefs(downloads.getAllByRole("link"))).toEqual([
      "/brochures/pricing-guide.pdf",
      "/brochures/service-catalog.pdf",
    ]);
    expect(
      downloads.getByText("Our prices and services, to print, forward or file."),
    ).toBeVisible();
    jest.restoreAllMocks();
  });

  test("a company that switches the tools off offers no quotation", () => {
    jest.replaceProperty(FEATURES, "tools", false);
    render(page);
    expect(screen.queryByRole("heading", { name: "What will it all cost?" })).toBeNull();
    jest.restoreAllMocks();
  });
});
