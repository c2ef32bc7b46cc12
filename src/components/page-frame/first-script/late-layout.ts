/**
 * A part of the first script (`first-script.ts`). The third part of a page and those after it, which no
 * first screen shows, are laid out when they are near the window, and else one in a frame as soon as it
 * is decided which fonts they have: laid out at once, a long page keeps a slow phone from answering.
 * Who comes back or goes to a place within the page is put where the page as a whole has it.
 */
export function layOutInParts(fontsAreDecided: Promise<unknown>): void {
  const [visit] = performance.getEntriesByType("navigation");
  const isNew = (visit as PerformanceNavigationTiming | undefined)?.type === "navigate";
  if (!isNew || location.hash || !("adoptedStyleSheets" in document)) return;
  const sheet = new CSSStyleSheet();
  const holdFrom = (part: number) =>
    sheet.replaceSync(
      `main>:nth-child(n+${part}),main+*{content-visibility:auto;contain-intrinsic-block-size:auto 900px}`,
    );
  let part = 3;
  holdFrom(part);
  document.adoptedStyleSheets = [sheet];
  const release = () => {
    removeEventListener("click", release, true); // giving the list again would style every element anew
    document.adoptedStyleSheets = [];
  };
  const next = () => {
    if (!document.adoptedStyleSheets.length) return;
    if (part > document.querySelectorAll("main>*").length) return release();
    part += 1;
    holdFrom(part);
    requestAnimationFrame(() => setTimeout(next));
  };
  addEventListener("click", release, true);
  fontsAreDecided.then(next);
}
