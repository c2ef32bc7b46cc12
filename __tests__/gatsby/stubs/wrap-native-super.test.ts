import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../../src/node/files";

const OF_PAGES =
  /^(?:client|components|content|features|hooks|pages|site|slices|templates|views)\//;

test("no class in what pages are made of extends a built-in one, which the stub cannot make", () => {
  const files = filesBelow("src").filter((file) => OF_PAGES.test(file) && /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const extending = files.filter((file) =>
    /class \w+ extends (?:\w*Error|Map|Set|Array|EventTarget)\b/.test(
      readFileSync(path.join("src", file), "utf8"),
    ),
  );
  expect(extending).toEqual([]);
});
