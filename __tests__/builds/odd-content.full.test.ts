/** @jest-environment jsdom */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CONTENT_NAMES, CONTENT_TYPES, type ContentName } from "../../src/content/registry";
import { scanOutput } from "../../src/gatsby/outputs/site-files";
import { checkSite } from "../../src/release/checks";
import { pathExists } from "../../src/release/links";
import { releasedFiles } from "../../src/release/release-record";
import { pdfText } from "../support/browser/pdf-text";
import { NO_TEXT, textsIn } from "../support/content/all-types";
import { generatedContent } from "../support/content/generated-content";
import { FIELD_LABEL, oddAnswers, oddFiles } from "../support/content/odd-content";
import { parseJson, textsOfFile } from "../support/content/published-texts";
import { copySite } from "../support/content/site-copy";
import {
  json,
  type MisbehavingServer,
  startMisbehavingServer,
} from "../support/servers/misbehaving-server";

/**
 * Sites with unusual content: few posts in few categories, no posts at all, and random Unicode in
 * every text of every type, from a content API and from files. No link may be broken, and every
 * file must be readable.
 */
const site = copySite();
const publicDirectory = path.join(site.directory, "public");
const SITE_URL = "https://www.savannasignal.example";
const CATEGORIES = ["Sms", "Ussd", "Payments", "Software"]; // without the call centre

let api: MisbehavingServer;
beforeAll(async () => {
  api = await startMisbehavingServer();
});
afterAll(async () => {
  await api.stop();
  site.remove();
});

const inSite = (file: string) => path.join(site.directory, file);
const env = () => ({ CONTENT_API_URL: api.url, CONTENT_API_TIMEOUT_MS: "60000" });
const answer = (name: ContentName, body: unknown) =>
  api.on(CONTENT_TYPES[name].endpoint, json(body));

async function build(settings: Readonly<Record<string, string>> = env()): Promise<void> {
  const { code, output } = await site.build(settings);
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
}

/** The published files, read lazily. */
async function publishedTexts(ending: RegExp): Promise<readonly (readonly [string, string])[]> {
  const { files } = await scanOutput(publicDirectory, inSite("scan.json"));
  return Object.keys(releasedFiles(files))
    .filter((file) => ending.test(file))
    .map((file) => [file, readFileSync(path.join(publicDirectory, file), "utf8")]);
}

/** URLs in files for machines: XML, JSON and Markdown. */
const NAMED = new RegExp(`${SITE_URL}(/[^\\s"'<>\\\\)\\]]*)|\\]\\((/[^\\s)]*)\\)`, "g");

async function deadLinks(): Promise<readonly string[]> {
  const { files } = await scanOutput(publicDirectory, inSite("scan.json"));
  const released = releasedFiles(files);
  const { problems, remarks } = await checkSite({
    publicDirectory,
    siteUrl: SITE_URL,
    files: released,
    before: null,
    policyViolations: [],
  });
  const exists = (target: string) =>
    pathExists(decodeURI(new URL(target, SITE_URL).pathname), (file) =>
      Object.hasOwn(released, file),
    );
  const machines = await publishedTexts(/\.(?:xml|md|txt)$|^feed\.json$|\/feed\.json$/);
  const dead = machines.flatMap(([file, text]) =>
    [...text.matchAll(NAMED)]
      .map(([, absolute, relative]) => absolute ?? relative ?? "/")
      .filter((target) => !exists(target))
      .map((target) => `${target}, named in ${file}`),
  );
  return [...problems, ...remarks, ...new Set(dead)];
}

/** The link texts of a page's list with this accessible name. */
const linksIn = (page: string, list: string): readonly (string | null)[] => {
  const document = new DOMParser().parseFromString(site.page(page), "text/html");
  const links = document.querySelectorAll(`[aria-label="${list}"] a`);
  return Array.from(links, (link) => link.getAttribute("href"));
};

