import { render, screen, within } from "@testing-library/react";
import { serviceCardLink } from "../../../src/features/services/service-card-link";
import { ServicesOverview } from "../../../src/features/services/services-overview";
import { SHOWN_SERVICES } from "../../fixtures/catalogue";
import { SERVICES_OVERVIEW } from "../../fixtures/home";

test("each service is a card with its text, features and button, under its anchor", () => {
  const { container } = render(
    <ServicesOverview content={SERVICES_OVERVIEW} pages={SHOWN_SERVICES} />,
  );
  expect(screen.getByRole("region", { name: "Our Services" })).toHaveAttribute("id", "services");
  expect(screen.getByText("Explore Our Service Offerings")).toBeVisible();
  const cards = [...container.querySelectorAll<HTMLElement>("li[id]")];
  expect(cards.map(({ id }) => id)).toEqual([
    "bulksms",
    "ussdservices",
    "callcentersolutions",
    "paymentsolutions",
    "softwaredevelopment",
    "apiintegration",
  ]);
  for (const [i, element] of cards.entries()) {
    const { name } = SERVICES_OVERVIEW.services[i] ?? { name: "" };
    const card = within(element);
    expect(card.getByRole("heading", { level: 3, name })).toBeVisible();
    expect(card.getByText(`All about ${name}.`)).toBeVisible();
    expect(card.getAllByRole("listitem")).toHaveLength(4);
    expect(element.querySelector("use")).not.toBeNull(); // the icon
    expect(card.getByRole("link", { name: `Learn More about ${name}` })).toBeVisible();
  }
});

test("a card named like an id of the site or another card gets its own id", () => {
  const [service = SERVICES_OVERVIEW.services[0]] = SERVICES_OVERVIEW.services;
  const services = ["contact", "ussd", "ussd"].map((id) => ({ ...Object(service), id }));
  const { container } = render(
    <ServicesOverview content={{ ...SERVICES_OVERVIEW, services }} pages={[]} />,
  );
  const ids = [...container.querySelectorAll("li[id]")].map(({ id }) => id);
  expect(ids).toEqual(["part-contact", "ussd", "ussd-2"]);
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
])("the card %s links to its page or to the contact form", (id, name, to) => {
  expect(serviceCardLink({ id, name }, SHOWN_SERVICES).to).toBe(to);
});
