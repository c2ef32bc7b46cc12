import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { layoutShift, siteUrl, startBrowser } from "../support/browser";
import { builtAddresses, builtPage } from "../support/built-site";
import { PAGE_KINDS } from "../support/page-kinds";

const browser = startBrowser();
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** What the page's own clock says about its fonts and its scripts. */
const fontsAndScripts = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  const loaded = (navigation as PerformanceNavigationTiming).loadEventStart; // the type of this list
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const files = performance.getEntriesByType("resource").map(({ name, startTime }) => ({
    file: new URL(name).pathname,
    early: startTime < loaded,
    unpainted: !paint || startTime < paint.startTime,
  }));
  return {
    fonts: files.filter(({ file }) => file.endsWith(".woff2")),
    scripts: files.filter(({ file }) => file.endsWith(".js")),
    sprites: files.filter(({ file }) => file.endsWith("/icons.svg")),
  };
};
const bothFaces = () =>
  [...document.fonts].filter(
    ({ family, status }) => /^"?(?:Sora|Figtree)"?$/.test(family) && status === "loaded",
  ).length === 2;

const fontsSeen = () => localStorage.getItem("savanna-signal:fonts") !== null;

/** The page's largest paint and how much its parts have moved, once its fonts are there. */
async function paintsOf(address: string) {
  const { page } = await browser.open("/robots.txt", PHONE);
  await page.goto(siteUrl(address), { waitUntil: "load" });
  await page.locator("header[data-hydrated]").waitFor();
  await page.waitForFunction(fontsSeen);
  const shift = await layoutShift(page);
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          const picture = element instanceof HTMLImageElement ? element : null;
          resolve(
            picture ? `a picture, ${picture.loading}, priority ${picture.fetchPriority}` : "text",
          );
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  return { largest, shift };
}

test.each(PAGE_KINDS)(
  "%s is painted before anything else is asked for, and stays put",
  async (address) => {
    const { largest, shift } = await paintsOf(address);
    expect(["text", "a picture, eager, priority high"]).toContain(largest);
    expect(shift).toBeLessThanOrEqual(0.01);
  },
);

