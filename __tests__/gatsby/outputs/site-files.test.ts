import { createHash } from "node:crypto";
import { rm, utimes } from "node:fs/promises";
import path from "node:path";
import {
  inlineScriptHashes,
  isPage,
  rescan,
  saveManifest,
  scanOutput,
} from "../../../src/gatsby/outputs/site-files";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test.each([
  ["a plain script", "<script>go()</script>", ["go()"]],
  ["a module", '<script type="module">go()</script>', ["go()"]],
  ["an old type", "<script type='text/javascript'>go()</script>", ["go()"]],
  ["attributes on several lines", '<script\n  id="a>b"\n>\ngo()\n</script >', ["\ngo()\n"]],
  ["the same twice", "<script>a</script><SCRIPT>a</SCRIPT>", ["a"]],
  ["two", "<script>a</script><p></p><script>b</script>", ["a", "b"]],
  ["Windows line ends", "<script>a\r\nb</script>", ["a\nb"]],
  ["structured data", '<script type="application/ld+json">{"a":1}</script>', []],
  ["data", '<script type="application/json">{"a":1}</script>', []],
  ["a file", '<script src="/app.js" async></script>', []],
  ["nothing", "<script></script><p>script</p>", []],
  ["an attribute that only ends in src", '<script data-src="x">go()</script>', ["go()"]],
])("inlineScriptHashes of %s", (_, html, codes) => {
  expect(inlineScriptHashes(html)).toEqual(codes.map(hashOf));
});

test.each([
  ["blog/12/index.html", true],
  ["404.html", true],
  ["_gatsby/slices/footer-1.html", false],
  ["page-data/404.html/page-data.json", false],
])("isPage(%s) is %s", (file, expected) => {
  expect(isPage(file)).toBe(expected);
});

const folder = temporaryFolder();
const manifest = path.join(folder, "manifest.json");
const directory = path.join(folder, "public");
const OWN = "<script>own()</script>";

beforeAll(() =>
  writeFiles(directory, {
    "404.html": OWN,
    "index.html": OWN,
    "blog/7/index.html": `${OWN}<script>foreign()</script>`,
    "app.js": "own()",
    "app.js.br": "compressed",
  }),
);

test("scanOutput refuses a page with a NUL and names it", async () => {
  const pages = path.join(folder, "pages");
  await writeFiles(pages, { "a.bin": "\0", "about/index.html": "<p>About\0 us</p>" });
  const scanned = scanOutput(pages, path.join(folder, "nul.json"));
  await expect(scanned).rejects.toThrow(
    /about\/index\.html contains a NUL character at position 8,/,
  );
});

test("a fragment that Gatsby assembles pages from may contain a NUL, which is removed from its pages", async () => {
  const parts = path.join(folder, "parts");
  await writeFiles(parts, { "_gatsby/slices/footer-1.html": "<p>Caf\0é</p>" });
  const { files } = await scanOutput(parts, path.join(folder, "parts.json"));
  expect([...files.keys()]).toEqual(["_gatsby/slices/footer-1.html"]);
});

test("scanOutput reads only changed files and leaves out compressed copies", async () => {
  const { files: before, copies } = await scanOutput(directory, manifest);
  expect([...before.keys()]).toEqual(["404.html", "app.js", "blog/7/index.html", "index.html"]);
  // only files that aren't read again keep it
  for (const file of before.values()) Object.assign(file, { scripts: ["kept"] });
  saveManifest({ files: before, copies }, manifest);
  await writeFiles(directory, { "blog/7/index.html": OWN });
  await utimes(path.join(directory, "index.html"), 1_000, 1_000);
  const { files: after } = await scanOutput(directory, manifest);
  expect(after.get("404.html")?.scripts).toEqual(["kept"]);
  expect(after.get("blog/7/index.html")?.scripts).toEqual([hashOf("own()")]);
  expect(after.get("index.html")?.digest).toBe(before.get("index.html")?.digest);
});

test("rescanning the written and removed files equals a full scan", async () => {
  const first = await scanOutput(directory, manifest);
  expect(first.copies).toEqual(new Set(["app.js.br"]));
  await writeFiles(directory, { "about.md": "# About", "app.js": "changed()" });
  await rm(path.join(directory, "blog/7/index.html"));
  const second = await rescan(directory, first, ["about.md", "app.js", "blog/7/index.html"]);
  expect([...second.files.keys()]).toEqual(["404.html", "about.md", "app.js", "index.html"]);
  expect(second).toEqual(await scanOutput(directory, manifest));
});

test("scanOutput reads every file if the manifest is damaged", async () => {
  await writeFiles(folder, { "manifest.json": "{" });
  expect((await scanOutput(directory, manifest)).files.size).toBe(4);
});
