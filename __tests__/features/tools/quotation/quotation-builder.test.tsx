import { act, fireEvent, render, screen, within } from "@testing-library/react";
import * as React from "react";
import { readAttachment } from "../../../../src/enquiry/attachment";
import { QuotationBuilder } from "../../../../src/features/tools/quotation/quotation-builder";
import { readFragment } from "../../../../src/site/url";
import { PRICES } from "../../../fixtures/prices";
import { hydratableHtml, serverHtml } from "../../../support/dom/server-html";
import { user } from "../../../support/dom/user";

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/tools/quotation");
  window.localStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

const DATA = {
  prices: PRICES,
  services: [
    {
      notIncluded: "A sender ID is not included.",
      usesUssdCode: true,
      title: "Bulk SMS",
      pricing: [{ name: "Starter", price: "15,000", currency: "KSh", interval: "month" as const }],
    },
  ],
};
const start = (place: "page" | "pricing" = "page") =>
  render(<QuotationBuilder data={DATA} place={place} />);
const field = (name: string) => screen.getByRole("textbox", { name });
const rowOf = (name: RegExp) =>
  within(screen.getByRole("row", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("the pre-built page adds up an example, without the date of its build", () => {
  const html = serverHtml(<QuotationBuilder data={DATA} place="page" />);
  expect(html).toContain("KSh 41,800.00"); // 3 × 11,600 and 7,000
  expect(html).not.toMatch(/20\d\d/);
});

test("choices made before scripts ran all count, together with the example", () => {
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("checkbox", { name }));
  const enter = (control: HTMLElement, value: string) =>
    fireEvent.change(control, { target: { value } });
  const [, second = "", third = ""] = PRICES.offers.map(({ name }) => name);
  /**
   * As gatsby-plugin-late-scripts replays input: in an effect, one by one, without rendering in
   * between.
   */
  function Replay() {
    React.useEffect(() => {
      enter(field(second), "2");
      press("Safaricom");
      press(/USSD code/);
      press("Airtel");
      enter(field(third), "3");
      enter(screen.getByRole("combobox"), "Bulk SMS: Starter");
    }, []);
    return null;
  }
  const page = (
    <>
      <QuotationBuilder data={DATA} place="page" />
      <Replay />
    </>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = hydratableHtml(page);
  render(page, { container, hydrate: true });
  act(() => jest.advanceTimersByTime(500));
  expect(Object.fromEntries(readFragment(window.location.hash))).toEqual({
    networks: "Telkom",
    offers: PRICES.offers.map(({ offerId }, i) => `${offerId}:${i + 1}`).join(","),
    quantity: "10,000",
    ussd: "yes",
    plan: "Bulk SMS: Starter",
  });
});

test("a USSD code can only be requested if a service needs one", () => {
  const services = DATA.services.map((service) => ({ ...service, usesUssdCode: false }));
  const { rerender } = render(<QuotationBuilder data={{ ...DATA, services }} place="page" />);
  expect(screen.queryByRole("checkbox", { name: /USSD code/ })).toBeNull();
  rerender(<QuotationBuilder data={DATA} place="page" />);
  expect(screen.getByRole("checkbox", { name: /USSD code/ })).toBeVisible();
});

test("without prices of SMS, nothing asks for messages or leads to their price", () => {
  const prices = { ...DATA.prices, tiers: [] };
  const { rerender } = render(<QuotationBuilder data={{ ...DATA, prices }} place="page" />);
  const compare = () => screen.queryByRole("link", { name: "Compare quantities of SMS" });
  expect([compare(), screen.queryByRole("textbox", { name: "SMS parts" })]).toEqual([null, null]);
  expect(screen.queryByRole("radio", { name: "Every month" })).toBeNull();
  rerender(<QuotationBuilder data={DATA} place="page" />);
  expect(compare()).toBeVisible();
});

test("choices are added up once, per month and in the first year, and are in the URL", async () => {
  start();
  await user.clear(field("SMS parts"));
  await user.type(field("SMS parts"), "80k");
  await user.click(screen.getByRole("radio", { name: "Every month" }));
  await user.clear(field("Alphanumeric Sender ID"));
  await user.type(field("Alphanumeric Sender ID"), "2");
  await user.click(screen.getByRole("checkbox", { name: "Telkom" }));
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Plan (optional)" }),
    "Bulk SMS: Starter",
  );
  await user.click(screen.getByRole("checkbox", { name: /USSD code/ }));
  expect(rowOf(/^Total/)).toEqual(["KSh 46,400.00", "KSh 63,000.00", "KSh 802,400.00"]);
  expect(rowOf(/^VAT basis/)).toEqual(["–", "KSh 15,000.00", "KSh 180,000.00"]);
  expect(
    screen.getByText(
      "USSD code on Safaricom, Airtel (priced by the networks; we confirm it in your quote)",
    ),
  ).toBeVisible();
  expect(screen.getByText("100,001 SMS parts cost less: KSh 40,000.40.")).toBeVisible();
  act(() => jest.advanceTimersByTime(900));
  expect(screen.getAllByRole("status")[1] ?? screen.getByRole("status")).toBeInTheDocument();
  const { hash } = window.location;
  for (const part of ["quantity=80k", "every=month", "networks=Safaricom~2CAirtel", "ussd=yes"])
    expect(hash).toContain(part);
});

const MOST = "The largest quantity that we price here is 100. For more, please ask us for a quote.";
const WHOLE = "You can only order whole numbers, so we rounded up to 2.";
const LEFT_OUT = "Please enter a number. Until then, it’s left out.";
const LEAST = "The smallest quantity is one, so this is the price of one.";

test.each([
  ["Alphanumeric Sender ID", "999", /Setup 100 × 3 networks/, MOST],
  ["Alphanumeric Sender ID", "1,000", /Setup 100 × 3 networks/, MOST],
  ["Alphanumeric Sender ID", "1.5", /Setup 2 × 3 networks/, WHOLE],
  ["Alphanumeric Sender ID", "-2", /Setup 1 × 3 networks/, LEAST],
  ["SMS parts", "1.5", /2 SMS parts ×/, WHOLE],
  ["SMS parts", "-5", /1 SMS part ×/, LEAST],
])(
  "%s: %s stays in the field, which explains why another number is quoted",
  async (name, typed, row, reason) => {
    start();
    await user.clear(field(name));
    await user.type(field(name), typed);
    expect(field(name)).toHaveValue(typed);
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(reason));
    expect(screen.getByRole("row", { name: row })).toBeVisible();
    act(() => jest.advanceTimersByTime(900));
    const spoken = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(spoken.join()).toContain(`${name}: ${reason}`);
  },
);

