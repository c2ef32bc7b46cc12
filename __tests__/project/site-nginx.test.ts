import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { applyRules } from "../../scripts/support/run-nginx";
import { nginxFiles } from "../../src/gatsby/outputs/hosts/host-files";
import { contentSecurityPolicy } from "../../src/gatsby/outputs/hosts/policy";
import { SECURITY_HEADERS } from "../../src/site/headers";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** The helper that runs as root: what the user of the builds writes gains nothing by it. */
const folder = temporaryFolder();
const directory = path.join(folder, "site");
const policy = contentSecurityPolicy([`'sha256-${"aB3+/".repeat(8)}xyz='`], {
  browserContentApiUrl: "https://api.site.example:8443/content",
  gaMeasurementId: "G-ABC1234567",
  newsletterUrl: "https://news.site.example/subscribers",
});
const rules = nginxFiles({ ...SECURITY_HEADERS, "Content-Security-Policy": policy });
const text = Object.values(rules).join("");
const apply = (rulesText: string, command = "true") =>
  applyRules({ directory, command, text: rulesText });
const inPlace = () =>
  Object.fromEntries(
    readdirSync(directory).map((name) => [name, readFileSync(path.join(directory, name), "utf8")]),
  );

test("nginx reads nothing that the user of the builds may write", () => {
  const configuration = readFileSync("deploy/nginx/site.conf", "utf8");
  const included = Array.from(configuration.matchAll(/^\s*include (.*);/gm), ([, file]) => file);
  expect(included).toEqual(Object.keys(rules).map((name) => `/etc/nginx/site/${name}`));
});

test("what a build writes is put in place as it is", () => {
  apply(text);
  for (const [name, rulesText] of Object.entries(rules)) {
    expect(inPlace()[name]?.trim()).toBe(rulesText.trim());
  }
  expect(Object.keys(inPlace())).toEqual(Object.keys(rules));
});

test.each([
  "include /etc/passwd;",
  "load_module /home/site/evil.so;",
  "error_log /etc/cron.d/site;",
  "access_log /root/.ssh/authorized_keys;",
  "root /;",
  "location / { alias /; }",
  "location /x/ { alias /root/; }",
  "location = /x { return 301 //evil.example; }",
  "location = /x { return 301 https://evil.example; }",
  "location = /x { return 200 $ssl_client_raw_cert; }",
  "proxy_pass http://169.254.169.254/;",
  "  try_files /../../etc/shadow =404;",
  "  if (-f /etc/shadow) { return 410; }",
  'add_header A "$http_authorization" always;',
  'add_header A "a"; root "/" always;',
  'add_header A "a\\" always; # " always;',
  'add_header A "a" always; include /etc/passwd;',
  'add_header A "a" always;\rinclude /etc/passwd;',
  "add_header A 'a' always;",
  "map $uri $site_contact_sender {",
  'map $uri $site_policy { include /etc/passwd; default "";',
  '  "~x\\" "; include /etc/passwd; # ";',
  "  include /etc/passwd;",
  '  "~(?<limit_rate>.*)" "";',
  '  "~(?\'site_gone\'.*)" "";',
  "} user root;",
  "# caf\u00e9",
  "\u0000",
])("a rule %j is refused, and the former ones stay", (line) => {
  const before = inPlace();
  for (const hostile of [`${text}${line}\n`, `${line}\n${text}`, `${text}${line}`]) {
    expect(() => apply(hostile)).toThrow(
      /^site-nginx: Line \d+ (?:has no form that a rebuild writes|names a group of its own)/,
    );
  }
  expect(inPlace()).toEqual(before);
});

test("rules without one of the two files are refused", () => {
  for (const part of ["", ...Object.values(rules)]) {
    expect(() => apply(part)).toThrow(/is missing\. Nothing has been changed\./);
  }
});

test("rules that nginx refuses are taken back, and nginx is not reloaded", async () => {
  const before = inPlace();
  const called = path.join(folder, "called");
  const nginx = path.join(folder, "nginx");
  await writeFiles(folder, { nginx: `echo "$*" >> ${called}; test "$1" != -t\n` });
  const other = text.replaceAll("https://news.site.example", "https://other.site.example");
  expect(() => apply(other, `sh ${nginx}`)).toThrow("site-nginx: nginx refuses these rules.");
  expect(inPlace()).toEqual(before);
  expect(readFileSync(called, "utf8")).toBe("-t -q\n");
});
