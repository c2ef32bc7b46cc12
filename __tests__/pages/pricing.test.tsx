import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ONBOARDING_STEPS, PRICING_OFFERS, SMS_TIERS } from "../../src/content/catalogue/pricing";
import { PricingContact } from "../../src/features/pricing/pricing-contact/pricing-contact";
import PricingPage from "../../src/pages/pricing";
import { SHOWN_SERVICES } from "../fixtures/catalogue";
import { danglingIds, headTags } from "../support/head";
import { serverHtml } from "../support/server-html";

const data = {
  offers: { nodes: PRICING_OFFERS },
  tiers: { nodes: SMS_TIERS },
  steps: { nodes: ONBOARDING_STEPS },
  services: { nodes: SHOWN_SERVICES },
};
type Props = React.ComponentProps<typeof PricingPage>;
const page = <PricingPage {...({ data } as unknown as Props)} />; // Gatsby gives more props than the page reads

const cardOf = (name: string) => {
  const card = screen.getByRole("heading", { level: 3, name }).closest("li");
  if (!card) throw new Error(`no card ${name}`);
  return within(card);
};

test("the hero and every part stand under their headings, in order", () => {
  render(page);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Transparent & Flexible Pricing",
  );
  expect(
    screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent),
  ).toEqual([
    "Our Pricing Philosophy",
    "Investment Options",
    "Bulk SMS Pricing",
    "What will your messages cost?",
    "Plans by Service",
    "Why Choose Our Bulk SMS Services?",
    "Onboarding Requirements",
    "Download Our Brochures",
    "Talk to Us About Pricing",
    "Ready to put a price on your plan?",
  ]);
});

test.each([
  ["Alphanumeric Sender ID", ["KSh 11,600"], "one-time, per network, VAT inclusive"],
  ["Shared Short Code", ["KSh 11,600", "KSh 11,600"], "every month, per network, VAT inclusive"],
  [
    "Dedicated Short Code",
    ["KSh 17,400", "KSh 17,400"],
    "every month, per mobile network, exclusive of VAT",
  ],
])("%s shows its amounts with their VAT basis", (name, amounts, basis) => {
  render(page);
  const card = cardOf(name);
  expect(card.getAllByText(/^KSh /).map((amount) => amount.textContent)).toEqual(amounts);
  expect(card.getByText(basis)).toBeInTheDocument();
});

test("the sender ID has up to 11 characters and no monthly charge; the dedicated code is popular", () => {
  render(page);
  expect(cardOf("Alphanumeric Sender ID").getByText("Up to 11 characters")).toBeInTheDocument();
  expect(cardOf("Alphanumeric Sender ID").getByText("No monthly charge")).toBeInTheDocument();
  expect(cardOf("Dedicated Short Code").getByText("Most popular")).toBeInTheDocument();
  expect(screen.getAllByText("Most popular")).toHaveLength(1);
});

