import type { Page } from "playwright-core";
import { hydrated, PHONE, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { inEveryTranslation, type TranslatedVisit } from "../support/browser/translated";

/** Every form, list and tool, and the header, on pages translated by the browser. */

const test = testWith("chromium");
const browser = startBrowser();
const STILL = { reducedMotion: "reduce" } as const;
const STILL_PHONE = { ...PHONE, ...STILL };

const main = (page: Page) => page.getByRole("main");

/** Refuses the next request to a path of the content API. */
const refuseOnce = (page: Page, path: string) =>
  page.route(`**/content-api/${path}`, (route) => route.fulfill({ status: 503 }), { times: 1 });

type Journey = readonly [
  name: string,
  journey: (visit: TranslatedVisit) => Promise<void>,
  options?: Parameters<typeof inEveryTranslation>[2],
];

const FORMS: readonly Journey[] = [
  [
    "the contact form keeps, clears and queues a message",
    async ({ page, open, note, noteSent }) => {
      await open("/contact");
      const form = page.getByRole("form", { name: "Contact" });
      await form.getByLabel("Name").fill("Somebody else");
      await form.getByRole("button", { name: "Clear" }).click();
      await note(form);
      await form.getByLabel("Name").fill("Baraka Tafsiri");
      await form.getByLabel("Email").fill("not an address");
      await form.getByRole("button", { name: "Send Message" }).click();
      await form.getByText("Please select a service").last().waitFor();
      await note(form);
      await form.getByLabel("Email").fill("baraka@duka.example");
      await form.getByLabel("Service").focus();
      await page.keyboard.press("End");
      await form.getByLabel("Message").fill("Habari");
      await page.context().setOffline(true);
      await form.getByText("You're offline").waitFor();
      await form.getByRole("button", { name: "Send Message" }).click();
      await form.getByText("will be sent automatically").waitFor();
      await note(form);
      await noteSent("/content-api/contact", () => page.context().setOffline(false));
      await note(page.getByRole("heading", { name: "Thank You!" }));
    },
  ],
  [
    "the footer's newsletter form refuses an address, fails, then subscribes",
    async ({ page, open, note, noteSent }) => {
      await open("/about");
      const form = page.getByRole("contentinfo").locator("form");
      const send = () => form.getByRole("button", { name: "Subscribe" }).click();
      await send();
      await note(form);
      await form.getByLabel("Email address").fill("dalila@duka.example");
      await refuseOnce(page, "newsletter");
      await send();
      await form.getByText("Or write to").waitFor();
      await note(form);
      await form.getByLabel("Email address").fill("");
      await send();
      await note(form);
      await form.getByLabel("Email address").fill("dalila@duka.example");
      await noteSent("/content-api/newsletter", send);
      await note(form.getByRole("button"));
    },
  ],
  [
    "a category's subscribe card fails, then subscribes",
    async ({ page, open, note, noteSent }) => {
      await open("/blog/category/sms");
      const form = page.locator("main form").filter({ hasText: "Subscribe" });
      await form.getByLabel("Your email address").fill("elimu@duka.example");
      await refuseOnce(page, "newsletter");
      const send = () => form.getByRole("button", { name: "Subscribe" }).click();
      await send();
      await form.getByText("Or write to").waitFor();
      await note(form);
      await noteSent("/content-api/newsletter", send);
      await note(form.getByRole("button"));
    },
  ],
  [
    "a confirmation with a broken link says so",
    async ({ page, open, note, noteSent }) => {
      await open("/newsletter/confirm#token=wrong");
      const confirm = page.getByRole("button", { name: "Confirm my subscription" });
      await noteSent("/content-api/newsletter/confirm", () => confirm.click());
      await page.getByText("Or write to").waitFor();
      await note(main(page));
    },
  ],
  [
    "the not-found page's search leads to the blog",
    async ({ page, open, note, translate }) => {
      await open("/nothing-here");
      await page.getByLabel("What are you looking for?").fill("ussd");
      await page.getByRole("button", { name: "Search" }).click();
      await page.waitForURL(/\/blog\?q=ussd$/);
      await hydrated(page);
      await note(main(page));
      await translate();
      await page.getByRole("searchbox").fill("sms");
      await note(main(page));
    },
  ],
  [
    "the pricing form fails, then sends",
    async ({ page, open, note, noteSent }) => {
      await open("/pricing");
      const form = page.getByRole("form", { name: "Pricing enquiry" });
      await form.getByLabel("Name").fill("Chausiku Tafsiri");
      await form.getByLabel("Email").fill("chausiku@duka.example");
      await form.getByLabel("Phone").fill("0700 000 000");
      await form.getByLabel("Message").fill("Bei gani?");
      await refuseOnce(page, "contact");
      const send = () => form.getByRole("button", { name: "Send Message" }).click();
      await send();
      await form.getByText("What you typed isn't lost").waitFor();
      await note(form);
      const thanked = page.waitForEvent("dialog").then((dialog) => dialog.accept());
      await noteSent("/content-api/contact", send);
      await thanked;
      await note(form.getByRole("button", { name: "Send Message" }));
    },
  ],
];

const LISTS: readonly Journey[] = [
  [
    "the blog shows a category, a search, the next page and a post, and goes back",
    async ({ page, open, note }) => {
      await open("/blog");
      await page.getByRole("link", { name: "Next" }).click();
      await page.waitForURL("**/blog/page/2");
      await note(main(page));
      await page.getByRole("link", { name: "Previous" }).click();
      await page.waitForURL(/\/blog$/);
      await note(main(page));
      const filters = page.getByRole("group", { name: "Categories" });
      for (const category of ["USSD", "SMS", "All"]) {
        await filters.getByText(category).first().click();
        await note(main(page));
      }
      // the title follows the URL, which follows the search a moment later
      const search = async (text: string) => {
        await page.getByRole("searchbox").fill(text);
        await page.waitForURL(new RegExp(`[?&]q=${text}$`));
        await note(main(page));
      };
      await search("e");
      await page.getByRole("link", { name: "Next" }).click();
      await page.waitForURL(/\/blog\/page\/2\?q=e$/);
      await note(main(page));
      await search("sms");
      await page.getByRole("link", { name: "Read more" }).first().click();
      await page.getByRole("article").waitFor();
      await note(page.getByRole("heading", { level: 1 }));
      await page.goBack();
      await page.waitForURL(/[?&]q=sms$/);
      await main(page).getByRole("link", { name: "Read more" }).first().waitFor();
      await search("ussd");
    },
  ],
  [
    "a category is searched, finds nothing, and another category is chosen",
    async ({ page, open, note }) => {
      await open("/blog/category/sms");
      for (const text of ["cost", "zzzz", ""]) {
        await page.getByRole("searchbox").fill(text);
        await note(main(page));
      }
      await page.getByRole("navigation", { name: "Categories" }).getByText("USSD").first().click();
      await page.waitForURL("**/blog/category/ussd");
      await note(page.getByRole("heading", { level: 1 }));
      await page.getByRole("searchbox").fill("code");
      await note(main(page));
    },
  ],
  [
    "testimonials are filtered, searched without results, and reset",
    async ({ page, open, note }) => {
      await open("/testimonials");
      const filters = page.getByRole("navigation", { name: "Filter by service" });
      const found = page.getByRole("group", { name: "Testimonials found" });
      for (const choice of [1, 2]) {
        await filters.getByRole("link").nth(choice).click();
        await note(found);
      }
      await page.getByRole("button", { name: "Remove filter" }).click();
      await note(found);
      await page.getByRole("searchbox").fill("zzzz");
      await note(found);
      await page.getByRole("button", { name: "Reset Filters" }).click();
      await note(found);
    },
  ],
  [
    "the testimonials' filter panel opens and closes on a phone",
    async ({ page, open, note }) => {
      await open("/testimonials");
      const toggle = page.getByRole("button", { name: "Filters" }).first();
      await toggle.click();
      await note(toggle);
      await page
        .getByRole("navigation", { name: "Filter by service" })
        .getByRole("link")
        .nth(1)
        .click();
      await note(page.getByRole("group", { name: "Testimonials found" }));
      await note(toggle);
    },
    STILL_PHONE,
  ],
  [
    "the home page's testimonials follow each other",
    async ({ page, open, note }) => {
      await open("/");
      const carousel = page.getByRole("region", { name: "Testimonials", exact: true });
      await carousel.scrollIntoViewIfNeeded();
      for (const button of ["Next", "Next", "Previous"]) {
        await carousel.getByRole("button", { name: `${button} testimonial` }).click();
        await note(carousel);
      }
    },
    STILL,
  ],
];

/** Opens a service's page and translates its phone, which loads once it's near the viewport. */
async function openPhone({ page, open, translate }: TranslatedVisit, path: string): Promise<void> {
  await open(path);
  await page.locator(".fills-screen").scrollIntoViewIfNeeded();
  await page.getByRole("group", { name: "Phone" }).scrollIntoViewIfNeeded();
  await translate();
}

const press = (page: Page, key: string) =>
  page
    .getByRole("group", { name: "Keypad" })
    .getByRole("button", { name: new RegExp(`^${key}(?: |$)`) })
    .click();

const TOOLS: readonly Journey[] = [
  [
    "the length counter replaces special characters and prices a promotional text",
    async ({ page, open, note }) => {
      await open("/tools/sms-length");
      const text = page.getByRole("textbox", { name: "Your message" });
      const counter = page.getByRole("group", { name: "Counter" });
      for (const message of ["Bei “nafuu” 🎉 leo 🎉", "abc", `${"Habari ’".repeat(20)}—`]) {
        await text.fill(message);
        await note(counter);
      }
      for (const people of ["50", "80,000", "80,000,000,000"]) {
        await page.getByLabel("How many people receive it?").fill(people);
        await note(counter);
      }
      await page.getByLabel("How many people receive it?").fill("20k");
      await page.getByRole("checkbox", { name: "Promotional" }).check();
      await note(counter);
      await page.getByRole("button", { name: "Replace all" }).click();
      await note(counter);
      await text.fill("");
      await page.getByRole("button", { name: "Try an example" }).click();
      await note(counter);
    },
  ],
  [
    "the price calculator takes quantities, a cheaper one, and parts for people",
    async ({ page, open, note }) => {
      await open("/tools/sms-price#people=80%2C000&parts=2&quantity=160%2C000");
      const calculator = page.getByRole("group", { name: "Calculator" });
      await note(calculator);
      for (const quantity of ["9,900", "49,000", "99,500", "nothing", "500k", "999,000"]) {
        await page.getByLabel("How many SMS parts?").fill(quantity);
        await note(calculator);
      }
      await calculator.getByRole("button", { name: "50,000" }).first().click();
      await note(calculator);
    },
  ],
  [
    "the sender ID kit makes suggestions, and kinds and networks change the letter",
    async ({ page, open, note }) => {
      await open("/tools/sender-id");
      const sender = page.getByRole("textbox", { name: "Sender ID" });
      await sender.fill("Duka Bora Supermarket");
      await note(main(page));
      await page.getByRole("button", { name: "DukaBora", exact: false }).first().click();
      await note(main(page));
      await page.getByRole("radio", { name: "Promotional" }).check();
      await page.getByRole("checkbox", { name: "Airtel" }).uncheck();
      await note(main(page));
      await page.getByRole("checkbox", { name: "Telkom" }).uncheck();
      await page.getByLabel("Company, as registered").fill("Duka Bora Limited");
      await page.getByLabel("Registration number").fill("PVT-1234");
      await page.getByLabel("Date").fill("2026-10-05");
      await note(main(page));
      await page.getByLabel("Company, as registered").fill("");
      await page.getByLabel("Date").fill("2026-11-06");
      await sender.fill("MAVUNO");
      await page.getByRole("checkbox", { name: "Airtel" }).check();
      await note(main(page));
    },
  ],
  [
    "a quotation takes counts and a plan, is emptied, and is sent with the contact form",
    async ({ page, open, translate, note, noteSent }) => {
      await open("/tools/quotation");
      const quotation = page.locator("#quotation");
      await note(quotation);
      await page.getByRole("textbox", { name: "SMS parts" }).fill("80k");
      await page.getByRole("radio", { name: "Every month" }).check();
      await page.getByRole("checkbox", { name: "USSD code" }).check();
      await note(quotation);
      await page.getByRole("combobox", { name: "Plan (optional)" }).focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await note(quotation);
      await page.getByRole("textbox", { name: "SMS parts" }).fill("many");
      await note(quotation);
      await page.getByRole("textbox", { name: "SMS parts" }).fill("10,000");
      await page.getByRole("link", { name: "Send this quotation" }).click();
      const form = page.getByRole("form", { name: "Contact" });
      await form.getByText("Sent along with your message").waitFor();
      await translate();
      await note(form);
      await form.getByLabel("Name").fill("Faraja Tafsiri");
      await form.getByLabel("Email").fill("faraja@duka.example");
      await form.getByLabel("Service").focus();
      await page.keyboard.press("End");
      await form.getByLabel("Message").fill("Our quotation");
      const send = form.getByRole("button", { name: "Send Message" });
      await noteSent("/content-api/contact", () => send.click());
    },
  ],
  [
    "the USSD phone refuses a wrong number, runs a session and changes language",
    async (visit) => {
      const { page, note } = visit;
      await openPhone(visit, "/services/ussd");
      const section = page.locator("#ussd-phone");
      await page.getByLabel("Keep the session open").check();
      await press(page, "5");
      await note(section);
      const button = (name: string) => section.getByRole("button", { name });
      await button("Call 5").click();
      await note(section);
      await button("Call *").click();
      for (const key of ["1", "9"]) {
        await press(page, key);
        await button("Send").click();
        await note(section);
      }
      await button("Cancel").click();
      await note(section);
      await button("Kiswahili").click();
      await button("Call *").click();
      await note(section);
    },
  ],
  [
    "the voice phone takes keys, starts again and hangs up",
    async (visit) => {
      const { page, note } = visit;
      await openPhone(visit, "/services/ivr");
      const section = page.locator("#ivr-phone");
      await page.getByLabel("Wait as long as I like").check();
      for (let call = 0; call < 2; call += 1) {
        await section.getByRole("button", { name: "Call " }).click();
        await note(section);
        for (const key of ["1", "#", "2"]) {
          await press(page, key);
          await note(section);
        }
        await section.getByRole("button", { name: "Hang up" }).click();
        await note(section);
      }
    },
  ],
];

/** The header's links, all in the same document. */
const PAGES = [
  "/about",
  "/pricing",
  "/blog",
  "/contact",
  "/",
  "/pricing",
  "/about",
  "/blog",
  "/",
  "/contact",
];

/** Waits until one of the header's links is marked as current for the page at its path. */
const at = (page: Page, path: string) =>
  page
    .getByRole("banner")
    .locator(`a[href="${path}"][aria-current]`)
    .first()
    .waitFor({ state: "attached" });

const NAVIGATION: readonly Journey[] = [
  [
    "the header leads to ten pages, and the Services menu opens",
    async ({ page, open, note }) => {
      await open("/tools");
      for (const path of PAGES) {
        await page.getByRole("banner").locator(`nav a[href="${path}"]:visible`).first().click();
        await at(page, path);
        await note(page.locator("main h1").first());
        await note(page.getByRole("banner"));
      }
      await page.getByRole("button", { name: "Services" }).click();
      await note(page.getByRole("banner"));
      await page.getByRole("banner").getByRole("link", { name: "Bulk SMS" }).first().click();
      await page.getByRole("heading", { level: 1, name: "Bulk SMS" }).waitFor();
      await note(page.locator("main h1").first());
    },
    STILL,
  ],
  [
    "the mobile menu",
    async ({ page, open, note }) => {
      await open("/about");
      const menu = page.getByRole("banner").locator("summary", { hasText: "Menu" });
      for (const path of ["/pricing", "/blog", "/contact"]) {
        await menu.click();
        await page.getByRole("banner").locator("summary", { hasText: "Services" }).click();
        await note(page.getByRole("banner"));
        await page.getByRole("banner").locator(`a[href="${path}"]:visible`).first().click();
        await at(page, path);
        await note(page.locator("main h1").first());
      }
    },
    STILL_PHONE,
  ],
];

for (const [name, journey, options] of [...FORMS, ...LISTS, ...NAVIGATION])
  test(`translated, ${name}`, () => inEveryTranslation(browser, journey, options));
for (const [name, journey] of TOOLS)
  test(`translated, ${name}`, () => inEveryTranslation(browser, journey, { announces: true }));
