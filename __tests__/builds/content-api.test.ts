import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { MARKER_FILE } from "../../src/gatsby/sourcing/build-marker";
import { createFolderApi } from "../../src/server/folder-api";
import { listen, type RunningServer } from "../../src/server/listen";
import { PHONE, startBrowser } from "../support/browser/browser";
import { serveSite } from "../support/browser/built-site";
import { testWith } from "../support/browser/programs";
import { inEveryTranslation } from "../support/browser/translated";
import { generatedContent } from "../support/content/generated-content";
import { MARKER, markedPhotograph } from "../support/content/marked-photograph";
import { copySite } from "../support/content/site-copy";
import { publishedFiles, siteDifference, withoutHash } from "../support/content/site-difference";
import { startFirefox } from "../support/engines/firefox";
import { visitorOf } from "../support/engines/visitor";
import { startWebKit } from "../support/engines/webkit";
import { inFull, isFull } from "../support/full";
import { NO_INBOX } from "../support/servers/no-inbox";
import { temporaryFolder } from "../support/temporary-folder";
import { until } from "../support/until";

/**
 * One site with a content API of 60 posts: a build that's killed, a failing API, a live build with
 * an edit, visitors who are asked about analytics, and a withdrawal. The first builds are made
 * before all tests. In `npm run test:full` each later test starts from a copy of the live site, so
 * that it can run alone. A copy is restored in the same place, because Gatsby keeps absolute paths.
 */
const ANALYTICS_ID = "G-TEST000001";
const site = copySite();
const images = temporaryFolder();
const content = generatedContent(60, {
  imageEvery: 2,
  imagePath: (id) => (id % 4 === 0 ? "first.png" : "second.png"),
});
content.edit(60, { image_path: "missing.png" });
content.edit(59, {
  author_name: "",
  sections: [
    {
      header: "Look",
      explanation:
        '<p>a<script>alert(1)</script></p><img src="images/first.png"><img src="images/photo.jpg">',
    },
  ],
});

/** A post with distinctive text, to be withdrawn with its pictures and its category. */
const WORD = "quagga";
const WITHDRAWN = content.add({
  ...({ id: `${WORD}-7` } as object), // the API's ids may be text
  title: `The ${WORD} is extinct`,
  paragraph_explanation: `Nobody has seen a ${WORD} since 1883.`,
  category: `${WORD} news`,
  author_name: `${WORD} watcher`,
  image_path: `${WORD}-cover.png`,
  tags: [WORD],
  created_at: "2020-01-01T00:00:00Z",
  sections: [{ header: WORD, explanation: `<p>${WORD}</p><img src="images/${WORD}-inline.png">` }],
});
const CATEGORIES = content.categories();
const UNEDITED = [30, 31].map((id) => content.edit(id, {}));
const editPost = () => content.edit(30, { title: "Edited title of post thirty" });
function unedit(): void {
  for (const post of UNEDITED) content.edit(post.id, post);
}
const PRICES = readFileSync("sample/prices.json", "utf8");
const ALL_CATEGORIES = [...CATEGORIES, `${WORD} news`];
let categories: readonly string[] = ALL_CATEGORIES;

let api: RunningServer;
let isDown = false;
let env: Record<string, string>;

beforeAll(async () => {
  for (const [name, background] of [
    ["first.png", "#C5337B"],
    ["second.png", "#2B3857"],
    [`${WORD}-cover.png`, "#1E2A4A"],
    [`${WORD}-inline.png`, "#C9D2E6"],
  ] as const) {
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background } });
    await image.png().toFile(path.join(images, name));
  }
  writeFileSync(path.join(images, "photo.jpg"), await markedPhotograph(400));
  const store = { ...content, categories: () => categories };
  const app = createFolderApi({ content: store, imagesDirectory: images, inbox: NO_INBOX });
  api = await listen(
    (request) =>
      isDown && !request.url.includes("/images/")
        ? new Response("down", { status: 503 })
        : app.fetch(request),
    { port: 0 },
  );
  env = {
    CONTENT_API_URL: api.url,
    CONTENT_API_TIMEOUT_MS: "60000", // so that even a busy machine gets every image
    GA_MEASUREMENT_ID: ANALYTICS_ID,
  };
});
afterAll(async () => {
  await api.close();
  site.remove();
});

const inSite = (file: string) => path.join(site.directory, file);
const isComplete = () => existsSync(inSite(MARKER_FILE));
const statuses = () =>
  Object.fromEntries(site.report().sections.map(({ name, status }) => [name, status]));