test.each([
  ["Alphanumeric Sender ID", "abc", /^Alphanumeric/],
  ["Alphanumeric Sender ID", "two", /^Alphanumeric/],
  ["SMS parts", "80,00", /^SMS/],
])("%s: %s isn't a number, so it's neither added up nor sent", async (name, typed, row) => {
  start();
  expect(screen.getByRole("row", { name: row })).toBeVisible();
  await user.clear(field(name));
  await user.type(field(name), typed);
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(LEFT_OUT));
  expect(screen.queryByRole("row", { name: row })).not.toBeInTheDocument();
});

test.each(["", "0", "1", "100"])(
  "a count of %p is quoted as it is, without an explanation",
  async (typed) => {
    start();
    const count = field("Alphanumeric Sender ID");
    await user.clear(count);
    if (typed) await user.type(count, typed);
    expect(count).toBeValid();
    expect(screen.queryAllByRole("row", { name: /^Alphanumeric/ })).toHaveLength(
      Number(typed) ? 1 : 0,
    );
  },
);

test("a link's choice shows the same figures, and a damaged link adds up what it can", () => {
  window.history.replaceState(
    null,
    "",
    "/tools/quotation#offers=shared-short-code~3A1~2Cgold~3A9&networks=Airtel&quantity=x&plan=Gold",
  );
  start();
  expect(rowOf(/^Total/)).toEqual(["KSh 11,600.00", "KSh 11,600.00", "KSh 150,800.00"]);
  expect(field("SMS parts")).toHaveAccessibleDescription(expect.stringContaining(LEFT_OUT));
});

test("the enquiry carries the plan and the figures of the page", async () => {
  start();
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Plan (optional)" }),
    "Bulk SMS: Starter",
  );
  const link = screen.getByRole("link", { name: "Send this quotation" });
  expect(new URL((link as HTMLAnchorElement).href).hash.replaceAll("+", " ")).toBe(
    "#topic=my quotation~2C KSh 41~2C800.00 once and KSh 15~2C000.00 each month",
  );
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  const kept = readAttachment();
  expect(kept?.plan).toBe("Bulk SMS: Starter");
  expect(kept?.quotation).toContain("\nA sender ID is not included.");
  const [once, monthly, firstYear] = rowOf(/^Total/);
  expect(kept?.quotation).toContain(
    `Total: ${once} once, ${monthly} a month, ${firstYear} in the first year.`,
  );
});

