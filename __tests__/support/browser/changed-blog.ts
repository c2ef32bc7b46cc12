import path from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { ContentStore } from "../../../src/content/content-store";
import { folderStore } from "../../../src/server/folder-store";
import type { RunningServer } from "../../../src/server/listen";
import { type MisbehavingServer, startMisbehavingServer } from "../servers/misbehaving-server";
import { NO_INBOX } from "../servers/no-inbox";
import type { TestBrowser } from "./browser";
import { serveSite } from "./built-site";

/** The built blog with content APIs that have changed since the build or don't work. */

export const built = folderStore();

/** Newer than the build, and hostile. */
const FRESH = {
  id: 777,
  title: "Fresh <img src=x onerror=alert(1)>",
  paragraph_explanation: "A post about zebra crossings.",
  category: "ussd",
  author_name: "Zawadi",
  tags: ["zebra"],
  created_at: "2026-11-19T08:00:00Z",
  sections: [
    {
      header: "One",
      explanation:
        "<p>Hi <a href='javascript:window.pwned=1'>x</a></p><script>window.pwned=1</script><img src=x onerror='window.pwned=1'><svg onload='window.pwned=1'></svg><h1><img src='https://evil.example/a.png' srcset='https://evil.example/b.png 1x'></h1><table><tr><td><img src='/etc/passwd'></td></tr></table>",
    },
    {
      header: "Frames",
      explanation:
        "<frameset><frame src='javascript:parent.pwned=1'></frameset><p>Behind frames</p>",
    },
    {
      header: "Titles",
      explanation:
        "<a title=\"<table ><meta http-equiv=refresh content='0;url=/about'><form id=evil>\">named like a table</a>",
    },
    {
      header: "Newsletter email",
      explanation: "<p><a href='#one'>first</a> <a href='#100%'>all</a></p>",
    },
  ],
};
/** Post 11's new title. Post 5 has been removed. */
export const EDITED = "Edited after the build";
const changed: ContentStore = {
  ...built,
  blogs: () => [
    FRESH,
    ...built
      .blogs()
      .filter(({ id }) => id !== 5)
      .map((post) => (post.id === 11 ? { ...post, title: EDITED } : post)),
  ],
};

/**
 * Serves the built site twice for the tests of a file: with a content API that has changed and with
 * a broken one.
 */
export function startBlogs(browser: TestBrowser) {
  let api: MisbehavingServer;
  let beside: { readonly changed: RunningServer; readonly broken: RunningServer };
  /** A new host, which hasn't cached the API's earlier responses. */
  const serveBroken = () => serveSite({ target: new URL(api.url), timeoutMs: 300 });
  beforeAll(async () => {
    api = await startMisbehavingServer();
    const imagesDirectory = path.resolve("sample/images");
    beside = {
      changed: await serveSite({ content: changed, imagesDirectory, inbox: NO_INBOX }),
      broken: await serveBroken(),
    };
  });
  afterAll(async () => {
    await Promise.all([beside.changed.close(), beside.broken.close()]);
    await api.stop();
  });
  return {
    url: (state: keyof typeof beside) => beside[state].url,
    /** Opens a page of the site with the changed or the broken content API. */
    open: async (
      urlPath: string,
      options: BrowserContextOptions = {},
      state: keyof typeof beside = "changed",
    ): Promise<Page> => (await browser.open(beside[state].url + urlPath, options)).page,
    /** Breaks the API in another way and restarts its host, so that nothing is cached. */
    breakBy: async (response: Parameters<MisbehavingServer["on"]>[1]) => {
      api.on("/blogs", response);
      await beside.broken.close();
      beside = { ...beside, broken: await serveBroken() };
    },
  };
}

export const titles = (page: Page) => page.locator("main li h2").allTextContents();
export const card = (page: Page, title: string) => page.locator("main li h2", { hasText: title });
export const recentPosts = (page: Page) =>
  page
    .getByRole("complementary", { name: "More from the blog" })
    .getByRole("region", { name: "Recent Posts" });
export const searchBox = (page: Page) => page.getByRole("searchbox").first();
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
