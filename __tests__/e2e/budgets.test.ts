import { siteUrl, startBrowser } from "../support/browser";

const browser = startBrowser();

interface Limits {
  readonly scripts: number;
  readonly page: number;
  readonly pictures: number;
  readonly fonts: number;
  readonly total: number;
}

/**
 * Bytes over the wire of a first visit on a phone, as the project's server sends them. Scripts wait
 * for the visitor or an idle moment; here they are waited for. Limits in KB (1,000 bytes), brotli:
 * docs/performance.md.
 */
const LIMITS: Omit<Limits, "pictures"> = { scripts: 100, page: 30, fonts: 25, total: 220 };
/** Pictures: as far as a visitor's first screens ask for them. */
const KINDS: readonly (readonly [address: string, limits: Limits])[] = [
  ["/", { ...LIMITS, pictures: 35 }],
  ["/about", { ...LIMITS, pictures: 24 }],
  ["/services", { ...LIMITS, pictures: 35 }],
  ["/services/ussd", { ...LIMITS, pictures: 6 }],
  ["/testimonials", { ...LIMITS, pictures: 11 }],
  ["/case-studies", { ...LIMITS, pictures: 38 }],
  ["/pricing", { ...LIMITS, pictures: 6 }],
  ["/tools", { ...LIMITS, pictures: 6 }],
  ["/blog", { ...LIMITS, pictures: 40 }],
  ["/blog/12", { ...LIMITS, scripts: 93, pictures: 20, total: 175 }],
  ["/blog/category/sms", { ...LIMITS, pictures: 47 }],
  ["/contact", { ...LIMITS, pictures: 6 }],
  ["/privacy-policy", { ...LIMITS, pictures: 6 }],
];

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
  await page.locator("header[data-hydrated]").waitFor();
  await page.waitForLoadState("networkidle");
  await page.context().close();
  return bytes;
}

/** What was weighed, one line a page: each figure, its limit and what is left of it. */
const table: string[] = [];
const KINDS_OF_BYTES = ["scripts", "page", "pictures", "fonts", "total"] as const;

afterAll(() => {
  process.stderr.write(`KB of a first visit, limit, room:\n${table.join("\n")}\n`);
});

test.each(KINDS)("%s stays within its bytes", async (address, limits) => {
  const bytes = await weigh(address);
  const weighed: Limits = {
    scripts: bytes.Script ?? 0,
    page: (bytes.Document ?? 0) + (bytes.Stylesheet ?? 0),
    pictures: bytes.Image ?? 0,
    fonts: bytes.Font ?? 0,
    total: Object.values(bytes).reduce((a, b) => a + b, 0),
  };
  const cells = KINDS_OF_BYTES.map((kind) => {
    const room = limits[kind] - weighed[kind];
    return `${kind} ${weighed[kind].toFixed(1)}/${limits[kind]} (${room.toFixed(1)})`.padEnd(26);
  });
  table.push(`${address.padEnd(20)} ${cells.join(" ")}`);
  expect(KINDS_OF_BYTES.filter((kind) => weighed[kind] > limits[kind])).toEqual([]);
});
