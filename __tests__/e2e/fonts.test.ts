import {
  fontsLoaded,
  hold,
  hydrated,
  PHONE,
  settled,
  startBrowser,
} from "../support/browser/browser";
import { testWith } from "../support/browser/programs";

const test = testWith("chromium");
const browser = startBrowser();

test("web fonts wait for the load of a first visit, and come with the next page at once", async () => {
  const { page, requests } = await browser.newPage(PHONE);
  const release = await hold(page, "**/logo-light.svg"); // keeps the page from being loaded
  await page.goto("/tools", { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  expect(requests.map((request) => request.resourceType())).not.toContain("font");
  release();
  await fontsLoaded(page);

  await hold(page, "**/logo-light.svg");
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await fontsLoaded(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
});

test("a first visit ends in the brand's fonts where the system has none of the fallback faces", async () => {
  const { page } = await browser.newPage(PHONE);
  await page.addInitScript(() => {
    const style = document.createElement("style");
    style.textContent =
      ":root { --font-text: Figtree, monospace !important; --font-heading: Sora, monospace !important }";
    document.addEventListener("DOMContentLoaded", () => document.head.append(style));
  });
  await page.goto("/about");
  await fontsLoaded(page);
});

test("without scripts the fonts come with the page", async () => {
  const { page } = await browser.newPage({ ...PHONE, javaScriptEnabled: false });
  const font = page.waitForResponse(/\/fonts\/figtree-\w+\.woff2$/);
  await page.goto("/tools");
  expect((await font).ok()).toBe(true);
});

test("with data saver no web font is fetched, no particle drawn and nothing read live", async () => {
  const { page, requests } = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  await page.clock.install();
  for (const path of ["/blog", "/"]) {
    await page.goto(path);
    await hydrated(page);
    await page.clock.runFor(10_000); // whatever waits for a quiet moment has had its turn
    await settled(page);
  }
  // a canvas that nobody has drawn on has the size that browsers give to all
  expect(await page.locator("#home canvas").getAttribute("width")).toBeNull();
  const urls = requests.map((request) => request.url());
  expect(urls.filter((url) => /\.woff2$|\/content-api|\/search\//.test(url))).toEqual([]);
});
