import { breakLongWords } from "../../../../src/gatsby/outputs/brochures/break-words";

/** Every letter has a width of one. */
const broken = (text: string) => breakLongWords(text, 50, () => 1).split("\n");

describe("breakLongWords", () => {
  test("breaks a word only where a line is full", () => {
    expect(broken(`one ${"w".repeat(120)} two`)).toEqual([
      `one ${"w".repeat(50)}`,
      "w".repeat(50),
      `${"w".repeat(20)} two`,
    ]);
    expect(broken(`${"w".repeat(50)} ${"word ".repeat(40)}`)).toHaveLength(1);
  });

  test("treats words joined by no-break spaces as one", () => {
    expect(broken("a\u00a0".repeat(60))).toHaveLength(3);
  });

  test("keeps letters whole, with their accents", () => {
    expect(broken("💥".repeat(60))).toEqual(["💥".repeat(50), "💥".repeat(10)]);
    expect(broken("e\u0301".repeat(60))).toEqual(["e\u0301".repeat(50), "e\u0301".repeat(10)]);
  });

  test("gives a letter wider than a line its own line", () => {
    expect(breakLongWords("w".repeat(41), 5, () => 9)).toBe(Array(41).fill("w").join("\n"));
  });

  test("measures each letter once, however often it occurs", () => {
    const widthOf = jest.fn(() => 1);
    breakLongWords("ab".repeat(100_000), 50, widthOf);
    expect(widthOf).toHaveBeenCalledTimes(2);
  });
});
