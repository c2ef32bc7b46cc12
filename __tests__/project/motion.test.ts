import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * What moves may not cost layout or paint in every frame: the compositor alone must do it. And what
 * changes in one place may cost no styles elsewhere.
 */

const COMPOSITED = ["transform", "opacity"];
/** Changes at once, and only says when. */
const DISCRETE = ["visibility"];
const SMOOTH = new Set([...COMPOSITED, ...DISCRETE]);
/** How a step of an animation is eased belongs to it. */
const STEP_PROPERTIES = new Set([...COMPOSITED, "animation-timing-function"]);

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({
    file,
    css: readFileSync(path.join("src", file), "utf8").replace(/\/\*[\s\S]*?\*\//g, ""),
  }));

/** Names of the properties that a sheet's transitions smooth. */
function smoothed(css: string): string[] {
  const values = Array.from(
    css.matchAll(/[\s;{]transition(?:-property)?:\s*([^;}]+)/g),
    ([, value = ""]) => value.replace(/!important/, ""),
  );
  return values
    .flatMap((value) => value.split(/,(?![^(]*\))/)) // commas in functions separate nothing
    .map((part) => /^\s*([a-z-]+)(?=\s|$)/.exec(part)?.[1] ?? part.trim())
    .filter((name) => name !== "none");
}

/** Names of the properties that a sheet's animations change. */
function animated(css: string): string[] {
  const animations = Array.from(
    css.matchAll(/@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g),
    ([, body = ""]) => body,
  );
  return animations.flatMap((body) =>
    Array.from(body.matchAll(/[{;]\s*([\w-]+)\s*:/g), ([, name = ""]) => name),
  );
}

test("transitions smooth nothing but transform and opacity", () => {
  const others = sheets.flatMap(({ file, css }) =>
    smoothed(css).flatMap((name) => (SMOOTH.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(others).toEqual([]);
});

test("animations change nothing but transform and opacity", () => {
  const others = sheets.flatMap(({ file, css }) =>
    animated(css).flatMap((name) => (STEP_PROPERTIES.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(others).toEqual([]);
});

test("no rule is for whatever stands beside something", () => {
  // one node put in or taken out would have the browser style all that is around it anew
  const others = sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(/[+~]\s*\*[^{]*/g), ([selector]) => `${file}: ${selector.trim()}`),
  );
  expect(others).toEqual([]);
});

test.each([
  [
    "a list over lines",
    ".a {\n  transition:\n    width 1s ease,\n    opacity 1s cubic-bezier(0.2, 0.7, 0.2, 1);\n}",
    ["width", "opacity"],
  ],
  ["all", ".a { transition: all 1s; }", ["all"]],
  ["a time first", ".a { transition: 1s width; }", ["1s width"]],
  ["the long form", ".a { transition-property: top; transition-delay: 1s }", ["top"]],
])("a transition is seen as %s", (_form, css, names) => {
  expect(smoothed(css)).toEqual(names);
});

test("every step of an animation is seen", () => {
  const css = "@keyframes a { from { opacity: 0; left: 1px } 50%, to { margin: 0 } } .b { top: 0 }";
  expect(animated(css)).toEqual(["opacity", "left", "margin"]);
});
