import { ROUTES } from "../../site/routes";

/** The menu entries that a page marks. */
export interface CurrentSection {
  /** Path of the page's own entry; empty when it has none. */
  readonly page: string;
  /** Path of the entry above the page; empty when there is none. */
  readonly section: string;
}

const SECTIONS: readonly string[] = [ROUTES.services, ROUTES.blog];
const ENTRIES: ReadonlySet<string> = new Set(Object.values(ROUTES));
/** Matches the page of a service, or its alias. */
const SERVICE = /^\/services\/[^/[]+$/;

/** Returns the menu entries of a path. Paths without an entry are alike, so that few headers are built. */
export function currentSectionOf(pathname: string): CurrentSection {
  const path = pathname.replace(/(.)\/+$/, "$1");
  const section = SECTIONS.find((base) => path.startsWith(`${base}/`)) ?? "";
  return { page: ENTRIES.has(path) || SERVICE.test(path) ? path : "", section };
}

/** Returns the `aria-current` of a link to `to`. */
export function ariaCurrent(to: string, { page, section }: CurrentSection) {
  if (to === page) return "page";
  return to === section ? "true" : undefined;
}
