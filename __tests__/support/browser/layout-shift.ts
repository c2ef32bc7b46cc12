import type { Page } from "playwright-core";

/** One of the browser's own `layout-shift` entries. */
interface Shift {
  readonly value: number;
  /** What moved: its tag, the beginning of its text, where it was and where it is. */
  readonly moved: readonly string[];
}

/** The entries of a page since it began, those after a press or a key left out. */
export interface Shifts {
  readonly total: number;
  readonly entries: readonly Shift[];
}

/** What of a `layout-shift` entry is read here; TypeScript's DOM does not have it. */
interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Has each document that `page` opens from now on collect how much of it moves. (No function inside has a name:
 * the programs that run benchmarks would have it call a helper that pages do not have.)
 */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(" "),
          );
          const words = node?.textContent?.trim().slice(0, 40);
          return `${node?.nodeName} “${words}”: ${from} → ${to}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much of the document has moved so far; `observeShifts` comes before it. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  const entries = await page.evaluate(() => Reflect.get(window, "shifts") as Shift[]); // set above
  return { total: entries.reduce((sum, { value }) => sum + value, 0), entries };
}
