import { readFileSync } from "node:fs";
import { lacksOfScript, lacksOfStyles, promisedOf } from "../support/browser/browser-support";
import { builtFile, builtFiles } from "../support/browser/built-site";

/** The built styles and scripts, compared with MDN's data on the oldest supported browsers. */

const promised = promisedOf(JSON.parse(readFileSync("package.json", "utf8")).browserslist);
const DOCUMENT = "docs/browsers.md";

/** What `docs/browsers.md` lists under a heading: features with their fallbacks. */
function written(heading: string): string[] {
  const [, section = ""] = readFileSync(DOCUMENT, "utf8").split(`## ${heading}\n`);
  const [rows = ""] = section.split("\n## ");
  return [...rows.matchAll(/^\| `([^`]+)` \| [^|]+ \| [^|]{8,} \|$/gm)].map(
    ([, name = ""]) => name,
  );
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

test("every style that a supported browser lacks has its fallback in docs/browsers.md", () => {
  const pages = builtFiles(/\.html$/).map(builtFile);
  const styles = pages.flatMap((html) =>
    Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = ""]) => css),
  );
  const found = [...new Set([...styles, ...builtFiles(/\.css$/).map(builtFile)])].flatMap((css) => [
    ...lacksOfStyles(css, promised).keys(),
  ]);
  expect(sorted(found)).toEqual(sorted(written("Styles")));
});

test("every script feature that a supported browser lacks has its fallback in docs/browsers.md", () => {
  const found = builtFiles(/\.js$/).flatMap((file) => [
    ...lacksOfScript(builtFile(file), promised).keys(),
  ]);
  expect(sorted(found)).toEqual(sorted(written("Scripts")));
});

test("features newer than the supported browsers are detected, unless they're guarded", () => {
  const css =
    "a{color:red;&:hover{b{color:red}}} @supports (display:grid){a{field-sizing:content}}";
  expect([...lacksOfStyles(`${css} p:has(a){text-wrap:pretty}`, promised).keys()].sort()).toEqual(
    expect.arrayContaining([":has", "text-wrap"]),
  );
  expect([...lacksOfStyles(css, promised).keys()]).not.toContain("field-sizing");
  const script = "Object.groupBy([], String); [1].at(-1); [].toSorted(); Object.keys({});";
  expect([...lacksOfScript(script, promised).keys()].sort()).toEqual([
    ".toSorted",
    "Object.groupBy",
  ]);
});
