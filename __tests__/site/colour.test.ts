import { contrast, mix, readableOn, tintOf, toneAt } from "../../src/site/colour";

const SERVICE_COLOURS = [
  ["#00C853", 2.24],
  ["#42A5F5", 2.65],
  ["#E94E77", 3.61],
  ["#C5337B", 5.08],
  ["#673AB7", 7.33],
  ["#3A3D98", 9.13],
  ["#2B3857", 11.63],
] as const;

test.each(SERVICE_COLOURS)("%s on white has a contrast of %d", (colour, ratio) => {
  expect(contrast(colour, "#ffffff")).toBeCloseTo(ratio, 1);
});

test("contrast is 1 to 21 in either order", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#2b3857", "#2b3857")).toBe(1);
  expect(contrast("#2B3857", "#C5337B")).toBeCloseTo(2.29, 2);
});

test.each(["#C5337B", "#673AB7", "#3A3D98", "#2B3857"])("%s is readable unchanged", (colour) => {
  expect(readableOn(colour)).toBe(colour.toLowerCase());
});

test.each(SERVICE_COLOURS)("the companion of %s is readable on its own soft surface", (colour) => {
  const { base, soft, strong } = tintOf(colour);
  expect(base).toBe(colour);
  expect(contrast(strong, soft)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(strong, "#ffffff")).toBeGreaterThanOrEqual(4.5);
});

test("readableOn is black if no companion of a colour is readable", () => {
  expect(readableOn("#333333", "#444444")).toBe("#000000");
});

test("mix uses the share of the first colour", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mix("#C5337B", "#ffffff", 1)).toBe("#c5337b");
  expect(mix("#C5337B", "#ffffff", 0)).toBe("#ffffff");
  expect(mix("#000a00", "#ffffff", 1)).toBe("#000a00");
});

test.each(["#010101", "#050505"])("the dark end of the scale is linear: %s", (colour) => {
  const part = Number.parseInt(colour.slice(1, 3), 16);
  // WCAG 2.2: a channel is divided by 255 and by 12.92
  expect(contrast(colour, "#000000")).toBeCloseTo(1 + part / 3_294.6 / 0.05, 5);
});

test.each(["red", "#fff", "#12345", "#1234567", "x#123456", "#gg1234", "#12gg34", "#1234gg", ""])(
  "%p is refused with its name",
  (colour) => {
    const refusal = new RangeError(`colour: "${colour}" is not of the form #rrggbb`);
    expect(() => contrast(colour, "#ffffff")).toThrow(refusal);
  },
);

test("toneAt alternates, the primary colour first", () => {
  expect([0, 1, 2, 3].map(toneAt)).toEqual(["primary", "accent", "primary", "accent"]);
});
