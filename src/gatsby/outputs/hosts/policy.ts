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

/** Page without content from the API, so all of its inline scripts are ours. */
const CODE_ONLY_PAGE = "404.html";

export interface Policy {
  readonly headers: Readonly<Record<string, string>>;
  /** Paths of pages with an inline script that the policy forbids. */
  readonly violations: readonly string[];
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "");

/**
 * Returns a source expression that allows only the file at `url`. Browsers match the whole path,
 * because it has no trailing slash. They ignore the query and, after a redirect, the path.
 */
function fileOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

const TAGS_ORIGIN = "https://www.googletagmanager.com";
/** The script that `gatsby-plugin-google-gtag` adds to pages. */
const TAG_SCRIPT = `${TAGS_ORIGIN}/gtag/js`;

/**
 * Returns the content security policy. It allows this site's scripts, inline scripts with the given
 * hashes, frames with the SMS portal or the map, and the configured hosts. With a measurement ID,
 * it also allows the analytics hosts and the one analytics script that pages load.
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
    "form-action": ["'self'", api, "mailto:"], // without scripts, the contact form opens an email
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(" "))
    .join("; ");
}

/**
 * Returns a built site's policy. It allows only the inline scripts of a page without content, so a
 * script that came with content is a violation. Search engines are told not to index drafts and
 * sites that aren't open yet.
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