test("the page, its print and the enquiry have the same amounts", async () => {
  start();
  await user.clear(field("SMS parts"));
  await user.type(field("SMS parts"), "80k");
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Plan (optional)" }),
    "Bulk SMS: Starter",
  );
  const table = screen.getByRole("table", { name: "Your choices and their cost" });
  expect(table.closest("[data-no-print]")).toBeNull(); // the page prints it unchanged
  const amounts = [...new Set(table.textContent?.match(/KSh [\d,]+\.\d\d/g))].sort();
  expect(amounts.length).toBeGreaterThan(5);

  const link = screen.getByRole("link", { name: "Send this quotation" });
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  const inEnquiry = readAttachment()?.quotation ?? "";
  for (const amount of rowOf(/^Total/)) expect(inEnquiry).toContain(amount);
  const sent = inEnquiry.match(/KSh [\d,]+\.\d\d/g) ?? [];
  const known = table.parentElement?.parentElement?.textContent ?? "";
  expect(sent.filter((amount) => !known.includes(amount))).toEqual([]);
});

test("if VAT is added to a price, the row says so on the page, in print and in the enquiry", async () => {
  start();
  await user.type(field("Dedicated Short Code"), "1");
  const words =
    "1 × 3 networks × KSh 17,400; each month 1 × 3 networks × KSh 17,400, exclusive of VAT, plus 16% VAT";
  const row = screen.getByRole("row", { name: /^Dedicated Short Code/ });
  expect(row).toHaveTextContent(words);
  expect(row.closest("[data-no-print]")).toBeNull();
  expect(rowOf(/^Dedicated Short Code/)[0]).toBe("KSh 60,552.00"); // 52,200 plus 8,352
  expect(screen.getByRole("row", { name: /^Alphanumeric/ })).not.toHaveTextContent("plus");

  const link = screen.getByRole("link", { name: "Send this quotation" });
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(readAttachment()?.quotation).toContain(words);
});

test("on the pricing page the buttons lead to the form below and to the printable page", () => {
  start("pricing");
  expect(screen.getByRole("link", { name: "Send this quotation" })).toHaveAttribute("href", "#ask");
  expect(screen.getByRole("link", { name: "Print or save as PDF" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/tools\/quotation#/),
  );
});

test("a plan's exclusions are separate from what only the quote can say", async () => {
  start();
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Plan (optional)" }),
    "Bulk SMS: Starter",
  );
  const listBelow = (name: string) =>
    screen.queryByRole("heading", { name })?.nextElementSibling?.textContent;
  expect(listBelow("Not included in the plan’s price")).toBe("A sender ID is not included.");
  expect(listBelow("Priced in your written quote")).toBeUndefined();
});

test.each(["page", "pricing"] as const)(
  "an emptied choice on the %s says so, and can't be sent or printed",
  async (place) => {
    start(place);
    const ways = () =>
      ["link", "button"].flatMap((role) =>
        screen.queryAllByRole(role, { name: /Send|Print|Save/ }).map((way) => way.textContent),
      );
    const offered = ways();
    expect(offered.length).toBeGreaterThan(1);
    await user.clear(field("SMS parts"));
    await user.clear(field("Alphanumeric Sender ID"));
    expect(
      screen.getByText(/^Nothing is chosen yet\. What you choose is added up here\./),
    ).toBeVisible();
    expect(screen.queryByText(/^Quotation, /)).toBeNull(); // and the browser's own printing doesn't show it either
    expect(ways()).toEqual([]);
    expect(screen.queryByText(/A link to this page/)).toBeNull(); // there's no such link, because a reload shows the example
    await user.click(screen.getByRole("checkbox", { name: /USSD code/ }));
    expect(ways()).toEqual(offered);
  },
);

test("the last network can't be unticked", async () => {
  start();
  for (const name of ["Safaricom", "Airtel", "Telkom"])
    await user.click(screen.getByRole("checkbox", { name }));
  expect(screen.getByRole("checkbox", { name: "Telkom" })).toBeChecked();
});

test("the button prints the page", async () => {
  const print = jest.spyOn(window, "print").mockReturnValue();
  start();
  await user.click(screen.getByRole("button", { name: "Print or save as PDF" }));
  expect(print).toHaveBeenCalledTimes(1);
});
