import { act, render, screen, within } from "@testing-library/react";
import type { IconKey } from "../../src/site/icons";
import { ServiceView } from "../../src/views/service-view";
import { EMPTY_SERVICE, SHOWN_SERVICES, serviceOf, shownService } from "../fixtures/catalogue";
import { HOSTILE, LONG_WORD } from "../fixtures/words";
import { fakeMedia, REDUCED_MOTION } from "../support/dom/fake-media";
import { fakeObserver } from "../support/dom/fake-observer";
import { headTags } from "../support/dom/head";
import { serverHtml } from "../support/dom/server-html";

fakeMedia({ [REDUCED_MOTION]: true });
const observer = fakeObserver(); // nothing comes near the viewport

const withRelated = (service: ReturnType<typeof shownService>) => ({
  ...service,
  related: SHOWN_SERVICES.filter(({ serviceId }) => serviceId !== service.serviceId).slice(0, 3),
});
const show = (id: string) => render(<ServiceView service={withRelated(shownService(id))} />);
const headings = () =>
  screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
const hrefs = (name: string | RegExp) =>
  screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));

test.each(SHOWN_SERVICES.map((service) => [service.title, service]))(
  "%s has its breadcrumb, nine sections in order, its icons, links with it as topic, and no plan",
  (title, { serviceId, features, useCases, pricing }) => {
    const { container } = show(serviceId);
    const isPlural = ["USSD Services", "Payment Solutions"].includes(title);
    const offers = `What Our ${title} ${isPlural ? "Offer" : "Offers"}`;
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    const breadcrumb = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(breadcrumb.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Home",
      "Services",
      title,
    ]);
    expect(headings()).toEqual([
      offers,
      `Our ${title} Process`,
      `Why Choose Us for ${title}`,
      "Common Use Cases",
      "What Our Clients Say",
      "Frequently Asked Questions",
      "Related Services",
      `Ready to get started with ${title}?`,
    ]);
    expect(screen.getByText(`Have more questions about our ${title}?`)).toBeInTheDocument();

    const icons = (name: string) => {
      const part = screen.getByRole("heading", { level: 2, name }).closest("section");
      return Array.from(part?.querySelectorAll("li use") ?? [], (use) => use.getAttribute("href"));
    };
    const named = (items: readonly { readonly icon: IconKey }[]) =>
      items.map(({ icon }) => `/static/icons.svg#${icon.replaceAll("_", "-")}`);
    expect(icons(offers)).toEqual(named(features));
    expect(icons("Common Use Cases")).toEqual(named(useCases));

    const contact = `/contact?topic=${encodeURIComponent(title)}`;
    expect([hrefs("Contact Us"), hrefs("Get in Touch")]).toEqual([[contact], [contact]]);
    expect(hrefs("See our prices")).toEqual([`/pricing#plans-${serviceId}`]);
    expect(hrefs(/^Learn more/)).toHaveLength(3);

    for (const plan of pricing) {
      const texts = plan.price === "Custom" ? plan.features : [plan.price, ...plan.features];
      for (const text of texts) expect(container).not.toHaveTextContent(text);
    }
  },
);

test("a feature that only some plans have names the cheapest of them", () => {
  show("ussd");
  const cards = screen.getByRole("region", { name: "What Our USSD Services Offer" });
  const withPlan = within(cards)
    .getAllByRole("listitem")
    .filter((card) => within(card).queryByText("Pro plan"))
    .map((card) => within(card).getByRole("heading").textContent);
  const { features } = shownService("ussd");
  expect(withPlan).toEqual(features.filter(({ plan }) => plan === "Pro").map(({ title }) => title));
  expect(withPlan).toHaveLength(3);
});

test("a service shows all its words, portraits and its benefits' picture, in its colour", () => {
  const service = shownService("payment");
  const { container } = show("payment");
  const { description, features, process, benefits, useCases, testimonials, faqs } = service;
  const listed = [...features, ...process, ...benefits, ...useCases].flatMap((item) => [
    item.title,
    item.description,
  ]);
  const quotes = testimonials.flatMap(({ quote, author, position, company }) => [
    quote,
    author,
    `${position}, ${company}`,
  ]);
  const answers = faqs.flatMap(({ question, answer }) => [question, answer]);
  for (const text of [description, ...listed, ...quotes, ...answers]) {
    expect(container).toHaveTextContent(text);
  }
  const images = Array.from(container.querySelectorAll("img"), (image) =>
    image.getAttribute("src"),
  );
  for (const image of [service.benefitsImage, ...testimonials.map((client) => client.image)]) {
    expect(images).toContain(Reflect.get(image, "url"));
  }
  expect(container.querySelector(`use[href$="#${service.icon}"]`)).not.toBeNull();
  expect(container.querySelector("[style*='--tint: #00C853']")).not.toBeNull();
  const steps = screen.getByRole("heading", { name: /^Our .* Process$/ }).closest("section");
  const numbers = Array.from(steps?.querySelectorAll("ol > li") ?? [], (li) => li.textContent?.[0]);
  expect(numbers).toEqual(process.map((_, i) => `${i + 1}`));
});

