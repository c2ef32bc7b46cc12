import { act, render, screen, within } from "@testing-library/react";
import { prices } from "../../../src/content/catalogue/prices";
import { chartOf } from "../../../src/features/tools/price-chart";
import { SmsPriceCalculator } from "../../../src/features/tools/sms-price-calculator";
import { PRICES, pricesWith } from "../../fixtures/prices";
import { serverHtml } from "../../support/dom/server-html";
import { user } from "../../support/dom/user";

beforeEach(() => void jest.useFakeTimers());

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/tools/sms-price");
});

const start = (table = false) => {
  render(<SmsPriceCalculator prices={PRICES} table={table} />);
};
const field = () => screen.getByRole("textbox", { name: "How many SMS parts?" });
const enter = async (quantity: string) => {
  await user.clear(field());
  await user.type(field(), quantity);
};

test("the pre-built page prices an example and has the whole table", () => {
  const html = serverHtml(<SmsPriceCalculator prices={PRICES} />);
  expect(html).toContain("KSh 7,000.00");
  expect(html).toContain("1,000,001 and more");
});

test.each([
  ["1", "KSh 0.70", "1 – 50,000", "None in the first tier"],
  ["100,000", "KSh 60,000.00", "50,001 – 100,000", "KSh 10,000.00 (14%)"],
  ["1,000,001", "KSh 200,000.20", "1,000,001 and more", "KSh 500,000.50 (71%)"],
])("%s SMS parts cost %s, tier %s, saving %s", async (quantity, ...shown) => {
  start();
  await enter(quantity);
  for (const text of shown) expect(screen.getAllByText(text)[0]).toBeInTheDocument();
});

test("if buying more costs less, one press buys more", async () => {
  start();
  await enter("80k");
  expect(
    screen.getByText("100,001 SMS parts cost KSh 40,000.40, KSh 7,999.60 less."),
  ).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Take 100,001" }));
  expect(field()).toHaveValue("100,001");
  expect(screen.queryByText("Buying more costs less")).not.toBeInTheDocument();
});

test("a quantity without a price says why another is priced, and an emptied field stays empty", async () => {
  start();
  await enter("1.5");
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(
    expect.stringContaining("You can only order whole numbers, so we rounded up to 2."),
  );
  await user.clear(field());
  expect(field()).toHaveValue("");
});

test("usual quantities are one press away, and their row of the table is marked", async () => {
  start(true);
  await user.click(screen.getByRole("button", { name: "500,000" }));
  expect(screen.getByRole("button", { name: "500,000" })).toHaveAttribute("aria-pressed", "true");
  const row = within(screen.getByRole("table")).getByRole("row", { current: true });
  expect(row).toHaveTextContent("100,001 – 500,000");
});

test("the result is announced after typing", async () => {
  start();
  await enter("80000");
  act(() => jest.advanceTimersByTime(900));
  expect(screen.getByRole("status")).toHaveTextContent(
    "80,000 SMS parts cost KSh 48,000.00, at KSh 0.60 each. 100,001 SMS parts cost less: KSh 40,000.40.",
  );
});

test("the button for a cheaper quantity disappears when pressed, and the focus stays in the calculator", async () => {
  start();
  await enter("80000");
  await user.click(screen.getByRole("button", { name: "Take 100,001" }));
  expect(screen.getByRole("group", { name: "Calculator" })).toHaveFocus();
});

test.each(["80,00", "abc"])("the price of one, shown for %s, isn't sent", async (typed) => {
  start();
  await enter(typed);
  const link = screen.getByRole("link", { name: "Send this estimate" });
  expect(link).toHaveAttribute("href", "/contact#topic=Bulk+SMS");
});

test("a text's reach is shown and carried into the enquiry", async () => {
  window.history.replaceState(
    null,
    "",
    "/tools/sms-price?quantity=160000&people=80%2C000&parts=2&text=Habari&sender=DUKA",
  );
  start();
  expect(screen.getByText("80,000 people × 2 parts = 160,000 SMS parts")).toBeInTheDocument();
  const link = screen.getByRole("link", { name: "Send this estimate" });
  expect(link).toHaveAttribute(
    "href",
    "/contact#topic=160~2C000+SMS+parts+at+KSh+0.40~2C+KSh+64~2C000.00+VAT+inclusive~3B+a+text+of+2+parts+to+80~2C000+people~3B+sender+ID+DUKA",
  );
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(JSON.stringify(window.localStorage)).toContain("- Text: Habari");
});

describe("the chart", () => {
  test("has its tiers and the quantity in its accessible name", () => {
    start();
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "1 – 50,000: KSh 0.70; 50,001 – 100,000: KSh 0.60; 100,001 – 500,000: KSh 0.40; 500,001 – 1,000,000: KSh 0.30; 1,000,001 and more: KSh 0.20. Marked: 10,000.",
    );
  });

  test("has columns side by side that get lower with the price and stay inside", () => {
    const { columns, x: chartX } = chartOf(PRICES.tiers);
    for (const [i, next] of columns.slice(1).entries()) {
      const { x = 0, width = 0, y = 0 } = columns[i] ?? {};
      expect(next.x).toBeCloseTo(x + width, 0);
      expect(next.y).toBeGreaterThan(y);
    }
    expect([1, 10_000, 2_000_000, 100_000_000].map(chartX)).toEqual([8, 8, 332, 332]);
  });

  test.each([
    ["two small tiers", [1, 1_001], "1k"],
    ["one tier", [1], "1"],
    ["a tier from the middle of a thousand", [1, 2_501], "2.5k"],
  ])("has an axis that follows the tiers: %s", (_name, starts, label) => {
    const rows = starts.map((from, i) => ({ from, unitCostCents: 70 - i }));
    const { tiers } = pricesWith({ tiers: rows });
    for (const { x, width } of chartOf(tiers).columns) {
      expect(width).toBeGreaterThan(90);
      expect(x + width).toBeLessThanOrEqual(332);
    }
    render(<SmsPriceCalculator prices={{ tiers, tierNote: "" }} />);
    expect(screen.getByText(label)).toBeInTheDocument();
  });
});

test("without tiers the calculator shows no price and links to a quote", () => {
  const { container } = render(<SmsPriceCalculator prices={prices.empty()} />);
  expect(container).not.toHaveTextContent("KSh");
  expect(screen.getByRole("link", { name: "Ask for a quote" })).toHaveAttribute(
    "href",
    "/contact#topic=Bulk+SMS",
  );
});
