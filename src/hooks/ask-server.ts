import { CLIENT_ONLY_ROUTES } from "../site/routes";

/** As much of the browser as is used here. */
interface Browser {
  readonly location: Pick<Location, "pathname" | "reload">;
  readonly performance: Pick<Performance, "getEntriesByType">;
}

/**
 * An address below `/blog` or `/services` may have no page of its own and still be answered: by a
 * page that the server sends for all of them. Who comes here by a link within the site has not asked
 * the server yet; loading the page again does. Where the server was asked for this very address, the
 * answer stands.
 */
export function askServer({ location, performance }: Browser = window): void {
  const { pathname } = location;
  if (!CLIENT_ONLY_ROUTES.some(({ below }) => pathname.startsWith(below))) return;
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded && new URL(loaded.name).pathname !== pathname) location.reload();
}
