import type { Locator, Page } from "playwright-core";

/** Something that a visitor does on a page, or that happens there by itself. */
export interface Visit {
  readonly name: string;
  readonly address: string;
  readonly device?: "phone" | "laptop";
  /** Gets the page ready, unmeasured, and returns what is measured. */
  readonly start: (page: Page) => Promise<() => Promise<void>>;
}

const KEYSTROKE_MS = 60;
const WORDS = "Habari, tunahitaji SMS 80,000 kwa wateja";

/** Where to press later: finding out costs the page time that must not be measured. */
async function pressed(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  await settled(page);
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be pressed does not show");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return async () => {
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
  };
}

/** What a page does on its own account after a change, such as scrolling, is over. */
const settled = (page: Page) => page.waitForTimeout(800);

const pressing =
  (find: (page: Page) => Locator, times = 1): Visit["start"] =>
  async (page) => {
    const press = await pressed(page, find(page));
    return async () => {
      for (let i = 0; i < times; i++) {
        await press();
        await page.waitForTimeout(400);
      }
    };
  };

const typing =
  (label: string | RegExp, words = WORDS): Visit["start"] =>
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

const watching =
  (ms: number, find?: (page: Page) => Locator): Visit["start"] =>
  async (page) => {
    await find?.(page).scrollIntoViewIfNeeded();
    await settled(page);
    return () => page.waitForTimeout(ms);
  };

const scrolling: Visit["start"] = async (page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(180, 400);
  return async () => {
    for (let y = 0; y < height; y += 400) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(150);
    }
  };
};

const going = (to: string): Visit["start"] =>
  pressing((page) =>
    page
      .getByRole("banner")
      .getByRole("link", { name: to, exact: true })
      .filter({ visible: true })
      .first(),
  );

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first();

export const VISITS: readonly Visit[] = [
  { name: "hero types, particles move, 6 s", address: "/", start: watching(6_000) },
  {
    name: "carousel turns by itself, 6 s",
    address: "/",
    start: watching(6_000, (page) => page.getByRole("region", { name: "Testimonials" })),
  },
  { name: "carousel: a dot", address: "/", start: pressing(button("Show slide 2 of")) },
  {
    name: "hero: a dot",
    address: "/",
    device: "laptop",
    start: pressing((page) =>
      page.getByRole("group", { name: "Choose a service" }).getByRole("button").nth(2),
    ),
  },
  {
    name: "hero: pause and play",
    address: "/",
    start: pressing(button(/Pause animation|Play animation/), 2),
  },
  { name: "scroll the home page", address: "/", start: scrolling },
  { name: "scroll a service", address: "/services/ussd", start: scrolling },
  { name: "scroll the blog", address: "/blog", start: scrolling },
  {
    name: "phone menu: open and close",
    address: "/",
    start: pressing((page) => page.getByRole("banner").locator("summary").first(), 2),
  },
  {
    name: "phone menu: unfold Services",
    address: "/",
    start: async (page) => {
      await page.getByRole("banner").locator("summary").first().click();
      return pressed(page, page.getByRole("banner").locator("summary").nth(1));
    },
  },
  {
    name: "Services menu: open and close",
    address: "/",
    device: "laptop",
    start: pressing(button("Services"), 2),
  },
  {
    name: "how it works: a step",
    address: "/",
    start: pressing((page) => page.locator("main details summary").first()),
  },
  { name: "contact: type a message", address: "/contact", start: typing("Message") },
  { name: "contact: type a name", address: "/contact", start: typing(/^Name/) },
  { name: "contact: send it empty", address: "/contact", start: pressing(button("Send Message")) },
  { name: "contact, home page: type a message", address: "/", start: typing("Message") },
  {
    name: "newsletter: type an address",
    address: "/",
    start: typing(/^Email address/, "amina@duka.co.ke"),
  },
  {
    name: "blog: type in the search",
    address: "/blog",
    start: typing("Search articles", "mpesa sms"),
  },
  {
    name: "blog: clear the search",
    address: "/blog?q=ussd",
    start: async (page) => {
      await page.getByRole("searchbox").first().focus();
      await settled(page);
      return () => page.keyboard.type("\b\b\b\b", { delay: 200 });
    },
  },
  {
    name: "blog: turn the page",
    address: "/blog",
    start: pressing((page) =>
      page
        .getByRole("navigation", { name: "Pages of articles" })
        .getByRole("link", { name: /2/ })
        .first(),
    ),
  },
  {
    name: "blog: a category",
    address: "/blog",
    start: pressing((page) =>
      page.getByRole("group", { name: "Categories" }).getByRole("link").nth(2),
    ),
  },
  {
    name: "testimonials: type in the search",
    address: "/testimonials",
    device: "laptop",
    start: typing("Search testimonials", "payments"),
  },
  {
    name: "testimonials: choose services",
    address: "/testimonials",
    device: "laptop",
    start: async (page) => {
      const links = page.getByRole("navigation", { name: "Filter by service" }).getByRole("link");
      const presses = [await pressed(page, links.nth(2)), await pressed(page, links.nth(0))];
      return async () => {
        for (const press of presses) {
          await press();
          await page.waitForTimeout(400);
        }
      };
    },
  },
  {
    name: "testimonials: open the filters",
    address: "/testimonials",
    start: pressing(button("Show Filters")),
  },
  {
    name: "service: open a question",
    address: "/services/ussd",
    start: pressing((page) => page.locator("main details summary").first(), 2),
  },
  {
    name: "tools: dial with the USSD handset",
    address: "/tools/ussd-phone",
    start: pressing(button(/^Call /)),
  },
  { name: "tools: type a text", address: "/tools/sms-length", start: typing("Your message") },
  {
    name: "tools: type a quantity",
    address: "/tools/sms-price",
    start: typing(/How many/, "120000"),
  },
  {
    name: "tools: type a sender ID",
    address: "/tools/sender-id",
    start: typing(/^Sender ID/, "Duka Bora Supermarket"),
  },
  { name: "go to About", address: "/", device: "laptop", start: going("About Us") },
  { name: "go to Blog", address: "/", device: "laptop", start: going("Blogs") },
  { name: "go to Pricing", address: "/", device: "laptop", start: going("Pricing") },
  {
    name: "go Home",
    address: "/contact",
    device: "laptop",
    start: pressing((page) => page.getByRole("banner").getByRole("link").first()),
  },
];