test("a service's picture has its alternative text, and decorative ones and portraits next to names have none", () => {
  const shows = (benefitsImageAlt: string) => (
    <ServiceView service={{ ...withRelated(shownService("payment")), benefitsImageAlt }} />
  );
  const { rerender } = render(shows("A till that prints a receipt"));
  const pictures = () =>
    screen.queryAllByRole("img").filter((element) => element.localName === "img");
  // in the hero on wide screens and next to the benefits on others, so only one is visible
  expect(pictures().map((image) => image.getAttribute("alt"))).toEqual([
    "A till that prints a receipt",
    "A till that prints a receipt",
  ]);
  rerender(shows(""));
  expect(pictures()).toEqual([]);
});

test("process steps and client quotes appear 0.2 s after each other", () => {
  show("payment");
  for (const name of [/^Our .* Process$/, "What Our Clients Say"]) {
    const items = screen.getByRole("heading", { name }).closest("section")?.querySelectorAll("li");
    const delays = Array.from(items ?? [], (item) => item.style.transitionDelay);
    expect(delays.slice(0, 2)).toEqual(["", "0.2s"]);
  }
});

test.each([
  ["of a service", false, undefined, "https://www.savannasignal.example/services/bulksms", 5],
  ["as the fallback of an unknown URL", true, "noindex", undefined, 5],
])(
  "metadata %s: robots, canonical URL, structured data",
  (_case, isFallback, robots, url, count) => {
    render(<ServiceView service={withRelated(shownService("bulksms"))} isFallback={isFallback} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Bulk SMS");
    const { title, canonical, meta, graph } = headTags();
    expect(title).toBe("Bulk SMS in Kenya | Savanna Signal");
    expect([meta("robots"), canonical]).toEqual([robots, url]);
    expect(graph).toHaveLength(count);
    expect(JSON.stringify(graph)).not.toMatch(/"(?:price|hasOfferCatalog|offers)"/); // no plan here either
  },
);

test("a service's own title and description for search engines replace its title and sentence", () => {
  const own = { metaTitle: "Bulk SMS from KSh 0.70", metaDescription: "In one line." };
  render(<ServiceView service={{ ...withRelated(shownService("bulksms")), ...own }} />);
  const { title, meta } = headTags();
  expect([title, meta("description")]).toEqual([
    "Bulk SMS from KSh 0.70 | Savanna Signal",
    "In one line.",
  ]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Bulk SMS$/);
});

test("ServiceView without a service says that it wasn't found", () => {
  render(<ServiceView service={null} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Service not found");
});

test("a service without lists has no heading except the final call to action", () => {
  render(<ServiceView service={{ ...EMPTY_SERVICE, related: [] }} />);
  expect(headings()).toEqual(["Ready to get started with Bulk SMS?"]);
});

test.each([
  ["longest", LONG_WORD],
  ["hostile", HOSTILE],
])("the %s texts are rendered as text, on the server too", (_case, text) => {
  const service = withRelated(serviceOf(text));
  const { container } = render(<ServiceView service={service} />);
  expect(container.querySelector("img[src='x']")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(text);
  expect(serverHtml(<ServiceView service={service} />)).not.toContain("<img src=x");
});

test.each(["ussd", "ivr"])(
  "%s has its phone before the testimonials, and payment has none",
  async (id) => {
    observer.remove(); // everything counts as near the viewport
    const { rerender } = show(id);
    const phone = await screen.findByRole("group", { name: "Phone" }, { timeout: 10_000 });
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    const heading = (name: string) => screen.getByRole("heading", { name });
    expect(heading("Common Use Cases").compareDocumentPosition(phone)).toBe(following);
    expect(phone.compareDocumentPosition(heading("What Our Clients Say"))).toBe(following);
    rerender(<ServiceView service={withRelated(shownService("payment"))} />);
    await act(async () => undefined);
    expect(screen.queryByRole("group", { name: "Phone" })).not.toBeInTheDocument();
  },
);
