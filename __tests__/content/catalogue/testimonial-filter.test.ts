import {
  CATEGORY_COLOURS,
  categoryLabel,
  filterTestimonials,
  TESTIMONIAL_FILTERS,
} from "../../../src/content/catalogue/testimonial-filter";
import { readCatalogue } from "../../../src/gatsby/sourcing/content-folder";

const { services: SERVICES } = readCatalogue();

const RECORD = {
  author: "Wanjiru Kamau",
  company: "Duka Ltd",
  text: "It works.",
  industry: "retail",
  category: "sms",
} as const;

test("the filters have their order", () => {
  expect(TESTIMONIAL_FILTERS.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    "all: All Testimonials",
    "sms: Bulk SMS",
    "ussd: USSD Services",
    "call-center: Call Center",
    "software: Software Development",
    "payment: Payment Solutions",
  ]);
});

test.each([
  ["all", "  ", ["a", "b", "c"]],
  ["ussd", "", ["a"]],
  ["energy", "", ["b"]],
  ["ener", "", []], // equals, not contains
  ["no-such", "", []],
  ["all", " DUKA ", ["a", "b", "c"]], // company
  ["all", "ann ot", ["a"]], // author
  ["all", "it WORKS", ["a", "b", "c"]], // text
  ["all", "Reta", ["a", "c"]], // industry
  ["all", "ussd", []], // not the category
  ["all", ".*", []],
  ["ussd", "duka", ["a"]],
])("the filter %p with the search %p keeps %j", (service, search, kept) => {
  const list = [
    { ...RECORD, id: "a", author: "Ann Otieno", category: "ussd" as const },
    { ...RECORD, id: "b", industry: "energy" as const },
    { ...RECORD, id: "c" },
  ];
  expect(filterTestimonials(list, { service, search }).map(({ id }) => id)).toEqual(kept);
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
