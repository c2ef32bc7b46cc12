import type { Page } from "playwright-core";

/** What a visitor does on a page, or a period in which the page animates by itself. */
export interface Visit {
  readonly name: string;
  readonly urlPath: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Prepares the page without measuring. Returns the function to measure. */
  readonly start: (page: Page) => Promise<() => Promise<void>>;
}
type Start = Visit["start"];

const visitOn =
  (viewport: Visit["viewport"]) =>
  (name: string, urlPath: string, start: Start): Visit => ({ name, urlPath, viewport, start });
const phone = visitOn({ width: 360, height: 740 });
const laptop = visitOn({ width: 1280, height: 800 });

const KEYSTROKE_MS = 60;
const WORDS = "Habari, tunahitaji SMS 80,000 kwa wateja";

const settled = (page: Page) => page.waitForTimeout(800);

/**
 * Clicks the elements in turn. They're located beforehand, because locating them costs the page
 * time.
 */
const pressing =
  (...selectors: string[]): Start =>
  async (page) => {
    const spots: [number, number][] = [];
    for (const selector of selectors) {
      const target = page.locator(selector).first();
      await target.scrollIntoViewIfNeeded();
      await settled(page);
      const box = await target.boundingBox();
      if (!box) throw new Error(`${selector} didn't appear`);
      spots.push([box.x + box.width / 2, box.y + box.height / 2]);
    }
    return async () => {
      for (const [x, y] of spots) {
        await page.mouse.move(x, y);
        await page.mouse.click(x, y);
        await page.waitForTimeout(400);
      }
    };
  };
const twice = (selector: string): Start => pressing(selector, selector);

const typing =
  (label: RegExp, words = WORDS): Start =>
  async (page) => {
    const searchbox = page.getByRole("searchbox", { name: label });
    const field = page.getByRole("textbox", { name: label }).or(searchbox).first();
    await field.scrollIntoViewIfNeeded();
    await settled(page);
    await field.focus();
    await settled(page);
    return () => page.keyboard.type(words, { delay: KEYSTROKE_MS });
  };

/** Watches the page for six seconds without input, with `selector` in view. */
const watching =
  (selector = "body"): Start =>
  async (page) => {
    await page.locator(selector).scrollIntoViewIfNeeded();
    await settled(page);
    return () => page.waitForTimeout(6_000);
  };

const scrolling: Start = async (page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(180, 400);
  return async () => {
    for (let y = 0; y < height; y += 400) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(150);
    }
  };
};

const MENU = "role=banner >> summary >> nth=0";
const DETAILS = "main details summary";
const CALL = "role=button[name=/^Call /]";
const FILTER = "role=navigation[name='Filter by service'] >> role=link >> nth=0";
const OTHER_FILTER = FILTER.replace("nth=0", "nth=2");

export const VISITS: readonly Visit[] = [
  phone("hero types, particles move, 6 s", "/", watching()),
  phone("carousel turns by itself, 6 s", "/", watching("role=region[name='Testimonials']")),
  phone("carousel: a dot", "/", pressing("role=button[name=/Show slide 2 of/]")),
  laptop("hero: a dot", "/", pressing("role=group[name='Choose a service'] >> button >> nth=2")),
  phone("hero: pause and play", "/", twice("role=button[name=/(Pause|Play) animation/]")),
  phone("scroll the home page", "/", scrolling),
  phone("scroll a service", "/services/ussd", scrolling),
  phone("scroll the blog", "/blog", scrolling),
  phone("phone menu: open and close", "/", twice(MENU)),
  phone("phone menu: unfold Services", "/", async (page) => {
    await page.locator(MENU).click();
    return pressing("role=banner >> summary >> nth=1")(page);
  }),
  laptop("Services menu: open and close", "/", twice("role=button[name='Services']")),
  phone("how it works: a step", "/", pressing(DETAILS)),
  phone("contact: type a message", "/contact", typing(/Message/)),
  phone("contact: type a name", "/contact", typing(/^Name/)),
  phone("contact: send it empty", "/contact", pressing("role=button[name='Send Message']")),
  phone("contact, home page: type a message", "/", typing(/Message/)),
  phone("newsletter: type an address", "/", typing(/^Email address/, "amina@duka.co.ke")),
  phone("blog: type in the search", "/blog", typing(/Search articles/, "mpesa sms")),
  phone("blog: clear the search", "/blog?q=ussd", typing(/Search articles/, "\b\b\b\b")),
  phone("blog: turn the page", "/blog", pressing("[aria-label='Pages of articles'] a >> text=2")),
  phone("blog: a category", "/blog", pressing("role=group[name='Categories'] >> a >> nth=2")),
  laptop("testimonials: type in the search", "/testimonials", typing(/Search test/, "payments")),
  laptop("testimonials: choose services", "/testimonials", pressing(OTHER_FILTER, FILTER)),
  phone("testimonials: open the filters", "/testimonials", pressing("text=Show Filters")),
  phone("service: open a question", "/services/ussd", twice(DETAILS)),
  phone("tools: dial with the USSD phone", "/tools/ussd-phone", pressing(CALL)),
  phone("tools: type a text", "/tools/sms-length", typing(/Your message/)),
  phone("tools: type a quantity", "/tools/sms-price", typing(/How many/, "120000")),
  phone("tools: type a sender ID", "/tools/sender-id", typing(/^Sender ID/, "Duka Bora Ltd")),
  laptop("go to About", "/", pressing("role=banner >> role=link[name='About Us']")),
  laptop("go to Blog", "/", pressing("role=banner >> role=link[name='Blogs']")),
  laptop("go to Pricing", "/", pressing("role=banner >> role=link[name='Pricing']")),
  laptop("go Home", "/contact", pressing("role=banner >> role=link")),
];
