import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  headersFile,
  nginxHttpFile,
  nginxServerFile,
  redirectsFile,
} from "../../../../src/gatsby/outputs/hosts/host-files";
import { canServeBrotli } from "../../../../src/gatsby/outputs/hosts/nginx-modules";
import { temporaryFolder } from "../../../support/temporary-folder";

const HEADERS = { "X-Frame-Options": "DENY", "Content-Security-Policy": "default-src 'self'" };
const FILES = [
  "index.html",
  "app-0123456789abcdef0123.js",
  "app-0123456789abcdef0123.js.LICENSE.txt",
  "static/3f2a/hero.avif",
  "fonts/figtree-9fd6a873.woff2",
  "icons.svg",
];

test("headersFile has one rule for every path and one for each immutable file", () => {
  expect(headersFile(HEADERS, FILES, true)).toBe(`/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests
/static/*
  Cache-Control: public, max-age=31536000, immutable
/app-0123456789abcdef0123.js
  Cache-Control: public, max-age=31536000, immutable
/fonts/figtree-9fd6a873.woff2
  Cache-Control: public, max-age=31536000, immutable
`);
});

test("headersFile of a site on http has no upgrade to https", () => {
  expect(headersFile(HEADERS, FILES, false)).not.toContain("upgrade-insecure-requests");
});

test("redirectsFile redirects, forwards and falls back as our own host does", () => {
  expect(redirectsFile(new URL("http://api.example.com/v1/"))).toBe(`/blog/previous-post /blog 301
/blog/next-post /blog 301
/content-api/hero-section http://api.example.com/v1/hero-section 200
/content-api/about-us http://api.example.com/v1/about-us 200
/content-api/services http://api.example.com/v1/services 200
/content-api/how-it-works http://api.example.com/v1/how-it-works 200
/content-api/our-team http://api.example.com/v1/our-team 200
/content-api/testimonials http://api.example.com/v1/testimonials 200
/content-api/blogs http://api.example.com/v1/blogs 200
/content-api/blogs/categories http://api.example.com/v1/blogs/categories 200
/content-api/blogs/:postId http://api.example.com/v1/blogs/:postId 200
/content-api/images/* http://api.example.com/v1/images/:splat 200
/content-api/contact http://api.example.com/v1/contact 200
/services/* /services/[...rest]/index.html 200
`);
  expect(redirectsFile(null)).not.toContain("content-api");
});

test("nginx's files have escaped quotes, and the upgrade to https on https alone", () => {
  const text = nginxServerFile({ ...HEADERS, "X-Odd": 'a"b\\c' }, { brotli: false });
  expect(text).toContain('add_header X-Odd "a\\"b\\\\c" always;');
  expect(nginxHttpFile(HEADERS)).toContain('https "; upgrade-insecure-requests";');
});

test("nginxServerFile sends brotli copies only with the module, gzip always", () => {
  expect(nginxServerFile(HEADERS, { brotli: true })).toMatch(
    /^brotli_static on;\ngzip_static on;$/m,
  );
  expect(nginxServerFile(HEADERS, { brotli: false })).not.toMatch(/^\s*brotli_static/m);
  expect(nginxServerFile(HEADERS, { brotli: false })).toMatch(/^gzip_static on;$/m);
});

const folder = temporaryFolder();
test("canServeBrotli needs the enabled module", () => {
  const modules = path.join(folder, "modules-enabled");
  expect(canServeBrotli(modules)).toBe(false);
  mkdirSync(modules);
  writeFileSync(path.join(modules, "50-mod-http-brotli-filter.conf"), "");
  expect(canServeBrotli(modules)).toBe(false);
  writeFileSync(path.join(modules, "50-mod-http-brotli-static.conf"), "");
  expect(canServeBrotli(modules)).toBe(true);
});
