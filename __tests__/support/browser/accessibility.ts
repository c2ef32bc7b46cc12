import axe from "axe-core";
import type { Page } from "playwright-core";

/** What axe finds wrong in `element`, one line each; colours need a browser and are checked there. */
export async function accessibilityProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** What axe finds wrong in a page as it shows now, one line each; frames have pages of their own. */
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
