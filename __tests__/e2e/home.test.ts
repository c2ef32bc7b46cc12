import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { startBrowser } from "../support/browser";

/** The home page as visitors go through it. Its time is the test's: it passes when asked to. */

const browser = startBrowser();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };
const BOTH: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ["phone", PHONE],
  ["laptop", LAPTOP],
];

/** Time stands still from before the page begins. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-11-20T08:00:00Z" });
  await page.clock.pauseAt("2026-11-20T08:00:01Z");
}

/** The scripts begin in the first idle time after the page has loaded, and take several turns. */
async function untilHydrated(page: Page): Promise<void> {
  while ((await page.locator("header[data-hydrated]").count()) === 0) await page.clock.runFor(10);
}

async function visit(options: BrowserContextOptions) {
  const { page, complaints } = await browser.open("/", options, stopTime);
  await untilHydrated(page);
  return { page, complaints };
}

/** The letters on screen, as against what screen readers are told. */
const letters = (page: Page) => page.locator("h1 span[aria-hidden]:not([data-title])");

const reads = (page: Page, text: string) =>
  letters(page)
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor({ state: "attached" });

/** Lets time pass until the letters on screen are `text`; 50 ms at a step, as fast as they change. */
async function typesUntil(page: Page, text: string): Promise<void> {
  for (let passed = 0; passed < 20_000; passed += 50) {
    if ((await letters(page).textContent()) === text) return;
    await page.clock.runFor(50);
  }
  throw new Error(`The hero never showed "${text}"`);
}

const title = (page: Page, service: string) =>
  page
    .getByRole("heading", { level: 1, name: `Reach every customer with ${service}`, exact: true })
    .waitFor();

/** Names of the pictures of the hero that can be seen. */
const pictures = (page: Page) =>
  page
    .locator("#home img")
    .evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility({ visibilityProperty: true }))
        .map((image) => (image as HTMLImageElement).currentSrc.replace(/.*\/(.*)\..*/, "$1")),
    );

/** What the particles look like now. */
const particles = (page: Page) =>
  page.locator("#home canvas").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

const press = (locator: Locator, options: BrowserContextOptions) =>
  options.hasTouch ? locator.tap() : locator.click();

describe.each(BOTH)("on a %s", (_name, options) => {
  test("the hero types one service after another, with its words and picture", async () => {
    const { page, complaints } = await visit(options);
    await title(page, "API INTEGRATION");
    await reads(page, "API INTEGRATION");
    await typesUntil(page, "API INTEGRATIO");
    await title(page, "API INTEGRATION");
    await typesUntil(page, "S");
    await page.clock.runFor(120);
    await reads(page, "SH");
    await title(page, "SHORT CODE");
    await page.getByText("Give customers one short number they remember.").waitFor();
    expect(await page.getByText("Connect your website, ERP or app").isVisible()).toBe(false);
    expect(await pictures(page)).toEqual(["short-code"]);
    await typesUntil(page, "SHORT CODE");
    await page.clock.runFor(1900);
    await reads(page, "SHORT CODE");
    await page.clock.runFor(250);
    expect(await letters(page).textContent()).not.toBe("SHORT CODE");
    expect(complaints).toEqual([]);
  });

  test("a dot jumps to its service and begins its title anew", async () => {
    const { page } = await visit(options);
    await typesUntil(page, "API INTEGR");
    await press(page.getByRole("button", { name: "Show PAYMENT SOLUTIONS" }), options);
    await title(page, "PAYMENT SOLUTIONS");
    await reads(page, "");
    await page.clock.runFor(300 + 120 * 3);
    await reads(page, "PAY");
    expect(await pictures(page)).toEqual(["payment-solutions"]);
    const dot = page.getByRole("button", { name: "Show PAYMENT SOLUTIONS" });
    expect(await dot.getAttribute("aria-current")).toBe("true");
  });

  test("one control stops typing and particles, and is still on after a reload", async () => {
    const { page } = await visit(options);
    await typesUntil(page, "API INTEGRATIO");
    const moving = await particles(page);
    await page.clock.runFor(100);
    expect(await particles(page)).not.toBe(moving);
    await press(page.getByRole("button", { name: "Pause animation" }), options);
    await page.getByRole("button", { name: "Play animation" }).waitFor();
    await stands(page);
    await page.reload();
    await untilHydrated(page);
    await page.getByRole("button", { name: "Play animation" }).waitFor();
    await stands(page);
    const still = await particles(page);
    await press(page.getByRole("button", { name: "Play animation" }), options);
    await typesUntil(page, "API INTEGRATI");
    expect(await particles(page)).not.toBe(still);
  });

  test("the hero's button loads the contact page, the one below the steps goes there in place", async () => {
    const { page } = await visit(options);
    const marked = () => page.evaluate(() => document.documentElement.dataset.marked);
    await page.evaluate(() => {
      document.documentElement.dataset.marked = "yes";
    });
    await press(page.getByRole("link", { name: "Scroll" }), options);
    await page.waitForFunction(() => {
      const { top } = document.querySelector("#about-section")?.getBoundingClientRect() ?? {};
      return top !== undefined && top > 0 && top < 120;
    });
    await page.locator("#how-it-works").scrollIntoViewIfNeeded();
    await press(page.getByRole("link", { name: "Contact Us Today" }), options);
    await page.waitForURL("**/contact");
    expect(await marked()).toBe("yes");
    await page.goBack();
    await press(page.getByRole("link", { name: "CONTACT US NOW" }), options);
    await page.waitForURL("**/contact");
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    expect(await marked()).toBeUndefined();
  });
});

