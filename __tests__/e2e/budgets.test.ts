import { hydrated, startBrowser } from "../support/browser";

const browser = startBrowser();

interface Limits {
  readonly scripts: number;
  readonly page: number;
  readonly pictures: number;
  readonly fonts: number;
  readonly total: number;
}

/**
 * A first visit on a phone, as the project's server sends it: bodies without headers. Scripts wait for
 * the visitor or an idle moment; here they are waited for. Limits in KB (1,000 bytes), brotli:
 * docs/performance.md.
 */
const LIMITS: Omit<Limits, "pictures"> = { scripts: 100, page: 30, fonts: 25, total: 220 };
/** Pictures: as far as a visitor's first screens ask for them, with icons and logos. */
const KINDS: readonly (readonly [address: string, limits: Limits])[] = [
  ["/", { ...LIMITS, pictures: 38 }],
  ["/about", { ...LIMITS, pictures: 28 }],
  ["/services", { ...LIMITS, pictures: 38 }],
  ["/services/ussd", { ...LIMITS, pictures: 12 }],
  ["/testimonials", { ...LIMITS, pictures: 15 }],
  ["/case-studies", { ...LIMITS, pictures: 40 }],
  ["/pricing", { ...LIMITS, pictures: 12 }],
  ["/tools", { ...LIMITS, pictures: 12 }],
  ["/blog", { ...LIMITS, pictures: 42 }],
  ["/blog/12", { ...LIMITS, scripts: 93, pictures: 24, total: 175 }],
  ["/blog/category/sms", { ...LIMITS, pictures: 49 }],
  ["/contact", { ...LIMITS, pictures: 12 }],
  ["/privacy-policy", { ...LIMITS, pictures: 12 }],
];

/** Bytes of the bodies as they come over the wire, by kind of resource. */
async function weigh(address: string): Promise<Limits> {
  const { page } = await browser.open(address, {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await page.keyboard.press("Shift"); // a key is enough for scripts that wait for the visitor
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const files = await page.evaluate(() =>
    ["navigation", "resource"]
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({
        file: new URL(name).pathname,
        bytes: encodedBodySize,
      })),
  );
  await page.context().close();
  const kilobytes = (isCounted: (file: string) => boolean) =>
    files.reduce((sum, { file, bytes }) => sum + (isCounted(file) ? bytes / 1_000 : 0), 0);
  return {
    scripts: kilobytes((file) => file.endsWith(".js")),
    page: kilobytes((file) => file.endsWith(".css") || file === address),
    pictures: kilobytes((file) => /\.(?:avif|webp|jpg|png|svg)$/.test(file)),
    fonts: kilobytes((file) => file.endsWith(".woff2")),
    total: kilobytes(() => true),
  };
}

/** What was weighed, one line a page: each figure, its limit and what is left of it. */
const table: string[] = [];
const KINDS_OF_BYTES = ["scripts", "page", "pictures", "fonts", "total"] as const;

afterAll(() => {
  process.stderr.write(`KB of a first visit, limit, room:\n${table.join("\n")}\n`);
});

test.each(KINDS)("%s stays within its bytes", async (address, limits) => {
  const weighed = await weigh(address);
  const cells = KINDS_OF_BYTES.map((kind) => {
    const room = limits[kind] - weighed[kind];
    return `${kind} ${weighed[kind].toFixed(1)}/${limits[kind]} (${room.toFixed(1)})`.padEnd(26);
  });
  table.push(`${address.padEnd(20)} ${cells.join(" ")}`);
  expect(KINDS_OF_BYTES.filter((kind) => weighed[kind] > limits[kind])).toEqual([]);
});
