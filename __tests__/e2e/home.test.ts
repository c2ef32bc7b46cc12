import type { BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { readDefault } from "../../src/gatsby/sourcing/content-folder";
import {
  hydrated,
  LAPTOP,
  markDocument,
  PHONE,
  startBrowser,
  stopTime,
} from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { isFull } from "../support/full";
import { storedEnquiries } from "../support/servers/test-inbox";

/** Visits to the home page with stopped time, which the test advances. */

const test = testWith("chromium");
const browser = startBrowser();
const SLIDES = readDefault("testimonials").content.length;

async function visit(options: BrowserContextOptions) {
  const opened = await browser.newPage(options);
  await stopTime(opened.page);
  await opened.page.goto("/");
  await hydrated(opened.page);
  return opened;
}

/** The letters on screen, as opposed to the text for screen readers. */
const letters = (page: Page) => page.locator("h1 span[aria-hidden]:not([data-title])");

const reads = (page: Page, text: string) =>
  letters(page)
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor({ state: "attached" });

/**
 * Lets time pass until the letters on screen are `text`, in steps of 50 ms, the fastest they
 * change.
 */
async function typesUntil(page: Page, text: string): Promise<void> {
  for (let passed = 0; passed < 20_000; passed += 50) {
    if ((await letters(page).textContent()) === text) return;
    await page.clock.runFor(50);
  }
  throw new Error(`The hero never showed "${text}"`);
}

const title = (page: Page, service: string) =>
  page
    .getByRole("heading", { level: 1, name: `One partner for ${service}`, exact: true })
    .waitFor();

/** The particles' current appearance. */
const particles = (page: Page) =>
  page.locator("#home canvas").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** Checks that neither letters nor particles change for five seconds. */
async function isPaused(page: Page): Promise<void> {
  await reads(page, "API INTEGRATION");
  const before = await particles(page);
  await page.clock.runFor(5000);
  await reads(page, "API INTEGRATION");
  expect(await particles(page)).toBe(before);
}

const carousel = (page: Page) => page.getByRole("region", { name: "Testimonials", exact: true });
const slide = (page: Page, number: number) =>
  carousel(page).getByText(`Slide ${number} of ${SLIDES}`, { exact: true });

/** Checks that the current slide is still `number` after the time of two turns. */
async function holds(page: Page, number: number): Promise<void> {
  await page.clock.runFor(10_000);
  await slide(page, number).waitFor();
}

const MESSAGE = "Prices for 20,000 messages & a sender ID?";
const contactForm = (page: Page) => page.getByRole("form", { name: "Contact" });
const field = (page: Page, name: string) => contactForm(page).getByLabel(name);
const isEnquiry = (request: Request) => request.url().endsWith("/content-api/contact");

async function write(page: Page, name: string): Promise<void> {
  await contactForm(page).scrollIntoViewIfNeeded();
  await field(page, "Name").fill(name);
  await field(page, "Email").fill("wanjiru@duka.example");
  await field(page, "Service").selectOption("Bulk SMS");
  await field(page, "Message").fill(MESSAGE);
}

const DEVICES: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ["phone", PHONE],
  ["laptop", LAPTOP],
];

const pressWith = (options: BrowserContextOptions) => (locator: Locator) =>
  options.hasTouch ? locator.tap() : locator.click();

// a laptop runs the same code, and `npm run test:full` tries both
const TRIED = isFull ? DEVICES : DEVICES.slice(0, 1);

