import { drawBrochure } from "../../../src/gatsby/outputs/brochures/draw";
import { cardFallbacks } from "../../../src/gatsby/outputs/render-card";
import { cardIssues } from "../../../src/gatsby/outputs/social-cards";
import { BRAND } from "../../../src/site/company/brand";
import { pdfText } from "../../support/browser/pdf-text";

/** A company whose own fonts don't have all letters of its name. */
jest.mock("../../../src/site/company/brand", () => {
  const brand = jest.requireActual("../../../src/site/company/brand");
  return { ...brand, BRAND: { ...brand.BRAND, name: "Ɛyɛ 😀" } };
});

test("a PDF's cover and footers show the name without letters that no font has", async () => {
  const pdf = await drawBrochure({ title: "Prices", subtitle: "", keywords: [], blocks: [] });
  expect((await pdfText(pdf)).split(/\s+/).join(" ")).toBe("Ɛyɛ Prices Ɛyɛ · Prices Page 1 of 1");
});

test("cards do the same, and the report lists what they leave out", () => {
  expect(cardFallbacks(BRAND.name, "heading")).toEqual([expect.stringContaining("latin-ext")]);
  expect(cardIssues([]).map(({ item, problem, shown }) => [item, problem, shown])).toEqual([
    ["“Ɛyɛ 😀”", "has characters that aren’t in the card fonts: 😀", "cards leave them out"],
  ]);
});
