import path from "node:path";
import type { ContentStore } from "../../../src/content/content-store";
import type { Inbox } from "../../../src/inbox/host-inbox";
import { folderStore } from "../../../src/server/folder-store";
import type { RunningServer } from "../../../src/server/listen";
import { serveSite } from "../browser/built-site";
import { newestFirst, titleOf } from "../content/bundled-posts";
import { costOf } from "../content/site-prices";
import { isFull } from "../full";
import { storedEnquiries, testInbox } from "../servers/test-inbox";
import { temporaryFolder } from "../temporary-folder";
import type { Engine } from "./engine";
import { type Visitor, visitorOf } from "./visitor";
import { type WatchedSite, watchSite } from "./watched-site";

const PHONE = 390;
const LAPTOP = 1280;

/** Written after the build. */
const UNBUILT = {
  id: 777,
  title: "Zebra crossings",
  paragraph_explanation: "A post that no build has seen.",
  category: "ussd",
  author_name: "Zawadi",
  tags: ["zebra"],
  created_at: "2026-11-19T08:00:00Z",
  sections: [
    {
      header: "One",
      // The title turns into an element if mark-up is edited as text after sanitising.
      explanation: `<p>Stripes on the road</p><img src=x onerror='window.pwned=1'>
        <a href="/pricing" title="<table ><meta http-equiv=refresh content='0;url=/about'>">a</a>`,
    },
  ],
};
const EDITED = "Edited after the build";
const built = folderStore();
/** The built site's content as it is now. */
const CONTENT: ContentStore = {
  ...built,
  blogs: () => [
    UNBUILT,
    ...built.blogs().map((post) => (post.id === 11 ? { ...post, title: EDITED } : post)),
  ],
};

const MENU = [
  ["About Us", "/about"],
  ["Pricing", "/pricing"],
  ["Blogs", "/blog"],
  ["Contact Us", "/contact"],
  ["Home", "/"],
] as const;
const PAGES = [
  "/",
  "/services/ussd",
  "/pricing",
  "/blog",
  "/blog/12",
  "/contact",
  "/tools/sms-length",
];

/**
 * Registers a visitor's journeys as tests, the same for each engine, on the built site without any
 * stubs. Each also fails if a page throws, logs an error or can't load a resource.
 */
