import { ROUTES } from "../../site/routes";

/** The menu entries that are marked as current. */
export interface CurrentSection {
  /** Path of the page's own menu entry, or "" if it has none. */
  readonly page: string;
  /** Path of the menu entry that is the page's parent, or "" if it has none. */
  readonly section: string;
}

const SECTIONS: readonly string[] = [ROUTES.services, ROUTES.blog];
const ENTRIES: ReadonlySet<string> = new Set(Object.values(ROUTES));
/** Matches the path of a service's page or of one of its aliases. */
const SERVICE = /^\/services\/[^/[]+$/;

/**
 * Returns the menu entries to mark on a page. Pages without their own entry share one result per
 * section, so that few headers have to be built.
 */
export function currentSectionOf(pathname: string): CurrentSection {
  const path = pathname.replace(/(.)\/+$/, "$1");
  const section = SECTIONS.find((base) => path.startsWith(`${base}/`)) ?? "";
  return { page: ENTRIES.has(path) || SERVICE.test(path) ? path : "", section };
}

export function ariaCurrent(to: string, { page, section }: CurrentSection) {
  if (to === page) return "page";
  return to === section ? "true" : undefined;
}
