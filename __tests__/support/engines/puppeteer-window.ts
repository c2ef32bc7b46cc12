import type { EngineWindow, Key } from "./engine";

/**
 * The parts of puppeteer's `Page` that exist both in version 19, which Chromium 109 needs, and
 * today.
 */
export interface PuppeteerPage {
  setDefaultTimeout(ms: number): void;
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  setViewport(viewport: { width: number; height: number }): Promise<void>;
  click(selector: string): Promise<void>;
  evaluate(script: string): Promise<unknown>;
  readonly keyboard: {
    press(key: Key): Promise<void>;
    type(text: string): Promise<void>;
  };
}

/** The parts we use of puppeteer's `BrowserContext`. */
interface Context {
  newPage(): Promise<PuppeteerPage>;
  close(): Promise<void>;
}

/** Opens isolated windows. Each closes the previous one, which would otherwise keep animating. */
export function puppeteerWindows(
  createContext: () => Promise<Context>,
): () => Promise<EngineWindow> {
  let context: Context | undefined;
  return async () => {
    await context?.close();
    context = await createContext();
    return puppeteerWindow(await context.newPage());
  };
}

function puppeteerWindow(page: PuppeteerPage): EngineWindow {
  page.setDefaultTimeout(0);
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (width) => page.setViewport({ width, height: 800 }),
    evaluate: (expression) => page.evaluate(expression),
    press: (selector) => page.click(selector),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  };
}
