import { withBadges } from "../../../src/content/catalogue/testimonial-category";
import {
  filterTestimonials,
  knownFilter,
  testimonialFilters,
} from "../../../src/content/catalogue/testimonial-filter";
import { clientTestimonials } from "../../../src/content/catalogue/testimonial-record";
import { readCatalogue } from "../../../src/gatsby/sourcing/content-folder";

const {
  services: SERVICES,
  testimonialCategories: CATEGORIES,
  clientTestimonials: TESTIMONIALS,
} = readCatalogue().records;
const FILTERS = testimonialFilters(CATEGORIES);

const RECORD = {
  author: "Wanjiru Kamau",
  company: "Duka Ltd",
  text: "It works.",
  industry: "retail",
  category: "sms",
} as const;

test("the filters are in order", () => {
  expect(FILTERS.map(({ id, label }) => `${id}: ${label}`)).toEqual([
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
  ["all", "“It works.”", ["a", "b", "c"]], // pasted with quotation marks
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

test.each([
  ["all", "all"],
  ["payment", "payment"], // a filter without a record
  ["energy", "energy"], // an industry
  ["gambling", "all"],
  ["", "all"],
])("the service %p in a link is shown as %p", (service, shown) => {
  const records = [RECORD, { ...RECORD, industry: "energy" as const }];
  expect(knownFilter(FILTERS, records, { service, search: "duka" })).toEqual({
    service: shown,
    search: "duka",
  });
});

test("a category has its service's colour, and testimonials show its label", () => {
  const colourOf = (id: string) => SERVICES.find(({ serviceId }) => serviceId === id)?.color;
  expect(CATEGORIES.map(({ color }) => color)).toEqual(
    ["bulksms", "ussd", "callcenter", "software", "payment"].map(colourOf),
  );
  const payment = TESTIMONIALS.find(({ category }) => category === "payment");
  expect(payment).toMatchObject({ categoryLabel: "Payment Solutions", categoryColor: "#00C853" });
});

test("a category without a file is named after its id and has no colour", () => {
  const { content = [] } = Object(
    clientTestimonials.parse([{ ...RECORD, id: "a", rating: 5, category: "fax" }]),
  );
  expect(withBadges(content, CATEGORIES)).toMatchObject([
    { categoryLabel: "fax", categoryColor: null },
  ]);
});
