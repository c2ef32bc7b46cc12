import { cpSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { listen, type RunningServer } from "../../src/server/listen";
import { siteFolder } from "../../src/server/site-folder";
import { createStaticHost } from "../../src/server/static-host";
import { hold, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { runNode } from "../support/content/site-copy";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/**
 * What Gatsby does around the plugin, in a site of only two pages. The plugin's own tests cover
 * which pages are rewritten.
 */
const FIXTURE = {
  "package.json": '{ "name": "fixture", "private": true, "dependencies": { "gatsby": "*" } }',
  "gatsby-config.js": `module.exports = {
    plugins: [{
      resolve: "gatsby-plugin-late-scripts",
      options: { enabled: process.env.FIXTURE_ENABLED === "1" },
    }],
  };`,
  "src/pages/index.js": `import * as React from "react";
  export default function Home() {
    const [presses, setPresses] = React.useState(0);
    return <button type="button" onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>;
  }`,
  "src/pages/links.js": `import * as React from "react";
  const hrefs = Array.from({ length: 400 }, (_, i) => "/caf" + "é".repeat(i % 7) + "-" + i);
  export default function Links() { return hrefs.map((href) => <a key={href} href={href}>é</a>); }`,
  "src/pages/about.js": `import * as React from "react";
  export default function About() { return <p>About us</p>; }`,
};
const PAGES = ["index.html", "about/index.html"];

const test = testWith("chromium");
const folder = temporaryFolder();
const publicFolder = path.join(folder, "public");
let server: RunningServer;
const browser = startBrowser(() => server.url);

const builtPages = () => PAGES.map((name) => readFileSync(path.join(publicFolder, name), "utf8"));
/** The page without its scripts' slice. */
const contentOf = (page = "") => page.replace(/<!-- slice-start .*<!-- slice-end /s, "");
const build = (isEnabled: boolean) =>
  runNode(folder, [path.resolve("node_modules/gatsby/cli.js"), "build"], {
    env: { CI: "1", GATSBY_TELEMETRY_DISABLED: "1", FIXTURE_ENABLED: isEnabled ? "1" : "0" },
  });

beforeAll(async () => {
  await writeFiles(folder, FIXTURE);
  const plugin = "plugins/gatsby-plugin-late-scripts";
  cpSync(plugin, path.join(folder, plugin), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  const site = siteFolder(publicFolder);
  const host = createStaticHost();
  server = await listen((request) => host(request, site), { port: 0 });
});
afterAll(() => server.close());

const GATSBY_SCRIPTS = /(?:<script src="[^"]+\.js" async><\/script>)+<!-- slice-end/;
const LATE_SCRIPTS =
  /<script data-late-scripts="(\/[^" ]+\.js ?)+">\(.*\)\(\)<\/script><!-- slice-end/s;

test("a built page loads its scripts late and replays an earlier click", async () => {
  expect(await build(true)).toMatchObject({ code: 0 });
  for (const page of builtPages()) {
    expect(page).toMatch(LATE_SCRIPTS);
    expect(page).not.toContain("async></script>");
  }
  const { page, consoleErrors } = await browser.newPage();
  const release = await hold(page, "**/*.js");
  await page.goto("/");
  await page.getByRole("button", { name: "Pressed 0" }).click();
  release();
  await page.getByRole("button", { name: "Pressed 1" }).click();
  await page.getByRole("button", { name: "Pressed 2" }).waitFor();
  expect(consoleErrors).toEqual([]);
});

test("a built page's links with multi-byte letters lead to the right pages", () => {
  const page = readFileSync(path.join(publicFolder, "links/index.html"), "utf8");
  const links = Array.from(page.matchAll(/<a href="([^"]*)"/g), ([, href]) => href);
  expect(links).toEqual(Array.from({ length: 400 }, (_, i) => `/caf${"é".repeat(i % 7)}-${i}`));
});

test("an edited page changes the scripts of all pages, each rewritten once", async () => {
  const before = builtPages();
  await writeFiles(folder, {
    "src/pages/about.js": FIXTURE["src/pages/about.js"].replace("About us", "About all of us"),
  });
  expect(await build(true)).toMatchObject({ code: 0 });
  const after = builtPages();
  for (const page of after) {
    expect(page).toMatch(LATE_SCRIPTS);
    expect(page.split("data-late-scripts=").length).toBe(2);
    expect(page).not.toContain("async></script>");
  }
  expect(after[0]).not.toBe(before[0]); // contains the names of all chunks
  expect(contentOf(after[0])).toBe(contentOf(before[0]));
  expect(after[1]).toContain("About all of us");
});

test("with the plugin off, pages are left as Gatsby made them, whatever they look like", async () => {
  await writeFiles(folder, { "static/odd/index.html": '<div id="___gatsby"></div>' });
  expect(await build(false)).toMatchObject({ code: 0 });
  for (const page of builtPages()) {
    expect(page).toMatch(GATSBY_SCRIPTS);
    expect(page).not.toContain("data-late-scripts");
  }
});

test("with the plugin on, an unexpected page fails the build with a sentence", async () => {
  const { code, output } = await build(true);
  expect(code).toBe(1);
  expect(output).toMatch(
    /public\/odd\/index\.html has Gatsby's root element, id="___gatsby", but no <script src="…" async><\/script>/,
  );
});