/** Serves `html` alone: what stands before `at`, and the rest when it is told to. */
async function servePieces(html: string, at: number) {
  let sendRest: () => void = () => undefined;
  const server = createServer((request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end();
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.write(html.slice(0, at));
    sendRest = () => response.end(html.slice(at));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // not a pipe
  return { url: `http://127.0.0.1:${port}/`, sendRest: () => sendRest(), server };
}

const untilLinksStand = () =>
  new Promise<void>((resolve) => {
    const look = () => (document.querySelector("header a") ? resolve() : setTimeout(look));
    look();
  });
/** The browser has had time for several frames; before the first it is never idle. */
const passTime = () =>
  new Promise<void>((resolve) => {
    let turns = 50;
    const next = () => (turns-- > 0 ? setTimeout(next) : resolve());
    next();
  });
const hasPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
const IN_THE_HEADER = /<header.*?<nav.*?<\/a>/s;
const IN_THE_FIRST_SECTION = /<main.*?<h1.*?<\/h1>/s;

test.each(
  ["/", "/pricing", "/blog/12", "/sms-portal"].flatMap((address) => [
    [address, "header", IN_THE_HEADER] as const,
    [address, "first section", IN_THE_FIRST_SECTION] as const,
  ]),
)("%s is not painted with a part of its %s", async (address, _name, upTo) => {
  const html = builtPage(address);
  const [before = ""] = upTo.exec(html) ?? [];
  const { url, sendRest, server } = await servePieces(html, html.indexOf(before) + before.length);
  try {
    const { page } = await browser.open("/robots.txt");
    await page.goto(url, { waitUntil: "commit" });
    await page.evaluate(untilLinksStand); // no other way of waiting: there are no frames yet
    await page.evaluate(passTime);
    expect(await page.evaluate(hasPainted)).toBe(false);
    sendRest();
    await page.waitForFunction(hasPainted);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  } finally {
    server.close();
  }
});

test("no page waits for an end of its first section that it has not", () => {
  const wrong = builtAddresses().filter((address) => {
    const html = builtPage(address);
    return (
      html.split(' rel="expect" href="#first-section-end"').length !== 2 ||
      html.split(' id="first-section-end"').length !== 2
    );
  });
  expect(wrong).toEqual([]);
});

test("scripts come after the page has loaded, fonts after it is painted; the next visit has the fonts at once", async () => {
  const { page } = await browser.open("/tools", PHONE);
  await page.waitForFunction(fontsSeen);
  const first = await page.evaluate(fontsAndScripts);
  expect(first.fonts.map(({ unpainted }) => unpainted)).toEqual([false, false]);
  expect(first.scripts.filter(({ early }) => early)).toEqual([]);
  expect(first.sprites).toEqual([]);

  await page.goto(siteUrl("/contact"), { waitUntil: "load" });
  await page.waitForFunction(bothFaces);
  const next = await page.evaluate(fontsAndScripts);
  expect(next.fonts.map(({ early }) => early)).toEqual([true, true]);
});

test("icon and manifest keep no picture waiting, and are there", async () => {
  const { page } = await browser.open("/about", PHONE);
  const html = builtPage("/about");
  expect(html).not.toContain('rel="manifest"');
  expect(html).toMatch(/<link rel="icon" href="data:image\/svg\+xml,/);
  const width = await page.locator('link[rel="icon"]').evaluate(async (link) => {
    const icon = new Image();
    icon.src = (link as HTMLLinkElement).href;
    await icon.decode();
    return icon.naturalWidth;
  });
  expect(width).toBe(64);
  const manifest = page.locator('link[rel="manifest"]');
  await manifest.waitFor({ state: "attached" });
  const answer = await page.request.get(siteUrl((await manifest.getAttribute("href")) ?? ""));
  expect(await answer.json()).toMatchObject({ name: "Savanna Signal", start_url: "/" });
});

test("fonts that would move what is being read wait for the next page", async () => {
  const { page } = await browser.open("/robots.txt", PHONE);
  await page.addInitScript(() => {
    // a system whose fonts are much wider
    const style = document.createElement("style");
    style.textContent = `:root { --font-text: "Figtree", monospace !important }`;
    document.addEventListener("DOMContentLoaded", () => document.head.append(style));
  });
  await page.goto(siteUrl("/about"));
  await page.locator("header[data-hydrated]").waitFor();
  await page.waitForFunction(fontsSeen);
  expect(await page.evaluate(bothFaces)).toBe(false);
  await page.getByRole("banner").getByRole("link", { name: "Savanna Signal" }).click();
  await page.waitForFunction(bothFaces);
});

test("without scripts the fonts come with the page", async () => {
  const { page } = await browser.open("/robots.txt", { ...PHONE, javaScriptEnabled: false });
  const font = page.waitForResponse(/\/fonts\/figtree-\w+\.woff2$/);
  await page.goto(siteUrl("/tools"));
  expect((await font).ok()).toBe(true);
});

test("with data saver: no web fonts, no particles, small pictures, nothing read live", async () => {
  const { page } = await browser.open("/robots.txt", PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(siteUrl("/"), { waitUntil: "load" });
  await page.locator("header[data-hydrated]").waitFor();
  const hero = page.locator("#home");
  const picture = hero.locator("img").first();
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(
    await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname),
  ).toBe(
    await picture.evaluate(
      (image) => image.previousElementSibling?.getAttribute("srcset")?.split(" ")[0],
    ),
  );
  // a canvas that nobody has drawn on has the size that browsers give to all
  expect(await hero.locator("canvas").getAttribute("width")).toBeNull();

  await page.goto(siteUrl("/blog"), { waitUntil: "load" });
  await page.locator("header[data-hydrated]").waitFor();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /\.woff2$|^\/content-api|^\/search\//.test(path))).toEqual([]);
});

test("every page brings the drawings of its icons", () => {
  const missing = builtAddresses().flatMap((address) => {
    const html = builtPage(address);
    const drawn = new Set([...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...html.matchAll(/<use href="([^"]+)"/g)].map(([, href = ""]) => href);
    return used.filter((href) => !drawn.has(href.slice(1))).map((href) => `${address} ${href}`);
  });
  expect(missing).toEqual([]);
});
