import type { Page } from "playwright-core";

interface Shift {
  readonly value: number;
  /** For each element: tag, start of its text, old and new position. */
  readonly moved: readonly string[];
}

/** All shifts since the page opened, except those after user input. */
export interface Shifts {
  readonly total: number;
  readonly entries: readonly Shift[];
}

/** The fields of a `layout-shift` entry that we read. TypeScript's DOM types lack them. */
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
 * Makes every document that `page` opens from now on collect its layout shifts. Don't name
 * functions in here, because the transpiler of the benchmarks would add calls to a helper that
 * pages don't have.
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

/** Layout shifts of the document so far. Call `observeShifts` first. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  const entries = await page.evaluate(() => Reflect.get(window, "shifts") as Shift[]); // set above
  return { total: entries.reduce((sum, { value }) => sum + value, 0), entries };
}
