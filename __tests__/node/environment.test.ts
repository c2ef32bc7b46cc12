import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { loadEnvironmentFile, readEnvironment } from "../../src/node/environment";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const SITE = "https://www.savannasignal.example";

test("readEnvironment has a default for every variable", () => {
  expect(readEnvironment(SITE, { PATH: "/bin", CONTENT_API_URL: " ", PORT: "" })).toEqual({
    contentApiUrl: null,
    browserContentApiUrl: "/content-api",
    pricingFormUrl: "",
    newsletterUrl: "",
    hasInbox: true,
    isForWorkers: false,
    contentApiTimeoutMs: 10_000,
    contentStrict: false,
    drafts: false,
    notYet: false,
    siteUrl: "https://www.savannasignal.example",
    lateScripts: true,
    host: "127.0.0.1",
    port: 9000,
    trustedProxies: [],
    edgeFilesMax: 20_000,
    gaMeasurementId: null,
    releasesDirectory: null,
    releasesKept: 5,
    webhookSecret: null,
  });
});

test("readEnvironment parses every variable", () => {
  expect(
    readEnvironment(SITE, {
      CONTENT_API_URL: "http://127.0.0.1:4000/v1/",
      GATSBY_CONTENT_API_URL: "https://api.duka.example/",
      GATSBY_DELIVER_PRICING_FORM: "/enquiries",
      GATSBY_NEWSLETTER_URL: "https://news.duka.example/subscribers",
      CONTENT_API_TIMEOUT_MS: "2500",
      CONTENT_STRICT: "1",
      SITE_URL: "https://www.duka.example/",
      LATE_SCRIPTS: "0",
      HOST: "0.0.0.0",
      PORT: "8080",
      TRUSTED_PROXIES: "127.0.0.1, 10.0.0.2",
      GA_MEASUREMENT_ID: "G-ABC1234567",
      RELEASES_DIR: "/srv/releases",
      RELEASES_KEEP: "3",
      WEBHOOK_SECRET: "open sesame, and keep it open for all of us",
      DEPLOY_TARGET: "cloudflare",
      EDGE_FILES_MAX: "100000",
    }),
  ).toEqual({
    contentApiUrl: new URL("http://127.0.0.1:4000/v1"),
    browserContentApiUrl: "https://api.duka.example",
    pricingFormUrl: "/enquiries",
    hasInbox: false,
    isForWorkers: true,
    newsletterUrl: "https://news.duka.example/subscribers",
    contentApiTimeoutMs: 2500,
    contentStrict: true,
    drafts: false,
    notYet: false,
    siteUrl: "https://www.duka.example",
    lateScripts: false,
    host: "0.0.0.0",
    port: 8080,
    trustedProxies: ["127.0.0.1", "10.0.0.2"],
    edgeFilesMax: 100_000,
    gaMeasurementId: "G-ABC1234567",
    releasesDirectory: "/srv/releases",
    releasesKept: 3,
    webhookSecret: "open sesame, and keep it open for all of us",
  });
});

test.each([
  ["CONTENT_API_URL", "127.0.0.1:4000", "must be an address"],
  ["CONTENT_API_URL", "ftp://files.example", "must be an address"],
  ["CONTENT_API_URL", "http://a.example/?x=1", "must be an address"],
  ["CONTENT_API_URL", "http://me:secret@a.example", "must not contain a user name or password"],
  ["GATSBY_CONTENT_API_URL", "content-api", "must be a path"],
  ["GATSBY_CONTENT_API_URL", "//evil.example", "must be a path"],
  ["GATSBY_DELIVER_PRICING_FORM", "yes", "must be 0, a path"],
  ["GATSBY_NEWSLETTER_URL", "news.example", "must be 0, a path"],
  ["CONTENT_API_TIMEOUT_MS", "ten", "must be a whole number from 1 to 600000"],
  ["CONTENT_API_TIMEOUT_MS", "0", "must be a whole number from 1 to 600000"],
  ["CONTENT_STRICT", "yes", "must be 1 or 0"],
  ["LATE_SCRIPTS", "off", "must be 1 or 0"],
  ["SITE_URL", "https://www.duka.example/shop", "must be an origin"],
  ["HOST", "www.duka.example", "must be an address of this machine"],
  ["TRUSTED_PROXIES", "127.0.0.1, all", "must be IP addresses"],
  ["PORT", "70000", "must be a whole number from 0 to 65535"],
  ["PORT", "-1", "must be a whole number from 0 to 65535"],
  ["GA_MEASUREMENT_ID", "'><script>", "must be an id"],
  ["RELEASES_KEEP", "0", "must be a whole number from 1 to 1000"],
  ["WEBHOOK_SECRET", "x".repeat(31), "must have at least 32 characters; make one with: openssl"],
])("readEnvironment explains %s=%s", (name, value, reason) => {
  expect(() => readEnvironment(SITE, { [name]: value })).toThrow(`${name} ${reason}`);
});

test("readEnvironment lists all invalid variables in one error", () => {
  expect(() => readEnvironment(SITE, { PORT: "x", CONTENT_STRICT: "x" })).toThrow(
    "Check your environment variables (or .env): CONTENT_STRICT must be 1 or 0; PORT must be a whole number from 0 to 65535.",
  );
});

test(".env.example has a valid value for each variable that it lists", async () => {
  const text = await readFile(".env.example", "utf8");
  const lines = [...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)];
  const example = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
  expect(() => readEnvironment(SITE, example)).not.toThrow();
});

test.each([
  [{}, true],
  [{ CONTENT_API_URL: "http://127.0.0.1:4000" }, false],
  [{ CONTENT_API_URL: "http://127.0.0.1:4000", INBOX_BEFORE_API: "1" }, true],
  [{ GATSBY_CONTENT_API_URL: "https://api.duka.example" }, false],
])("with %j the build has an inbox: %p", (env, hasInbox) => {
  expect(readEnvironment(SITE, env).hasInbox).toBe(hasInbox);
});

test.each([
  ["0", "0"],
  ["1", ""],
])("GATSBY_DELIVER_PRICING_FORM=%s is read as “%s”", (value, url) => {
  expect(readEnvironment(SITE, { GATSBY_DELIVER_PRICING_FORM: value }).pricingFormUrl).toBe(url);
});

test("a folder without .env sets nothing, and a .env that isn't a file is reported", () => {
  expect(() => loadEnvironmentFile(folder)).not.toThrow();
  mkdirSync(path.join(folder, ".env"), { recursive: true });
  expect(() => loadEnvironmentFile(folder)).toThrow(/\.env must be a file, not a folder\.$/);
});
