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
 * Generates the files that Cloudflare reads beside those of a site. Source:
 * https://developers.cloudflare.com/workers/static-assets/
 */

type Headers = Readonly<Record<string, string>>;

/** Headers of the paths that match `route`, in which `*` is any text; headers of later rules win. */
interface Rule {
  readonly route: string;
  readonly headers: Headers;
}

/** The most rules in Cloudflare's `_headers`; `HEADER_LINE_MAX_CHARS` limits a line of it. */
export const HEADER_RULES_MAX = 100;
export const HEADER_LINE_MAX_CHARS = 2_000;

const CSP = "Content-Security-Policy";
const CACHE = "Cache-Control";
/**
 * File endings that are never pages; `HASHED_CODE` are those with a digest in the name wherever the build puts them.
 */
const NEVER_PAGES = ["json", "woff2", "png", "jpg", "webp", "avif", "ico"];
const HASHED_CODE = ["js", "css"];
const HASHED_FOLDERS = ["/static/*", "/fonts/*", "/search/*"];

const matches = (route: string, path: string): boolean => {
  const [start = "", end] = route.split("*");
  return end === undefined ? path === route : path.startsWith(start) && path.endsWith(end);
};

/**
 * Returns the rules of a site with these files, by prefix and ending: their number does not grow with the site. A file
 * whose name does not tell its kind gets a rule of its own.
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
    CACHE_REVALIDATE; // Cloudflare's own
  const others = [...files]
    .map((file) => `/${file}`)
    .filter((path) => !NOT_SERVED.test(path) && !path.startsWith(`${CONTENT_API_ROUTE}/`))
    .filter((path) => cachedBy(path) !== cacheControlFor(path))
    .map((path) => ({ route: path, headers: { [CACHE]: cacheControlFor(path) } }));
  return [...rules, ...others];
}

/**
 * Returns `_headers` for a site with these files. Cloudflare joins the values of all rules that match, so a
 * later rule takes a header away before it sets it. Throws where one of Cloudflare's limits is passed, since
 * rules and lines beyond them are silently left out.
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
      `_headers has ${rules.length} rules, and Cloudflare reads ${HEADER_RULES_MAX}: too many files have a name unlike those of their kind.`,
    );
  }
  if (longest > HEADER_LINE_MAX_CHARS) {
    throw new Error(
      `A line of _headers has ${longest} characters, and Cloudflare reads ${HEADER_LINE_MAX_CHARS}: the content security policy is too long.`,
    );
  }
  return `${lines.join("\n")}\n`;
}

/**
 * Returns `.assetsignore`: the files that are not uploaded, because Cloudflare compresses itself or nobody asks for
 * them.
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

/** Folder of the files that our own host reads; it is not published. */
export const HOST_DIRECTORY = "deploy/generated";
export const REMOVED_FOLDER = "gone";
/** Files beside the pages for a host that has no program of ours to read `headers.json`. */
export const EDGE_FILES = { headers: "_headers", ignore: ".assetsignore" } as const;

/** Returns those files of a site with these headers and files, by name. */
export const edgeFiles = (
  headers: Readonly<Record<string, string>>,
  files: Iterable<string>,
): Readonly<Record<string, string>> => ({
  [EDGE_FILES.headers]: headersFile(headers, files),
  [EDGE_FILES.ignore]: assetsIgnore(),
});
