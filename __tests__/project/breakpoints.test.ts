import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  MOBILE_MENU_MAX_PX,
  ONE_COLUMN_MAX_PX,
  STEP_TAP_MAX_PX,
  TWO_COLUMNS_MAX_PX,
} from "../../src/site/limits";
import { mediaWidth } from "../../src/site/media-width";

/** CSS cannot read the product's numbers, so this holds its breakpoints to them. */
const MAX_WIDTHS = [MOBILE_MENU_MAX_PX, TWO_COLUMNS_MAX_PX, STEP_TAP_MAX_PX, ONE_COLUMN_MAX_PX];
/** Where the words of one part alone no longer fit. */
const FITTING = [
  `max-width: ${mediaWidth(319)}`,
  `max-width: ${mediaWidth(359)}`,
  `min-width: ${mediaWidth(480)}`,
  `max-width: ${mediaWidth(1160)}`,
];
const ALLOWED = new Set([
  ...FITTING,
  ...MAX_WIDTHS.flatMap((px) => [
    `max-width: ${mediaWidth(px)}`,
    `min-width: ${mediaWidth(px + 1)}`,
  ]),
]);

test("the product's breakpoints are 1024, 992, 768 and 576 px", () => {
  expect(MAX_WIDTHS).toEqual([1024, 992, 768, 576]);
});

test("every media query on width is at one of them", () => {
  const others = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => {
      const css = readFileSync(path.join("src", file), "utf8");
      const media = css.match(/@media[^{]+/g)?.join() ?? ""; // a container query is about no screen
      const queries = media.match(/(?:min|max)-width: ?\d[\d.]*(?:px|em|rem)(?=\))/g) ?? [];
      return queries.filter((query) => !ALLOWED.has(query)).map((query) => `${file}: ${query}`);
    });
  expect(others).toEqual([]);
});
