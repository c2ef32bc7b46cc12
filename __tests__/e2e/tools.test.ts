import type { Page } from "playwright-core";
import { hydrated, PHONE, settled, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { costOf, estimateOf } from "../support/content/site-prices";
import { storedEnquiries } from "../support/servers/test-inbox";

const test = testWith("chromium");
const browser = startBrowser();

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

/** Number of pages in a PDF made by Chromium. */
const pageCount = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("on a phone, a visitor writes a promotional text, prices it, checks the name, prints the letter and sends it all", async () => {
  const { page, consoleErrors } = await browser.open("/tools", PHONE);
  await hydrated(page);
  await page.getByRole("link", { name: "SMS length counter" }).click();
  await heading(page, "How many SMS parts will my text use?");

  const text = page.getByRole("textbox", { name: "Your message" });
  await text.fill("Maziwa ya ng’ombe sasa KSh 50 kwa lita, Duka Bora tu. Karibu!");
  await page.getByRole("checkbox", { name: "Promotional (Safaricom)" }).check();
  await page.getByText("Special", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Replace all" }).click();
  expect(await text.inputValue()).toBe(
    "Maziwa ya ng'ombe sasa KSh 50 kwa lita, Duka Bora tu. Karibu!",
  );
  await page.getByRole("textbox", { name: "How many people receive it?" }).fill("80,000");
  await page.getByRole("link", { name: "Price 80,000 SMS parts" }).click();

  await heading(page, "Bulk SMS cost calculator");
  await page.getByText(costOf(80_000), { exact: true }).waitFor();
  await page.getByText("80,000 people × 1 part = 80,000 SMS parts").waitFor();
  await page.getByRole("link", { name: "Check a sender ID" }).click();

  await heading(page, "Sender ID kit");
  await page.getByRole("textbox", { name: "Sender ID" }).fill("Duka Bora Supermarket");
  await page.getByText("Networks would refuse this name").waitFor();
  await page.getByRole("button", { name: "DukaBora", exact: true }).click();
  await page.getByText("Ready to apply for", { exact: true }).waitFor();
  expect(await page.getByRole("radio", { name: "Promotional" }).isChecked()).toBe(true);

  await page.getByLabel("Company, as registered").fill("Duka Bora Limited");
  await page.getByLabel("Who signs").fill("Amina Wanjiru");
  await page.getByLabel("Date").fill("2026-10-05");
  expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("article", { name: "Letter of authorization" }).isVisible()).toBe(
    true,
  );
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });

  await page.waitForFunction(() => window.location.hash.includes("sender=DukaBora"));
  expect(page.url()).not.toContain("Amina");
  await page.getByRole("link", { name: "Send the enquiry" }).click();

  await heading(page, "Contact Us");
  const message = page.getByRole("textbox", { name: "Message" });
  await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("DukaBora"));
  expect(await message.inputValue()).toBe(
    [
      `I am writing about: ${estimateOf("80,000")}; a text of 1 part to 80,000 people; sender ID DukaBora (promotional)`,
      "",
      "My plan from the tools:",
      `- Estimate: ${estimateOf("80,000")}`,
      "- Sending: a text of 1 part to 80,000 people",
      "- Sender ID: DukaBora (promotional) on Safaricom, Airtel, Telkom",
      "- Text: Maziwa ya ng'ombe sasa KSh 50 kwa lita, Duka Bora tu. Karibu! STOP*456*9*5#",
      "",
      "",
    ].join("\n"),
  );
  await page.getByRole("textbox", { name: /Name/ }).first().fill("Amina Wanjiru");
  await page.getByRole("textbox", { name: /Email/ }).first().fill("amina@dukabora.example");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Thank You!").waitFor();
  const stored = await storedEnquiries(process.env.E2E_INBOX ?? "");
  expect(stored.find(({ email }) => email === "amina@dukabora.example")).toMatchObject({
    message: expect.stringContaining("sender ID DukaBora (promotional)"),
    service_type: "Bulk SMS",
  });
  expect(consoleErrors).toEqual([]);
});

test("no request contains anything typed into the tools, even after pricing, reloading, sharing and carrying on", async () => {
  const SECRET = "Kiboko77";
  const hasSecret = (secret: string) => document.querySelector("textarea")?.value.includes(secret);
  const { page, requests } = await browser.open("/tools/sms-length?people=7", PHONE);
  await hydrated(page);
  await page.waitForURL((url) => url.hash === "#people=7"); // moved out of an older link's query
  await page.getByRole("textbox", { name: "Your message" }).fill(`Siri ni ${SECRET}`);
  await page.getByRole("textbox", { name: "How many people receive it?" }).fill("80,000");
  await page.waitForFunction(() => window.location.hash.includes("people=80"));
  await page.reload();
  await page.waitForFunction(hasSecret, SECRET);
  const { page: other, requests: others } = await browser.open(page.url());
  await other.waitForFunction(hasSecret, SECRET);

  await page.getByRole("link", { name: "Price 80,000 SMS parts" }).click();
  await heading(page, "Bulk SMS cost calculator");
  await page.getByText(costOf(80_000), { exact: true }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForFunction(hasSecret, SECRET);
  await page.goForward();
  await page.getByText(costOf(80_000), { exact: true }).waitFor();
  await page.getByRole("link", { name: "Check a sender ID" }).click();
  await heading(page, "Sender ID kit");
  await page.getByRole("textbox", { name: "Sender ID" }).fill(SECRET);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Fill in the letter" }).click();
  await page.waitForFunction((name) => window.location.hash.includes(`sender=${name}`), SECRET);
  await page.getByRole("link", { name: "Send the enquiry" }).click();
  await heading(page, "Contact Us");
  await page.waitForFunction(hasSecret, SECRET);
  await page.reload();
  await page.waitForFunction(hasSecret, SECRET);
  await Promise.all([settled(page), settled(other)]);

  const sent = await Promise.all(
    [...requests, ...others].map(async (request) =>
      [request.url(), request.postData(), ...Object.values(await request.allHeaders())].join("\n"),
    ),
  );
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((request) => request.includes(SECRET))).toEqual([]);
  const pagesWithQuery = requests.filter(
    (request) => request.isNavigationRequest() && request.url().includes("?people="),
  );
  expect(pagesWithQuery).toHaveLength(1); // only the first request, because reloading keeps the fragment
});

test("without scripts, the prices, the rules and a blank letter are there", async () => {
  const { page } = await browser.open("/tools/sms-price", { javaScriptEnabled: false });
  expect(await page.getByRole("row", { name: /\d and more/ }).isVisible()).toBe(true);
  await page.goto("/tools/sender-id");
  expect(await page.getByRole("article", { name: "Letter of authorization" }).isVisible()).toBe(
    true,
  );
});
