import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { requireWebKit } from "../../../scripts/support/webkit";
import { freePort } from "../servers/free-port";
import type { Engine, EngineWindow } from "./engine";

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Shift: Key.SHIFT };

/** The browser's toolbar would keep its window, and so the page, wider than a phone. */
const TINY_TOOLBAR =
  "* { font-size: 1px; min-width: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0.1); }";

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, "exit");
}

/** Starts a screen that nobody sees; returns it with its name. */
async function startScreen(program: string) {
  const screen = spawn(
    program,
    ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(screen.stdio[3] as Readable, "data"); // asked for above
  return { screen, display: `:${String(number).trim()}` };
}

/** The time for one command, which a driver whose browser has gone never answers. */
const COMMAND_MS = 180_000;
/**
 * The times for a browser to start, one for each attempt. It takes less than a second beside three busy loops, but of a
 * hundred starts there one or two never ended.
 */
const STARTS_MS = [5_000, 15_000, 60_000];
/** The time for a browser to end by itself. */
const END_MS = 15_000;

/** Resolves as `promise` does; rejects with `problem` when it takes longer. */
async function within<T>(milliseconds: number, promise: Promise<T>, problem: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until a driver answers at `url`; throws when it has ended instead. */
async function answers(url: string, driver: ChildProcess): Promise<void> {
  const isThere = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended: ${driver.exitCode}`);
  }
}

function windowOf(driver: WebDriver): EngineWindow {
  const answer = <T>(command: Promise<T>) =>
    within(COMMAND_MS, command, "WebKitWebDriver has not answered: its browser may have gone");
  const sendKeys = (text: string) => answer(driver.actions().sendKeys(text).perform());
  return {
    open: (url) => answer(driver.get(url)),
    reload: () => answer(driver.navigate().refresh()),
    resize: async (width) =>
      void (await answer(driver.manage().window().setRect({ width, height: 840 }))),
    evaluate: (expression) => answer(driver.executeScript(`return ${expression}`)),
    press: (selector) => answer(driver.findElement(By.css(selector)).click()),
    key: (key) => sendKeys(KEYS[key]),
    type: sendKeys,
  };
}

/** Starts WebKitGTK on a screen of its own, driven by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const webkit = requireWebKit();
  const settings = mkdtempSync(path.join(os.tmpdir(), "webkit-"));
  mkdirSync(path.join(settings, "gtk-3.0"));
  writeFileSync(path.join(settings, "gtk-3.0/gtk.css"), TINY_TOOLBAR);
  const { screen, display } = await startScreen(webkit.screen);
  const startDriver = async () => {
    const port = await freePort();
    const program = spawn(webkit.driver, [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings },
    });
    const url = `http://127.0.0.1:${port}`;
    await answers(url, program);
    return { program, url };
  };
  let session: { readonly program: ChildProcess; readonly driver?: WebDriver } | undefined;
  const endSession = async () => {
    const { program, driver } = session ?? {};
    session = undefined;
    await within(END_MS, driver?.quit() ?? Promise.resolve(), "").catch(() => {}); // its program ends below
    if (program) await end(program);
  };
  // Each session is a driver and a browser of its own, with nothing in its storage.
  const startSession = async (milliseconds: number): Promise<EngineWindow> => {
    await endSession();
    const { program, url } = await startDriver();
    session = { program };
    const started = new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: webkit.browser, args: ["--automation"] },
      })
      .build();
    const driver = await within(milliseconds, Promise.resolve(started), "WebKit has not started");
    session = { program, driver };
    return windowOf(driver);
  };
  return {
    newWindow: async () => {
      let problem: unknown;
      for (const milliseconds of STARTS_MS) {
        try {
          return await startSession(milliseconds);
        } catch (error) {
          problem = error;
        }
      }
      throw problem;
    },
    close: async () => {
      await endSession();
      await end(screen);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
