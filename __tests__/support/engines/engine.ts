/** Keys that the journeys press, by their names on the web. */
export type Key = "Tab" | "Enter" | "Escape" | "Shift";

/**
 * One window of a browser, as a visitor uses it; every engine's own protocol is behind it. All methods wait
 * until the browser has taken what they ask for, not until the page has done anything about it.
 */
export interface EngineWindow {
  /** Loads an address; resolves when the page has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Makes the page `width` CSS pixels wide and about 800 high. */
  readonly resize: (width: number) => Promise<void>;
  /** Returns the value of an expression in the page: what JSON can hold, and no element. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses the middle of the first element that matches, with a pointer. */
  readonly press: (selector: string) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
}

/** A browser that has been started. */
export interface Engine {
  /** Opens a window that knows nothing of the ones before: empty storage, no cookies. */
  readonly newWindow: () => Promise<EngineWindow>;
  readonly close: () => Promise<void>;
}
