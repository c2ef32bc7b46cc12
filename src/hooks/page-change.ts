/** A page's address, as the router gives it. */
export interface PageAddress {
  readonly pathname: string;
  readonly hash: string;
}

/** Structured data of the page that was built; other pages have none in the browser. */
const BUILT_DATA = 'script[type="application/ld+json"]:not([data-react-helmet])';

/** Runs `run` when the new page stands and the router has moved its own focus. */
export type Later = (run: () => void) => void;

const nextFrame: Later = (run) => requestAnimationFrame(() => setTimeout(run));

/** A new page begins at its top at once; the smooth scrolling of styles is for ways within a page. */
export function beforePageChange(to: PageAddress, from: PageAddress | null): void {
  if (from && from.pathname !== to.pathname) {
    document.documentElement.style.scrollBehavior = "auto";
    window.dispatchEvent(new Event("site:leave")); // heard by `late-fonts.ts`
  }
}

/**
 * After navigation in place the focus goes to the new page's heading, so that keyboard and screen
 * reader begin where the eye does. An anchor keeps its own target; the first page is left alone.
 */
export function afterPageChange(
  to: PageAddress,
  from: PageAddress | null,
  later: Later = nextFrame,
): void {
  if (!from || from.pathname === to.pathname) return;
  document.querySelector(BUILT_DATA)?.remove();
  later(() => {
    document.documentElement.style.removeProperty("scroll-behavior");
    if (to.hash) return;
    const target =
      document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  });
}
