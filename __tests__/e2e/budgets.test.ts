import { siteUrl, startBrowser } from "../support/browser";

const browser = startBrowser();

/**
 * Bytes over the wire of a first visit on a phone, as the project's server sends them. Scripts wait
 * for the visitor or an idle moment; here they are waited for. Limits in KB (1,000 bytes), brotli:
 * docs/performance.md. The goal is 85 of scripts and 220 in all, on a post 76 and 170; where that is
 * not reached yet, the limit is what is reached and 3 %, and the reason stands there.
 */
const KINDS: readonly (readonly [address: string, limits: Limits])[] = [
  ["/", { scripts: 90, page: 30, total: 220 }],
  ["/about", { scripts: 93, page: 30, total: 220 }],
  ["/services", { scripts: 91, page: 30, total: 220 }],
  ["/services/ussd", { scripts: 95, page: 30, total: 220 }],
  ["/testimonials", { scripts: 88, page: 30, total: 220 }],
  ["/case-studies", { scripts: 85, page: 30, total: 220 }],
  ["/pricing", { scripts: 98, page: 30, total: 220 }],
  ["/tools", { scripts: 85, page: 30, total: 220 }],
  ["/blog", { scripts: 101, page: 30, total: 231 }],
  ["/blog/12", { scripts: 93, page: 30, total: 182 }],
  ["/blog/category/sms", { scripts: 103, page: 30, total: 230 }],
  ["/contact", { scripts: 90, page: 30, total: 220 }],
  ["/privacy-policy", { scripts: 85, page: 30, total: 220 }],
];

/** Both faces; a page with a name beyond plain English fetches more of them. */
const FONTS = 25;

/** Pictures, as far as a visitor's first screen asks for them. */
const PICTURES: Readonly<Record<string, number>> = {
  "/": 35,
  "/about": 24,
  "/services": 35,
  "/services/ussd": 6,
  "/testimonials": 11,
  "/case-studies": 38,
  "/pricing": 6,
  "/tools": 6,
  "/blog": 40,
  "/blog/12": 20,
  "/blog/category/sms": 47,
  "/contact": 6,
  "/privacy-policy": 6,
};

interface Limits {
  readonly scripts: number;
  readonly page: number;
  readonly total: number;
}

/** Bytes by kind of resource, each address once. */
async function weigh(address: string): Promise<Record<string, number>> {
  const { page } = await browser.open("/robots.txt", {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "Other";
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength / 1_000;
  });
  await page.goto(siteUrl(address), { waitUntil: "networkidle" });
  await page.keyboard.press("Shift"); // a key is enough for scripts that wait for the visitor
  await page.waitForFunction(() => "___loader" in window);
  await page.waitForLoadState("networkidle");
  await page.context().close();
  return bytes;
}

test.each(KINDS)("%s stays within its bytes", async (address, { scripts, page, total }) => {
  const bytes = await weigh(address);
  const sum = Object.values(bytes).reduce((a, b) => a + b, 0);
  const table = Object.entries(bytes)
    .map(([type, kb]) => `${type} ${kb.toFixed(1)}`)
    .join(", ");
  process.stderr.write(`${address}: ${sum.toFixed(1)} KB (${table})\n`);
  expect(bytes.Script ?? 0).toBeLessThanOrEqual(scripts);
  expect((bytes.Document ?? 0) + (bytes.Stylesheet ?? 0)).toBeLessThanOrEqual(page);
  expect(bytes.Font ?? 0).toBeLessThanOrEqual(FONTS);
  expect(bytes.Image ?? 0).toBeLessThanOrEqual(PICTURES[address] ?? 0);
  expect(sum).toBeLessThanOrEqual(total);
});
