import { render, screen, within } from "@testing-library/react";
import { serviceTarget } from "../../../src/features/services/services-overview/service-link";
import { ServicesOverview } from "../../../src/features/services/services-overview/services-overview";
import { OVERVIEWS } from "../../fixtures/services-overview";
import { accessibilityProblems } from "../../support/accessibility";
import { serverHtml } from "../../support/server-html";

test("heading, subheading, and a card per service with icon, words, features and button", () => {
  const { container } = render(<ServicesOverview content={OVERVIEWS.usual} />);
  expect(screen.getByRole("heading", { level: 2, name: "Our Services" })).toBeVisible();
  expect(screen.getByText("Explore Our Service Offerings")).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(6);
  const card = container.querySelector<HTMLElement>("#callcentersolutions");
  expect(card).not.toBeNull();
  if (!card) return;
  expect(card.querySelector("use")).not.toBeNull();
  expect(within(card).getByText("All about CALL CENTER SOLUTIONS.")).toBeVisible();
  expect(within(card).getAllByRole("listitem")).toHaveLength(4);
  expect(
    within(card).getByRole("link", { name: "Learn More about CALL CENTER SOLUTIONS" }),
  ).toHaveAttribute("href", "/services/callcenter");
});

test("a card's id is its service's name in lower case without spaces", () => {
  const { container } = render(<ServicesOverview content={OVERVIEWS.usual} />);
  expect([...container.querySelectorAll("li[id]")].map(({ id }) => id)).toEqual([
    "bulksms",
    "ussdservices",
    "callcentersolutions",
    "paymentsolutions",
    "softwaredevelopment",
    "apiintegration",
  ]);
});

test.each([
  ["bulksms", "BULK SMS", "/services/bulksms"],
  ["ussdservices", "USSD SERVICES", "/services/ussd"],
  ["callcentersolutions", "CALL CENTER SOLUTIONS", "/services/callcenter"],
  ["paymentsolutions", "PAYMENT SOLUTIONS", "/services/payment"],
  ["softwaredevelopment", "SOFTWARE DEVELOPMENT", "/services/software"],
  ["apiintegration", "API INTEGRATION", "/services/integration"],
  ["shortcode", "SHORT CODE", "/services/shortcode"],
  ["ivr&voice", "IVR & VOICE", "/services/ivr"],
  ["faxmachines", "FAX MACHINES", "/contact?topic=FAX%20MACHINES"],
  ["constructor", "constructor", "/contact?topic=constructor"],
])("%s leads to its page or to the contact form", (id, name, to) => {
  expect(serviceTarget({ id, name }).to).toBe(to);
});

test("while loading", () => {
  render(<ServicesOverview content={OVERVIEWS.usual} status="loading" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading services...");
  expect(screen.queryByRole("link")).toBeNull();
});

test.each(Object.entries(OVERVIEWS))("the server renders the %s section", (_name, content) => {
  const html = serverHtml(<ServicesOverview content={content} />);
  expect(html).toContain('id="services"');
  expect(html).not.toMatch(/<script|<img src=x/);
});

test("axe finds nothing", async () => {
  const { container } = render(<ServicesOverview content={OVERVIEWS.usual} />);
  expect(await accessibilityProblems(container)).toEqual([]);
});
