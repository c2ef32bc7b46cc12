import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { recoloured } from "../../../src/gatsby/brand/brand-palette";
import { inColours, renderSitePictures } from "../../../src/gatsby/brand/site-pictures";
import { temporaryFolder } from "../../support/temporary-folder";

const DRAWN = { primary: "#2B3857", accent: "#C5337B" };
const OTHER = { primary: "#14532D", accent: "#B45309" };
const folder = temporaryFolder();

test("a company with the colours of the drawings has the drawings as they are", () => {
  const drawn = { primary: "#2b3857", accent: "#c5337b" };
  expect(inColours("<path fill='#697AA0'/>", drawn)).toBe("<path fill='#697AA0'/>");
  expect(inColours("<path fill='#697AA0'/>", OTHER)).not.toContain("#697AA0");
});

test("recoloured gives both colours and their shades those of the company, and leaves others", () => {
  const changed = (colour: string) => recoloured(colour, DRAWN, OTHER);
  expect(changed("#2B3857")).toBe("#14532D");
  expect(changed("#c5337b")).toBe("#B45309");
  const [r = 0, g = 0, b = 0] =
    /^#(..)(..)(..)$/
      .exec(changed("#697AA0"))
      ?.slice(1)
      .map((part) => Number.parseInt(part, 16)) ?? [];
  expect(g).toBeGreaterThan(Math.max(r, b)); // a lighter green
  for (const colour of ["#FFFFFF", "#BFE2C9", "#FFD49A"]) expect(changed(colour)).toBe(colour);
});

test("pictures are rendered in the company's colours, and only what has changed is rendered again", async () => {
  const names = await renderSitePictures(OTHER, folder);
  expect(names).toHaveLength(9);
  expect(await renderSitePictures(OTHER, folder)).toEqual([]);
  const picture = path.join(folder, "fallback/blog.jpg");
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 1600, height: 1000, format: "jpeg" });
  rmSync(picture);
  writeFileSync(path.join(folder, "sections/other.jpg"), "");
  expect(await renderSitePictures(OTHER, folder)).toEqual(["fallback/blog.jpg"]);
  expect(() => readFileSync(path.join(folder, "sections/other.jpg"))).toThrow("ENOENT");
}, 120_000);