describe("with posts in one category, and a list of categories without the call centre", () => {
  beforeAll(async () => {
    const { posts, document } = generatedContent(2);
    answer("blogPosts", { blogs: posts().map((post) => ({ ...post, category: "Sms" })) });
    answer("blogCategories", { categories: CATEGORIES });
    answer("hero", document("hero-section"));
    answer("about", document("about-us"));
    answer("servicesOverview", document("services"));
    answer("howItWorks", document("how-it-works"));
    answer("team", document("our-team"));
    answer("testimonials", document("testimonials"));
    await build();
  });

  test("no link in any page or file is broken", async () => {
    expect(await deadLinks()).toEqual([]);
  });

  test("an article links the categories that have a page, and a sample shows its tags without links", () => {
    const routes = ["sms", "ussd", "payments", "software"].map((slug) => `/blog/category/${slug}`);
    expect(linksIn("blog/1", "Categories")).toEqual(routes);
    expect(linksIn("blog/1", "Tags")).toHaveLength(2);
    const [sample = ""] = linksIn("blog/category/ussd", "").concat(
      [...site.page("blog/category/ussd").matchAll(/href="(\/blog\/[^/"]+)"/g)].map(
        ([, href = ""]) => href,
      ),
    );
    expect(linksIn(String(sample).slice(1), "Categories")).toEqual(routes);
    expect(linksIn(String(sample).slice(1), "Tags")).toEqual([]);
    expect(site.page(String(sample).slice(1))).toContain('aria-label="Tags"');
  });
});

describe("with an empty blog", () => {
  beforeAll(async () => {
    answer("blogPosts", { blogs: [], total: 0, pages: 0 });
    await build();
  });

  test("no link in any page or file is broken", async () => {
    expect(await deadLinks()).toEqual([]);
  });

  test("CONTENT_STRICT stops the build with a sentence, the sections and what to do, and no stack trace", async () => {
    const { code, errors } = await site.build({ ...env(), CONTENT_STRICT: "1" });
    expect(code).toBe(1);
    expect(errors).toContain("CONTENT_STRICT is set and these sections aren’t live: Blog posts.");
    expect(errors).toContain("Fix the content API and build again");
    expect(errors).toMatch(
      /Blog posts +content folder \(12 items\) – \/blogs returned nothing that can be shown/,
    );
    expect(errors).not.toMatch(/^\s*(?:>\s*)?\d+ \|/m); // a stack frame of our code
    expect(errors).not.toMatch(/^\s+at /m); // a stack trace
  });
});

const LABEL = "(company.json:name)";
test.each<[file: string, text: string, isFound: boolean]>([
  ["a.json", '{"a":["\\u0001"]}', true],
  ["a.html", "<p>&#x202e</p>", true],
  ["a.html", "<p>&#128; &amp;#1;</p><script>'&#1;'</script>", false],
  ["a.svg", "<text>&#xfffe;</text>", true],
  ["a.svg", "<text>\u0001</text>", true],
  ["a.xml", "<title><![CDATA[&#1;]]></title>", false],
  ["a.xml", "<content:encoded><![CDATA[&#1;]]></content:encoded>", true],
  ["a.md", "\\&#1; and `&#1;`", false],
  ["a.md", "&#1; and `code`", true],
  ["a.css", '.a { content: "\\202e" }', true],
  ["a.css", '.a { content: "\\201c" }', false],
  ["a.js", `const a = "${LABEL}\\u0001";`, true],
  ["a.js", `const a = \`${LABEL}\\u202e\`;`, true],
  ["a.js", `const a = "${LABEL}", b = "\\u0001", c = /[\\u0001]/;`, false], // our own code
])("in %s, %j is searched for characters that no text may contain: %p", (file, text, isFound) => {
  expect(textsOfFile(file, text).some(([, part]) => NO_TEXT.test(part))).toBe(isFound);
});

/** Maximum size of a file, in bytes. */
const LIMITS: readonly (readonly [RegExp, number])[] = [
  [/\.html$/, 6_000_000],
  [/\.json$/, 8_000_000],
  [/\.xml$/, 4_000_000],
  [/\.(?:svg|css|js|webmanifest)$/, 1_000_000],
  [/\.(?:md|txt)$/, 2_000_000],
  [/\.pdf$/, 8_000_000],
];

