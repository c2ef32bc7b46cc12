import { ENDPOINTS, FORWARDED_READS } from "../../../site/api/endpoints";
import {
  API_IMAGE,
  API_POLICY,
  CACHE_IMMUTABLE,
  CACHE_REVALIDATE,
  cacheControlFor,
  HASHED_FILE,
  NEVER_A_PAGE,
  NOT_SERVED,
  SECURITY_HEADERS,
  UNSAFE_API_PATH,
} from "../../../site/headers";
import { REDIRECTS } from "../../../site/redirects";
import { CLIENT_ONLY_ROUTE, CONTENT_API_ROUTE, ROUTES } from "../../../site/routes";
import { canServeBrotli } from "./nginx-modules";

/** The configuration files of each kind of host. */

type Headers = Readonly<Record<string, string>>;

const CSP = "Content-Security-Policy";
/** Only for pages that are served by https, not for http://localhost:9000. */
const UPGRADE = "upgrade-insecure-requests";

/**
 * Returns `_headers` for CDN hosts. They join the values of all matching rules, so no two rules name one
 * header for one path, and hashed files are listed one by one. Pages have those hosts' own default,
 * which is the same as ours.
 */
export function headersFile(headers: Headers, files: Iterable<string>, isHttps: boolean): string {
  const sent = isHttps ? { ...headers, [CSP]: `${headers[CSP]}; ${UPGRADE}` } : headers;
  const rule = (route: string, values: Headers) =>
    [route, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const hashed = [...files]
    .map((file) => `/${file}`)
    .filter((file) => !file.startsWith("/static/") && cacheControlFor(file) === CACHE_IMMUTABLE);
  return `${[
    rule("/*", sent),
    ...["/static/*", ...hashed].map((route) => rule(route, { "Cache-Control": CACHE_IMMUTABLE })),
  ].join("\n")}\n`;
}

const forwarded = (path: string, api: string): string =>
  `${CONTENT_API_ROUTE}${path} ${api}${path.replace("*", ":splat")} 200`;

/** Returns `_redirects` for CDN hosts that prefer files to rules; `contentApi` null: not forwarded. */
export function redirectsFile(contentApi: URL | null): string {
  const api = contentApi?.href.replace(/\/$/, "");
  const lines = [
    ...REDIRECTS.map(({ from, to }) => `${from} ${to} 301`),
    ...(api ? [...FORWARDED_READS, ENDPOINTS.contact].map((path) => forwarded(path, api)) : []),
    `${CLIENT_ONLY_ROUTE.below}* ${CLIENT_ONLY_ROUTE.page}/index.html 200`,
  ];
  return `${lines.join("\n")}\n`;
}

const BROTLI_ON = "brotli_static on;";
const BROTLI_MISSING =
  "# Smaller pages: apt-get install libnginx-mod-http-brotli-static, then rebuild.";

/** Headers of the content API that would speak for this site; nginx relays every other one. */
const HIDDEN_HEADERS = [
  "Access-Control-Allow-Credentials",
  "Access-Control-Allow-Headers",
  "Access-Control-Allow-Methods",
  "Access-Control-Allow-Origin",
  "Access-Control-Allow-Private-Network",
  "Access-Control-Expose-Headers",
  "Access-Control-Max-Age",
  "Alt-Svc",
  "Clear-Site-Data",
  "Content-Disposition",
  "Content-Security-Policy-Report-Only",
  "Content-Type", // see $site_api_type
  "Link",
  "Location",
  "NEL",
  "Refresh",
  "Report-To",
  "Reporting-Endpoints",
  "Service-Worker-Allowed",
  "Set-Cookie",
  "SourceMap",
  "Strict-Transport-Security",
  "Timing-Allow-Origin",
  "WWW-Authenticate",
];
/** Headers by which the content API would steer nginx itself. */
const STEERING_HEADERS = ["Redirect", "Expires", "Limit-Rate", "Buffering", "Charset"].map(
  (name) => `X-Accel-${name}`,
);

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/** Returns the text of each file that nginx includes, by its name. */
export const nginxFiles = (headers: Headers) => ({
  "nginx-http.conf": nginxHttpFile(headers),
  "nginx-server.conf": nginxServerFile(headers, { brotli: canServeBrotli() }),
});

/**
 * Returns the nginx maps for the `http` block: the policies of pages and content API, `Cache-Control`,
 * and what is forwarded to the content API.
 */
export function nginxHttpFile(headers: Headers): string {
  const reads = FORWARDED_READS.map((path) => path.replace(/:\w+/, "[^/]+").replace("*", ".+"));
  return `# Made by the build. Include it in the "http" block.
map $scheme $site_upgrade {
  default "";
  https "; ${UPGRADE}";
}
map $sent_http_content_type $site_page_policy {
  default ${quoted(`${headers[CSP]}$site_upgrade`)};
  "~${NEVER_A_PAGE.source}" ${quoted(SECURITY_HEADERS[CSP] ?? "")};
}
map $uri $site_policy {
  default $site_page_policy;
  "~^${CONTENT_API_ROUTE}(/|$)" ${quoted(API_POLICY)};
}
map $uri $site_cache_control {
  default ${quoted(CACHE_REVALIDATE)};
  "~^${CONTENT_API_ROUTE}(/|$)" "";
  "~${HASHED_FILE.source}" ${quoted(CACHE_IMMUTABLE)};
}

# What is forwarded to the content API: the methods of an address, and the status of every refusal.
map $uri $site_api_methods {
  default "";
  ${quoted(`~*^${CONTENT_API_ROUTE}/.*(?:${UNSAFE_API_PATH.source})`)} "";
  "~^${CONTENT_API_ROUTE}(?:${reads.join("|")})$" "GET, HEAD";
  "${CONTENT_API_ROUTE}${ENDPOINTS.contact}" "POST";
}
map $content_type $site_api_unless_json {
  default 415;
  "~*^application/json *(?:;|$)" "";
}
map "$request_method $site_api_methods$is_args" $site_api_refusal {
  default 405;
  "~ [?]?$" 404;
  "~ POST[?]$" 404;
  "~^(?:GET|HEAD) GET" "";
  "POST POST" $site_api_unless_json;
}
map $site_api_refusal $site_api_allow {
  default "";
  405 $site_api_methods;
}
# What comes back is a picture or JSON, whatever the content API calls it; our own answers have a type.
map "$sent_http_content_type|$upstream_http_content_type" $site_api_type {
  default application/json;
  "~^(?:[^|]|[|]$)" "";
  "~*^[|](?<site_api_image>${API_IMAGE.source.slice(1)})" $site_api_image;
}
`;
}

/**
 * Returns the nginx directives for the `server` block: headers, compressed copies, redirects, removed
 * pages and the client-only route. No `location` may add headers: nginx would drop all of these.
 */
export function nginxServerFile(headers: Headers, { brotli }: { brotli: boolean }): string {
  const names = Object.keys(headers);
  const added = {
    ...headers,
    [CSP]: "$site_policy",
    "Cache-Control": "$site_cache_control",
    "Content-Type": "$site_api_type",
    Allow: "$site_api_allow",
  };
  const lines = [
    ...Object.entries(added).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...[...names, ...HIDDEN_HEADERS].map((name) => `proxy_hide_header ${name};`),
    `proxy_ignore_headers ${STEERING_HEADERS.join(" ")};`,
  ];
  const redirects = REDIRECTS.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`);
  /** The pages below a path, 410 for removed ones, else `fallback`. */
  const pages = (below: string, fallback: string) => `location ${below} {
  if (-f $site_gone$uri) { return 410; }
  try_files $uri $uri/index.html ${fallback};
}`;
  const { below, page } = CLIENT_ONLY_ROUTE;
  return `# Made by the build. Include it in the "server" block.
${lines.join("\n")}

${brotli ? BROTLI_ON : BROTLI_MISSING}
gzip_static on;
gzip_vary on;

${redirects.join("\n")}

location ~ ${quoted(NOT_SERVED.source)} { return 404; }

${pages(`${ROUTES.blog}/`, "=404")}

${pages(below, quoted(`${page}/index.html`))}
`;
}
