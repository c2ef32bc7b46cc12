import type { BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { hydrated, settled, stopTime, type TestBrowser } from "./browser";

/** Modes: no translation, existing text only, or later text too. */
const TRANSLATIONS = ["none", "once", "following"] as const;

const MARK = "§";

/** Changes a page like the translation of Chrome, Edge and Safari. Runs in the page. */
function translate([mark, follows]: readonly [mark: string, follows: boolean]): void {
  const skipped =
    "script, style, noscript, template, textarea, svg, font, code, [translate=no], .notranslate";
  const wrap = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(skipped) !== null) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.append(mark + text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (node: Node) => {
    if (node instanceof Text) wrap(node);
    else for (const child of [...node.childNodes]) wrapAll(child);
  };
  wrapAll(document.body);
  if (!follows) return;
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "characterData" ? [target] : addedNodes)
        if (node.isConnected) wrapAll(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

export interface TranslatedVisit {
  readonly page: Page;
  /** Opens a page and translates it after hydration. */
  readonly open: (path: string) => Promise<void>;
  /** Translates what the page shows by now. */
  readonly translate: () => Promise<void>;
  readonly note: (target: Locator) => Promise<void>;
  /** Records what a form sends with the next request to a path with this ending. */
  readonly noteSent: (ending: string, send: () => Promise<void>) => Promise<void>;
}

interface Options extends BrowserContextOptions {
  /** Stops the page's time. Use `page.clock.runFor` to let some pass. */
  readonly stopped?: boolean;
  /**
   * Lets a second pass before recording, after which tools announce their result to screen readers.
   */
  readonly announces?: boolean;
}

/**
 * Runs a journey through untranslated pages, pages translated once, and pages where later text is
 * translated too. Everything it records must be the same each time, and so must console errors.
 */
export async function inEveryTranslation(
  browser: TestBrowser,
  journey: (visit: TranslatedVisit) => Promise<void>,
  { stopped = false, announces = false, ...options }: Options = {},
): Promise<void> {
  const results = await Promise.all(
    TRANSLATIONS.map(async (translation) => {
      const { page, consoleErrors } = await browser.newPage(options);
      if (stopped) await stopTime(page);
      if (announces) await page.clock.install();
      const notes: unknown[] = [];
      const translatePage = async () => {
        if (translation !== "none")
          await page.evaluate(translate, [MARK, translation === "following"] as const);
      };
      await journey({
        page,
        open: async (path) => {
          await page.goto(path);
          await hydrated(page);
          await translatePage();
        },
        translate: translatePage,
        note: async (target) => {
          if (!stopped) await settled(page);
          if (announces) {
            await page.clock.runFor(1_000);
            await settled(page);
          }
          const words = await target.innerText();
          notes.push(words.replaceAll(MARK, "").replace(/\s+/g, " ").trim());
        },
        noteSent: async (ending, send) => {
          const isSent = (request: Request) =>
            request.method() === "POST" && request.url().endsWith(ending);
          const [request] = await Promise.all([page.waitForRequest(isSent), send()]);
          const { shown_ms: _, ...sent } = request.postDataJSON(); // how long the form was shown
          notes.push(sent);
        },
      });
      const shown = await page.locator("body").innerText();
      expect(shown.includes(MARK)).toBe(translation !== "none");
      return { notes, consoleErrors };
    }),
  );
  const [untranslated, ...translated] = results;
  expect(untranslated?.notes).not.toEqual([]);
  for (const result of translated) expect(result).toEqual(untranslated);
}
