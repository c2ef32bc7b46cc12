import { render, screen } from "@testing-library/react";
import { PriceHint } from "../../../src/features/pricing/price-hint";
import { FEATURES } from "../../../src/site/feature-switches";
import { PRICES } from "../../fixtures/prices";

test("the lowest SMS price links to all prices, and to the calculator if there are tools", () => {
  const { unmount } = render(<PriceHint tiers={PRICES.tiers} />);
  expect(screen.getByText("KSh 0.20–0.70 an SMS, by quantity.")).toBeVisible();
  expect(screen.getByRole("link", { name: "See prices" })).toHaveAttribute("href", "/pricing");
  expect(screen.getByRole("link", { name: "Work out your cost" })).toHaveAttribute(
    "href",
    "/tools/sms-price",
  );
  unmount();
  jest.replaceProperty(FEATURES, "tools", false);
  render(<PriceHint tiers={PRICES.tiers} />);
  expect(screen.queryByRole("link", { name: "Work out your cost" })).toBeNull();
  jest.restoreAllMocks();
});

test("nothing is shown without SMS prices", () => {
  const { container } = render(<PriceHint tiers={[]} />);
  expect(container).toBeEmptyDOMElement();
});
