import type { Locator, Page } from "playwright-core";

/** Something that a visitor does on a page, or that happens there by itself. */
export interface Visit {
  readonly name: string;
  readonly address: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Gets the page ready, unmeasured, and returns what is measured. */
  readonly start: (page: Page) => Promise<() => Promise<void>>;
}
type Start = Visit["start"];
type Find = (page: Page) => Locator;

const visitOn =
  (width: number, height: number) =>
  (name: string, address: string, start: Start): Visit => ({
    name,
    address,
    viewport: { width, height },
    start,
  });
const phone = visitOn(360, 740);
const laptop = visitOn(1280, 800);

const KEYSTROKE_MS = 60;
const WORDS = "Habari, tunahitaji SMS 80,000 kwa wateja";

/** What a page does on its own account after a change, such as scrolling, is over. */
const settled = (page: Page) => page.waitForTimeout(800);

/** Presses each in turn; where they are is found out before, since that costs the page time. */
const pressing =
  (...finds: Find[]): Start =>
  async (page) => {
    const spots: [number, number][] = [];
    for (const find of finds) {
      const target = find(page);
      await target.scrollIntoViewIfNeeded();
      await settled(page);
      const box = await target.boundingBox();
      if (!box) throw new Error("What is to be pressed does not show");
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

const typing =
  (label: string | RegExp, words = WORDS): Start =>
  async (page) => {
    const field = page
      .getByRole("textbox", { name: label })
      .or(page.getByRole("searchbox", { name: label }))
      .first();
    await field.scrollIntoViewIfNeeded();
    await settled(page);
    await field.focus();
    await settled(page);
    return () => page.keyboard.type(words, { delay: KEYSTROKE_MS });
  };

/** Six seconds, with the place in view where something moves. */
const watching =
  (find?: Find): Start =>
  async (page) => {
    await find?.(page).scrollIntoViewIfNeeded();
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

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole("button", { name }).first();
const pause = button(/Pause animation|Play animation/);
const servicesMenu = button("Services");
const menu =
  (index: number): Find =>
  (page) =>
    page.getByRole("banner").locator("summary").nth(index);
const question: Find = (page) => page.locator("main details summary").first();
const filter =
  (index: number): Find =>
  (page) =>
    page.getByRole("navigation", { name: "Filter by service" }).getByRole("link").nth(index);
const headerLink =
  (name: string): Find =>
  (page) =>
    page
      .getByRole("banner")
      .getByRole("link", { name, exact: true })
      .filter({ visible: true })
      .first();

export const VISITS: readonly Visit[] = [
  phone("hero types, particles move, 6 s", "/", watching()),
  phone(
    "carousel turns by itself, 6 s",
    "/",
    watching((page) => page.getByRole("region", { name: "Testimonials" })),
  ),
  phone("carousel: a dot", "/", pressing(button("Show slide 2 of"))),
  laptop(
    "hero: a dot",
    "/",
    pressing((page) =>
      page.getByRole("group", { name: "Choose a service" }).getByRole("button").nth(2),
    ),
  ),
  phone("hero: pause and play", "/", pressing(pause, pause)),
  phone("scroll the home page", "/", scrolling),
  phone("scroll a service", "/services/ussd", scrolling),
  phone("scroll the blog", "/blog", scrolling),
  phone("phone menu: open and close", "/", pressing(menu(0), menu(0))),
  phone("phone menu: unfold Services", "/", async (page) => {
    await menu(0)(page).click();
    return pressing(menu(1))(page);
  }),
  laptop("Services menu: open and close", "/", pressing(servicesMenu, servicesMenu)),
  phone("how it works: a step", "/", pressing(question)),
  phone("contact: type a message", "/contact", typing("Message")),
  phone("contact: type a name", "/contact", typing(/^Name/)),
  phone("contact: send it empty", "/contact", pressing(button("Send Message"))),
  phone("contact, home page: type a message", "/", typing("Message")),
  phone("newsletter: type an address", "/", typing(/^Email address/, "amina@duka.co.ke")),
  phone("blog: type in the search", "/blog", typing("Search articles", "mpesa sms")),
  phone("blog: clear the search", "/blog?q=ussd", async (page) => {
    await page.getByRole("searchbox").first().focus();
    await settled(page);
    return () => page.keyboard.type("\b\b\b\b", { delay: 200 });
  }),
  phone(
    "blog: turn the page",
    "/blog",
    pressing((page) =>
      page
        .getByRole("navigation", { name: "Pages of articles" })
        .getByRole("link", { name: /2/ })
        .first(),
    ),
  ),
  phone(
    "blog: a category",
    "/blog",
    pressing((page) => page.getByRole("group", { name: "Categories" }).getByRole("link").nth(2)),
  ),
  laptop(
    "testimonials: type in the search",
    "/testimonials",
    typing("Search testimonials", "payments"),
  ),
  laptop("testimonials: choose services", "/testimonials", pressing(filter(2), filter(0))),
  phone("testimonials: open the filters", "/testimonials", pressing(button("Show Filters"))),
  phone("service: open a question", "/services/ussd", pressing(question, question)),
  phone("tools: dial with the USSD handset", "/tools/ussd-phone", pressing(button(/^Call /))),
  phone("tools: type a text", "/tools/sms-length", typing("Your message")),
  phone("tools: type a quantity", "/tools/sms-price", typing(/How many/, "120000")),
  phone(
    "tools: type a sender ID",
    "/tools/sender-id",
    typing(/^Sender ID/, "Duka Bora Supermarket"),
  ),
  laptop("go to About", "/", pressing(headerLink("About Us"))),
  laptop("go to Blog", "/", pressing(headerLink("Blogs"))),
  laptop("go to Pricing", "/", pressing(headerLink("Pricing"))),
  laptop(
    "go Home",
    "/contact",
    pressing((page) => page.getByRole("banner").getByRole("link").first()),
  ),
];
