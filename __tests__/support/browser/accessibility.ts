import axe from "axe-core";
import type { Page } from "playwright-core";

/** axe's findings for `element`, one line each. Colours need a browser and are checked there. */
export async function accessibilityProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/**
 * axe's findings for the page as it's shown now, one line each. Frames are left out, because they
 * have their own pages.
 */
export async function pageProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, "axe").run(
      { exclude: ["iframe"] },
      {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        resultTypes: ["violations"],
      },
    );
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
        `${id} ${nodes.map(({ target }) => target).join(" ")}`,
    );
  });
}
