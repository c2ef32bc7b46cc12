import { setTimeout as wait } from "node:timers/promises";
import type { EngineWindow } from "./engine";

/** Values that can be passed to a page. */
type Plain = string | number | boolean | null | readonly Plain[];

const PATIENCE_MS = 60_000; // longer than any machine needs
const TARGET = "data-journey-target";

/** What a person does and sees in a window, however long the page takes. */
export interface Visitor extends EngineWindow {
  /**
   * Runs a function in the page and returns its result. Only its source is sent, so it can use
   * nothing but its arguments.
   */
  readonly run: <Result, Args extends readonly Plain[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /**
   * Waits until a function returns true in the page. If it never does, throws with its source and
   * the page's text.
   */
  readonly until: <Args extends readonly Plain[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<void>;
  /** Waits until a visible matching element has `words` as its whole text or label. */
  readonly sees: (selector: string, words: string) => Promise<void>;
  /** Clicks the visible element that matches and has `words` as its whole text or label. */
  readonly pressOn: (selector: string, words?: string) => Promise<void>;
  /**
   * Waits for hydration. A key press makes the page load its scripts without waiting for an idle
   * moment.
   */
  readonly hydrated: () => Promise<void>;
  /** Clicks a field to focus it, then types. */
  readonly write: (selector: string, text: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
}

/**
 * Marks the element to click. Returns true once it's in view, uncovered and where it was at the
 * previous call; call again until then. People only click what has been painted, and a click at the
 * moment of a scroll would leave the page before it could save its position.
 */
function aim(attribute: string, selector: string, words: string): boolean {
  const marked = document.querySelector(`[${attribute}]`);
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === "visible" &&
      (words === "" ||
        element.textContent?.trim() === words ||
        element.getAttribute("aria-label") === words),
  );
  if (!found) return false;
  const { left, top, width, height } = found.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  const place = [left, top, width, height].map(Math.round).join(" ");
  if (found === marked && found.getAttribute(attribute) === place && found.contains(at))
    return true;
  marked?.removeAttribute(attribute);
  if (!at || !found.contains(at)) found.scrollIntoView({ block: "center", behavior: "instant" });
  // The frame after next, because scroll events and their effects belong to the next one.
  requestAnimationFrame(() => requestAnimationFrame(() => found.setAttribute(attribute, place)));
  return false;
}

export function visitorOf(window: EngineWindow): Visitor {
  const call = (script: unknown, args: readonly Plain[]) =>
    `(${script})(${args.map((arg) => JSON.stringify(arg)).join(", ")})`;
  const run: Visitor["run"] = async (script, ...args) =>
    (await window.evaluate(call(script, args))) as ReturnType<typeof script>; // its result
  const until: Visitor["until"] = async (script, ...args) => {
    const end = Date.now() + PATIENCE_MS;
    // A page that is being left can't respond.
    while (!(await window.evaluate(`Boolean(${call(script, args)})`).catch(() => false))) {
      if (Date.now() > end) {
        const shown = await run(() => {
          const { activeElement } = document;
          const typed = activeElement instanceof HTMLInputElement ? activeElement.value : "";
          return `${location.href}, the focus on ${activeElement?.tagName} ${typed}\n${document.body.innerText}`;
        });
        throw new Error(`Never true: ${script} of ${JSON.stringify(args)} at ${shown}`);
      }
      await wait(20);
    }
  };
  const pressOn: Visitor["pressOn"] = async (selector, words = "") => {
    const isAimedAt = (name: string) => document.querySelector(`[${name}]`) !== null;
    for (let isPressed = false; !isPressed; ) {
      await until(aim, TARGET, selector, words);
      isPressed = await window.press(`[${TARGET}]`).then(
        () => true,
        async (problem) => {
          if (await run(isAimedAt, TARGET)) throw problem;
          return false; // the page has replaced it, and a person would click the new one
        },
      );
    }
    await run((name) => document.querySelector(`[${name}]`)?.removeAttribute(name), TARGET).catch(
      () => undefined,
    ); // another document may be loading
  };
  return {
    ...window,
    run,
    until,
    pressOn,
    sees: (selector, words) =>
      until(
        (query, expected) =>
          [...document.querySelectorAll(query)].some(
            (one) =>
              one.getClientRects().length > 0 &&
              (one.textContent?.trim() === expected || one.getAttribute("aria-label") === expected),
          ),
        selector,
        words,
      ),
    hydrated: async () => {
      await until(() => document.readyState === "complete");
      await window.key("Shift");
      await until(() => document.querySelector("header[data-hydrated]"));
    },
    write: async (selector, text) => {
      await pressOn(selector);
      await until((query) => document.activeElement?.matches(query), selector);
      await window.type(text);
    },
    back: () => run(() => history.back()),
    forward: () => run(() => history.forward()),
  };
}
