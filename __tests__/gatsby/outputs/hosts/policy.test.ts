import { createHash } from "node:crypto";
import { rm, utimes } from "node:fs/promises";
import path from "node:path";
import { contentSecurityPolicy, policyOf } from "../../../../src/gatsby/outputs/hosts/policy";
import {
  inlineScriptHashes,
  isPage,
  rescan,
  saveManifest,
  scanOutput,
} from "../../../../src/gatsby/outputs/site-files";
import { temporaryFolder, writeFiles } from "../../../support/temporary-folder";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const SAME_ORIGIN = { browserContentApiUrl: "/content-api", gaMeasurementId: null };

/** The sources of one directive. */
const sources = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((directive) => directive.startsWith(`${name} `))
    ?.slice(name.length + 1);

test("pages load from this site, from the frames of portal and map, and from nowhere else", () => {
  expect(contentSecurityPolicy(["'sha256-b'", "'sha256-a'"], SAME_ORIGIN)).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; script-src-attr 'none'; " +
      "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      "frame-src https://portal.savannasignal.example https://www.google.com; frame-ancestors 'none'; base-uri 'none'; " +
      "form-action 'self' mailto:; object-src 'none'",
  );
});

test("an API elsewhere may be asked, and its images shown; its path is not named", () => {
  const policy = contentSecurityPolicy([], {
    browserContentApiUrl: "https://api.example.com/v1",
    gaMeasurementId: null,
  });
  expect(sources(policy, "connect-src")).toBe("'self' https://api.example.com");
  expect(sources(policy, "img-src")).toBe("'self' data: https://api.example.com");
  expect(sources(policy, "script-src")).toBe("'self'");
});

test("analytics hosts are allowed only where there is an id", () => {
  const policy = contentSecurityPolicy([], { ...SAME_ORIGIN, gaMeasurementId: "G-ABC1234567" });
  expect(sources(policy, "script-src")).toBe("'self' https://www.googletagmanager.com");
  expect(sources(policy, "connect-src")).toBe(
    "'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
  );
  expect(contentSecurityPolicy([], SAME_ORIGIN)).not.toMatch(/analytics|tagmanager/);
});

test.each([
  ["a plain script", "<script>go()</script>", ["go()"]],
  ["a module", '<script type="module">go()</script>', ["go()"]],
  ["an old type", "<script type='text/javascript'>go()</script>", ["go()"]],
  ["attributes over lines", '<script\n  id="a>b"\n>\ngo()\n</script >', ["\ngo()\n"]],
  ["the same twice", "<script>a</script><SCRIPT>a</SCRIPT>", ["a"]],
  ["two", "<script>a</script><p></p><script>b</script>", ["a", "b"]],
  ["line ends of Windows", "<script>a\r\nb</script>", ["a\nb"]],
  ["structured data", '<script type="application/ld+json">{"a":1}</script>', []],
  ["data", '<script type="application/json">{"a":1}</script>', []],
  ["a file", '<script src="/app.js" async></script>', []],
  ["nothing", "<script></script><p>script</p>", []],
  ["an attribute that only ends in src", '<script data-src="x">go()</script>', ["go()"]],
])("hashes of %s", (_, html, codes) => {
  expect(inlineScriptHashes(html)).toEqual(codes.map(hashOf));
});

test.each([
  ["blog/12/index.html", true],
  ["404.html", true],
  ["_gatsby/slices/footer-1.html", false],
  ["page-data/404.html/page-data.json", false],
])("%s is a page: %s", (file, answer) => {
  expect(isPage(file)).toBe(answer);
});

describe("a built site", () => {
  const folder = temporaryFolder();
  const index = path.join(folder, "index.json");
  const directory = path.join(folder, "public");
  const OWN = "<script>own()</script>";

  beforeAll(() =>
    writeFiles(directory, {
      "404.html": OWN,
      "index.html": `${OWN}<script type="application/ld+json">{}</script>`,
      "blog/7/index.html": `${OWN}<script>foreign()</script>`,
      "app.js": "own()",
      "app.js.br": "compressed",
    }),
  );

  test("a script that is not on the page without content is not allowed, and its page is named", async () => {
    const { files } = await scanOutput(directory, index);
    const { headers, violations } = policyOf(files, SAME_ORIGIN);
    const policy = headers["Content-Security-Policy"] ?? "";
    expect(sources(policy, "script-src")).toBe(`'self' ${hashOf("own()")}`);
    expect(violations).toEqual(["/blog/7"]);
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  });

  test("compressed copies are no files of their own; a changed file is read again", async () => {
    const { files: before } = await scanOutput(directory, index);
    expect([...before.keys()]).toEqual(["404.html", "app.js", "blog/7/index.html", "index.html"]);
    saveManifest({ files: before, copies: new Set() }, index);
    await writeFiles(directory, { "blog/7/index.html": OWN });
    await utimes(path.join(directory, "index.html"), 1_000, 1_000);
    const { files: after } = await scanOutput(directory, index);
    expect(after.get("blog/7/index.html")?.scripts).toEqual([hashOf("own()")]);
    expect(after.get("index.html")).toMatchObject({
      digest: before.get("index.html")?.digest,
      size: before.get("index.html")?.size,
    });
  });

  test("rescan reads the files that were written or removed since, and equals a full scan", async () => {
    const first = await scanOutput(directory, index);
    expect(first.copies).toEqual(new Set(["app.js.br"]));
    await writeFiles(directory, { "about.md": "# About", "app.js": "changed()" });
    await rm(path.join(directory, "blog/7/index.html"));
    const written = ["about.md", "app.js", "blog/7/index.html"];
    const second = await rescan(directory, first, written);
    expect([...second.files.keys()]).toEqual(["404.html", "about.md", "app.js", "index.html"]);
    expect(second).toEqual(await scanOutput(directory, index));
    await writeFiles(directory, { "blog/7/index.html": OWN });
    await rm(path.join(directory, "about.md"));
  });

  test("a damaged manifest costs time and nothing else", async () => {
    await writeFiles(folder, { "index.json": "{" });
    expect((await scanOutput(directory, index)).files.size).toBe(4);
  });
});
