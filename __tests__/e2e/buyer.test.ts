import { readFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { apiDocs } from "../../src/gatsby/outputs/brochures/api-docs";
import { CATALOGUE } from "../../src/gatsby/outputs/brochures/catalogue";
import { drawBrochure } from "../../src/gatsby/outputs/brochures/draw";
import { pricingGuide } from "../../src/gatsby/outputs/brochures/pricing-guide";
import { serviceCatalog } from "../../src/gatsby/outputs/brochures/service-catalog";
import { hydrated, siteUrl, startBrowser } from "../support/browser";
import { builtPage } from "../support/built-site";
import { pdfText } from "../support/pdf-text";

/** What a buyer does before calling: services, testimonials, prices, brochures, the portal. */

const browser = startBrowser();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const CALM = { ...PHONE, reducedMotion: "reduce" } as const;

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

test.each([
  ["bulksms", "Bulk SMS", "KSh 15,000 per month", "Bulk SMS"],
  ["shortcode", "Short Code", "KSh 60,000 per month", "Other"],
  ["ussd", "USSD Services", "KSh 30,000 per month", "USSD Services"],
  ["callcenter", "Call Center & CRM", "KSh 150,000 per month", "Call Center Solutions"],
  ["software", "Software Development", "KSh 500,000 per project", "Software Development"],
  ["integration", "System Integration", "KSh 75,000 per project", "Other"],
  ["payment", "Payment Solutions", "KSh 20,000 per month", "Payment Solutions"],
  ["ivr", "IVR & Voice", "KSh 70,000 per month", "Other"],
])(
  "from the page of %s to its price, the brochures and an enquiry about it, on a phone",
  async (id, title, price, choice) => {
    const { page, complaints } = await browser.open(`/services/${id}`, CALM);
    await heading(page, title);
    await page.getByRole("link", { name: "See our prices" }).click();
    await heading(page, "Transparent & Flexible Pricing");

    const plans = page.getByRole("region", { name: "Plans by Service" });
    await plans.locator("summary", { hasText: title }).click();
    const open = plans.locator("details[open]");
    await open.getByText(price, { exact: true }).waitFor();
    const brochures = await page
      .getByRole("region", { name: "Download Our Brochures" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(brochures).toHaveLength(3);
    for (const brochure of brochures) {
      const answer = await fetch(siteUrl(brochure));
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    }

    await plans.getByRole("link", { name: `Ask about ${title} plans` }).click();
    await heading(page, "Contact Us");
    const message = page.getByRole("textbox", { name: "Message" });
    await page.waitForFunction(() => document.querySelector("textarea")?.value !== "");
    expect(await message.inputValue()).toContain(`I am writing about: ${title} plans`);
    expect(await page.getByRole("combobox", { name: "Service" }).inputValue()).toBe(choice);
    await page.getByRole("textbox", { name: "Name" }).fill("Amina Hassan");
    await page.getByRole("textbox", { name: "Email" }).first().fill("amina@duka.example");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByText("Thank You!").waitFor();
    expect(complaints).toEqual([]);
  },
);

test("a service is covered while it arrives from within the site, never on a first load", async () => {
  const { page } = await browser.open("/services/ussd");
  await hydrated(page);
  await page.evaluate(() => {
    Reflect.set(window, "covers", []);
    new MutationObserver(() => {
      const cover = [...document.querySelectorAll('[role="status"]')]
        .map(({ textContent }) => textContent ?? "")
        .find((text) => /^Loading .+\.\.\.$/.test(text));
      const seen: { text: string | null; at: number }[] = Reflect.get(window, "covers");
      if ((seen.at(-1)?.text ?? null) !== (cover ?? null)) {
        seen.push({ text: cover ?? null, at: performance.now() });
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  const covers = (): Promise<{ text: string | null; at: number }[]> =>
    page.evaluate(() => Reflect.get(window, "covers"));
  await page
    .getByRole("link", { name: /^Learn more/ })
    .first()
    .click();
  await heading(page, "Bulk SMS");
  await page.waitForFunction(() => Reflect.get(window, "covers").length === 2);
  const [shown, gone] = await covers();
  expect([shown?.text, gone?.text]).toEqual(["Loading Bulk SMS...", null]);
  expect((gone?.at ?? 0) - (shown?.at ?? 0)).toBeGreaterThanOrEqual(480);
  await page.reload();
  await hydrated(page);
  expect(await page.getByText("Loading Bulk SMS...").count()).toBe(0);
});

test("an unknown service shows the first one, opened or come back to, and is not indexed", async () => {
  const { page, complaints } = await browser.open("/services/no-such-service");
  const isUnindexed = async () => {
    await heading(page, "Bulk SMS");
    await page.locator('meta[name="robots"][content="noindex"]').waitFor({ state: "attached" });
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/services/no-such-service");
  };
  await isUnindexed();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).first().click();
  await page.waitForURL(/\/pricing$/);
  await page.getByRole("heading", { level: 1, name: /pricing/i }).waitFor();
  await page.goBack();
  await isUnindexed();
  expect(complaints).toEqual([]);
});

test("an alias shows the service that it is canonical to", async () => {
  for (const [alias, id] of [
    ["bulk-sms", "bulksms"],
    ["call-center", "callcenter"],
  ]) {
    const main = (address: string) => /<main[\s\S]*<\/main>/.exec(builtPage(address))?.[0];
    expect(main(`/services/${alias}`)).toBe(main(`/services/${id}`));
  }
});

describe("testimonials", () => {
  const cards = (page: Page) => page.getByRole("article");

  test("filter and search live in the address, can be shared, and survive back", async () => {
    const { page, complaints } = await browser.open("/testimonials", { reducedMotion: "reduce" });
    await hydrated(page);
    const filters = page.getByRole("navigation", { name: "Filter by service" });
    await filters.getByRole("link", { name: "Bulk SMS" }).click();
    await page.waitForURL(/\/testimonials\?service=sms$/);
    await page.getByText("3 Testimonials", { exact: true }).waitFor();
    await page.getByRole("searchbox", { name: "Search testimonials" }).fill("naomi");
    await page.waitForURL(/\?service=sms&q=naomi$/);
    await page.getByText("1 Testimonial", { exact: true }).waitFor();

    await page.getByRole("link", { name: "View All Case Studies" }).click();
    await heading(page, "Case Studies");
    await page.goBack();
    await page.getByText("1 Testimonial", { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe("?service=sms&q=naomi");
    expect(await page.getByRole("searchbox", { name: "Search testimonials" }).inputValue()).toBe(
      "naomi",
    );

    const { page: other } = await browser.open("/testimonials?service=sms&q=naomi");
    await other.getByText("1 Testimonial", { exact: true }).waitFor();
    await other.getByRole("button", { name: "Remove filter Bulk SMS" }).click();
    await other.waitForURL(/\/testimonials\?q=naomi$/);
    expect(complaints).toEqual([]);
  });

  test("two columns with featured cards across both, one on a phone", async () => {
    const { page } = await browser.open("/testimonials", { reducedMotion: "reduce" });
    const boxes = () =>
      cards(page).evaluateAll((all) =>
        all.map((card) => {
          const { left, width } = card.getBoundingClientRect();
          const { backgroundColor, height } = getComputedStyle(card, "::before");
          return { left, width, bar: `${height} ${backgroundColor}` };
        }),
      );
    const wide = await boxes();
    const [featured, plain] = [wide.slice(0, 4), wide.slice(4)];
    expect(new Set(featured.map(({ left }) => left)).size).toBe(1);
    expect(new Set(plain.map(({ left }) => left)).size).toBe(2);
    // SMS, payments, USSD, call centre
    expect(featured.map(({ bar }) => bar)).toEqual([
      "4px rgb(43, 56, 87)",
      "4px rgb(0, 200, 83)",
      "4px rgb(197, 51, 123)",
      "4px rgb(43, 56, 87)",
    ]);
    for (const { width } of plain) expect(width * 2).toBeLessThan(featured[0]?.width ?? 0);
    await page.setViewportSize({ width: 576, height: 740 });
    expect(new Set((await boxes()).map(({ left }) => left)).size).toBe(1);
  });

  test.each([992, 993])(
    "at %i px the filters stand beside the list or behind a button",
    async (width) => {
      const { page } = await browser.open("/testimonials", {
        viewport: { width, height: 740 },
        reducedMotion: "reduce",
      });
      await hydrated(page);
      const search = page.getByRole("searchbox", { name: "Search testimonials" });
      const toggle = page.getByRole("button", { name: /(Show|Close) Filters/ });
      expect([await search.isVisible(), await toggle.isVisible()]).toEqual([
        width > 992,
        width <= 992,
      ]);
      if (width > 992) return;
      await toggle.click();
      await search.waitFor();
      expect(await toggle.textContent()).toBe("Close Filters");
      await toggle.click();
      await search.waitFor({ state: "hidden" });
    },
  );
});

test.each([
  ["/testimonials", "Video Testimonials", 6],
  ["/pricing", "Investment Options", 3],
  ["/services/bulksms", "Related Services", 3],
])(
  "%s: %s stand in three columns, in two below 992 px and in one on a phone",
  async (address, title, count) => {
    const { page } = await browser.open(address, { reducedMotion: "reduce" });
    const region = page.locator("section", {
      has: page.getByRole("heading", { level: 2, name: title }),
    });
    const lefts = async () => {
      const items = await region
        .locator("ul")
        .first()
        .locator(":scope > li")
        .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
      expect(items).toHaveLength(count);
      return items;
    };
    expect(new Set(await lefts()).size).toBe(3);
    await page.setViewportSize({ width: 768, height: 800 });
    const [first = 0, second = 0, ...rest] = await lefts();
    expect(second).toBeGreaterThan(first);
    // a last one alone stands in the middle
    if (count % 2 === 1) expect(rest.at(-1)).toBeCloseTo((first + second) / 2, 0);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(new Set(await lefts()).size).toBe(1);
  },
);

describe("prices", () => {
  test.each([320, 360])("the tier table is read without scrolling at %i px", async (width) => {
    const { page } = await browser.open("/pricing", { viewport: { width, height: 740 } });
    const cells = page.getByRole("table", { name: /Bulk SMS/ }).locator("th, td");
    const boxes = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return {
          inside: left >= 0 && right <= document.documentElement.clientWidth,
          whole: cell.scrollWidth <= cell.clientWidth,
          size: Number.parseFloat(getComputedStyle(cell).fontSize),
        };
      }),
    );
    expect(boxes).toHaveLength(18);
    for (const { inside, whole, size } of boxes) {
      expect([inside, whole, size >= 14]).toEqual([true, true, true]);
    }
  });

  test("page, price list and price guide name the same figures", () => {
    const figuresOf = (text: string) =>
      [
        ...new Set([...text.matchAll(/KSh ([\d,]+(?:\.\d+)?)/g)].map(([, figure]) => figure)),
      ].sort();
    const html = builtPage("/pricing");
    const list = JSON.parse(readFileSync("public/pricing.json", "utf8"));
    const guide = pdfText(readFileSync("public/brochures/pricing-guide.pdf"));
    const catalogue = pdfText(readFileSync("public/brochures/service-catalog.pdf"));
    const listed = [
      ...list.offers.flatMap(({ setup, monthly }: Record<string, string>) => [setup, monthly]),
      ...list.bulkSms.tiers.map(({ unitCost }: Record<string, string>) => unitCost),
      ...list.plans.map(({ price }: Record<string, string>) => price),
    ]
      .filter((figure) => figure !== null)
      .map((figure) => figure.replace(/\B(?=(\d{3})+$)/g, ","));
    const calculator = html.slice(html.indexOf("What will your messages cost?"));
    const [estimate = ""] = /KSh [\d,]{4,}\.\d\d/.exec(calculator) ?? [];
    expect(estimate).toBe("KSh 7,000.00");
    const shown = figuresOf(html.replaceAll(estimate, "").replaceAll("<!-- -->", ""));
    expect(shown).toEqual([...new Set(listed)].sort());
    expect(figuresOf(guide)).toEqual(shown);
    expect(shown).toEqual(expect.arrayContaining(figuresOf(catalogue)));
    expect(figuresOf(catalogue)).toHaveLength(13);
  });

  test.each([
    ["pricing-guide.pdf", pricingGuide],
    ["service-catalog.pdf", serviceCatalog],
    ["api-docs.pdf", apiDocs],
  ])("%s drawn again has the same bytes", async (name, plan) => {
    const published = readFileSync(path.join("public/brochures", name));
    expect((await drawBrochure(plan(CATALOGUE))).equals(published)).toBe(true);
  });

  test("the pricing form thanks in an alert, empties itself and sends nothing", async () => {
    const { page } = await browser.open("/pricing", CALM);
    await hydrated(page);
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posted.push(request.url());
    });
    const name = page.getByPlaceholder("Enter your full name");
    await name.fill("Amina Hassan");
    await page.getByPlaceholder("Enter your email address").fill("amina@duka.example");
    await page.getByPlaceholder("Enter your phone number").fill("0700 000 000");
    await page.getByPlaceholder("Tell us about your needs or questions").fill("How much?");
    const alert = new Promise<string>((resolve) =>
      page.once("dialog", (dialog) => {
        resolve(dialog.message());
        dialog.accept();
      }),
    );
    await page.getByRole("button", { name: "Send Message" }).click();
    expect(await alert).toBe("Thank you! We'll get back to you soon.");
    await page.waitForFunction(() => document.querySelector("form textarea")?.textContent === "");
    expect(await name.inputValue()).toBe("");
    expect(posted).toEqual([]);
  });
});

test("the portal works in its frame, fills the screen and cannot take the page over", async () => {
  const { page, complaints } = await browser.open("/robots.txt", CALM);
  await page.route("https://portal.savannasignal.example/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form><input name="user"><button>Sign in</button></form><p></p><script>
        document.forms[0].onsubmit = () => {
          document.querySelector("p").textContent = "Signed in at " + self.origin;
          try { top.location = "https://evil.example/"; } catch { document.title = "held"; }
          return false;
        };
      </script>`,
    }),
  );
  await page.goto(siteUrl("/sms-portal"));
  const frame = page.frameLocator('iframe[title="SMS Portal"]');
  await frame.getByRole("button", { name: "Sign in" }).click();
  await frame.getByText("Signed in at https://portal.savannasignal.example").waitFor();
  expect(new URL(page.url()).pathname).toBe("/sms-portal");
  const box = await page.locator("iframe").boundingBox();
  expect(box?.width).toBe(360);
  expect(box?.height).toBeGreaterThanOrEqual(740 - 80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(complaints).toEqual([
    expect.stringContaining("attempting navigation of the top-level window is sandboxed"),
  ]);
});

test("where the portal cannot load, words and a plain link lead to it", async () => {
  const { page } = await browser.open("/sms-portal", { ...CALM, javaScriptEnabled: false });
  const link = page.getByRole("link", { name: "Open the portal" });
  expect(await link.getAttribute("href")).toBe("https://portal.savannasignal.example");
  expect(await page.getByText(/If it does not appear below, open it directly\./).isVisible()).toBe(
    true,
  );
});

test("a lost visitor searches from the page that is not there", async () => {
  const { page } = await browser.open("/no-such-page", PHONE);
  await heading(page, "This page does not exist");
  await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("sender");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/blog\?q=sender$/);
  await heading(page, "Our Blog");
  await page.getByText(/^\d+ articles? found$/).waitFor();
});