const ALL = [
  "Hero",
  "About",
  "Services",
  "How it works",
  "Team",
  "Testimonials",
  "Blog posts",
  "Blog categories",
];
const all = (status: string) => Object.fromEntries(ALL.map((name) => [name, status]));

/** The output of a build that must succeed. */
async function build(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const { code, output } = await site.build({ ...env, ...more });
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
  expect(isComplete()).toBe(true);
  return output;
}

const published = () => publishedFiles(inSite("public"));

/** A build's output, before later builds change the folder. */
const taken = () => ({
  isComplete: isComplete(),
  hasPages: existsSync(inSite("public/index.html")),
  statuses: isComplete() ? statuses() : {},
  reason: isComplete() ? site.report().sections[0]?.reason : "",
});

/** The first builds, in order, in one folder. */
async function firstBuilds() {
  const killed = await site.build(env, async (pid) => {
    await until(() => existsSync(inSite(".cache/schema.gql"))); // reads content but makes no pages
    process.kill(pid, "SIGTERM");
  });
  const afterKill = taken();
  isDown = true;
  await build();
  const lastGood = { ...taken(), about: site.page("about"), files: published() };
  const strict = await site.build({ ...env, CONTENT_STRICT: "1" });
  const afterStrict = taken();
  isDown = false;
  editPost();
  const output = await build();
  return {
    killed: { ...killed, ...afterKill },
    lastGood,
    strict: { ...strict, ...afterStrict },
    live: { ...taken(), output, edited: site.page("blog/30") },
  };
}
let first: Awaited<ReturnType<typeof firstBuilds>>;
let takeBack = () => {};
beforeAll(async () => {
  await site.shrinkPictures();
  first = await firstBuilds();
  if (isFull) takeBack = site.snapshot();
}, 600_000);

test("a build that's killed half-way fails and publishes nothing", () => {
  expect(first.killed.code).not.toBe(0);
  expect(first.killed).toMatchObject({ isComplete: false, hasPages: false });
});

test("while the API is down, the last good copies are published, as read by the killed build", () => {
  expect(first.lastGood.statuses).toEqual(all("last-good"));
  expect(first.lastGood.about).toContain("Generated mission.");
  expect(first.lastGood.reason).toMatch(/returned 503/);
});

test("CONTENT_STRICT stops such a build before anything changes, with the report on stderr", () => {
  const { code, errors, isComplete } = first.strict;
  expect(code).toBe(1);
  expect(errors).toContain("CONTENT_STRICT is set and these sections aren’t live: Hero, About,");
  expect(errors).toContain("Content report");
  expect(errors).toContain("last good copy");
  expect(errors).not.toMatch(/^\s*(?:>\s*)?\d+ \||^\s+at /m); // stack frames
  expect(isComplete).toBe(true); // the next build doesn't have to start over
});

test("once the API responds, every section is live", () => {
  const { output, statuses } = first.live;
  expect(output).not.toMatch(/^(?:error|.*not a known API)/m);
  expect(statuses).toEqual(all("live"));
  expect(output).toContain("Blog posts       live (61 items)");
  expect(output.indexOf("Content report")).toBeGreaterThan(output.indexOf("Done building"));
});

test("after a post is edited, only the pages that show it are rewritten", () => {
  const { output, edited } = first.live;
  expect(output).toContain("posts: 1 changed");
  expect(edited).toContain("Edited title of post thirty");
  const [, rendered] = /Building static HTML[^\n]*?(\d+)\/\1/.exec(output) ?? [];
  expect(Number(rendered)).toBeLessThan(20); // the post itself, lists of the blog and of its category, home and search
});

test("webpack's hash is the same after a cold build and the next one, so other pages aren't rewritten", () => {
  const hashIn = (html: string) => /webpackCompilationHash="(\w+)"/.exec(html)?.[1];
  expect(hashIn(first.lastGood.about)).toMatch(/^\w{20}$/);
  expect(hashIn(first.live.edited)).toBe(hashIn(first.lastGood.about));
});

/** Published files that contain what `markedPhotograph` mustn't reveal. */
const withMarker = () =>
  [...published()].filter(([, bytes]) => bytes.includes(MARKER)).map(([file]) => file);

