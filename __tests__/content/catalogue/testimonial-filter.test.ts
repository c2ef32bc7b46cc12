import { PAGE_TESTIMONIALS } from "../../../src/content/catalogue/page-testimonials";
import { SERVICES } from "../../../src/content/catalogue/services";
import {
  CATEGORY_COLOURS,
  categoryLabel,
  filterTestimonials,
  TESTIMONIAL_FILTERS,
} from "../../../src/content/catalogue/testimonial-filter";

const record = (fields: Partial<(typeof PAGE_TESTIMONIALS)[number]>) => ({
  author: "Ann Otieno",
  company: "Duka Ltd",
  text: "It works.",
  industry: "retail" as const,
  category: "sms" as const,
  ...fields,
});

test("the services to choose from stand in their order", () => {
  expect(TESTIMONIAL_FILTERS.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    "all: All Testimonials",
    "sms: Bulk SMS",
    "ussd: USSD Services",
    "call-center: Call Center",
    "software: Software Development",
    "payment: Payment Solutions",
  ]);
});

test("all with a blank search keeps all twelve records in their order", () => {
  expect(filterTestimonials(PAGE_TESTIMONIALS, { service: "all", search: "  " })).toEqual(
    PAGE_TESTIMONIALS,
  );
  expect(PAGE_TESTIMONIALS).toHaveLength(12);
});

test("a filter keeps records whose category or industry equals it", () => {
  const list = [
    record({ author: "a", category: "ussd" }),
    record({ author: "b", industry: "energy" }),
    record({ author: "c" }),
  ];
  const authors = (service: string) =>
    filterTestimonials(list, { service, search: "" }).map(({ author }) => author);
  expect(authors("ussd")).toEqual(["a"]);
  expect(authors("energy")).toEqual(["b"]);
  expect(authors("ener")).toEqual([]); // equals, not contains
  expect(authors("no-such")).toEqual([]);
});

test.each([
  ["duka", "company"],
  ["OTIENO", "author"],
  ["it WORKS", "text"],
  ["Reta", "industry"],
])("the search %p finds by %s, whatever the case", (search) => {
  expect(filterTestimonials([record({})], { service: "all", search: ` ${search} ` })).toHaveLength(
    1,
  );
});

test("the search looks neither in category nor in title, and takes signs as they are", () => {
  const list = [record({ category: "call-center" })];
  expect(filterTestimonials(list, { service: "all", search: "call-center" })).toEqual([]);
  expect(filterTestimonials(list, { service: "all", search: ".*" })).toEqual([]);
});

test("filter and search hold together", () => {
  const list = [record({ author: "a" }), record({ author: "b", category: "ussd" })];
  const kept = filterTestimonials(list, { service: "ussd", search: "duka" });
  expect(kept.map(({ author }) => author)).toEqual(["b"]);
});

test("a category has the colour of its service, and a label", () => {
  const colourOf = (id: string) => SERVICES.find(({ serviceId }) => serviceId === id)?.color;
  expect(CATEGORY_COLOURS).toEqual({
    sms: colourOf("bulksms"),
    ussd: colourOf("ussd"),
    "call-center": colourOf("callcenter"),
    software: colourOf("software"),
    payment: colourOf("payment"),
  });
  expect(categoryLabel("payment")).toBe("Payment Solutions");
  expect(categoryLabel("energy")).toBe("energy");
});
