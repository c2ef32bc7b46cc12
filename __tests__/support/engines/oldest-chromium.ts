import { createRequire } from "node:module";
import path from "node:path";
import type { Engine } from "./engine";
import { puppeteerWindows } from "./puppeteer-window";

/** The parts we use of the packages that `npm run test:builds -- --oldest` installs. */
interface OldPuppeteer {
  launch(options: object): Promise<{
    version(): Promise<string>;
    createIncognitoBrowserContext: Parameters<typeof puppeteerWindows>[0];
    close(): Promise<void>;
  }>;
}
interface PackedChromium {
  readonly executablePath: Promise<string> | (() => Promise<string>);
}

/** Starts the oldest supported Chromium, from the folder in `OLDEST_CHROMIUM`. */
export async function startOldestChromium(): Promise<Engine> {
  const load = createRequire(path.join(process.env.OLDEST_CHROMIUM ?? "", "package.json"));
  const puppeteer: OldPuppeteer = load("puppeteer-core");
  const chromium: PackedChromium = load("@sparticuz/chromium");
  const { executablePath } = chromium;
  const browser = await puppeteer.launch({
    executablePath: await (typeof executablePath === "function"
      ? executablePath()
      : executablePath),
    args: ["--no-sandbox", "--no-zygote", "--disable-gpu", "--disable-dev-shm-usage"],
    headless: true,
    timeout: 0,
    protocolTimeout: 0,
  });
  expect(await browser.version()).toContain("/109.");
  return {
    newWindow: puppeteerWindows(() => browser.createIncognitoBrowserContext()),
    close: () => browser.close(),
  };
}
