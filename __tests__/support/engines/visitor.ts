import { setTimeout as wait } from "node:timers/promises";
import type { EngineWindow } from "./engine";

/** What goes to a page. */
type Plain = string | number | boolean | null | readonly Plain[];

const PATIENCE_MS = 60_000; // longer than any machine needs
const TARGET = "data-journey-target";

/** What a person does and sees in a window, however long the page takes. */
export interface Visitor extends EngineWindow {
  /** Runs a function in the page and returns what it returns. Its source goes there: it may use its arguments alone. */
  readonly run: <Result, Args extends readonly Plain[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Waits until a function is true in the page; throws with its source and the page's text when it never is. */
  readonly until: <Args extends readonly Plain[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<void>;
  /** Waits until an element that matches has `words` as its whole text, or as its label. */
  readonly sees: (selector: string, words: string) => Promise<void>;
  /** Presses the visible element that matches and has `words` as its whole text or label. */
  readonly pressOn: (selector: string, words?: string) => Promise<void>;
  /** Waits until scripts run; a key makes the page fetch them without waiting for an idle moment. */
  readonly hydrated: () => Promise<void>;
  /** Focuses a field by a press, and types. */
  readonly write: (selector: string, text: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
}

/**
 * Marks what is to be pressed; true once it can be: in view, drawn where it was at the call before and under
 * nothing else. Another call comes until then. A person presses what has been drawn: a press in the same moment
 * as a scroll would leave the page before it could keep its place.
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
  // The frame after the next one: scroll events and what they ask for belong to the next.
  requestAnimationFrame(() => requestAnimationFrame(() => found.setAttribute(attribute, place)));
  return false;
}

/** A person at a window. */
export function visitorOf(window: EngineWindow): Visitor {
  const call = (script: unknown, args: readonly Plain[]) =>
    `(${script})(${args.map((arg) => JSON.stringify(arg)).join(", ")})`;
  const run: Visitor["run"] = async (script, ...args) =>
    (await window.evaluate(call(script, args))) as ReturnType<typeof script>; // the script's own value
  const until: Visitor["until"] = async (script, ...args) => {
    const end = Date.now() + PATIENCE_MS;
    // a page that is just being left has nothing to answer with
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
          return false; // the page has drawn another one in its place: a person presses that
        },
      );
    }
    await run((name) => document.querySelector(`[${name}]`)?.removeAttribute(name), TARGET).catch(
      () => undefined,
    ); // another document may be coming
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
