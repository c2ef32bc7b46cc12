import { render, screen, within } from "@testing-library/react";
import QuotationPage from "../../src/pages/tools/quotation";
import SenderIdPage from "../../src/pages/tools/sender-id";
import SmsLengthPage from "../../src/pages/tools/sms-length";
import SmsPricePage from "../../src/pages/tools/sms-price";
import { BRAND } from "../../src/site/company/brand";
import PhoneMenuTemplate from "../../src/templates/phone-menu";
import { IVR_MENU, SHOWN_SERVICES, SHOWN_TOOLS, USSD_MENU } from "../fixtures/catalogue";
import { PRICES } from "../fixtures/prices";
import { pageWith } from "../support/dom/page-with";
import { hydratableHtml } from "../support/dom/server-html";

const data = {
  tools: { nodes: SHOWN_TOOLS },
  prices: PRICES,
  services: { nodes: SHOWN_SERVICES },
};
const PAGES = [
  ["quotation", pageWith(QuotationPage, { data })],
  ["sms-length", pageWith(SmsLengthPage, { data })],
  ["sms-price", pageWith(SmsPricePage, { data })],
  ["sender-id", pageWith(SenderIdPage, { data })],
  ["ussd-phone", pageWith(PhoneMenuTemplate, { data: { ...data, phoneMenu: USSD_MENU } })],
  ["ivr-phone", pageWith(PhoneMenuTemplate, { data: { ...data, phoneMenu: IVR_MENU } })],
] as const;

afterEach(() => document.body.replaceChildren());

test.each(PAGES)(
  "without scripts /tools/%s says that it needs them, and who can help",
  (_, page) => {
    const built = new DOMParser().parseFromString(hydratableHtml(page), "text/html"); // runs no scripts
    document.body.append(...built.querySelectorAll("main noscript > *"));
    expect(screen.getByRole("heading", { name: "This tool needs JavaScript" })).toBeVisible();
    const sentence = screen.getByText(/^Turn it on in your browser\. Or write to/);
    expect(within(sentence).getByRole("link", { name: BRAND.email })).toHaveAttribute(
      "href",
      `mailto:${BRAND.email}`,
    );
  },
);

test.each(PAGES)("with scripts /tools/%s doesn't mention them", (_, page) => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = hydratableHtml(page);
  render(page, { container, hydrate: true });
  expect(errors.mock.calls).toEqual([]);
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.queryByText(/needs scripts/, { ignore: "noscript" })).toBeNull();
  errors.mockRestore();
});
