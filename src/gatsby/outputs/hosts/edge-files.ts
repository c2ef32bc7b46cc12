import {
  CACHE_IMMUTABLE,
  CACHE_REVALIDATE,
  cacheControlFor,
  INERT_POLICY,
  NO_PAGE_POLICY,
  NOT_SERVED,
} from "../../../site/headers";
import { CONTENT_API_ROUTE } from "../../../site/routes";

/**
 * Generates Cloudflare's configuration files for a site's folder. Source:
 * https://developers.cloudflare.com/workers/static-assets/
 */

type Headers = Readonly<Record<string, string>>;

/** Headers for paths that match `route`, where `*` stands for any text. Later rules win. */
interface Rule {
  readonly route: string;
  readonly headers: Headers;
}

/** Cloudflare's limits for `_headers`: the number of rules, and the length of a line. */
export const HEADER_RULES_MAX = 100;
export const HEADER_LINE_MAX_CHARS = 2_000;

const CSP = "Content-Security-Policy";
const CACHE = "Cache-Control";
/**
 * Extensions that pages never have. Files with an extension in `HASHED_CODE` always have a hash in
 * their name.
 */
const NEVER_PAGES = ["json", "woff2", "png", "jpg", "webp", "avif", "ico"];
const HASHED_CODE = ["js", "css"];
const HASHED_FOLDERS = ["/static/*", "/fonts/*", "/search/*"];

const matches = (route: string, path: string): boolean => {
  const [start = "", end] = route.split("*");
  return end === undefined ? path === route : path.startsWith(start) && path.endsWith(end);
};

/**
 * Returns a site's rules. They match prefixes and extensions, so that their number doesn't grow
 * with the site. Only files that need different caching get their own rules.
 */
function rulesOf(headers: Headers, files: Iterable<string>): readonly Rule[] {
  const noPage = { [CSP]: NO_PAGE_POLICY };
  const rules: Rule[] = [
    { route: "/*", headers },
    ...NEVER_PAGES.map((ending) => ({ route: `/*.${ending}`, headers: noPage })),
    { route: "/*.svg", headers: { [CSP]: INERT_POLICY } },
    ...HASHED_FOLDERS.map((route) => ({ route, headers: { [CACHE]: CACHE_IMMUTABLE } })),
    ...HASHED_CODE.map((ending) => ({
      route: `/*.${ending}`,
      headers: { ...noPage, [CACHE]: CACHE_IMMUTABLE },
    })),
  ];
  const cachedBy = (path: string) =>
    rules.findLast((rule) => CACHE in rule.headers && matches(rule.route, path))?.headers[CACHE] ??
    CACHE_REVALIDATE; // Cloudflare's default
  const others = [...files]
    .map((file) => `/${file}`)
    .filter((path) => !NOT_SERVED.test(path) && !path.startsWith(`${CONTENT_API_ROUTE}/`))
    .filter((path) => cachedBy(path) !== cacheControlFor(path))
    .map((path) => ({ route: path, headers: { [CACHE]: cacheControlFor(path) } }));
  return [...rules, ...others];
}

/**
 * Returns `_headers` for a site with these files. Cloudflare joins the values of all matching
 * rules, so a later rule removes a header before setting it. Throws if one of Cloudflare's limits
 * is exceeded, because Cloudflare would silently ignore the rest.
 */
export function headersFile(headers: Headers, files: Iterable<string>): string {
  const rules = rulesOf(headers, files);
  const lines = rules.flatMap(({ route, headers: values }, index) => [
    route,
    ...Object.entries(values).flatMap(([name, value]) => [
      ...(index > 0 ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  const longest = Math.max(...lines.map((line) => line.length));
  if (rules.length > HEADER_RULES_MAX) {
    throw new Error(
      `_headers has ${rules.length} rules, but Cloudflare reads only ${HEADER_RULES_MAX}. Too many files need their own rule because their names don't fit a pattern.`,
    );
  }
  if (longest > HEADER_LINE_MAX_CHARS) {
    throw new Error(
      `A line in _headers has ${longest} characters, but Cloudflare reads only ${HEADER_LINE_MAX_CHARS}. The content security policy is too long.`,
    );
  }
  return `${lines.join("\n")}\n`;
}

/**
 * Returns `.assetsignore`, which lists files not to upload: compressed copies, because Cloudflare
 * compresses files itself, and files that no visitor requests.
 */
export const assetsIgnore = (): string =>
  [
    ".*",
    "!/.well-known/",
    "*.br",
    "*.gz",
    "*.map",
    "/_gatsby/",
    "/~partytown/",
    "/webpack.stats.json",
    "/chunk-map.json",
  ]
    .map((line) => `${line}\n`)
    .join("");

/** Folder for our own host's files. It isn't published. */
export const HOST_DIRECTORY = "deploy/generated";
export const REMOVED_FOLDER = "gone";
/** Files next to the pages, for hosts that don't read our `headers.json`. */
export const EDGE_FILES = { headers: "_headers", ignore: ".assetsignore" } as const;

/** Returns the contents of `EDGE_FILES`, by name. */
export const edgeFiles = (
  headers: Readonly<Record<string, string>>,
  files: Iterable<string>,
): Readonly<Record<string, string>> => ({
  [EDGE_FILES.headers]: headersFile(headers, files),
  [EDGE_FILES.ignore]: assetsIgnore(),
});
