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

describe("precompress", () => {
  test("writes copies of long text, not of short text, pictures and page fragments", async () => {
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

  test("keeps the copies of unchanged files, even rewritten ones", async () => {
    const { ino } = statSync(file("index.html.br"));
    await writeFiles(directory, { "index.html": LONG });
    expect(await run()).toBe(0);
    expect(statSync(file("index.html.br")).ino).toBe(ino);
  });

  test("compresses changed files and lost copies, and removes copies without a file", async () => {
    await writeFiles(directory, { "index.html": `${LONG}!` });
    await rm(file("app-0123456789abcdef0123.js.br"));
    await rm(file("blog/7/index.html"));
    expect(await run()).toBe(2);
    expect(gunzipSync(readFileSync(file("index.html.gz"))).toString()).toBe(`${LONG}!`);
    expect(existsSync(file("blog/7/index.html.br"))).toBe(false);
  });

  test("uses the best quality for hashed files, and a fast one for pages", async () => {
    const words = Array.from({ length: 9_000 }, (_, n) => `word ${(n * 7919) % 10_007}`).join(" ");
    await writeFiles(directory, { "index.html": words, "app-0123456789abcdef0124.js": words });
    expect(await run()).toBe(2);
    const bytesAt = (quality: number) =>
      brotliCompressSync(words, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: words.length,
        },
      }).length;
    expect(statSync(file("app-0123456789abcdef0124.js.br")).size).toBe(bytesAt(11));
    expect(statSync(file("index.html.br")).size).toBe(bytesAt(6));
    expect(bytesAt(6)).toBeGreaterThan(bytesAt(11));
  });
});