describe.each(TRIED)("on a %s", (device, options) => {
  const press = pressWith(options);

  test("one control pauses typing and particles, even after a reload", async () => {
    const { page } = await visit(options);
    await typesUntil(page, "API INTEGRATIO");
    const moving = await particles(page);
    await page.clock.runFor(100);
    expect(await particles(page)).not.toBe(moving);
    await press(page.getByRole("button", { name: "Pause animation" }));
    await page.getByRole("button", { name: "Play animation" }).waitFor();
    await isPaused(page);
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Play animation" }).waitFor();
    await isPaused(page);
    const still = await particles(page);
    await press(page.getByRole("button", { name: "Play animation" }));
    await typesUntil(page, "API INTEGRATI");
    expect(await particles(page)).not.toBe(still);
  });

  test("the hero's button loads the contact page, and the one below the steps navigates in place", async () => {
    const { page } = await visit(options);
    const isSameDocument = await markDocument(page);
    await press(page.getByRole("link", { name: "Scroll" }));
    await page.waitForFunction(() => {
      const { top } = document.querySelector("#about-section")?.getBoundingClientRect() ?? {};
      return top !== undefined && top > 0 && top < 120;
    });
    await page.locator("#how-it-works").scrollIntoViewIfNeeded();
    await press(page.getByRole("link", { name: "Contact Us Today" }));
    await page.waitForURL("/contact");
    expect(await isSameDocument()).toBe(true);
    await page.goBack();
    await press(page.getByRole("link", { name: "CONTACT US NOW" }));
    await page.waitForURL("/contact");
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    expect(await isSameDocument()).toBe(false);
  });

  test("typed text survives a reload, waits without a connection, and is then sent once", async () => {
    const name = `Otieno on a ${device}`;
    const { page, requests } = await visit(options);
    await write(page, name);
    await page.reload();
    await hydrated(page);
    await contactForm(page).scrollIntoViewIfNeeded();
    expect(await field(page, "Name").inputValue()).toBe(name);
    expect(await field(page, "Service").inputValue()).toBe("Bulk SMS");
    await page.context().setOffline(true);
    await contactForm(page).getByText("You're offline").waitFor();
    const icon = contactForm(page).getByRole("status").locator("svg").first();
    expect(await icon.evaluate((svg) => (svg as SVGSVGElement).getBBox().width)).toBeGreaterThan(0);
    await press(contactForm(page).getByRole("button", { name: "Send Message" }));
    const waits = contactForm(page).getByText("will be sent automatically once you're back online");
    await waits.waitFor();
    await page.clock.runFor(60_000);
    expect(await waits.isVisible()).toBe(true);
    expect(requests.filter(isEnquiry)).toHaveLength(0);
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    const toast = page.getByRole("region", { name: "Messages" }).getByText("Message sent");
    const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {};
    expect(y).toBeLessThan(120);
    expect(x + width).toBeGreaterThan((options.viewport?.width ?? 0) - 100);
    expect(requests.filter(isEnquiry)).toHaveLength(1);
    const stored = await storedEnquiries(process.env.E2E_INBOX ?? "");
    expect(stored.filter(({ full_name }) => full_name === name)).toHaveLength(1);
  });
});

