import { PHONE, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { inEveryTranslation } from "../support/browser/translated";

/**
 * Pages translated by the browser. `translated.slow.test.ts` has the other forms, lists and tools.
 */

const test = testWith("chromium");
const browser = startBrowser();

test("a translated contact form shows its errors and a failure, and sends the same enquiry", () =>
  inEveryTranslation(browser, async ({ page, open, note, noteSent }) => {
    await open("/contact");
    const form = page.getByRole("form", { name: "Contact" });
    const send = () => form.getByRole("button", { name: "Send Message" }).click();
    await send();
    await form.getByText("Name is required").waitFor();
    await note(form);
    await form.getByLabel("Name").fill("Asha Tafsiri");
    await form.getByLabel("Email").fill("asha@duka.example");
    await form.getByLabel("Service").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await form.getByLabel("Message").fill("Bei ya SMS 20,000?");
    await page.route("**/content-api/contact", (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    await send();
    await form.getByText("What you typed isn't lost").waitFor();
    await note(form);
    await noteSent("/content-api/contact", send);
    await note(page.getByRole("heading", { name: "Thank You!" }));
  }));

test("a translated blog's search finds posts, finds nothing and shows the list again", () =>
  inEveryTranslation(browser, async ({ page, open, note }) => {
    await open("/blog");
    await page.getByRole("searchbox").focus(); // loads the index of all posts
    await note(page.getByRole("main"));
    for (const text of ["ussd", "sms", "zzzz", ""]) {
      await page.getByRole("searchbox").fill(text);
      await note(page.getByRole("main"));
    }
  }));

test("a translated home page's hero types one title after another, and pauses", () =>
  inEveryTranslation(
    browser,
    async ({ page, open, note }) => {
      await open("/");
      const hero = page.locator("#home");
      const letters = hero.locator("h1 span[aria-hidden]:not([data-title])");
      const next = await hero.locator("h1 [data-title]").nth(1).getAttribute("data-title");
      for (let passed = 0; passed < 20_000; passed += 500) {
        if ((await letters.textContent()) === next) break;
        await page.clock.runFor(500); // a complete title stays for two seconds
      }
      await note(hero);
      await hero.getByRole("button", { name: "Pause animation" }).click();
      await note(hero);
    },
    { ...PHONE, stopped: true },
  ));

test("a translated sender ID kit checks one name after another", () =>
  inEveryTranslation(
    browser,
    async ({ page, open, note }) => {
      await open("/tools/sender-id");
      for (const name of ["SAFARICOM", "MAVUNO", "Duka Bora Supermarket", ""]) {
        await page.getByRole("textbox", { name: "Sender ID" }).fill(name);
        await note(page.getByRole("main"));
      }
    },
    { ...PHONE, announces: true },
  ));