describe("the live site", () => {
  test("sixty posts have their own pages, seven list pages and their categories", () => {
    const posts = Array.from({ length: 60 }, (_, i) => site.page(`blog/${i + 1}`));
    expect(new Set(posts).size).toBe(60);
    expect(site.page("blog/page/7")).toContain("<h1");
    expect(existsSync(inSite("public/blog/page/8"))).toBe(false);
    expect(site.page("blog/category/call-center")).toContain("Call Center");
    expect(site.page("")).toContain("Generated steps");
  });

  test("broken fields and images are replaced and reported, and nothing foreign gets in", () => {
    const page = site.page("blog/59");
    expect(page).toContain("Anonymous");
    expect(page).not.toContain("alert(1)");
    expect(page).toMatch(/<img src="\/static\/content-images\/[0-9a-f]{32}\.png"/);
    expect(page).toMatch(/<img src="\/static\/content-images\/[0-9a-f]{32}\.jpg"/);
    const problem = "“missing.png” isn’t on the server (it returned 404)";
    expect(site.report().issues).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          section: "Blog posts",
          field: "author_name",
          action: "repaired",
        }),
        expect.objectContaining({ field: "image", problem, action: "replaced" }),
      ]),
    );
  });

  test("a photograph from the API is published without its camera metadata", () => {
    expect(withMarker()).toEqual([]);
  });

  describe("a visitor to a site with an analytics id", () => {
    const inBrowser = testWith("chromium");
    const SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${ANALYTICS_ID}`;
    /** Sets two cookies, which is how the real script would be noticed. */
    const SETS_COOKIES = `document.cookie = "_ga=GA1.1.1.1; path=/"; document.cookie = "_ga_TEST000001=GS1.1; path=/";`;
    let server: RunningServer;
    const browser = startBrowser(() => server.url);
    beforeAll(async () => {
      server = await serveSite({ target: new URL(api.url) }, site.directory);
    });
    afterAll(() => server.close());

    const isForeign = (url: string | URL) => !String(url).startsWith(server.url);
    const stubOthers = (page: Page) =>
      page.route(isForeign, (route) =>
        route.fulfill({ contentType: "text/javascript", body: SETS_COOKIES }),
      );

    /** A page whose requests to other hosts are stubbed, and a record of them. */
    async function visit(options: BrowserContextOptions = {}) {
      const { page, requests, consoleErrors } = await browser.newPage({
        reducedMotion: "reduce",
        ...options,
      });
      await stubOthers(page);
      const seen = async () => ({
        foreign: requests.map((request) => request.url()).filter(isForeign),
        consoleErrors, // including requests that the policy blocked
        cookies: (await page.context().cookies()).map(({ name }) => name).sort(),
        /** Page views reported since the last load. */
        reported: await page.evaluate(() => {
          const queue: readonly ArrayLike<unknown>[] = Reflect.get(window, "dataLayer") ?? [];
          return queue
            .map((call) => Array.from(call))
            .filter(([command]) => command !== "js")
            .filter(([, , given]) => !(given instanceof Object && "send_page_view" in given));
        }),
      });
      await page.goto("/about");
      await notice(page).waitFor();
      return { page, seen };
    }
    const SILENCE = { foreign: [], consoleErrors: [], cookies: [], reported: [] };
    const notice = (page: Page) => page.getByRole("region", { name: "May we count visits?" });
    const button = (page: Page, name: string) => notice(page).getByRole("button", { name });
    const settings = (page: Page) =>
      page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });
    const kept = (page: Page) =>
      page.evaluate(() => JSON.parse(localStorage.getItem("savanna-signal:consent") ?? "null"));
    /** Follows a link in the header without reloading the site. */
    async function go(page: Page, link: string, heading: string | RegExp): Promise<void> {
      await page.getByRole("banner").getByRole("link", { name: link, exact: true }).first().click();
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    }

    inBrowser(
      "is asked, and before the answer there are no requests elsewhere and no cookies",
      async () => {
        const { page, seen } = await visit();
        await go(page, "Pricing", "Transparent & Flexible Pricing");
        expect(await notice(page).isVisible()).toBe(true);
        expect(await seen()).toEqual(SILENCE);
      },
    );

    inBrowser.each([PHONE, {}])(
      "finds both answers side by side and looking the same: %j",
      async (options) => {
        const { page } = await visit(options);
        // both in one call, because the notice may still be sliding in
        const [decline, agree] = await notice(page)
          .getByRole("button", { name: /^(Decline|Agree)$/ })
          .evaluateAll((buttons) =>
            buttons.map((element) => {
              const { y, width, height } = element.getBoundingClientRect();
              const { color, backgroundColor, borderColor, fontSize, fontWeight } =
                getComputedStyle(element);
              return {
                y,
                width,
                height,
                color,
                backgroundColor,
                borderColor,
                fontSize,
                fontWeight,
              };
            }),
          );
        expect(agree).toEqual(decline);
        expect(decline?.height).toBeGreaterThanOrEqual(44);
      },
    );

    inBrowser("is also asked on a translated page, and can change the answer there", () =>
      inEveryTranslation(
        browser,
        async ({ page, open, note }) => {
          await stubOthers(page);
          await open(`${server.url}/about`);
          await note(notice(page));
          for (const answer of ["Decline", "Agree", "Decline"]) {
            await button(page, answer).click();
            await notice(page).waitFor({ state: "detached" });
            await settings(page).click();
            await note(notice(page));
          }
        },
        { reducedMotion: "reduce" },
      ),
    );

    inBrowser("isn't asked again after declining, and sends nothing", async () => {
      const { page, seen } = await visit();
      await button(page, "Decline").click();
      await notice(page).waitFor({ state: "detached" });
      expect(await kept(page)).toEqual({
        choice: "declined",
        at: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        version: 1,
      });
      await page.reload();
      await go(page, "Pricing", "Transparent & Flexible Pricing");
      await settings(page).scrollIntoViewIfNeeded();
      expect(await notice(page).count()).toBe(0);
      expect(await seen()).toEqual(SILENCE);
    });

    inBrowser(
      "is counted once per page after agreeing, and no longer after withdrawing",
      async () => {
        const { page, seen } = await visit();
        const config = (page_path: string) => {
          const page_location = new URL(page_path, server.url).href;
          return ["config", ANALYTICS_ID, { page_path, page_location, page_referrer: "" }];
        };
        await Promise.all([page.waitForResponse(SCRIPT), button(page, "Agree").click()]);
        expect(await kept(page)).toMatchObject({ choice: "accepted", version: 1 });
        await go(page, "Pricing", "Transparent & Flexible Pricing");
        await page.evaluate(() => {
          window.location.hash = "main"; // the same page, so it isn't counted again
        });
        await go(page, "Contact Us", /contact/i);
        await page.goBack();
        await page.getByRole("heading", { level: 1, name: /Pricing/ }).waitFor();
        const paths = ["/about", "/pricing", "/contact", "/pricing"];
        expect((await seen()).reported).toEqual(paths.map(config));

        await Promise.all([page.waitForResponse(SCRIPT), page.goto("/blog/30?from=mail")]);
        await page.waitForFunction(() => Reflect.get(window, "dataLayer").length === 3);
        const counted = {
          ...SILENCE,
          foreign: [SCRIPT, SCRIPT],
          reported: [config("/blog/30")],
        };
        expect(await seen()).toEqual({ ...counted, cookies: ["_ga", "_ga_TEST000001"] });

        await settings(page).click();
        await notice(page).getByText("Your choice so far: you agreed.").waitFor();
        await button(page, "Decline").click();
        await notice(page).waitFor({ state: "detached" });
        const isDisabled = (id: string) => Reflect.get(window, `ga-disable-${id}`);
        expect(await page.evaluate(isDisabled, ANALYTICS_ID)).toBe(true);
        await go(page, "Pricing", "Transparent & Flexible Pricing");
        expect(await seen()).toEqual(counted);
        await page.reload();
        await settings(page).scrollIntoViewIfNeeded();
        expect(await seen()).toEqual({ ...counted, reported: [] });
      },
    );

    inFull(() =>
      describe.each([
        ["firefox", startFirefox],
        ["webkit", startWebKit],
      ] as const)("in %s", (program, start) => {
        testWith(program)("decides, and is counted only after agreeing", async () => {
          const engine = await start();
          try {
            const visitor = visitorOf(await engine.newWindow());
            const isCounted = () =>
              document.querySelector("script[src*=googletagmanager]:not([type])") !== null;
            await visitor.open(`${server.url}/about`);
            await visitor.hydrated();
            await visitor.sees("h2", "May we count visits?");
            await visitor.pressOn("button", "Decline");
            await visitor.until(() => !document.body.innerText.includes("May we count visits?"));
            await visitor.reload();
            await visitor.hydrated();
            await visitor.pressOn("footer button", "Cookie settings");
            await visitor.sees("p", "Your choice so far: you declined.");
            expect(await visitor.run(isCounted)).toBe(false);
            await visitor.pressOn("button", "Agree");
            await visitor.until(isCounted);
          } finally {
            await engine.close();
          }
        });
      }),
    );

    test("can withdraw consent at the foot of every page", () => {
      const pages = readdirSync(inSite("public"), { recursive: true })
        .map(String)
        .filter((file) => file.endsWith("index.html"));
      const without = pages.filter((file) => {
        const html = site.page(path.dirname(file));
        const foot = html.slice(html.lastIndexOf("<footer")); // a post's article also has one
        return !/<button[^>]*>Cookie settings</.test(foot);
      });
      expect(pages.length).toBeGreaterThan(100);
      expect(without).toEqual([]);
    });
  });
});

/** Undoes an event's changes in the API and restores the folder. */
function startOver(): void {
  unedit();
  editPost();
  if (categories !== ALL_CATEGORIES) content.add(WITHDRAWN);
  categories = ALL_CATEGORIES;
  takeBack();
}

function editPrice(): void {
  const file = inSite("content/prices.json");
  const { tiers, ...prices } = JSON.parse(readFileSync(file, "utf8"));
  const last = { ...tiers.at(-1), unitCostCents: 1 };
  writeFileSync(file, JSON.stringify({ ...prices, tiers: [...tiers.slice(0, -1), last] }));
}

inFull(() =>
  test("after a price is edited, only the pages that show it are rewritten", async () => {
    startOver();
    const pages = () => [...published()].filter(([file]) => file.endsWith("index.html"));
    const before = new Map(pages());
    editPrice();
    const output = await build();
    const changed = pages().filter(([page, bytes]) => !before.get(page)?.equals(bytes));
    expect(changed.map(([page]) => path.dirname(page)).sort()).toEqual([
      ".", // the range of prices
      "pricing",
      "services", // the prices of each
      "tools/sms-price",
    ]);
    expect(site.page("tools/sms-price")).toContain("KSh 0.01");
    const [, rendered] = /Building static HTML[^\n]*?(\d+)\/\1/.exec(output) ?? [];
    expect(Number(rendered)).toBeLessThan(8); // the pages that query prices, including four tools
  }),
);

const isAbout = ([file, bytes]: readonly [string, Buffer]) =>
  `${file} ${bytes.toString("latin1")}`.toLowerCase().includes(WORD);

/**
 * Withdraws the post, and edits a price and another post, in one build. Returns the post's earlier
 * files and pictures.
 */
async function withdraw() {
  startOver();
  const before = published();
  const page = before.get(`blog/${WORD}-7/index.html`)?.toString() ?? "";
  const pictures = [...page.matchAll(/\/(static\/[^\s",#]+)/g)].map(([, file = ""]) => file);
  content.edit(31, { title: "Edited title of post thirty-one", image_path: "first.png" });
  editPrice();
  content.remove(WITHDRAWN.id);
  categories = CATEGORIES;
  await build();
  return { before, page, pictures };
}

test("a withdrawn post leaves no published file", async () => {
  const { before, pictures } = await withdraw();
  const about = [...before].filter(isAbout).map(([file]) => file);
  for (const end of [".html", ".json", ".md", "rss.xml", ".br"]) {
    expect(about.some((file) => file.endsWith(end))).toBe(true);
  }
  expect(pictures.some((file) => file.startsWith("static/content-images/"))).toBe(true);
  const after = published();
  expect([...after].filter(isAbout).map(([file]) => file)).toEqual([]);
  const inText = pictures.filter((file) => file.startsWith("static/content-images/"));
  const pages = [...after].filter(([file]) => /\.(?:html|css|js)$/.test(file));
  const named = pages.map(([, bytes]) => bytes.toString()).join("\n");
  expect(inText.filter((file) => after.has(file) && !named.includes(file))).toEqual([]);
});

inFull(() =>
  test("once a withdrawal and edits are undone, the site equals a cold build", async () => {
    const { page, pictures } = await withdraw();
    content.add(WITHDRAWN);
    categories = ALL_CATEGORIES;
    unedit();
    writeFileSync(inSite("content/prices.json"), PRICES);
    await build();
    const files = published();
    expect(pictures.filter((file) => !files.has(file))).toEqual([]);
    const returned = files.get(`blog/${WORD}-7/index.html`)?.toString() ?? "";
    expect(withoutHash(returned)).toBe(withoutHash(page));
    expect(siteDifference(files, first.lastGood.files)).toEqual([]);
  }),
);
