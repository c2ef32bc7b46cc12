import { readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { BuildArgs } from "gatsby";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { rewriteSite } from "../../../plugins/gatsby-plugin-late-scripts/src/rewrite-site";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";
import { builtPage } from "./built-page";

const folder = temporaryFolder();
const file = (name: string) => path.join(folder, "public", name);
const read = (name: string) => readFileSync(file(name), "utf8");

const cached = new Map<string, string>();
/** Rewrites the site. Returns the sentence that it fails the build with, if any. */
async function build({ enabled }: { enabled: boolean }) {
  const sentences: string[] = [];
  const cache = {
    get: async (key: string) => JSON.parse(cached.get(key) ?? "null") ?? undefined,
    set: async (key: string, value: unknown) => void cached.set(key, JSON.stringify(value)),
  };
  const reporter = { panicOnBuild: (sentence: string) => void sentences.push(sentence) };
  // `as`: the parts it uses
  const gatsby = { cache, reporter } as unknown as Pick<BuildArgs, "cache" | "reporter">;
  await rewriteSite(path.join(folder, "public"), enabled, gatsby);
  return sentences.join();
}
const ON = { enabled: true };
const OFF = { enabled: false };
const PAGE = builtPage('<script src="/app-1.js" async></script>');

test("a site without pages fails the build, unless the plugin is off", async () => {
  await writeFiles(folder, { "public/410.html": "<p>Gone</p>" });
  expect(await build(ON)).toMatch(
    /^gatsby-plugin-late-scripts: no HTML file in public has id="___gatsby"\. Gatsby 5\.\d+\.\d+ is installed; .* set its option `enabled` to false\.$/,
  );
  expect(await build(OFF)).toBe("");
});

test("pages are rewritten, and other files and fragments aren't", async () => {
  await writeFiles(folder, {
    "public/index.html": PAGE,
    "public/blog/1/index.html": PAGE,
    "public/page-data/404.html/page-data.json": PAGE,
    "public/_gatsby/slices/_gatsby-scripts-1.html": PAGE,
  });
  expect(await build(ON)).toBe("");
  expect(read("index.html")).toContain('<script data-late-scripts="/app-1.js">(');
  expect(read("index.html")).toMatch(/\)\(\)<\/script><!-- slice-end/);
  expect(read("blog/1/index.html")).toBe(read("index.html"));
  expect(read("410.html")).toBe("<p>Gone</p>");
  expect(read("page-data/404.html/page-data.json")).toBe(PAGE);
  expect(read("_gatsby/slices/_gatsby-scripts-1.html")).toBe(PAGE);
});

test("the next build writes only pages that Gatsby has written", async () => {
  const before = read("index.html");
  utimesSync(file("index.html"), 1, 1);
  await writeFiles(folder, { "public/blog/1/index.html": PAGE.replace("Hello", "Edited") });
  expect(await build(ON)).toBe("");
  expect(statSync(file("index.html")).mtimeMs).toBe(1_000);
  expect(read("blog/1/index.html")).toBe(before.replace("Hello", "Edited"));
});

test("a page that hasn't been written since the last build isn't read", async () => {
  const before = read("index.html");
  await writeFiles(folder, { "public/index.html": PAGE });
  utimesSync(file("index.html"), 1, 1); // as after the last build
  expect(await build(ON)).toBe("");
  expect(read("index.html")).toBe(PAGE);
  utimesSync(file("index.html"), 2, 2);
  expect(await build(ON)).toBe("");
  expect(read("index.html")).toBe(before);
});

test("turning the plugin off also restores pages that Gatsby hasn't written", async () => {
  expect(await build(OFF)).toBe("");
  expect(read("index.html")).toBe(PAGE);
});

/** Gatsby's renderer: React's stream, read as text chunk by chunk. */
async function rendered(links: readonly string[]): Promise<string> {
  const page = createElement(
    "p",
    null,
    links.map((href) => createElement("a", { key: href, href }, href)),
  );
  const { pipe } = renderToPipeableStream(page);
  return text(pipe(new PassThrough()));
}

test.each([ON, OFF])(
  "links with multi-byte letters lead to the right pages: %j",
  async (options) => {
    const links = Array.from({ length: 400 }, (_, i) => `/blog/tag/caf${"é".repeat(i % 7)}-${i}`);
    const html = await rendered(links);
    expect(html).toContain("\0"); // otherwise React has fixed it, and our patch can go
    await writeFiles(folder, { "public/index.html": PAGE.replace("Hello", html) });
    expect(await build(options)).toBe("");
    expect(read("index.html")).not.toContain("\0");
    expect([...read("index.html").matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      links,
    );
  },
);

test("a page of an unexpected shape fails the build, unless the plugin is off", async () => {
  await writeFiles(folder, { "public/about/index.html": builtPage("") });
  expect(await build(ON)).toMatch(
    /^gatsby-plugin-late-scripts: public\/about\/index\.html has Gatsby's root element, id="___gatsby", but no <script src="…" async><\/script> was found between the comments of its slice "_gatsby-scripts-1"\. Gatsby 5\.\d+\.\d+ is installed; .* set its option `enabled` to false\.$/,
  );
  expect(await build(OFF)).toBe("");
});
