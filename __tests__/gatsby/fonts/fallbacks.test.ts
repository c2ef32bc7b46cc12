import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { FALLBACKS, trueType } from "../../../src/gatsby/fonts/fallbacks";
import { openFont } from "../../../src/gatsby/fonts/open-font";

test("each fallback is used, and its name has the hash of its content", () => {
  const folder = path.dirname(FALLBACKS[0] ?? "");
  const files = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
  expect(FALLBACKS.map((file) => path.basename(file)).sort()).toEqual(files.sort());
  for (const file of FALLBACKS) {
    const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
    expect(path.basename(file)).toMatch(new RegExp(`-${hash}\\.woff2$`));
  }
});

test.each([400, 600] as const)(
  "fallbacks are converted to TrueType of weight %s",
  async (weight) => {
    for (const fallback of FALLBACKS) {
      const file = await trueType(fallback, weight);
      expect(readFileSync(file).subarray(0, 4)).toEqual(Buffer.from([0, 1, 0, 0]));
      const [variable, font] = [openFont(fallback), openFont(file)];
      expect(font.characterSet).toEqual(variable.characterSet);
      expect(font.variationAxes).toEqual({});
      const isBold = weight === 600 && "wght" in variable.variationAxes;
      expect(font["OS/2"].usWeightClass).toBe(isBold ? 600 : 400);
    }
  },
);