/** Names in the labels of odd texts. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(FIELD_LABEL)].map(([, name = ""]) => name);
/** Switches, and fields that only the launch check reads. */
const ON_NO_PAGE: ReadonlySet<string> = new Set(["site.json", "launch.json"]);
const ODD_FILES = oddFiles();
const OF_FILES = ODD_FILES.flatMap(([, value]) => namesIn(JSON.stringify(value)));
const ALL_OF_FILES = [...new Set(OF_FILES)].filter((name) => !ON_NO_PAGE.has(name));

describe.each([
  ["a content API and the files", true, CONTENT_NAMES],
  ["only the files", false, ALL_OF_FILES],
])("with random Unicode in every text of %s", (_, hasApi, names) => {
  beforeAll(async () => {
    if (hasApi) for (const [name, body] of oddAnswers()) answer(name, body);
    for (const [file, value] of ODD_FILES) {
      writeFileSync(inSite(`content/${file}`), JSON.stringify(value));
    }
    await build(hasApi ? env() : {});
  });

  test("texts of every type are published", async () => {
    const texts = await publishedTexts(/\.(?:html|json)$/);
    const published = new Set(texts.flatMap(([, text]) => namesIn(text)));
    expect(names.filter((name) => !published.has(name))).toEqual([]);
    const scripts = await publishedTexts(/\.js$/);
    const inScripts = scripts.flatMap(([, text]) => namesIn(text));
    for (const file of ["company.json", "messaging-rules.json"]) {
      expect(inScripts).toContain(file); // code imports these
    }
  });

  test("no published file contains a character that no text may contain", async () => {
    const texts = await publishedTexts(/\.(?:html|json|xml|md|txt|webmanifest|svg|css|js)$/);
    const found = texts.flatMap(([file, text]) =>
      textsOfFile(file, text).flatMap(([at, part]) => {
        const place = part.search(NO_TEXT);
        if (place < 0) return [];
        const before = part.slice(0, place);
        const field = [...before.matchAll(FIELD_LABEL)].at(-1)?.[0] ?? "";
        const code = part.codePointAt(place)?.toString(16);
        return [`${file} ${at}: U+${code} of ${field} after ${JSON.stringify(before.slice(-40))}`];
      }),
    );
    expect(found).toEqual([]);
  });

  test("every file is well-formed", async () => {
    const parser = new DOMParser();
    const broken: string[] = [];
    for (const [file, text] of await publishedTexts(/\.(?:xml|svg)$/)) {
      const problem = parser.parseFromString(text, "application/xml").querySelector("parsererror");
      if (problem) broken.push(`${file}: ${problem.textContent?.slice(0, 200)}`);
    }
    for (const [file, text] of await publishedTexts(/(?:^|\/)index\.html$/)) {
      const document = parser.parseFromString(text, "text/html");
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const shape = [count("h1"), count("main")];
      if (shape.some((one) => one !== 1)) broken.push(`${file}: ${shape}`);
      for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
        parseJson(file, script.textContent ?? "");
      }
    }
    for (const [file] of await publishedTexts(/\.pdf$/)) {
      const pdf = readFileSync(path.join(publicDirectory, file));
      const isWhole =
        pdf.subarray(0, 5).toString() === "%PDF-" && /%%EOF\s*$/.test(pdf.toString("latin1"));
      if (!isWhole || (await pdfText(pdf)).length < 1_000) broken.push(file);
    }
    expect(broken).toEqual([]);
  });

  test("no file exceeds its limit", async () => {
    const { files } = await scanOutput(publicDirectory, inSite("scan.json"));
    const large = [...files].filter(([file, { size }]) =>
      LIMITS.some(([ending, limit]) => ending.test(file) && size > limit),
    );
    expect(large.map(([file, { size }]) => `${file}: ${size} bytes`)).toEqual([]);
  });

  test("the report names everything that was left out or replaced, each on one line", () => {
    const { issues } = site.report();
    expect(issues.length).toBeGreaterThan(20);
    for (const [at, text] of textsIn(issues)) {
      expect([at, NO_TEXT.exec(text)?.[0], text.includes("\n")]).toEqual([at, undefined, false]);
      expect(text.length).toBeLessThan(500);
    }
  });
});