/** Neither letters nor particles change within five seconds. */
async function stands(page: Page): Promise<void> {
  await reads(page, "API INTEGRATION");
  const before = await particles(page);
  await page.clock.runFor(5000);
  await reads(page, "API INTEGRATION");
  expect(await particles(page)).toBe(before);
}

const carousel = (page: Page) => page.getByRole("region", { name: "Testimonials", exact: true });
const slide = (page: Page, number: number) =>
  carousel(page).getByText(`Slide ${number} of 4`, { exact: true });

/** The current slide is still `number` after two turns' time. */
async function holds(page: Page, number: number): Promise<void> {
  await page.clock.runFor(10_000);
  await slide(page, number).waitFor();
}

describe.each(BOTH)("on a %s", (_name, options) => {
  test("testimonials turn by themselves, wait for the keyboard, and stop at a chosen dot", async () => {
    const { page } = await visit(options);
    await carousel(page).scrollIntoViewIfNeeded();
    await slide(page, 1).waitFor();
    await page.clock.runFor(5000);
    await slide(page, 2).waitFor();
    await page.keyboard.press("Tab"); // the next focus counts as the keyboard's
    await carousel(page).getByRole("button", { name: "Previous testimonial" }).focus();
    await holds(page, 2);
    await page.getByRole("link", { name: "view all articles" }).focus();
    await page.clock.runFor(5000);
    await slide(page, 3).waitFor();
    await press(carousel(page).getByRole("button", { name: "Show slide 4 of 4" }), options);
    await slide(page, 4).waitFor();
    await holds(page, 4);
    await press(carousel(page).getByRole("button", { name: "Play testimonials" }), options);
    await page.clock.runFor(5000);
    await slide(page, 1).waitFor();
    await press(carousel(page).getByRole("button", { name: "Pause testimonials" }), options);
    await holds(page, 1);
    const seen = carousel(page).getByRole("blockquote").filter({ visible: true });
    expect(await seen.allTextContents()).toEqual([
      expect.stringMatching(/^Repayment reminders used to mean a day of phone calls\./),
    ]);
  });
});

