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

/** The toolbar would otherwise keep the window, and so the page, wider than a phone. */
const TINY_TOOLBAR =
  "* { font-size: 1px; min-width: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0.1); }";

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, "exit");
}

/** Starts a virtual screen. */
async function startScreen(program: string) {
  const screen = spawn(
    program,
    ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(screen.stdio[3] as Readable, "data"); // because of `stdio`
  return { screen, display: `:${String(number).trim()}` };
}

/** Time limit per command. A driver whose browser has gone never responds. */
const COMMAND_MS = 180_000;
/**
 * Time limits for starting a browser, one per attempt. It takes less than a second even on a busy
 * machine, but of a hundred starts, one or two never finished.
 */
const STARTS_MS = [5_000, 15_000, 60_000];
/** How long a browser may take to exit by itself. */
const END_MS = 15_000;

/** Rejects with `problem` if the promise takes longer. */
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

/** Waits until a driver responds at `url`. Throws if it has exited. */
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

/** Starts WebKitGTK on its own screen, driven by WebDriver. */
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
    await within(END_MS, driver?.quit() ?? Promise.resolve(), "").catch(() => {}); // stopped below
    if (program) await end(program);
  };
  // Each session has its own driver and browser, with empty storage.
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
