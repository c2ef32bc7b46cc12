import path from "node:path";
import type { FeatureSwitches } from "../../../content/site/feature-switches";
import type { Environment } from "../../../node/environment";
import { BRAND, mapEmbedUrl } from "../../../site/company/brand";
import { SECURITY_HEADERS } from "../../../site/headers";
import { readFeatureSwitches } from "../../feature-switches-file";
import { isPage, type SiteFiles } from "../site-files";

type Settings = Pick<
  Environment,
  "browserContentApiUrl" | "gaMeasurementId" | "newsletterUrl" | "pricingFormUrl"
>;

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
 * Returns the source expression for the file at `url` alone. Its path has no closing slash, so a browser
 * compares it as a whole; it never compares the query, nor the path once a redirect was followed.
 */
function fileOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

const TAGS_ORIGIN = "https://www.googletagmanager.com";
/** The script that `gatsby-plugin-google-gtag` puts into pages. */
const TAG_SCRIPT = `${TAGS_ORIGIN}/gtag/js`;

/**
 * Returns the content security policy: scripts from this site and inline scripts with one of the given
 * hashes, frames of the SMS portal and of the map's one address, and the configured hosts. Analytics
 * hosts, and of their scripts the one that pages load, only with a measurement id.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { browserContentApiUrl, gaMeasurementId, newsletterUrl, pricingFormUrl }: Settings,
  features: Pick<FeatureSwitches, "portal" | "map"> = readFeatureSwitches().features,
): string {
  const api = originOf(browserContentApiUrl);
  const portal = features.portal ? originOf(BRAND.smsPortalUrl) : "";
  const measured = gaMeasurementId
    ? ["https://*.google-analytics.com", "https://*.analytics.google.com", TAGS_ORIGIN]
    : [];
  const frames = [portal, features.map ? fileOf(mapEmbedUrl()) : ""].filter(Boolean);
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...[...scripts].sort(), gaMeasurementId ? TAG_SCRIPT : ""],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", api, ...measured],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      api,
      originOf(pricingFormUrl),
      originOf(newsletterUrl),
      portal,
      ...measured,
    ],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
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
 * a script that came with content is a violation. Drafts, and a site that is not open yet, are not indexed.
 */
export function policyOf(
  files: SiteFiles,
  settings: Settings & Pick<Environment, "drafts" | "notYet">,
): Policy {
  const allowed = new Set(files.get(CODE_ONLY_PAGE)?.scripts);
  const violations = [...files]
    .filter(([file, { scripts }]) => isPage(file) && scripts.some((hash) => !allowed.has(hash)))
    .map(([file]) => `/${path.posix.dirname(file)}`);
  return {
    headers: {
      ...SECURITY_HEADERS,
      "Content-Security-Policy": contentSecurityPolicy([...allowed], settings),
      ...((settings.drafts || settings.notYet) && { "X-Robots-Tag": "noindex" }),
    },
    violations,
  };
}