test("the tier table is a table with a head and five rows", () => {
  render(page);
  const table = screen.getByRole("table", {
    name: "Bulk SMS: cost per unit and savings by quantity",
  });
  const rows = within(table).getAllByRole("row");
  expect(
    rows.map((row) =>
      [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim()),
    ),
  ).toEqual([
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

test("every plan is there, custom ones without an amount", () => {
  const { container } = render(page);
  for (const amount of ["15,000", "40,000", "20,000", "60,000", "30,000", "80,000", "50,000"]) {
    expect(container).toHaveTextContent(`KSh ${amount} per month`);
  }
  for (const amount of ["150,000", "500,000", "75,000", "200,000"]) {
    expect(container).toHaveTextContent(`KSh ${amount} per project`);
  }
  expect(screen.getAllByText("Custom", { selector: "p" })).toHaveLength(8);
  expect(container).toHaveTextContent(
    "a plan’s credits cannot be compared with the bulk SMS price table",
  );
});

test("six points and five onboarding steps, in order", () => {
  render(page);
  const points = screen.getByRole("region", { name: "Why Choose Our Bulk SMS Services?" });
  expect(
    within(points)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    "99.9% delivery rate",
    "Real-time delivery reports",
    "24/7 technical support",
    "API integration available",
    "No hidden costs",
    "Free account setup",
  ]);
  const steps = screen.getByRole("region", { name: "Onboarding Requirements" });
  expect(
    within(steps)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    "Company registration certificate",
    "Letter of authorization",
    "Proof of payment",
    "SMS portal with preloaded credits",
    "API documentation",
  ]);
});

test("three brochures to download", () => {
  render(page);
  const region = within(screen.getByRole("region", { name: "Download Our Brochures" }));
  expect(region.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/brochures/pricing-guide.pdf",
    "/brochures/service-catalog.pdf",
    "/brochures/api-docs.pdf",
  ]);
});

test("phone and e-mail stand beside the form", () => {
  render(page);
  expect(screen.getByRole("link", { name: "+254 700 000 000" })).toHaveAttribute(
    "href",
    "tel:+254700000000",
  );
  expect(screen.getByRole("link", { name: "hello@savannasignal.example" })).toHaveAttribute(
    "href",
    "mailto:hello@savannasignal.example",
  );
});

test.each([
  ["Name", "Enter your full name", "text", true],
  ["Email", "Enter your email address", "email", true],
  ["Phone", "Enter your phone number", "tel", true],
  ["Company", "Enter your company name", "text", false],
])("%s: placeholder, type and whether it is required", (label, placeholder, type, required) => {
  render(<PricingContact />);
  const field = screen.getByPlaceholderText(placeholder);
  expect(field).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${label}`)));
  expect(field).toHaveAttribute("type", type);
  if (required) expect(field).toBeRequired();
  else expect(field).not.toBeRequired();
});

test("the message has four rows and is required; asterisks mark what is", () => {
  const { container } = render(<PricingContact />);
  const message = screen.getByPlaceholderText("Tell us about your needs or questions");
  expect(message).toBeRequired();
  expect(message).toHaveAttribute("rows", "4");
  const labels = [...container.querySelectorAll("label")].map((label) => label.textContent);
  expect(labels).toEqual(["Name *", "Email *", "Phone *", "Company", "Message *"]);
});

test("sending shows the alert and clears the form; nothing is delivered by default", async () => {
  const alert = jest.fn();
  const log = jest.fn();
  render(<PricingContact options={{ alert, log, deliver: null }} />);
  await userEvent.type(screen.getByPlaceholderText("Enter your full name"), "Ann Otieno");
  await userEvent.type(screen.getByPlaceholderText("Enter your email address"), "ann@duka.example");
  await userEvent.type(screen.getByPlaceholderText("Enter your phone number"), "0700");
  await userEvent.type(
    screen.getByPlaceholderText("Tell us about your needs or questions"),
    "How much?",
  );
  await userEvent.click(screen.getByRole("button", { name: "Send Message" }));
  expect(alert).toHaveBeenCalledWith("Thank you! We'll get back to you soon.");
  expect(screen.getByPlaceholderText("Enter your full name")).toHaveValue("");
  expect(log).toHaveBeenCalledTimes(1);
});

test("the browser keeps an incomplete form from being sent", async () => {
  const alert = jest.fn();
  render(<PricingContact options={{ alert, log: jest.fn(), deliver: null }} />);
  await userEvent.click(screen.getByRole("button", { name: "Send Message" }));
  expect(alert).not.toHaveBeenCalled();
});

test("the closing call leads to contact and services", () => {
  render(page);
  expect(screen.getByRole("link", { name: "Get Started Today" })).toHaveAttribute(
    "href",
    "/contact",
  );
  expect(screen.getByRole("link", { name: "Explore Services" })).toHaveAttribute(
    "href",
    "/services",
  );
});

test("structured data: prices in KES with their VAT, none for custom plans, all on the page", () => {
  const { container } = render(page);
  const { graph } = headTags();
  const text = JSON.stringify(graph);
  expect(danglingIds(graph)).toEqual([]);
  expect(text).not.toMatch(/KSh|"Product"|review|rating/i);
  const prices = [...text.matchAll(/"price":"([\d.]+)","priceCurrency":"(\w+)"/g)];
  expect(prices).toHaveLength(5 + 5 + 16);
  expect(new Set(prices.map(([, , currency]) => currency))).toEqual(new Set(["KES"]));
  for (const [, price = ""] of prices) {
    const shown = price.replace(/\B(?=(\d{3})+$)/g, ",");
    expect(container).toHaveTextContent(`KSh ${shown}`);
  }
  expect(text).toContain('"price":"17400","priceCurrency":"KES","valueAddedTaxIncluded":false');
});

test("the built page holds every figure", () => {
  const html = serverHtml(page);
  for (const figure of ["KSh 11,600", "KSh 17,400", "KSh 0.70", "KSh 0.20", "71%"]) {
    expect(html).toContain(figure);
  }
});
