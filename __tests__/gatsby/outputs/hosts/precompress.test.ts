import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { precompress } from "../../../../src/gatsby/outputs/hosts/precompress";
import { scanOutput } from "../../../../src/gatsby/outputs/site-files";
import { temporaryFolder, writeFiles } from "../../../support/temporary-folder";

const LONG = "Bulk SMS for business. ".repeat(200);
const folder = temporaryFolder();
const directory = path.join(folder, "public");
const file = (name: string) => path.join(directory, name);
const run = async () =>
  precompress(
    directory,
    await scanOutput(directory, path.join(folder, "index.json")),
    path.join(folder, "record.json"),
  );

beforeAll(() =>
  writeFiles(directory, {
    "index.html": LONG,
    "blog/7/index.html": LONG,
    "app-0123456789abcdef0123.js": LONG,
    "robots.txt": "User-agent: *",
    "static/hero.avif": LONG,
    "_gatsby/slices/footer-1.html": LONG,
  }),
);

test("precompress writes copies of long text, not of short text, pictures and parts of pages", async () => {
  expect(await run()).toBe(3);
  const copies = readdirSync(directory, { recursive: true })
    .map(String)
    .filter((name) => /\.(br|gz)$/.test(name))
    .sort();
  expect(copies).toEqual([
    "app-0123456789abcdef0123.js.br",
    "app-0123456789abcdef0123.js.gz",
    "blog/7/index.html.br",
    "blog/7/index.html.gz",
    "index.html.br",
    "index.html.gz",
  ]);
  expect(brotliDecompressSync(readFileSync(file("index.html.br"))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(file("index.html.gz"))).toString()).toBe(LONG);
});

test("precompress keeps the copies of unchanged files, also of those that were written again", async () => {
  const { ino } = statSync(file("index.html.br"));
  await writeFiles(directory, { "index.html": LONG });
  expect(await run()).toBe(0);
  expect(statSync(file("index.html.br")).ino).toBe(ino);
});

test("precompress compresses changed files and lost copies and removes copies without a file", async () => {
  await writeFiles(directory, { "index.html": `${LONG}!` });
  await rm(file("app-0123456789abcdef0123.js.br"));
  await rm(file("blog/7/index.html"));
  expect(await run()).toBe(2);
  expect(gunzipSync(readFileSync(file("index.html.gz"))).toString()).toBe(`${LONG}!`);
  expect(existsSync(file("blog/7/index.html.br"))).toBe(false);
});

test("precompress takes a lower quality for a file that would take seconds", async () => {
  const entry = (n: number) => `<url><loc>https://example/${(n * 7919) % 10_007}</loc></url>`;
  const sitemap = Array.from({ length: 9_000 }, (_, n) => entry(n)).join("");
  await writeFiles(directory, { "sitemap-0.xml": sitemap, "small.xml": sitemap.slice(0, 200_000) });
  expect(await run()).toBe(2);
  const bytesAt = (text: string, quality: number) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }).length;
  expect(statSync(file("sitemap-0.xml.br")).size).toBe(bytesAt(sitemap, 5));
  expect(statSync(file("small.xml.br")).size).toBe(bytesAt(sitemap.slice(0, 200_000), 11));
});
