import { services } from "../../../src/content/catalogue/service-record";

const pricesOf = (price: unknown) => {
  const parsed = services.parse([{ id: "care", title: "Care", pricing: [{ ...PLAN, price }] }]);
  return parsed.kind === "filled" ? parsed.content[0]?.pricing.map((plan) => plan.price) : parsed;
};
const PLAN = { name: "Starter", currency: "KSh", interval: "month" };

test.each([
  ["15,000", "15,000"],
  ["15000", "15,000"],
  ["15 000", "15,000"],
  ["1.250.000", "1,250,000"],
  ["200", "200"],
  ["Custom", "Custom"],
])("a plan's price %j is shown as %j", (written, shown) => {
  expect(pricesOf(written)).toEqual([shown]);
});

test.each(["15,00", "from 200", "", 15_000])("a plan with the price %j is left out", (written) => {
  expect(pricesOf(written)).toEqual([]);
});
