import puppeteer from "puppeteer-core";
import { requireFirefox } from "../../../scripts/support/firefox";
import type { Engine } from "./engine";
import { puppeteerWindows } from "./puppeteer-window";

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: requireFirefox(),
    timeout: 0, // a busy machine takes long; the test's limit applies
    protocolTimeout: 0,
  });
  return {
    newWindow: puppeteerWindows(() => browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
