import path from "node:path";
import { BRAND, DELIVERY, mapEmbedUrl } from "../../../site/brand";
import { SECURITY_HEADERS } from "../../../site/headers";
import type { Environment } from "../../environment";
import { isPage, type SiteFiles } from "../site-files";

type Settings = Pick<Environment, "browserContentApiUrl" | "gaMeasurementId">;

/** The page that shows no content at all: whatever script stands in it is the site's own. */
const CODE_ONLY_PAGE = "404.html";

/** What pages may load and do. */
export interface Policy {
  /** Every response header of a page, the content security policy included. */
  readonly headers: Readonly<Record<string, string>>;
  /** Pages with an inline script that the policy does not allow, as paths; it does not run. */
  readonly violations: readonly string[];
}

const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : "";

/**
 * The content security policy: scripts from this site and those inline scripts whose hashes are
 * named, nothing in a frame but the SMS portal and the map, and no other host than the configured ones. Analytics
 * hosts are in it only where analytics is.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { browserContentApiUrl, gaMeasurementId }: Settings,
): string {
  const api = originOf(browserContentApiUrl);
  const tags = gaMeasurementId ? ["https://www.googletagmanager.com"] : [];
  const measured = gaMeasurementId
    ? ["https://*.google-analytics.com", "https://*.analytics.google.com", ...tags]
    : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...[...scripts].sort(), ...tags],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", api, ...measured],
    "font-src": ["'self'"],
    "connect-src": ["'self'", api, originOf(DELIVERY.newsletterUrl), ...measured],
    "frame-src": [originOf(BRAND.smsPortalUrl), originOf(mapEmbedUrl())],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", api, "mailto:"], // without scripts the contact form is an e-mail
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(" "))
    .join("; ");
}

/**
 * The policy of a built site. Hashes are taken from the page that holds no content, so that a script
 * which came in with content is not allowed by being there: its page is a violation instead.
 */
export function policyOf(files: SiteFiles, settings: Settings): Policy {
  const own = new Set(files.get(CODE_ONLY_PAGE)?.scripts);
  const violations = [...files]
    .filter(([file, { scripts }]) => isPage(file) && scripts.some((hash) => !own.has(hash)))
    .map(([file]) => `/${path.posix.dirname(file)}`);
  return {
    headers: {
      ...SECURITY_HEADERS,
      "Content-Security-Policy": contentSecurityPolicy([...own], settings),
    },
    violations,
  };
}