export function describeJourneys(start: () => Promise<Engine>, journey: jest.It = test): void {
  const folder = temporaryFolder();
  let inbox: Inbox | undefined;
  let engine: Engine | undefined;
  let server: RunningServer;
  let site: WatchedSite;
  beforeAll(async () => {
    if (journey === test.skip) return;
    const imagesDirectory = path.resolve("sample/images");
    inbox = testInbox(folder);
    server = await serveSite({ content: CONTENT, imagesDirectory, inbox });
    site = await watchSite(server.url);
    engine = await start();
  });
  afterAll(async () => {
    await engine?.close();
    await site?.close();
    await server?.close();
    await inbox?.close();
  });

  async function visit(urlPath: string, width: number): Promise<Visitor> {
    if (!engine) throw new Error("The browser did not start");
    const visitor = visitorOf(await engine.newWindow());
    await visitor.resize(width);
    await visitor.open(site.url + urlPath);
    return visitor;
  }
  const noErrors = () => expect(site.takeErrors()).toEqual([]);

  /**
   * Checks that the new page is shown and that its heading has the focus and keeps it once the
   * router is done.
   */
  async function isAt(visitor: Visitor, urlPath: string): Promise<void> {
    // The address bar is ahead of the page, and until then the old heading has the focus.
    const hasFocus = (expected: string) =>
      location.pathname === expected &&
      document.activeElement?.matches("main h1:not([data-visited])");
    await visitor.until(hasFocus, urlPath);
    await visitor.run(() => document.activeElement?.setAttribute("data-visited", ""));
    await visitor.run(() => {
      // Two frames and the work they leave.
      document.documentElement.removeAttribute("data-rested");
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          setTimeout(() => document.documentElement.setAttribute("data-rested", "")),
        ),
      );
    });
    await visitor.until(() => document.documentElement.hasAttribute("data-rested"));
    expect(await visitor.run(() => document.activeElement?.tagName ?? "")).toBe("H1");
  }

  journey("the keyboard skips to the content and goes through the Services menu", async () => {
    const visitor = await visit("/", LAPTOP);
    await visitor.hydrated();
    const focused = () => visitor.run(() => document.activeElement?.textContent?.trim() ?? "");
    await visitor.key("Tab");
    expect(await focused()).toBe("Skip to content");
    await visitor.until(() => {
      if (document.activeElement?.textContent?.trim() === "Services") return true;
      document.querySelector<HTMLElement>("header button[aria-expanded]")?.focus();
      return false;
    });
    const isOpen = (open: string) =>
      visitor.until(
        (value) => document.querySelector(`header button[aria-expanded=${value}]`),
        open,
      );
    await visitor.key("Enter");
    await isOpen("true");
    await visitor.key("Tab");
    expect(await focused()).toBe("Bulk SMS");
    await visitor.key("Escape");
    await isOpen("false");
    expect(await focused()).toBe("Services");
    noErrors();
  });

  journey(
    "the mobile menu opens, stops the page's scrolling, unfolds and closes on Escape",
    async () => {
      const visitor = await visit("/", PHONE);
      await visitor.hydrated();
      await visitor.pressOn("header summary", "Menu");
      await visitor.until(() => document.body.style.overflow === "hidden");
      await visitor.pressOn("header summary", "Services");
      await visitor.sees("header a", "IVR & Voice");
      await visitor.key("Escape");
      await visitor.until(() => !document.querySelector("header details[open]"));
      expect(await visitor.run(() => document.activeElement?.textContent?.trim() ?? "")).toBe(
        "Menu",
      );
      expect(await visitor.run(() => document.body.style.overflow)).toBe("");
      noErrors();
    },
  );

  // The full suite visits every page twice.
  journey.each([
    ["header", LAPTOP, isFull ? [...MENU, ...MENU] : MENU],
    ["mobile menu", PHONE, isFull ? [...MENU, ...MENU] : MENU],
  ])(
    "going through the %s's pages, back and forward, moves the focus to each heading",
    async (_of, width, menu) => {
      const visitor = await visit("/", width);
      await visitor.hydrated();
      await visitor.run(() => Object.assign(window, { isSameDocument: true }) && null);
      const follow = async (name: string) => {
        if (width === PHONE) await visitor.pressOn("header summary", "Menu");
        await visitor.pressOn("header nav a", name);
      };
      const paths: string[] = [];
      for (const [name, at] of menu) {
        await follow(name);
        await isAt(visitor, at);
        paths.push(at);
      }
      for (const at of [...paths].reverse().slice(1)) {
        await visitor.back();
        await isAt(visitor, at);
      }
      for (const at of paths.slice(1, isFull ? undefined : 3)) {
        await visitor.forward();
        await isAt(visitor, at);
      }
      expect(await visitor.run(() => "isSameDocument" in window)).toBe(true);
      noErrors();
    },
  );

  journey("a new page starts at its top, and going back restores the scroll position", async () => {
    const visitor = await visit("/blog", PHONE);
    await visitor.hydrated();
    const isAtTop = (expected: number) => Math.abs(scrollY - expected) < 2;
    await visitor.pressOn(
      "main li h2 a, main li a",
      `Read more about ${titleOf(newestFirst()[6] ?? 0)}`,
    );
    await visitor.until(() => document.querySelector("main article"));
    await visitor.until(isAtTop, 0);
    await visitor.back();
    await visitor.until(() => location.pathname === "/blog" && scrollY > 300);
    await isAt(visitor, "/blog");
    const left = await visitor.run(() => scrollY);
    await visitor.forward();
    await visitor.until(isAtTop, 0);
    await visitor.back();
    await visitor.until(isAtTop, left);
    noErrors();
  });

  journey("the hero types until it's paused, and stays paused after a reload", async () => {
    const visitor = await visit("/", LAPTOP);
    await visitor.hydrated();
    const letters = () =>
      document.querySelector("h1 span[aria-hidden]:not([data-title])")?.textContent ?? "";
    const other = async () => {
      const before = await visitor.run(letters);
      await visitor.until(
        (text) =>
          document.querySelector("h1 span[aria-hidden]:not([data-title])")?.textContent !== text,
        before,
      );
    };
    await other();
    await other();
    await visitor.pressOn("main button", "Pause animation");
    await visitor.sees("main button", "Play animation");
    const paused = await visitor.run(letters);
    await visitor.reload();
    await visitor.hydrated();
    await visitor.sees("main button", "Play animation");
    const reloaded = await visitor.run(letters);
    await visitor.run(() => {
      const heading = document.querySelector("h1");
      const observer = new MutationObserver(() => heading?.setAttribute("data-typed", ""));
      if (heading)
        observer.observe(heading, { characterData: true, childList: true, subtree: true });
      requestAnimationFrame(() =>
        requestAnimationFrame(() => heading?.setAttribute("data-seen", "")),
      );
    });
    await visitor.until(() => document.querySelector("h1[data-seen]"));
    expect(await visitor.run(() => document.querySelector("h1[data-typed]") !== null)).toBe(false);
    expect(paused.length + reloaded.length).toBeGreaterThan(0);
    await visitor.pressOn("main button", "Play animation");
    await other();
    noErrors();
  });

  journey(
    "the blog is searched, filtered and paged in place, and shows a post newer than the build",
    async () => {
      const visitor = await visit("/blog", LAPTOP);
      await visitor.hydrated();
      await visitor.sees("main li h2", UNBUILT.title);
      await visitor.pressOn('nav[aria-label="Pages of articles"] a', "Next");
      await visitor.until(() => location.pathname === "/blog/page/2" && scrollY === 0);
      await visitor.back();
      await visitor.until(() => location.pathname === "/blog");
      await visitor.sees("main li h2", UNBUILT.title); // the address bar is ahead of the page
      await visitor.pressOn("a", "USSD Services");
      await visitor.until(() => location.search === "?category=ussd");
      await visitor.sees("a[aria-current]", "USSD Services");
      await visitor.write("input[type=search]", "ZEBRA");
      await visitor.until(() => document.body.innerText.includes("1 article found"));
      await visitor.pressOn("main a", `Read more about ${UNBUILT.title}`);
      await isAt(visitor, "/blog/777");
      await visitor.sees("article p", "Stripes on the road");
      expect(await visitor.run(() => "pwned" in window)).toBe(false);
      await visitor.reload();
      await visitor.sees("h1", UNBUILT.title);
      noErrors();
    },
  );

  journey(
    "an enquiry shows its errors, survives a reload as a draft, is acknowledged and arrives",
    async () => {
      const visitor = await visit("/contact", PHONE);
      await visitor.hydrated();
      const form = 'form[aria-label="Contact"]';
      await visitor.pressOn(`${form} button`, "Send Message");
      await visitor.until(() => document.body.innerText.includes("Name is required"));
      await visitor.until(() => document.activeElement?.matches("[name=name]"));
      await visitor.write(`${form} [name=name]`, "Wanjiru Kamau");
      await visitor.write(`${form} [name=email]`, "wanjiru@duka.example");
      await visitor.write(`${form} textarea`, "A menu for our members.");
      await visitor.until(() =>
        JSON.stringify({ ...localStorage, ...sessionStorage }).includes("members."),
      );
      await visitor.reload();
      await visitor.hydrated();
      await visitor.until(
        () => document.querySelector("textarea")?.value === "A menu for our members.",
      );
      // Its list is a system window, which we can't reach.
      await visitor.run((selector) => {
        const select = document.querySelector<HTMLSelectElement>(selector);
        if (!select) return;
        select.selectedIndex = 1;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }, `${form} select`);
      await visitor.pressOn(`${form} button`, "Send Message");
      await visitor.sees("h3", "Thank You!");
      const stored = await storedEnquiries(folder);
      expect(stored.map(({ email }) => email)).toEqual(["wanjiru@duka.example"]);
      noErrors();
    },
  );

  journey("a subscription is refused without an address, then accepted", async () => {
    const visitor = await visit("/about", PHONE);
    await visitor.hydrated();
    await visitor.pressOn("footer button", "Subscribe");
    await visitor.until(() => document.querySelector("footer [aria-invalid=true]"));
    await visitor.write("footer input[type=email]", "amina@duka.example");
    await visitor.pressOn("footer button", "Subscribe");
    await visitor.until(() => document.body.innerText.includes("Thank you for subscribing!"));
    noErrors();
  });

  journey("the tools count and price a text, and keep it when going back", async () => {
    const visitor = await visit("/tools/sms-length", PHONE);
    await visitor.hydrated();
    await visitor.write("main textarea", "Karibu Duka Bora");
    await visitor.write("main input[name=people]", "80000");
    await visitor.pressOn("main a", "Price 80,000 SMS parts");
    await visitor.until(
      (cost) => location.pathname === "/tools/sms-price" && document.body.innerText.includes(cost),
      costOf(80_000),
    );
    await visitor.back();
    await visitor.until(() => document.querySelector("textarea")?.value === "Karibu Duka Bora");
    noErrors();
  });

  journey("preview shows what a rebuild would, until the visitor leaves it", async () => {
    const visitor = await visit("/blog/11?preview", LAPTOP);
    await visitor.sees("h1", EDITED);
    await visitor.pressOn("button", "Leave preview");
    await visitor.sees("h1", titleOf(11));
    noErrors();
  });

  journey(
    "fonts and pictures load on pages of each kind, and nothing is wider than the window",
    async () => {
      const visitor = await visit("/", PHONE);
      for (const width of [PHONE, LAPTOP]) {
        await visitor.resize(width);
        for (const urlPath of width === PHONE || isFull ? PAGES : PAGES.slice(0, 2)) {
          await visitor.open(site.url + urlPath);
          await visitor.hydrated();
          await visitor.until(() => {
            for (const image of document.querySelectorAll<HTMLImageElement>("main img")) {
              image.loading = "eager";
            }
            return [...document.images].every(
              (image) =>
                image.getClientRects().length === 0 || (image.complete && image.naturalWidth > 0),
            );
          });
          // An icon has no box until its sprite's symbol has loaded.
          await visitor.until(() =>
            [...document.querySelectorAll<SVGUseElement>("svg > use")].every(
              (use) => use.getClientRects().length === 0 || use.getBBox().width > 0,
            ),
          );
          // Under another name and not optional, because Firefox gives up on optional fonts that
          // come late.
          await visitor.run(() => {
            const sheet = (document.getElementById("web-fonts")?.textContent ?? "")
              .replaceAll('"Figtree"', '"Tried"')
              .replaceAll("font-display:optional", "font-display:block");
            document.head.insertAdjacentHTML("beforeend", sheet);
            document.fonts.load("1em Tried").catch(() => undefined);
          });
          await visitor.until(() =>
            [...document.fonts].some(
              ({ family, status }) => /^"?Tried"?$/.test(family) && status === "loaded",
            ),
          );
          const { scrollWidth, innerWidth } = await visitor.run(() => ({
            scrollWidth: document.documentElement.scrollWidth,
            innerWidth: window.innerWidth,
          }));
          expect([urlPath, innerWidth, scrollWidth <= innerWidth]).toEqual([urlPath, width, true]);
        }
      }
      noErrors();
    },
  );

  journey("a click before the scripts run takes effect once they do", async () => {
    const release = site.holdScripts();
    const visitor = await visit("/", LAPTOP);
    await visitor.pressOn("header button", "Services");
    expect(await visitor.run(() => document.querySelector("header[data-hydrated]") !== null)).toBe(
      false,
    );
    release();
    await visitor.until(() => document.querySelector("header button[aria-expanded=true]"));
    await visitor.key("Escape"); // the open panel would cover the field
    await visitor.write("footer input[type=email]", "baraka@duka.example");
    noErrors();
  });
}
