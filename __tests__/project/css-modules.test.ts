import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Class names in CSS modules and in components must be the same set: types cannot hold this. */

const components = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => path.join("src", file));

/** Pairs of a component and a CSS module that it imports. */
const pairs = components.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  return Array.from(
    text.matchAll(/import \* as (\w+) from "([^"]+\.module\.css)"/g),
    ([, name = "", source = ""]) => ({
      file,
      css: path.join(path.dirname(file), source),
      used: new Set(
        Array.from(text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g")), ([, key]) => key),
      ),
    }),
  );
});

const declared = (css: string): Set<string> =>
  new Set(
    Array.from(
      readFileSync(css, "utf8")
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi),
      ([, name = ""]) => name,
    ),
  );

test("every class that a component names is in its CSS module", () => {
  const missing = pairs.flatMap(({ file, css, used }) => {
    if (!existsSync(css)) return [`${file}: ${css}`];
    const names = declared(css);
    return [...used].filter((name) => name && !names.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("every class of a CSS module is used by a component that imports it", () => {
  const modules = new Map<string, Set<string | undefined>>();
  for (const { css, used } of pairs) {
    modules.set(css, new Set([...(modules.get(css) ?? []), ...used]));
  }
  const unused = [...modules].flatMap(([css, used]) =>
    [...declared(css)].filter((name) => !used.has(name)).map((name) => `${css}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test("no CSS module is in a layer: a page's own styles may come before the global ones", () => {
  const layered = [...new Set(pairs.map(({ css }) => css))].filter((css) =>
    readFileSync(css, "utf8").includes("@layer"),
  );
  expect(layered).toEqual([]);
});
