import { ROUTES, SERVICE_ALIASES, serviceRoute } from "../../site/routes";

/** Where in the menus a page stands: `page` is its own entry, `section` the one it lies below. */
export interface Place {
  /** Address of the page, by its canonical name. */
  readonly page: string;
  /** Empty for pages that lie below no entry. */
  readonly section: string;
}

/** What `aria-current` says of a link. */
export type Current = "page" | "true" | undefined;

const SECTIONS: readonly string[] = [ROUTES.services, ROUTES.blog];
const ENTRIES: ReadonlySet<string> = new Set([
  ...Object.values(ROUTES),
  ...["bulksms", "shortcode", "ussd", "callcenter"].map(serviceRoute),
  ...["software", "integration", "payment", "ivr"].map(serviceRoute),
]);
const ALIASES = new Map(
  Object.entries(SERVICE_ALIASES).map(([alias, id]) => [serviceRoute(alias), serviceRoute(id)]),
);

/** The place of an address. Only what menus know is kept, so that a build makes few headers. */
export function placeOf(pathname: string): Place {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const page = ALIASES.get(path) ?? path;
  const section = SECTIONS.find((base) => page.startsWith(`${base}/`)) ?? "";
  return { page: ENTRIES.has(page) ? page : "", section };
}

/** How a link to `to` is marked on a page at `place`. */
export function currentOf(to: string, { page, section }: Place): Current {
  if (to === page) return "page";
  return to === section ? "true" : undefined;
}
