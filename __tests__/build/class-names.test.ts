import { readdirSync } from "node:fs";
import path from "node:path";
import { shortClassName, shortFileName } from "../../src/build/class-names";

/** Webpack at work on a file; each time another object. */
const at = (resourcePath: string) => ({ resourcePath, rootContext: "/site" });

test("the same class of the same file has one name, whichever build asks", () => {
  const namesOf = (classes: readonly string[]) => {
    const file = at("/site/src/components/card/card.module.css");
    return classes.map((name) => shortClassName(file, "[name]", name));
  };
  const names = namesOf(["card", "title", "card"]);
  expect(names[0]).toMatch(/^_[0-9A-Za-z]{4}0$/);
  expect(names[1]).toBe(`${names[0]?.slice(0, -1)}1`);
  expect(names[2]).toBe(names[0]);
  expect(namesOf(["card", "title", "card"])).toEqual(names);
});

test("no two CSS modules of the site share the first part of their names", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join("src", file));
  const names = files.map(shortFileName);
  expect(files.filter((_file, i) => names.indexOf(names[i] ?? "") !== i)).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});