test("testimonials wait for the mouse", async () => {
  const { page } = await visit(LAPTOP);
  await carousel(page).scrollIntoViewIfNeeded();
  await slide(page, 1).hover();
  await holds(page, 1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await slide(page, 2).waitFor();
});

const CONTACT_API = "**/content-api/contact";
const contactForm = (page: Page) => page.getByRole("form", { name: "Contact" });
const field = (page: Page, name: string) => contactForm(page).getByLabel(name);

async function write(page: Page, name: string): Promise<void> {
  await contactForm(page).scrollIntoViewIfNeeded();
  await field(page, "Name").fill(name);
  await field(page, "Email").fill("wanjiru@duka.example");
  await field(page, "Service").selectOption("Bulk SMS");
  await field(page, "Message").fill("Prices for 20,000 messages & a sender ID?");
}

const send = (page: Page, options: BrowserContextOptions) =>
  press(contactForm(page).getByRole("button", { name: "Send Message" }), options);

const isEnquiry = (request: Request) => request.url().endsWith("/content-api/contact");

describe.each(BOTH)("on a %s", (_name, options) => {
  test("an enquiry is checked, sent as specified, thanked for, and makes room for another", async () => {
    const { page } = await visit(options);
    await contactForm(page).scrollIntoViewIfNeeded();
    await send(page, options);
    for (const error of [
      "Name is required",
      "Email is required",
      "Please select a service",
      "Please enter your message",
    ]) {
      await contactForm(page).getByText(error).waitFor();
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
    await write(page, "Wanjiru Maina");
    expect(await contactForm(page).getByText("Name is required").count()).toBe(0);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(CONTACT_API, async (route) => {
      await held;
      await route.continue();
    });
    const request = page.waitForRequest(isEnquiry);
    await send(page, options);
    const sending = contactForm(page).getByRole("button", { name: "Sending..." });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    expect((await request).postDataJSON()).toEqual({
      full_name: "Wanjiru Maina",
      email: "wanjiru@duka.example",
      service_type: "Bulk SMS",
      message: "Prices for 20,000 messages & a sender ID?",
    });
    answer();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await page
      .getByRole("status")
      .getByText("Message sent successfully! We'll get back to you soon.")
      .waitFor();
    await page.mouse.move(0, 0); // the mouse on the thanks would hold them
    await page.clock.runFor(5000);
    expect(await field(page, "Name").inputValue()).toBe("");
    expect(await field(page, "Message").inputValue()).toBe("");
  });

  test("a failed enquiry says why, stays, and offers the same words by WhatsApp and e-mail", async () => {
    const { page } = await visit(options);
    await page.route(CONTACT_API, (route) =>
      route.fulfill({ status: 503, json: { message: "Our mailbox is being moved." } }),
    );
    await write(page, "Wanjiru Maina");
    await send(page, options);
    const toast = page.getByRole("alert").getByText("Our mailbox is being moved.");
    await toast.waitFor();
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(120);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(
      (page.viewportSize()?.width ?? 0) - 100,
    );
    await page.clock.runFor(5000);
    await page.clock.runFor(300);
    await toast.waitFor({ state: "detached" });
    await contactForm(page).getByText("Our mailbox is being moved.").waitFor();
    const words =
      "Name: Wanjiru Maina\nTopic: Bulk SMS\n\nPrices for 20,000 messages & a sender ID?";
    const address = async (name: string) =>
      (await contactForm(page).getByRole("link", { name }).getAttribute("href")) ?? "";
    expect(await address("by WhatsApp")).toBe(
      `https://wa.me/254700000000?text=${encodeURIComponent(words)}`,
    );
    expect(await address("by e-mail")).toBe(
      `mailto:hello@savannasignal.example?subject=Enquiry%3A%20Bulk%20SMS&body=${encodeURIComponent(words)}`,
    );
    expect(await field(page, "Message").inputValue()).toBe(
      "Prices for 20,000 messages & a sender ID?",
    );
  });

  test("what was typed survives a reload; without a connection it waits, then goes once", async () => {
    const name = `Otieno on a ${_name}`;
    const { page } = await visit(options);
    await write(page, name);
    await page.reload();
    await untilHydrated(page);
    await contactForm(page).scrollIntoViewIfNeeded();
    expect(await field(page, "Name").inputValue()).toBe(name);
    expect(await field(page, "Service").inputValue()).toBe("Bulk SMS");
    let enquiries = 0;
    page.on("request", (request) => {
      if (isEnquiry(request)) enquiries += 1;
    });
    await page.context().setOffline(true);
    await contactForm(page).getByText("You are offline").waitFor();
    const icon = contactForm(page).getByRole("status").locator("svg").first();
    expect(await icon.evaluate((svg) => (svg as SVGSVGElement).getBBox().width)).toBeGreaterThan(0);
    await send(page, options);
    const waits = contactForm(page).getByText("will be sent by itself, once,");
    await waits.waitFor();
    await page.clock.runFor(60_000);
    expect(await waits.isVisible()).toBe(true);
    expect(enquiries).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    expect(enquiries).toBe(1);
    const stored = readFileSync(process.env.E2E_CONTACT_FILE ?? "", "utf8");
    expect(stored.split(`"full_name":"${name}"`)).toHaveLength(2);
  });

  test("the newsletter refuses in red, thanks for three seconds, and sends nothing", async () => {
    const { page } = await visit(options);
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    const address = footer.getByLabel("Email address");
    const border = () => address.evaluate((input) => getComputedStyle(input).borderColor);
    await address.fill("amina@duka");
    await press(footer.getByRole("button", { name: "Subscribe" }), options);
    await footer.getByText("Please enter a valid email").waitFor();
    expect(await border()).toBe("rgb(229, 56, 59)");
    await address.fill("amina@duka.example");
    expect(await border()).toBe("rgb(255, 255, 255)");
    await press(footer.getByRole("button", { name: "Subscribe" }), options);
    const thanks = footer.getByText("Thank you for subscribing!");
    await thanks.waitFor();
    expect(await address.inputValue()).toBe("");
    await page.clock.runFor(2900);
    expect(await thanks.isVisible()).toBe(true);
    await page.clock.runFor(100);
    await thanks.waitFor({ state: "detached" });
    expect(posts).toBe(0);
  });
});

describe.each(BOTH)("on a %s", (_name, options) => {
  test("the keyboard alone goes from the skip link to a sent enquiry", async () => {
    const { page } = await visit({ ...options, hasTouch: false });
    const { keyboard } = page;
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 80; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press("Tab");
      }
      throw new Error(`Tab never came to ${target}`);
    };
    await keyboard.press("Tab");
    await page.locator(":focus", { hasText: "Skip to content" }).waitFor();
    const isPhone = options === PHONE;
    if (isPhone) {
      await tabTo(page.getByRole("banner").locator("summary").first());
      await keyboard.press("Enter");
      // the page behind stands still as soon as the menu holds the focus
      await page.waitForFunction(() => document.body.style.overflow === "hidden");
      await keyboard.press("Shift+Tab");
      await page.locator(":focus", { hasText: "Contact Us" }).waitFor(); // the menu's last link
      await keyboard.press("Tab");
      await keyboard.press("Escape");
    } else {
      const services = page.getByRole("button", { name: "Services" });
      await tabTo(services);
      await keyboard.press("Enter");
      await keyboard.press("Tab");
      await page.locator(":focus", { hasText: "Bulk SMS" }).waitFor();
      await keyboard.press("Escape");
    }
    await tabTo(page.getByRole("button", { name: "Show BULK SMS" }));
    await keyboard.press("Enter");
    await title(page, "BULK SMS");
    await tabTo(page.getByRole("button", { name: "Pause animation" }));
    await keyboard.press("Enter");
    await page.getByRole("button", { name: "Play animation" }).waitFor();

    const steps = page.locator("#how-it-works");
    await steps.scrollIntoViewIfNeeded();
    const detail = steps.getByText("A consultant meets your team", { exact: false }).first();
    await tabTo(steps.locator("summary").first());
    if (isPhone) await keyboard.press("Enter");
    await detail.waitFor();

    const team = page.locator("#team");
    await team.scrollIntoViewIfNeeded();
    const linkedIn = team.getByRole("link", { name: /LinkedIn/ }).first();
    await tabTo(linkedIn);
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
              // what the mouse or the keyboard shows: a member's links, a step's details
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
      "Give customers one short", // the hero's other services, which the cards tell of as well
      "Send alerts, reminders a",
      "Collect by mobile money ",
      "Web portals, mobile apps",
      "Slide 1 of 4", // all four show, one below the other
    ]);
    expect(await carousel(page).locator("blockquote").filter({ visible: true }).count()).toBe(4);
    expect(await page.getByRole("button", { name: "Pause animation" }).count()).toBe(0);
    const steps = page.locator("#how-it-works");
    expect(await steps.getByText("A consultant meets your team").isVisible()).toBe(false);
    await press(steps.locator("summary").first(), options);
    await steps.getByText("A consultant meets your team").waitFor();
    await press(page.getByRole("link", { name: "view all articles" }), options);
    await page.waitForURL("**/blog");
  });

  test("under reduced motion nothing moves by itself", async () => {
    const { page } = await visit({ ...options, reducedMotion: "reduce" });
    await stands(page);
    expect(await page.getByRole("button", { name: /animation/ }).count()).toBe(0);
    await carousel(page).scrollIntoViewIfNeeded();
    await carousel(page).getByRole("button", { name: "Play testimonials" }).waitFor();
    await holds(page, 1);
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
        (titles) =>
          titles.filter((title) => !title.checkVisibility({ opacityProperty: true })).length,
      );
    expect(hidden).toBe(0);
  });
});

