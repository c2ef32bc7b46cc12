export type Key = "Tab" | "Enter" | "Escape" | "Shift";

/**
 * A browser window as a visitor uses it, whatever the engine's protocol. Methods wait until the
 * browser has accepted the command, not until the page has reacted.
 */
export interface EngineWindow {
  /** Resolves when the page has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Makes the page `width` CSS pixels wide and about 800 high. */
  readonly resize: (width: number) => Promise<void>;
  /** Evaluates an expression in the page. The result must be JSON, not an element. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the middle of the first matching element. */
  readonly press: (selector: string) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

export interface Engine {
  /** Opens a window with empty storage and no cookies. */
  readonly newWindow: () => Promise<EngineWindow>;
  readonly close: () => Promise<void>;
}
