import { ROUTES, SERVICE_ALIASES, serviceRoute } from "../../site/routes";

/** Which menu entries a page marks: `page` is its own, `section` the one that it lies below. */
export interface CurrentSection {
  /** Path of the page, by its canonical name. */
  readonly page: string;
  /** Empty for pages that lie below no entry. */
  readonly section: string;
}

/** The value of `aria-current`. */
export type AriaCurrent = "page" | "true" | undefined;

const SECTIONS: readonly string[] = [ROUTES.services, ROUTES.blog];
const ENTRIES: ReadonlySet<string> = new Set([
  ...Object.values(ROUTES),
  ...["bulksms", "shortcode", "ussd", "callcenter"].map(serviceRoute),
  ...["software", "integration", "payment", "ivr"].map(serviceRoute),
]);
const ALIASES = new Map(
  Object.entries(SERVICE_ALIASES).map(([alias, id]) => [serviceRoute(alias), serviceRoute(id)]),
);

/** Returns the menu entries of a path. Others count as none, so that a build renders few headers. */
export function currentSectionOf(pathname: string): CurrentSection {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const page = ALIASES.get(path) ?? path;
  const section = SECTIONS.find((base) => page.startsWith(`${base}/`)) ?? "";
  return { page: ENTRIES.has(page) ? page : "", section };
}

/** Returns the `aria-current` of a link to `to`. */
export function ariaCurrent(to: string, { page, section }: CurrentSection): AriaCurrent {
  if (to === page) return "page";
  return to === section ? "true" : undefined;
}