test("cards stand three in a row, two from 992 px down, one from 576", async () => {
  const { page } = await browser.open("/");
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page
      .locator("#services li")
      .filter({ has: page.getByRole("heading") })
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().x)).size);
  };
  expect(await columns(993)).toBe(3);
  expect(await columns(992)).toBe(2);
  expect(await columns(577)).toBe(2);
  expect(await columns(576)).toBe(1);
});

/** The last largest paint, its text or address, and the layout shift of the whole visit. */
interface Seen {
  painted: string;
}

test.each([360, 768, 1280])("at %i px the hero's largest paint is text", async (width) => {
  const { page } = await browser.open("/", { viewport: { width, height: 800 } }, async (fresh) => {
    await stopTime(fresh);
    await fresh.addInitScript(() => {
      Math.random = () => 0.3; // always draws posts that change places
      HTMLCanvasElement.prototype.getContext = () => null; // drawing slows down the test
      const seen: Seen = { painted: "" };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element, url } = entry as PerformanceEntry & {
            element: Element;
            url: string;
          };
          seen.painted = url || (element.textContent ?? "");
        }
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
  });
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  for (let second = 0; second < 25; second += 1) {
    await page.clock.runFor(1000);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>("#home img")].every(
        (image) => image.complete && image.naturalWidth > 0,
      ),
    );
  }
  expect(await page.locator("#home img").count()).toBe(5);
  const seen = async () => {
    await page.screenshot(); // what was painted is told with the next frames
    return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  };
  expect((await seen()).painted).toMatch(
    width === 360
      ? /^(Connect your website|Give customers|Send alerts)/
      : /^Reach every customer with $/,
  );
});
