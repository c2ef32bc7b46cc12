import { hydrated, startBrowser } from "../support/browser/browser";
import { describeFullPages } from "../support/browser/describe-full-pages";
import { PAGE_KINDS } from "../support/browser/page-kinds";
import { testWith } from "../support/browser/programs";

/** Full-page screenshots of the kinds of page that `full-page.test.ts` leaves out. */

const test = testWith("chromium");
const browser = startBrowser();

const IN_OTHER_FILE = ["/", "/services/ussd", "/pricing", "/blog/12"];

describeFullPages(Object.values(PAGE_KINDS).filter((path) => !IN_OTHER_FILE.includes(path)));

describe("for a visitor who prefers reduced motion", () => {
  describeFullPages(["/", "/about"], { reducedMotion: "reduce" });
});

test("a page reached through a link also has all its text", async () => {
  const { page } = await browser.open("/contact");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "How It Works" }).waitFor({ state: "attached" });
  await page.locator(".below-fold:not([data-laid-out])").waitFor({ state: "detached" });
  const headings = page.locator("main h2");
  expect(await headings.count()).toBeGreaterThan(6);
  expect(
    await headings.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText)),
  ).not.toContain("");
});
