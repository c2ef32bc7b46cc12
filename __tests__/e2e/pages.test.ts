import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { startBrowser } from "../support/browser";

const browser = startBrowser();

/** One of every kind of page. */
const KINDS = [
  "/",
  "/about",
  "/services",
  "/services/ussd",
  "/services/no-such-service",
  "/testimonials",
  "/case-studies",
  "/case-studies/a-branch-in-every-pocket",
  "/pricing",
  "/blog",
  "/blog/page/2",
  "/blog/12",
  "/blog/no-such-post",
  "/blog/category/sms",
  "/blog/tag/sender-id",
  "/contact",
  "/tools",
  "/tools/sms-price",
  "/tools/sms-length",
  "/tools/sender-id",
  "/tools/ussd-phone",
  "/tools/ivr-phone",
  "/privacy-policy",
  "/terms-of-service",
] as const;

/** What the console says of an address below /blog that has neither a page nor a post. */
const NOT_FOUND =
  /HTTP error! status: 404|status of 404 \(Not Found\) \(\S+\/(?:blogs?\/no-such-post|page-data\.json)\)$/;

/** What axe finds wrong in the page, one line each. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .exclude("iframe")
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(" ")}`);
}

test.each(KINDS)(
  "%s hydrates without errors, passes axe at 1280 and 360 px, and fits a window of 320 px",
  async (address) => {
    const { page, complaints } = await browser.open(address, { reducedMotion: "reduce" });
    await page.waitForLoadState("networkidle");
    expect(complaints.filter((complaint) => !NOT_FOUND.test(complaint))).toEqual([]);
    // all of the page, not what is near the window alone
    await page.evaluate(() => document.documentElement.classList.add("laid-out"));
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  },
);

test.each(KINDS)("%s shows its words without JavaScript", async (address) => {
  const { page } = await browser.open(address, { javaScriptEnabled: false });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
});
