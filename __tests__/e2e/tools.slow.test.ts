import type { Page } from "playwright-core";
import { hydrated, LAPTOP, startBrowser } from "../support/browser/browser";
import { pdfText } from "../support/browser/pdf-text";
import { testWith } from "../support/browser/programs";
import { storedEnquiries } from "../support/servers/test-inbox";

const test = testWith("chromium");
const browser = startBrowser();

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

/** Number of pages in a PDF made by Chromium. */
const pageCount = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("with forced colours, the chart's labels have the colour of text", async () => {
  const { page } = await browser.open("/tools/sms-price", LAPTOP);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const chart = page.getByRole("img", { name: /Marked: / });
  const fills = await chart
    .locator("text")
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).fill));
  const ofText = await page.evaluate(() => getComputedStyle(document.body).color);
  expect([...new Set(fills)]).toEqual([ofText]);
});

test.each([
  [577, "100%"],
  [1024, "100%"],
  [1100, "125%"],
  [1280, "150%"],
])(
  "the amounts of a quotation stay on its sheet, at a width of %i px with %s text",
  async (width, size) => {
    const chosen =
      "offers=alphanumeric-sender-id:100,dedicated-short-code:100&every=month&quantity=100000000";
    const { page } = await browser.open(`/tools/quotation#${chosen}`, {
      viewport: { width, height: 800 },
    });
    await hydrated(page);
    await page.evaluate(
      (fontSize) => Object.assign(document.documentElement.style, { fontSize }),
      size,
    );
    const table = page.getByRole("table");
    await table
      .getByRole("row", { name: /Dedicated Short Code/ })
      .first()
      .waitFor();
    const room = await table.evaluate(
      ({ parentElement }) => parentElement?.getBoundingClientRect().right,
    );
    const right = await table.evaluate((element) => element.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(room ?? 0);
  },
);

test("a quotation has the same sums on its page, printed on A4 and in the inbox", async () => {
  const { page, consoleErrors } = await browser.open("/tools/quotation", LAPTOP);
  await hydrated(page);
  await page.getByRole("checkbox", { name: "Telkom" }).uncheck();
  await page.getByRole("textbox", { name: "Dedicated Short Code" }).fill("2");
  await page.getByRole("textbox", { name: "SMS parts" }).fill("80,000");
  await page.getByRole("radio", { name: "Every month" }).check();
  await page.getByRole("combobox", { name: "Plan (optional)" }).selectOption("Bulk SMS: Starter");
  await page.getByRole("row", { name: /Bulk SMS: Starter plan/ }).waitFor();

  const rows = await page.locator("tbody").getByRole("row").all();
  const figures = await Promise.all(rows.map((row) => row.getByRole("cell").allInnerTexts()));
  expect(figures.length).toBeGreaterThan(6); // lines, net, VAT, open amounts, total
  expect(figures.at(-1)?.every((amount) => /^KSh [\d,]+\.\d\d$/.test(amount))).toBe(true);

  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(pageCount(printed)).toBe(1);
  expect(printed.toString("latin1")).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/); // A4 in points
  const words = await pdfText(printed);
  for (const row of figures) expect(words).toContain(row.join(" "));
  expect(words).not.toContain("Send this quotation");

  await page.getByRole("link", { name: "Send this quotation" }).click();
  await heading(page, "Contact Us");
  await page.getByText("Sent along with your message", { exact: true }).waitFor();
  expect(await page.getByText("Plan: Bulk SMS: Starter").isVisible()).toBe(true);
  await page.getByRole("textbox", { name: /Name/ }).first().fill("Amina Wanjiru");
  await page.getByRole("textbox", { name: /Email/ }).first().fill("quotation@dukabora.example");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Thank You!").waitFor();
  const stored = await storedEnquiries(process.env.E2E_INBOX ?? "");
  const enquiry = stored.find(({ email }) => email === "quotation@dukabora.example");
  const { plan, quotation } = JSON.parse(String(enquiry?.details));
  expect(plan).toBe("Bulk SMS: Starter");
  for (const [once, month, year] of figures) {
    const amounts = [`${once} once`, `${month} a month`, `${year} in the first year`];
    const shown = amounts.filter((amount) => !amount.startsWith("–"));
    expect(quotation).toContain(`: ${shown.join(", ")}.`);
  }

  // the sender sees the same reference as the owner
  await page.getByText(`Sent. Your reference is ${enquiry?.reference}.`).waitFor();
  expect(consoleErrors).toEqual([]);
});
