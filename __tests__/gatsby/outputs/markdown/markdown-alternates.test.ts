import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { prices } from "../../../../src/content/catalogue/prices";
import { toMarkdown } from "../../../../src/gatsby/outputs/markdown/html-to-markdown";
import {
  llmsText,
  writeMarkdownAlternates,
} from "../../../../src/gatsby/outputs/markdown/markdown-alternates";
import { scanOutput } from "../../../../src/gatsby/outputs/site-files";
import { CATALOGUE } from "../../../fixtures/catalogue";
import { temporaryFolder } from "../../../support/temporary-folder";

test.each([
  ["<h2>What <em>we</em> do</h2><p>One<br/>line</p>", "## What *we* do\n\nOne  \nline"],
  [
    '<p>See <a href="/pricing">prices</a>.</p>',
    "See [prices](https://www.savannasignal.example/pricing).",
  ],
  [
    '<a href="#part">here</a> and <a href="https://x.example/">there</a>',
    "here and [there](https://x.example/)",
  ],
  ["<ul><li>a</li><li>b <strong>c</strong></li></ul>", "- a\n- b **c**"],
  ["<ol><li><p>a</p><p>more</p></li><li>b</li></ol>", "1. a\n\n   more\n2. b"],
  ["<ul><li><h3>A</h3><p>a</p></li></ul>", "### A\n\na"],
  [
    "<table><thead><tr><th>A</th><th>B|</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    "| A | B\\| |\n| - | --- |\n| 1 | 2   |",
  ],
  ["<blockquote><p>said</p></blockquote>", "> said"],
  ["<pre><code>a &lt; b\n  c</code></pre>", "```\na < b\n  c\n```"],
  ["<p>5 * 3 &lt; 20 &amp; &#x27;ok&#x27;</p>", "5 \\* 3 \\< 20 & 'ok'"],
  [
    '<details><summary>Why?<svg><use href="#x"></use></svg></summary><p>So.</p></details>',
    "**Why?**\n\nSo.",
  ],
  [
    '<form><input/></form><span aria-hidden="true">x</span> <b>b</b><span class="visually-hidden">y</span>',
    "**b**",
  ],
  [
    '<p><span aria-hidden="true">3</span><span class="visually-hidden">500+</span></p><p>Clients</p>',
    "500+\n\nClients",
  ],
  [
    '<ul><li><a href="https://x.example/"><svg></svg></a></li></ul><span>a</span><b>b</b>',
    "a **b**",
  ],
  [
    "<table><caption>T</caption><tbody><tr><th>A</th><td><p>1</p><p>2</p></td></tr></tbody></table>",
    "__T__\n| A | 1 2 |\n| - | --- |",
  ],
  [
    "<table><tr><th>A<br>b</th><th><code>x|y</code></th></tr></table>",
    "| A b | `x\\|y` |\n| --- | ------ |",
  ],
  ["<dl><dt>Term</dt><dd>What it is</dd></dl>", "**Term**\n\nWhat it is"],
  ["<p><b>Price</b>: 5</p><p>- 99.9% in 2020. Next</p>", "**Price**: 5\n\n\\- 99.9% in 2020. Next"],
  ['<p>Now!<a href="https://x.example/">Go</a></p>', "Now! [Go](https://x.example/)"],
  ['<a href="/x"><h3>A card</h3><p>a</p></a>', "### A card\n\na"],
  ['<span role="img" aria-label="Rated 5 out of 5"><svg></svg></span>', "Rated 5 out of 5"],
])("%s becomes Markdown", (html, expected) => {
  expect(toMarkdown(html)).toBe(expected);
});

test("a text too long to convert becomes plain words", () => {
  const html = `<ul><li><a href="/x">one</a></li></ul>${"<p>words</p>".repeat(20_000)}`;
  expect(toMarkdown(html)).toMatch(/^one words words/);
});

const PRICED = { ...CATALOGUE, prices: { ...CATALOGUE.prices, plansVat: "quoted" } } as const;
const folder = temporaryFolder();
const cache = temporaryFolder();

const run = async () =>
  writeMarkdownAlternates(
    folder,
    (await scanOutput(folder, path.join(cache, "files.json"))).files,
    { ...PRICED, cacheFile: path.join(cache, "alternates.json") },
  );

async function page(urlPath: string, head: string, main = "<h1>Title</h1>"): Promise<string> {
  const file = path.join(folder, urlPath, "index.html");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `<!DOCTYPE html><html lang="en-KE"><head>${head}</head><body><header>menu</header><main id="main">${main}</main></body></html>`,
  );
  return file;
}

