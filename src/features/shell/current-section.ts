import { SERVICE_LINKS } from "../../site/navigation";
import { ROUTES, SERVICE_ALIASES, serviceRoute } from "../../site/routes";

/** The menu entries that a page marks. */
export interface CurrentSection {
  /** Path of the page's own entry, aliases resolved; empty when it has none. */
  readonly page: string;
  /** Path of the entry above the page; empty when there is none. */
  readonly section: string;
}

const SECTIONS: readonly string[] = [ROUTES.services, ROUTES.blog];
const ENTRIES: ReadonlySet<string> = new Set([
  ...Object.values(ROUTES),
  ...SERVICE_LINKS.map(({ to }) => to),
]);
const ALIASES = new Map(
  Object.entries(SERVICE_ALIASES).map(([alias, id]) => [serviceRoute(alias), serviceRoute(id)]),
);

/** Returns the menu entries of a path. Paths without an entry are alike, so that few headers are built. */
export function currentSectionOf(pathname: string): CurrentSection {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const page = ALIASES.get(path) ?? path;
  const section = SECTIONS.find((base) => page.startsWith(`${base}/`)) ?? "";
  return { page: ENTRIES.has(page) ? page : "", section };
}

/** Returns the `aria-current` of a link to `to`. */
export function ariaCurrent(to: string, { page, section }: CurrentSection) {
  if (to === page) return "page";
  return to === section ? "true" : undefined;
}
