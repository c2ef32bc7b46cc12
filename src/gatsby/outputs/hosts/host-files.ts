import {
  API_POLICY,
  CACHE_IMMUTABLE,
  CACHE_REVALIDATE,
  cacheControlFor,
  HASHED_FILE,
  NEVER_A_PAGE,
  SECURITY_HEADERS,
} from "../../../site/headers";
import { REDIRECTS } from "../../../site/redirects";
import { CLIENT_ONLY_ROUTE, CONTENT_API_ROUTE, ROUTES } from "../../../site/routes";

/**
 * The same rules in the words of each kind of host. Every function here is pure: data in, the text
 * of one file out.
 */
type Headers = Readonly<Record<string, string>>;

const CSP = "Content-Security-Policy";
/** Only where the page itself came by https: a visitor of http://localhost:9000 must not get it. */
const UPGRADE = "upgrade-insecure-requests";

/**
 * `_headers` for CDN hosts, which join the values of all rules that match: so no two rules here
 * name the same header for one address, and hashed files are listed one by one. What a page may
 * be kept for is those hosts' own default, the same as here.
 */
export function headersFile(headers: Headers, files: Iterable<string>, isHttps: boolean): string {
  const sent = isHttps ? { ...headers, [CSP]: `${headers[CSP]}; ${UPGRADE}` } : headers;
  const rule = (address: string, values: Headers) =>
    [address, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const hashed = [...files]
    .map((file) => `/${file}`)
    .filter((file) => !file.startsWith("/static/") && cacheControlFor(file) === CACHE_IMMUTABLE);
  return `${[
    rule("/*", sent),
    ...["/static/*", ...hashed].map((address) =>
      rule(address, { "Cache-Control": CACHE_IMMUTABLE }),
    ),
  ].join("\n")}\n`;
}

/** `_redirects` for CDN hosts that let a file win over a rule; `contentApi` null: not forwarded. */
export function redirectsFile(contentApi: URL | null): string {
  const api = contentApi?.href.replace(/\/$/, "");
  const lines = [
    ...REDIRECTS.map(({ from, to }) => `${from} ${to} 301`),
    ...(api ? [`${CONTENT_API_ROUTE}/* ${api}/:splat 200`] : []),
    `${CLIENT_ONLY_ROUTE.below}* ${CLIENT_ONLY_ROUTE.page}/index.html 200`,
  ];
  return `${lines.join("\n")}\n`;
}

const BROTLI_ON = "brotli_static on;";
const BROTLI_MISSING =
  "# Smaller pages: apt-get install libnginx-mod-http-brotli-static, then rebuild.";

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/**
 * What nginx needs beside its `server` blocks: the policy of pages and of what the content API says,
 * and how long a file may be kept, by its name.
 */
export function nginxHttpFile(headers: Headers): string {
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
`;
}

/**
 * What nginx needs inside the `server` block: headers, which compressed copies to send, redirects,
 * removed addresses and the client-only route. No `location` may add headers of its own: nginx would
 * drop all of these.
 */
export function nginxServerFile(headers: Headers, { brotli }: { brotli: boolean }): string {
  const names = Object.keys(headers);
  const added = { ...headers, [CSP]: "$site_policy", "Cache-Control": "$site_cache_control" };
  const lines = [
    ...Object.entries(added).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...[...names, "Set-Cookie"].map((name) => `proxy_hide_header ${name};`),
  ];
  const redirects = REDIRECTS.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`);
  /** The pages below an address, 410 for removed ones, else `fallback`. */
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

${pages(`${ROUTES.blog}/`, "=404")}

${pages(below, quoted(`${page}/index.html`))}
`;
}
