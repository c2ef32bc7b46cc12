import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewsletterForm } from "../../../src/features/newsletter/newsletter-form/newsletter-form";
import { SiteFooter } from "../../../src/features/shell/site-footer/site-footer";
import { manualClock } from "../../support/manual-clock";
import { hydratableHtml, serverHtml } from "../../support/server-html";

const newsletter = <NewsletterForm id="newsletter-email" />;
const MID_2031 = Date.UTC(2031, 5, 15);
const start = (onCookieSettings?: () => void) =>
  render(
    <SiteFooter
      builtYear={2030}
      newsletter={newsletter}
      clock={manualClock(MID_2031)}
      onCookieSettings={onCookieSettings}
    />,
  );
const group = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("each group has the specified links on the specified addresses", () => {
  start();
  expect(group("Quick Links")).toEqual([
    ["Home", "/"],
    ["About Us", "/about"],
    ["Services", "/services"],
    ["Blog", "/blog"],
    ["Contact", "/contact"],
  ]);
  expect(group("Our Services")).toEqual([
    ["Bulk SMS", "/services/bulk-sms"],
    ["USSD Services", "/services/ussd"],
    ["Call Center", "/services/call-center"],
    ["Payment Solutions", "/services/payment"],
    ["Software Development", "/services/software"],
  ]);
  expect(group("Legal")).toEqual([
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms-of-service"],
  ]);
  expect(group("More")).toEqual([
    ["Pricing", "/pricing"],
    ["Case studies", "/case-studies"],
    ["Tools", "/tools"],
  ]);
});

test("the logo leads home", () => {
  start();
  expect(screen.getByRole("link", { name: "Savanna Signal" })).toHaveAttribute("href", "/");
});

test("the five profiles open in a new tab", () => {
  start();
  const list = screen.getByRole("list", { name: "Savanna Signal elsewhere" });
  const profiles = within(list).getAllByRole("link");
  expect(profiles.map(({ title }) => title)).toEqual([
    "LinkedIn",
    "Twitter",
    "Facebook",
    "Instagram",
    "WhatsApp",
  ]);
  for (const profile of profiles) expect(profile).toHaveAttribute("target", "_blank");
});

test("phone and e-mail can be used", () => {
  start();
  expect(screen.getByRole("link", { name: "+254 700 000 000" })).toHaveAttribute(
    "href",
    "tel:+254700000000",
  );
  expect(screen.getByRole("link", { name: "hello@savannasignal.example" })).toHaveAttribute(
    "href",
    "mailto:hello@savannasignal.example",
  );
});

test("the year is built in and corrected by the visitor's clock", () => {
  const footer = (
    <SiteFooter builtYear={2030} newsletter={newsletter} clock={manualClock(MID_2031)} />
  );
  expect(serverHtml(footer)).toContain("2030");
  const holder = document.createElement("div");
  document.body.append(holder);
  holder.innerHTML = hydratableHtml(footer);
  const view = render(footer, { container: holder, hydrate: true });
  expect(screen.getByText(/All rights reserved/)).toHaveTextContent(
    "© 2031 Savanna Signal Limited. All rights reserved.",
  );
  view.unmount();
  holder.remove();
});

test("cookie settings are there only with analytics", async () => {
  const { unmount } = start();
  expect(screen.queryByRole("button", { name: "Cookie settings" })).not.toBeInTheDocument();
  unmount();
  const open = jest.fn();
  start(open);
  await userEvent.click(screen.getByRole("button", { name: "Cookie settings" }));
  expect(open).toHaveBeenCalledTimes(1);
});

test("no link claims to be the current page", () => {
  expect(serverHtml(<SiteFooter builtYear={2030} newsletter={newsletter} />)).not.toContain(
    "aria-current",
  );
});
