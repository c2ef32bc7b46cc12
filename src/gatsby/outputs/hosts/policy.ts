import path from "node:path";
import { BRAND, mapEmbedUrl } from "../../../site/company/brand";
import { SECURITY_HEADERS } from "../../../site/headers";
import type { Environment } from "../../environment";
import { isPage, type SiteFiles } from "../site-files";

type Settings = Pick<Environment, "browserContentApiUrl" | "gaMeasurementId" | "newsletterUrl">;

/** Shows no content of the API, so all of its inline scripts are ours. */
const CODE_ONLY_PAGE = "404.html";

/** The headers of pages, and pages that violate them. */
export interface Policy {
  /** Every response header of a page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Paths of pages with an inline script that the policy does not allow. */
  readonly violations: readonly string[];
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "");

/**
 * Returns the content security policy: scripts from this site and inline scripts with one of the given
 * hashes, frames of the SMS portal and the map, and the configured hosts. Analytics hosts only with a
 * measurement id.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { browserContentApiUrl, gaMeasurementId, newsletterUrl }: Settings,
): string {
  const api = originOf(browserContentApiUrl);
  const portal = originOf(BRAND.smsPortalUrl);
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
    "connect-src": ["'self'", api, originOf(newsletterUrl ?? ""), portal, ...measured],
    "frame-src": [portal, originOf(mapEmbedUrl())],
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
 * Returns the policy of a built site. It allows the inline scripts of the page without content, so that
 * a script that came with content is a violation.
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
