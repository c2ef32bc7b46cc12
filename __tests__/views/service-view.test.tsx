import { act, render, screen, within } from "@testing-library/react";
import { ServiceView } from "../../src/views/service-view";
import {
  EMPTY_SERVICE,
  HOSTILE,
  LONGEST_WORD,
  SHOWN_SERVICES,
  serviceOf,
  shownService,
} from "../fixtures/catalogue";
import { fakeMedia, REDUCED_MOTION } from "../support/fake-media";
import { danglingIds, headTags } from "../support/head";
import { serverHtml } from "../support/server-html";

beforeAll(() => {
  fakeMedia({ [REDUCED_MOTION]: true });
});

const withRelated = (service: ReturnType<typeof shownService>) => ({
  ...service,
  related: SHOWN_SERVICES.filter(({ serviceId }) => serviceId !== service.serviceId).slice(0, 3),
});

const show = (id: string) => render(<ServiceView service={withRelated(shownService(id))} />);

test.each(SHOWN_SERVICES.map(({ serviceId, title }) => [serviceId, title]))(
  "%s shows all nine parts in order under their headings",
  (id, title) => {
    show(id);
    const headings = screen
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.textContent);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(headings).toEqual([
      `What Our ${title} Offers`,
      "Our Process",
      "Why Choose Us",
      "Common Use Cases",
      "What Our Clients Say",
      "Frequently Asked Questions",
      "Related Services",
      `Ready to get started with ${title}?`,
    ]);
    expect(screen.getByText(`Have more questions about our ${title}?`)).toBeInTheDocument();
  },
);

test.each(SHOWN_SERVICES.map((service) => [service.title, service]))(
  "each feature and each use case of %s has its icon",
  (title, { serviceId, features, useCases }) => {
    show(serviceId);
    const icons = (name: string) => {
      const part = screen.getByRole("heading", { level: 2, name }).closest("section");
      const drawn = part?.querySelectorAll("li use") ?? [];
      return Array.from(drawn, (use) => use.getAttribute("href"));
    };
    const named = (items: readonly { readonly icon: string }[]) =>
      items.map(({ icon }) => `/static/icons.svg#${icon}`);
    expect(icons(`What Our ${title} Offers`)).toEqual(named(features));
    expect(icons("Common Use Cases")).toEqual(named(useCases));
  },
);

test("the breadcrumb leads home and to the services", () => {
  show("ussd");
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(trail.getByRole("link", { name: "Services" })).toHaveAttribute("href", "/services");
  expect(trail.getByText("USSD Services")).toHaveAttribute("aria-current", "page");
});

test("links to the contact form carry the service as their topic", () => {
  show("ivr");
  const topic = "/contact?topic=IVR%20%26%20Voice";
  expect(screen.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", topic);
  expect(screen.getByRole("link", { name: "Get in Touch" })).toHaveAttribute("href", topic);
});

test("a buyer finds the way to the prices", () => {
  show("payment");
  expect(screen.getByRole("link", { name: "See our prices" })).toHaveAttribute("href", "/pricing");
});

test("exactly the first three other services are related", () => {
  show("shortcode");
  const links = screen.getAllByRole("link", { name: /^Learn more/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/services/bulksms",
    "/services/ussd",
    "/services/callcenter",
  ]);
});

test.each(SHOWN_SERVICES.map((service) => [service.title, service]))(
  "no plan of %s is shown",
  (_, service) => {
    const { container } = show(service.serviceId);
    for (const { price, features } of service.pricing) {
      if (price !== "Custom") expect(container).not.toHaveTextContent(price);
      for (const feature of features) expect(container).not.toHaveTextContent(feature);
    }
  },
);

test("metadata: canonical address, card, and a graph without prices", () => {
  show("bulksms");
  const { title, canonical, meta, graph } = headTags();
  expect(title).toBe("Bulk SMS in Kenya | Savanna Signal");
  expect(canonical).toBe("https://www.savannasignal.example/services/bulksms");
  expect(meta("og:image")).toBe("https://www.savannasignal.example/social/services/bulksms.jpg");
  expect(graph.map((node) => node["@type"])).toEqual([
    "Organization",
    "WebSite",
    "Service",
    "FAQPage",
    "BreadcrumbList",
  ]);
  expect(JSON.stringify(graph)).not.toMatch(
    /"(?:price|hasOfferCatalog|offers|review|aggregateRating)"/,
  );
  expect(danglingIds(graph)).toEqual([]);
});

test("what the graph says of a service is on its page", () => {
  const { container } = show("ussd");
  for (const node of headTags().graph) {
    if (node["@type"] === "Service") {
      expect(container).toHaveTextContent(String(node.name));
      expect(container).toHaveTextContent(String(node.description));
    }
  }
  for (const { question, answer } of shownService("ussd").faqs) {
    expect(container).toHaveTextContent(question);
    expect(container).toHaveTextContent(answer);
  }
});

test("ServiceView as the fallback of an unknown URL is not indexed and has no structured data", () => {
  render(<ServiceView service={withRelated(shownService("bulksms"))} isFallback />);
  const { canonical, meta, graph } = headTags();
  expect(meta("robots")).toBe("noindex");
  expect(canonical).toBeUndefined();
  expect(graph).toEqual([]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Bulk SMS");
});

test("nothing to resolve: it says so", () => {
  render(<ServiceView service={null} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Service not found");
});

test("an empty service shows only what it has", () => {
  render(<ServiceView service={{ ...EMPTY_SERVICE, related: [] }} />);
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "Frequently Asked Questions",
    "Ready to get started with Bulk SMS?",
  ]);
});

test.each([
  ["longest words", LONGEST_WORD],
  ["hostile words", HOSTILE],
])("%s are shown as text, on the server as well", (_, text) => {
  const service = withRelated(serviceOf(text));
  const { container } = render(<ServiceView service={service} />);
  expect(container.querySelector("img[src='x']")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(text);
  expect(serverHtml(<ServiceView service={service} />)).not.toContain("<img src=x");
});

test.each([
  ["ussd", 1],
  ["ivr", 1],
  ["payment", 0],
])("%s has %i phone to press, among its use cases and client words", async (id, count) => {
  show(id);
  const before = screen.getByRole("heading", { name: "Common Use Cases" });
  if (count === 0) {
    await act(async () => {}); // time for a part that is fetched to come
    expect(screen.queryByRole("group", { name: "Phone" })).not.toBeInTheDocument();
    return;
  }
  const phone = await screen.findByRole("group", { name: "Phone" }, { timeout: 10_000 });
  const after = screen.getByRole("heading", { name: "What Our Clients Say" });
  expect(before.compareDocumentPosition(phone)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(phone.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
