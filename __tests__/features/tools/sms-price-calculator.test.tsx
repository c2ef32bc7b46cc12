import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  chartSteps,
  chartX,
} from "../../../src/features/tools/sms-price-calculator/chart-geometry";
import { SmsPriceCalculator } from "../../../src/features/tools/sms-price-calculator/sms-price-calculator";
import { manualClock } from "../../support/manual-clock";
import { serverHtml } from "../../support/server-html";

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/tools/sms-price");
});

const field = () => screen.getByRole("textbox", { name: "How many messages?" });
const enter = async (quantity: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), quantity);
};

test("the pre-built page prices an example and holds the whole table", () => {
  const html = serverHtml(<SmsPriceCalculator />);
  expect(html).toContain("KSh 7,000.00");
  expect(html).toContain("1,000,001 and more");
});

test.each([
  ["1", "KSh 0.70", "1 – 50,000", "None in the first tier"],
  ["50,000", "KSh 35,000.00", "1 – 50,000", "None in the first tier"],
  ["50,001", "KSh 30,000.60", "50,001 – 100,000", "KSh 5,000.10 (14%)"],
  ["100,000", "KSh 60,000.00", "50,001 – 100,000", "KSh 10,000.00 (14%)"],
  ["100,001", "KSh 40,000.40", "100,001 – 500,000", "KSh 30,000.30 (43%)"],
  ["500,000", "KSh 200,000.00", "100,001 – 500,000", "KSh 150,000.00 (43%)"],
  ["500,001", "KSh 150,000.30", "500,001 – 1,000,000", "KSh 200,000.40 (57%)"],
  ["1,000,000", "KSh 300,000.00", "500,001 – 1,000,000", "KSh 400,000.00 (57%)"],
  ["1,000,001", "KSh 200,000.20", "1,000,001 and more", "KSh 500,000.50 (71%)"],
])("%s messages cost %s", async (quantity, total, tier, saving) => {
  render(<SmsPriceCalculator table={false} clock={manualClock()} />);
  await enter(quantity);
  expect(screen.getAllByText(total)[0]).toBeInTheDocument();
  expect(screen.getByText(tier)).toBeInTheDocument();
  expect(screen.getByText(saving)).toBeInTheDocument();
});

test("where buying more costs less, one press buys more", async () => {
  render(<SmsPriceCalculator table={false} clock={manualClock()} />);
  await enter("80k");
  expect(screen.getByText("KSh 48,000.00")).toBeInTheDocument();
  expect(
    screen.getByText("100,001 messages cost KSh 40,000.40, KSh 7,999.60 less."),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Take 100,001" }));
  expect(field()).toHaveValue("100,001");
  expect(screen.queryByText("Buying more costs less")).not.toBeInTheDocument();
});

test.each([
  ["0", "The smallest quantity is one message; this is the price of one."],
  ["-5", "The smallest quantity is one message; this is the price of one."],
  ["many", "Please enter a number of messages; this is the price of one."],
  ["1.5", "Messages are sold whole, so we rounded up."],
  [
    "999999999999",
    "This is the largest quantity that we price here. For more, please ask us for a quote.",
  ],
])("%p is clamped with a word why", async (quantity, words) => {
  render(<SmsPriceCalculator table={false} clock={manualClock()} />);
  await enter(quantity);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test("an emptied field stays empty", async () => {
  render(<SmsPriceCalculator table={false} clock={manualClock()} />);
  await userEvent.clear(field());
  expect(field()).toHaveValue("");
});

test("usual quantities are one press away, and the row of the table is marked", async () => {
  render(<SmsPriceCalculator clock={manualClock()} />);
  await userEvent.click(screen.getByRole("button", { name: "500,000" }));
  expect(screen.getByRole("button", { name: "500,000" })).toHaveAttribute("aria-pressed", "true");
  const row = within(screen.getByRole("table")).getByRole("row", { current: true });
  expect(row).toHaveTextContent("100,001 – 500,000");
});

test("the result is announced once, after the typing", async () => {
  const clock = manualClock();
  render(<SmsPriceCalculator table={false} clock={clock} />);
  const region = screen.getByRole("status");
  await enter("80000");
  expect(region).toBeEmptyDOMElement();
  act(() => clock.advance(900));
  expect(region).toHaveTextContent(
    "80,000 messages cost KSh 48,000.00, at KSh 0.60 each. 100,001 messages cost less: KSh 40,000.40.",
  );
});

test("a text's reach is shown and carried into the enquiry", async () => {
  window.history.replaceState(
    null,
    "",
    "/tools/sms-price?quantity=160000&people=80%2C000&parts=2&text=Habari&sender=DUKA",
  );
  render(<SmsPriceCalculator table={false} clock={manualClock()} />);
  expect(screen.getByText("80,000 people × 2 parts = 160,000 messages")).toBeInTheDocument();
  const link = screen.getByRole("link", { name: "Send this estimate" });
  expect(link).toHaveAttribute(
    "href",
    `/contact?topic=${encodeURIComponent("160,000 SMS at KSh 0.40, KSh 64,000.00 VAT inclusive; a text of 2 parts to 80,000 people; sender ID DUKA")}`,
  );
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(JSON.stringify(window.localStorage)).toContain("- Text: Habari");
});

test("the chart says in words what it draws", () => {
  render(<SmsPriceCalculator table={false} clock={manualClock()} />);
  expect(screen.getByRole("img")).toHaveAccessibleName(
    "1 – 50,000: KSh 0.70; 50,001 – 100,000: KSh 0.60; 100,001 – 500,000: KSh 0.40; 500,001 – 1,000,000: KSh 0.30; 1,000,001 and more: KSh 0.20. Highlight: 10,000.",
  );
});

test("the chart's columns lie side by side, fall with the price, and stay inside", () => {
  const steps = chartSteps();
  steps.forEach((step, i) => {
    const next = steps[i + 1];
    if (next) {
      expect(next.x).toBeCloseTo(step.x + step.width, 0);
      expect(next.y).toBeGreaterThan(step.y);
    }
  });
  expect([chartX(1), chartX(10_000)]).toEqual([8, 8]);
  expect([chartX(2_000_000), chartX(100_000_000)]).toEqual([332, 332]);
});
