import type { Page } from "playwright-core";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import { hydrated, PHONE, runUntil, startBrowser, stopTime } from "../support/browser/browser";
import { builtFile, builtPage } from "../support/browser/built-site";
import { testWith } from "../support/browser/programs";
import { isFull } from "../support/full";

const { clientTestimonials: PAGE_TESTIMONIALS } = readCatalogue().records;

/** What buyers do before they call: services, testimonials, prices, brochures. */

const ABOUT_SMS = PAGE_TESTIMONIALS.filter(({ category }) => category === "sms");
/** The last name of a client with a testimonial on bulk SMS, and the number of SMS testimonials. */
const NAME = ABOUT_SMS[0]?.author.split(" ").at(-1)?.toLowerCase() ?? "";
const NAMED = ABOUT_SMS.filter((one) => JSON.stringify(one).toLowerCase().includes(NAME)).length;

const inBrowser = testWith("chromium");
const browser = startBrowser();
const CALM = { ...PHONE, reducedMotion: "reduce" } as const;

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

/** For each service's title, a price and the form's choice that it leads to. */
const SERVICES = [
  ["bulksms", "Bulk SMS", "KSh 15,000 per month", "Bulk SMS"],
  ["shortcode", "Short Code", "KSh 60,000 per month", "Other"],
  ["ussd", "USSD Services", "KSh 30,000 per month", "USSD Services"],
  ["callcenter", "Call Center & CRM", "KSh 150,000 per month", "Call Center Solutions"],
  ["software", "Software Development", "KSh 500,000 per project", "Software Development"],
  ["integration", "System Integration", "KSh 75,000 per project", "Other"],
  ["payment", "Payment Solutions", "KSh 20,000 per month", "Payment Solutions"],
  ["ivr", "IVR & Voice", "KSh 70,000 per month", "Other"],
] as const;
/** A service that isn't in the contact form. `npm run test:full` starts from every service. */
const BOUGHT = SERVICES.filter(([id]) => isFull || id === "integration");

const isOnScreen = (element: Element | null) => {
  const { top = -1 } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && top < window.innerHeight;
};

inBrowser.each(BOUGHT)(
  "a visitor on a phone goes from the page of %s to its price, the brochures and an enquiry",
  async (id, title, price, choice) => {
    const { page, consoleErrors } = await browser.open(`/services/${id}`, CALM);
    await heading(page, title);
    await page.getByRole("link", { name: "See our prices" }).click();
    await heading(page, "Transparent & Flexible Pricing");

    const plans = page.getByRole("region", { name: "Plans by Service" });
    const row = plans.locator("details", { hasText: `Ask about ${title} plans` });
    await page.waitForFunction(isOnScreen, await row.elementHandle());
    await row.and(page.locator("details[open]")).waitFor();
    await plans.locator("details[open]").getByText(price, { exact: true }).waitFor();
    await plans.getByRole("link", { name: `Ask about ${title} plans` }).click();
    await heading(page, "Contact Us");
    await page.waitForFunction(() => document.querySelector("textarea")?.value !== "");
    const message = page.getByRole("textbox", { name: "Message" });
    expect(await message.inputValue()).toContain(`I am writing about: ${title} plans`);
    expect(await page.getByRole("combobox", { name: "Service" }).inputValue()).toBe(choice);
    await page.getByRole("textbox", { name: "Name" }).fill("Amina Hassan");
    await page.getByRole("textbox", { name: "Email" }).first().fill("amina@duka.example");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByText("Thank You!").waitFor();
    expect(consoleErrors).toEqual([]);
  },
);

inBrowser(
  "a service is covered for 500 ms when opened through a link, never on a first load",
  async () => {
    const { page } = await browser.newPage();
    await stopTime(page);
    await page.goto("/services/ussd");
    await hydrated(page);
    const cover = page.getByText("Loading Bulk SMS...");
    await page
      .getByRole("link", { name: /^Learn more/ })
      .first()
      .click();
    await runUntil(cover);
    await page.clock.runFor(450);
    expect(await cover.isVisible()).toBe(true);
    await page.clock.runFor(100);
    await cover.waitFor({ state: "detached" });
    await heading(page, "Bulk SMS");
    await page.reload();
    await hydrated(page);
    expect(await cover.count()).toBe(0);
  },
);

