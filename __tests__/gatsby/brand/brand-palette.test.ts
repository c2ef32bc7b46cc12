import { readFileSync } from "node:fs";
import fc from "fast-check";
import { brandPalette, brandStyle } from "../../../src/gatsby/brand/brand-palette";
import { contrast, mix } from "../../../src/site/colour";
import { isFull } from "../../support/full";

const SAMPLE = { primary: "#2B3857", accent: "#C5337B" };

test("navy and magenta give the colours drawn by eye, unchanged", () => {
  const { steps, changes, ...colours } = brandPalette(SAMPLE);
  expect(colours).toEqual(SAMPLE);
  expect(changes).toEqual([]);
  expect(Object.values(steps).join(" ")).toBe(
    "#6c3666 #f5f7fb #ebeef7 #d9e0ee #bdc7de #909ebe #697aa0 #4d5e85 #3a496d #2b3857 #1b263e #0d1528 " +
      "#fff3f7 #ffe6ef #fecdde #fba8c7 #f079ab #dd4d90 #c5337b #a42164 #83164e #62103a",
  );
});

test("a yellow accent is darkened until white is readable on it, and its light steps are lightened", () => {
  const { accent, primary, steps, changes } = brandPalette({
    primary: "#0B6E4F",
    accent: "#F2A900",
  });
  expect(primary).toBe("#0B6E4F");
  expect(contrast(accent, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrast(accent, "#ffffff")).toBeLessThan(5.2);
  expect(steps["accent-600"]).toBe(accent);
  expect(changes).toContainEqual({
    name: "accent",
    from: "#F2A900",
    to: accent,
    reason: "white on it or next to it has a contrast of only 2.0 instead of at least 4.5",
  });
  expect(changes.map(({ name }) => name)).toContain("accent-300");
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("for any two colours, every role of tokens.css is readable on its background", () => {
  fc.assert(
    fc.property(colour, colour, (primary, accent) => {
      const { steps } = brandPalette({ primary, accent });
      const glow = mix(steps["accent-600"], steps["primary-800"], 0.5);
      const veil = mix("#ffffff", steps["primary-900"], 0.14);
      const soft = mix(steps["accent-300"], steps["primary-900"], 0.16);
      const dark = [steps["primary-800"], steps["primary-900"], steps["primary-950"]];
      const light = ["#ffffff", steps["primary-50"]];
      const texts: readonly (readonly [string, readonly string[]])[] = [
        ["#ffffff", [...dark, glow, veil, steps["accent-600"], steps["gradient-middle"]]],
        ["#ffffff", [steps["primary-700"], steps["accent-700"]]],
        [steps["primary-900"], [...light, steps["primary-100"], steps["accent-100"], "#fdecea"]],
        [steps["primary-800"], [...light, steps["primary-100"]]],
        [steps["accent-600"], ["#ffffff", steps["accent-50"]]],
        [steps["accent-700"], [...light, steps["accent-50"], steps["primary-100"], "#fdecea"]],
        [steps["accent-800"], [steps["accent-100"]]],
        [steps["accent-900"], [steps["accent-200"]]],
        [steps["primary-100"], dark],
        [steps["primary-200"], [...dark, glow, veil]],
        [steps["primary-950"], [steps["primary-200"]]],
        [steps["primary-300"], [steps["primary-800"]]],
        [steps["accent-300"], [...dark, soft, glow]],
        [steps["accent-200"], [...dark, soft]],
      ];
      for (const [text, grounds] of texts) {
        for (const ground of grounds) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of dark) {
        expect(contrast(steps["primary-400"], ground)).toBeGreaterThanOrEqual(3);
        expect(contrast("#ffc247", ground)).toBeGreaterThanOrEqual(3);
      }
    }),
    { numRuns: isFull ? 300 : 40 },
  );
});

test("applying the palette to its own result changes nothing", () => {
  fc.assert(
    fc.property(colour, colour, (primary, accent) => {
      const first = brandPalette({ primary, accent });
      const again = brandPalette({ primary: first.primary, accent: first.accent });
      expect(again.steps).toEqual(first.steps);
    }),
    { numRuns: isFull ? 100 : 15 },
  );
});

test("the style sheet has every step that a rule of the site names", () => {
  const style = brandStyle(brandPalette(SAMPLE));
  expect(style).toContain(";--accent-600:#c5337b;");
  expect(style).toContain(";--primary-900-rgb:27 38 62;");
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  const used = [...tokens.matchAll(/var\((--(?:primary|accent|gradient-middle)[\w-]*)\)/g)];
  expect(used.length).toBeGreaterThan(30);
  for (const [, name] of used) expect(style).toContain(`${name}:`);
});
