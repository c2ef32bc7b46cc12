import { accessSync, constants, statSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import * as v from "valibot";
import { BAD_PORT, hasFetchPort } from "../site/fetch-ports";
import { withoutClosingSlash } from "../site/format/text";
import { API_TIMEOUT_MS, EDGE_FILES_MAX } from "../site/limits";
import { environmentError, parseVariables } from "../site/parse-variables";
import { CONTENT_API_ROUTE } from "../site/routes";

const SITE_PORT = 9_000;

const isHttpUrl = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
};
const hasNoCredentials = (text: string) => !new URL(text).username && !new URL(text).password;
const isOrigin = (text: string) => new URL(text).pathname === "/";

const httpUrl = v.pipe(
  v.string(),
  v.check(isHttpUrl, "must be an address such as https://www.example.com, without ? and #"),
  v.check(hasNoCredentials, "must not contain a user name or password"),
  v.check(hasFetchPort, BAD_PORT),
  v.transform(withoutClosingSlash),
);
const isSitePath = (text: string) => /^\/(?!\/)[^?#\s]*$/.test(text);
const browserUrl = v.pipe(
  v.string(),
  v.check(
    (text) => isSitePath(text) || (isHttpUrl(text) && hasNoCredentials(text)),
    "must be a path such as /content-api or an address such as https://api.example.com",
  ),
  v.transform(withoutClosingSlash),
);
/** Target of a form. `0` means nowhere, and empty or `1` means the host's own endpoint. */
const formUrl = v.union(
  [
    v.literal("0"),
    v.pipe(
      v.literal("1"),
      v.transform(() => ""),
    ),
    browserUrl,
  ],
  "must be 0, a path such as /enquiries or an address such as https://api.example.com",
);
const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};
const isAddress = (text: string) => isIP(text) > 0;
const flag = (value: "0" | "1") => v.optional(v.picklist(["0", "1"], "must be 1 or 0"), value);

const variables = v.object({
  CONTENT_API_URL: v.optional(httpUrl),
  GATSBY_CONTENT_API_URL: v.optional(browserUrl, CONTENT_API_ROUTE),
  GATSBY_DELIVER_PRICING_FORM: v.optional(formUrl),
  GATSBY_NEWSLETTER_URL: v.optional(formUrl),
  INBOX_BEFORE_API: flag("0"),
  CONTENT_API_TIMEOUT_MS: v.optional(wholeNumber(1, 600_000), String(API_TIMEOUT_MS)),
  CONTENT_STRICT: flag("0"),
  NOT_YET: flag("0"),
  CONTENT_TIME: v.optional(
    v.pipe(v.string(), v.isoTimestamp("must be a date and time such as 2026-11-30T08:00:00+03:00")),
  ),
  DRAFTS: flag("0"),
  SITE_URL: v.optional(
    v.pipe(httpUrl, v.check(isOrigin, "must be an origin such as https://www.example.com")),
  ),
  LATE_SCRIPTS: flag("1"),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(isAddress, "must be an address of this machine such as 127.0.0.1 or 0.0.0.0"),
    ),
    "127.0.0.1",
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/)),
      v.check((list) => list.every(isAddress), "must be IP addresses such as 127.0.0.1, 10.0.0.2"),
    ),
  ),
  PORT: v.optional(wholeNumber(0, 65_535), String(SITE_PORT)),
  GA_MEASUREMENT_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/, "must be an id such as G-ABC1234567"),
    ),
  ),
  RELEASES_DIR: v.optional(v.string()),
  RELEASES_KEEP: v.optional(wholeNumber(1, 1_000), "5"),
  DEPLOY_TARGET: v.optional(v.string()),
  EDGE_FILES_MAX: v.optional(wholeNumber(1, 100_000), String(EDGE_FILES_MAX)),
  WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(32, "must have at least 32 characters; make one with: openssl rand -hex 32"),
    ),
  ),
});

/** See `.env.example` for what each variable means. */
export type Environment = Readonly<ReturnType<typeof readEnvironment>>;

/**
 * Loads the `.env` file in `directory` into `process.env`. Variables that are already set take
 * precedence.
 */
export function loadEnvironmentFile(directory: string = process.cwd()): void {
  const file = path.join(directory, ".env");
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isFile()) throw new Error(`${file} must be a file, not a folder.`);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Error(`${file} can't be read. Run this as the user who owns it.`);
  }
  process.loadEnvFile(file);
}

/**
 * Parses the variables. Blank ones count as unset. `siteUrl` is the default for SITE_URL. Throws a
 * single error that lists every invalid variable.
 */
export function readEnvironment(siteUrl: string, env: NodeJS.ProcessEnv = process.env) {
  const parsed = parseVariables(variables, env);
  if ("problems" in parsed) throw environmentError(parsed.problems);
  const { output } = parsed;
  return {
    // Without a content API, the build uses the content folder.
    contentApiUrl: output.CONTENT_API_URL ? new URL(output.CONTENT_API_URL) : null,
    browserContentApiUrl: output.GATSBY_CONTENT_API_URL,
    pricingFormUrl: output.GATSBY_DELIVER_PRICING_FORM ?? "",
    newsletterUrl: output.GATSBY_NEWSLETTER_URL ?? "",
    // With a content API, the host only has its own inbox if that's asked for.
    hasInbox:
      output.GATSBY_CONTENT_API_URL.startsWith("/") &&
      (!output.CONTENT_API_URL || output.INBOX_BEFORE_API === "1"),
    isForWorkers: output.DEPLOY_TARGET === "cloudflare",
    contentApiTimeoutMs: output.CONTENT_API_TIMEOUT_MS,
    contentStrict: output.CONTENT_STRICT === "1",
    notYet: output.NOT_YET === "1",
    drafts: output.DRAFTS === "1",
    siteUrl: output.SITE_URL ?? siteUrl,
    lateScripts: output.LATE_SCRIPTS === "1",
    host: output.HOST,
    port: output.PORT,
    trustedProxies: output.TRUSTED_PROXIES ?? [],
    gaMeasurementId: output.GA_MEASUREMENT_ID ?? null,
    releasesDirectory: output.RELEASES_DIR ?? null,
    // The host may still be sending a file from the previous release.
    releasesKept: Math.max(output.RELEASES_KEEP, 2),
    edgeFilesMax: output.EDGE_FILES_MAX,
    webhookSecret: output.WEBHOOK_SECRET ?? null,
  };
}