inBrowser(
  "an unknown service shows the first one, when opened and when going back, and isn't indexed",
  async () => {
    const { page, consoleErrors } = await browser.open("/services/no-such-service");
    const isUnindexed = async () => {
      await heading(page, "Bulk SMS");
      await page.locator('meta[name="robots"][content="noindex"]').waitFor({ state: "attached" });
      expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
      await page.waitForURL("/services/no-such-service");
    };
    await isUnindexed();
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).first().click();
    await page.waitForURL("/pricing");
    await page.getByRole("heading", { level: 1, name: /pricing/i }).waitFor();
    await page.goBack();
    await isUnindexed();
    expect(consoleErrors).toEqual([]);
  },
);

test("the services page starts with what helps visitors choose", () => {
  const [, chooser = ""] = builtFile("services.md").split(/^## /m);
  expect(chooser.startsWith("Which Service Do You Need?")).toBe(true);
  const [head = "", , ...rows] = chooser.split("\n").filter((line) => line.startsWith("|"));
  expect(head.split("|").map((cell) => cell.trim())).toEqual([
    "",
    "Service",
    "Best for",
    "From",
    "Extra",
    "Ready in",
    "",
  ]);
  expect(rows).toHaveLength(8);
});

test("an alias shows its canonical service", () => {
  for (const [alias, id] of [
    ["bulk-sms", "bulksms"],
    ["call-center", "callcenter"],
  ]) {
    const main = (name?: string) =>
      /<main[\s\S]*<\/main>/.exec(builtPage(`/services/${name}`))?.[0];
    expect(main(alias)).toBe(main(id));
  }
});

inBrowser(
  "the testimonials' filter and search are in the URL, can be shared, and survive going back",
  async () => {
    const { page, consoleErrors } = await browser.open("/testimonials", {
      reducedMotion: "reduce",
    });
    await hydrated(page);
    const search = page.getByRole("searchbox", { name: "Search testimonials" });
    const filters = page.getByRole("navigation", { name: "Filter by service" });
    await filters.getByRole("link", { name: "Bulk SMS" }).click();
    await page.waitForURL("/testimonials?service=sms");
    await page.getByText(`${ABOUT_SMS.length} Testimonials`, { exact: true }).waitFor();
    await search.fill(NAME);
    await page.waitForURL(`/testimonials?service=sms&q=${NAME}`);
    await page
      .getByText(`${NAMED} Testimonial${NAMED === 1 ? "" : "s"}`, { exact: true })
      .waitFor();

    await page.getByRole("link", { name: "View All Case Studies" }).click();
    await heading(page, "Case Studies");
    await page.goBack();
    await page
      .getByText(`${NAMED} Testimonial${NAMED === 1 ? "" : "s"}`, { exact: true })
      .waitFor();
    await page.waitForURL((url) => url.search === `?service=sms&q=${NAME}`);
    expect(await search.inputValue()).toBe(NAME);

    const { page: other } = await browser.open(`/testimonials?service=sms&q=${NAME}`);
    await other
      .getByText(`${NAMED} Testimonial${NAMED === 1 ? "" : "s"}`, { exact: true })
      .waitFor();
    await other.getByRole("button", { name: "Remove filter Bulk SMS" }).click();
    await other.waitForURL(`/testimonials?q=${NAME}`);
    expect(consoleErrors).toEqual([]);
  },
);

inBrowser("a visitor can search from the not-found page", async () => {
  const { page } = await browser.open("/no-such-page", PHONE);
  await heading(page, "This page does not exist");
  await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("sender");
  await page.keyboard.press("Enter");
  await page.waitForURL("/blog?q=sender");
  await heading(page, "Our Blog");
  await page.getByText(/^\d+ articles? found$/).waitFor();
});