describe.each(TRIED)("on a %s", (device, options) => {
  const press = pressWith(options);

  test("the keyboard is enough to go through the page and send an enquiry", async () => {
    const { page } = await visit({ ...options, hasTouch: false });
    const refused = (url: URL) => url.pathname === "/content-api/contact";
    // Long before the press, because a request in the next few milliseconds might miss the route.
    await page.route(refused, (route) => route.fulfill({ status: 503 }), { times: 1 });
    const { keyboard } = page;
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 80; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press("Tab");
      }
      throw new Error(`Tab never came to ${target}`);
    };
    await tabTo(page.getByRole("button", { name: "Show BULK SMS" }));
    await keyboard.press("Enter");
    await title(page, "BULK SMS");
    await tabTo(page.getByRole("button", { name: "Pause animation" }));
    await keyboard.press("Enter");
    await page.getByRole("button", { name: "Play animation" }).waitFor();

    const steps = page.locator("#how-it-works");
    await steps.scrollIntoViewIfNeeded();
    await tabTo(steps.locator("summary").first());
    if (device === "phone") await keyboard.press("Enter");
    await steps.getByText("A consultant meets your team").first().waitFor();

    const team = page.locator("#team");
    await team.scrollIntoViewIfNeeded();
    await tabTo(team.getByRole("link", { name: "View Career Opportunities" }));
    await page.waitForFunction(() => {
      let element: Element | null = document.activeElement;
      for (; element; element = element.parentElement) {
        if (getComputedStyle(element).opacity !== "1") return false;
      }
      return true;
    });

    await contactForm(page).scrollIntoViewIfNeeded();
    await tabTo(field(page, "Name"));
    await keyboard.type("Njeri Kamau");
    await keyboard.press("Tab");
    await keyboard.type("njeri@duka.example");
    await tabTo(field(page, "Service"));
    await keyboard.type("USSD");
    await keyboard.press("Tab");
    await keyboard.type("A menu for our members.");
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await contactForm(page).getByText("What you typed isn't lost", { exact: false }).waitFor();
    await keyboard.press("Enter"); // the focus is still on the button
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await tabTo(page.getByRole("button", { name: "Send another message" }));
    await keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "name");
  });

  test("without scripts everything can be read, and links and details work", async () => {
    const { page } = await browser.open("/", { ...options, javaScriptEnabled: false });
    await title(page, "API INTEGRATION");
    const unseen = await page
      .getByRole("main")
      .locator("h1, h2, h3, p, li, dt, dd, label, input, a")
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              // details shown by mouse or keyboard: a member's links, a step's details
              !element.closest(
                "#team li li, #team a, details:not([open]) > :not(summary), [aria-hidden], [hidden] *",
              ),
          )
          .filter(
            (element) =>
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((element) => element.textContent),
      );
    expect(unseen.map((text) => text?.slice(0, 24))).toEqual([
      "Give customers one short", // the hero's other services, which are also in the cards
      "Send alerts, reminders a",
      "Collect by mobile money ",
      "Web portals, mobile apps",
      `Slide 1 of ${SLIDES}`, // all of them, one below the other
    ]);
    expect(await carousel(page).locator("blockquote").filter({ visible: true }).count()).toBe(
      SLIDES,
    );
    expect(await page.getByRole("button", { name: "Pause animation" }).count()).toBe(0);
    const steps = page.locator("#how-it-works");
    expect(await steps.getByText("A consultant meets your team").isVisible()).toBe(false);
    await press(steps.locator("summary").first());
    await steps.getByText("A consultant meets your team").waitFor();
    await press(page.getByRole("link", { name: "view all articles" }));
    await page.waitForURL("/blog");
  });

  test("nothing moves by itself under reduced motion", async () => {
    const { page } = await visit({ ...options, reducedMotion: "reduce" });
    await isPaused(page);
    expect(await page.getByRole("button", { name: /animation/ }).count()).toBe(0);
    await carousel(page).scrollIntoViewIfNeeded();
    await carousel(page).getByRole("button", { name: "Play testimonials" }).waitFor();
    await holds(page, 1);
    const quotes = carousel(page).getByRole("blockquote");
    expect(await quotes.filter({ visible: true }).count()).toBe(1);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === "running")
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
          .filter((ms) => ms > 1), // `global.css` leaves animations 1 ms
    );
    expect(moving).toEqual([]);
    const hidden = await page
      .getByRole("main")
      .locator("h2, h3")
      .evaluateAll(
        (titles) => titles.filter((one) => !one.checkVisibility({ opacityProperty: true })).length,
      );
    expect(hidden).toBe(0);
  });
});

test("a member's links appear under the mouse", async () => {
  const { page } = await browser.newPage({ ...LAPTOP, reducedMotion: "reduce" });
  await page.goto("/");
  const member = page
    .locator("#team li")
    .filter({ has: page.getByText("Wairimu Gathogo") })
    .first();
  const contact = member.getByRole("list", { name: /^Contact for/ });
  await member.scrollIntoViewIfNeeded();
  /** How much of the links is visible, from 0 to 1, since one of their parents fades in. */
  const hasOpacity = async (opacity: number) => {
    const links = await contact.elementHandle();
    await page.waitForFunction(
      ([element, expected]) => {
        let product = 1;
        for (let at = element as Element | null; at; at = at.parentElement)
          product *= Number(getComputedStyle(at).opacity);
        return product === expected;
      },
      [links, opacity] as const,
    );
  };
  await hasOpacity(0);
  await member.hover();
  await hasOpacity(1);
});