const headOf = (urlPath: string, title = "A page") =>
  `<title>${title} | Savanna Signal</title><meta name="description" content="What it is"/><link rel="canonical" href="https://www.savannasignal.example${urlPath}"/>`;

test("every indexable page, and a list's first page, has a Markdown alternate in llms.txt, unlike aliases and noindex pages", async () => {
  await page("/", headOf("/", "Home"), "<h1>Hello</h1>");
  await page("/pricing", headOf("/pricing", "Pricing"), "<h1>Prices &amp; more</h1>");
  await page("/services/ussd", headOf("/services/ussd", "USSD"));
  await page("/services/call-center", headOf("/services/callcenter"));
  await page("/hidden", `${headOf("/hidden")}<meta name="robots" content="noindex"/>`);
  await page("/blog/7", headOf("/blog/7", "A post"));
  await page("/blog/category/sms", headOf("/blog/category/sms"));
  await page("/blog/category/sms/page/2", headOf("/blog/category/sms/page/2"));
  await page("/blog/author/ivy-o", headOf("/blog/author/ivy-o"));
  await page("/blog/author/ivy-o/page/2", headOf("/blog/author/ivy-o/page/2"));
  const { pages: found } = await run();
  expect(found.map(({ urlPath }) => urlPath)).toEqual([
    "/",
    "/blog/7",
    "/blog/author/ivy-o",
    "/blog/category/sms",
    "/pricing",
    "/services/ussd",
  ]);
  expect(await readFile(path.join(folder, "pricing.md"), "utf8")).toBe(
    "> What it is\n>\n> Source: https://www.savannasignal.example/pricing\n\n# Prices & more\n",
  );
  expect(await readFile(path.join(folder, "index.md"), "utf8")).toContain("# Hello");
  const llms = await readFile(path.join(folder, "llms.txt"), "utf8");
  expect(llms).toContain("- [Pricing](https://www.savannasignal.example/pricing.md): What it is");
  expect(llms).toContain("https://www.savannasignal.example/services/ussd.md");
  expect(llms).toContain("https://www.savannasignal.example/pricing.json");
  expect(llms).not.toMatch(/call-center|hidden/);
});

/** A Gatsby slice, which several pages share. */
const slice = (html: string) =>
  `<!-- slice-start id="recent-1" -->${html}<!-- slice-end id="recent-1" -->`;

test("a Markdown alternate is rewritten only if its page has changed or it's missing", async () => {
  await page("/again", headOf("/again"));
  await run();
  const alternate = path.join(folder, "again.md");
  await writeFile(alternate, "as it was");
  await utimes(path.join(folder, "again/index.html"), 3_000, 3_000); // the same content
  expect((await run()).pages.map(({ urlPath }) => urlPath)).toContain("/again");
  expect(await readFile(alternate, "utf8")).toBe("as it was");
  await page("/again", headOf("/again"), "<h1>New</h1>");
  await run();
  expect(await readFile(alternate, "utf8")).toContain("# New");
  await writeFile(alternate, "as it was");
  await page("/again", headOf("/again"), `<h1>New</h1>${slice("<p>A newer post</p>")}`);
  await run();
  await page("/again", headOf("/again"), `<h1>New</h1>${slice("<p>Another post</p>")}`);
  await writeFile(alternate, "as it was");
  await run();
  expect(await readFile(alternate, "utf8")).toBe("as it was");
  await rm(alternate);
  await run();
  expect(await readFile(alternate, "utf8")).toContain("# New");
});

test("the Markdown alternate of a page that was removed, or may no longer be indexed, is removed with it", async () => {
  await page("/gone", headOf("/gone"));
  const file = await page("/soon-hidden", headOf("/soon-hidden"));
  await run();
  await rm(path.join(folder, "gone"), { recursive: true });
  await writeFile(file, `<head>${headOf("/")}</head><main></main>`);
  await run();
  const names = await readdir(folder);
  expect(names).not.toContain("gone.md");
  expect(names).not.toContain("soon-hidden.md");
  expect(await readFile(path.join(folder, "llms.txt"), "utf8")).not.toMatch(/gone|soon-hidden/);
});

test("llms.txt says how VAT applies to the prices", () => {
  expect(llmsText([], PRICED)).toContain(
    "Prices are in Kenyan shillings (KES). We confirm VAT on plans in your quote.",
  );
  expect(llmsText([], PRICED)).toContain("pricing-guide.pdf");
});

test("llms.txt of a company without prices links no guide to them and says nothing about VAT", () => {
  const bare = llmsText([], { prices: prices.empty(), services: [{ pricing: [] }] });
  expect(bare).not.toMatch(/VAT|Prices are in|pricing-guide/);
  expect(bare).toContain("service-catalog.pdf");
});
