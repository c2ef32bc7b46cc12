import { render, screen, within } from "@testing-library/react";
import { SiteFooter } from "../../../src/features/shell/site-footer";
import { CATALOGUE, words } from "../../fixtures/catalogue";
import { hydratableHtml, serverHtml } from "../../support/dom/server-html";
import { user } from "../../support/dom/user";

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15) }));

const footer = (
  <SiteFooter
    navigation={CATALOGUE.navigation}
    newsletterWords={words("newsletter")}
    builtYear={2030}
    newsletter={<p>Form</p>}
  />
);

test.each([
  [
    "Quick Links",
    [
      ["Home", "/"],
      ["About Us", "/about"],
      ["Services", "/services"],
      ["Blog", "/blog"],
      ["Contact", "/contact"],
    ],
  ],
  [
    "Our Services",
    [
      ["Bulk SMS", "/services/bulk-sms"],
      ["USSD Services", "/services/ussd"],
      ["Call Center & CRM", "/services/call-center"],
      ["Payment Solutions", "/services/payment"],
      ["Software Development", "/services/software"],
    ],
  ],
  [
    "More",
    [
      ["Pricing", "/pricing"],
      ["Testimonials", "/testimonials"],
      ["Case studies", "/case-studies"],
      ["Tools", "/tools"],
    ],
  ],
  [
    "Legal",
    [
      ["Privacy Policy", "/privacy-policy"],
      ["Terms of Service", "/terms-of-service"],
    ],
  ],
])("%s has its links in order", (name, links) => {
  render(footer);
  const found = within(screen.getByRole("navigation", { name })).getAllByRole("link");
  expect(found.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(links);
});

test.each([
  ["Savanna Signal", "/"],
  ["+254 700 000 000", "tel:+254700000000"],
  ["hello@savannasignal.example", "mailto:hello@savannasignal.example"],
])("%s links to %s", (name, href) => {
  render(footer);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});

test("the five profiles open in a new tab, next to the newsletter form", () => {
  render(footer);
  expect(screen.getByRole("region", { name: "Newsletter" })).toHaveTextContent("Form");
  const list = screen.getByRole("list", { name: "Savanna Signal elsewhere" });
  const profiles = within(list).getAllByRole("link");
  const names = ["LinkedIn", "Twitter", "Facebook", "Instagram", "WhatsApp"];
  expect(profiles.map(({ textContent }) => textContent)).toEqual(
    names.map((name) => `${name} (opens in a new tab)`),
  );
  for (const profile of profiles) {
    expect(profile).toHaveAttribute("target", "_blank");
    expect(profile).not.toHaveAccessibleDescription(); // would repeat the name
  }
});

test("there's no newsletter if nothing accepts subscriptions", () => {
  render(
    <SiteFooter
      navigation={CATALOGUE.navigation}
      newsletterWords={words("newsletter")}
      builtYear={2030}
      newsletter={false}
    />,
  );
  expect(screen.queryByText("Newsletter")).not.toBeInTheDocument();
});

test("the year is built in and corrected by the visitor's clock", () => {
  expect(serverHtml(footer)).toContain("© 2030");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = hydratableHtml(footer);
  const { unmount } = render(footer, { container, hydrate: true });
  expect(screen.getByText(/All rights reserved/)).toHaveTextContent(
    "© 2031 Savanna Signal Limited. All rights reserved.",
  );
  unmount();
  container.remove();
});

test("cookie settings are offered only with analytics", async () => {
  const { rerender } = render(footer);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  const open = jest.fn();
  rerender(
    <SiteFooter
      navigation={CATALOGUE.navigation}
      newsletterWords={words("newsletter")}
      builtYear={2030}
      newsletter={null}
      onCookieSettings={open}
    />,
  );
  await user.click(screen.getByRole("button", { name: "Cookie settings" }));
  expect(open).toHaveBeenCalledTimes(1);
});

test("no footer link is marked as current", () => {
  expect(serverHtml(footer)).not.toContain("aria-current");
});
