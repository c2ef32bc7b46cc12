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

test.each([
  ["transitions", smoothed, SMOOTH],
  ["animations", animated, STEP_PROPERTIES],
])("%s change nothing but transform and opacity", (_, propertiesOf, allowed) => {
  const found = sheets.flatMap(({ file, css }) => propertiesOf(css).map((name) => [name, file]));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(([name = ""]) => !allowed.has(name))).toEqual([]);
});

test("no rule selects all siblings of an element", () => {
  // one node put in or taken out would have the browser style all that is around it again
  const others = sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(/[+~]\s*\*[^{]*/g), ([selector]) => `${file}: ${selector.trim()}`),
  );
  expect(others).toEqual([]);
});
