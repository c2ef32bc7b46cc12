import AxeBuilder from "@axe-core/playwright";
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

test.each(KINDS)("%s starts without errors and hydrates as it was built", async (address) => {
  const { page, complaints } = await browser.open(address);
  await page.waitForLoadState("networkidle");
  expect(complaints.filter((complaint) => !NOT_FOUND.test(complaint))).toEqual([]);
});

test.each(KINDS)(
  "%s is accessible as far as axe can tell, at phone and desktop width",
  async (address) => {
    for (const width of [360, 1280]) {
      const { page } = await browser.open(address, {
        viewport: { width, height: 800 },
        reducedMotion: "reduce",
      });
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .exclude("iframe")
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${width}: ${id} ${nodes.map(({ target }) => target).join(" ")}`,
      );
      expect(found).toEqual([]);
      await page.context().close();
    }
  },
);

test.each(KINDS)("%s never scrolls sideways, down to 320 px", async (address) => {
  const { page } = await browser.open(address, { viewport: { width: 320, height: 640 } });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test.each(KINDS)("%s shows its words without JavaScript", async (address) => {
  const { page } = await browser.open(address, { javaScriptEnabled: false });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
});
