import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { recoloured } from "../../../src/gatsby/brand/brand-palette";
import {
  inColours,
  inCountry,
  ownPictures,
  renderSitePictures,
  sitePictureIssues,
} from "../../../src/gatsby/brand/site-pictures";
import { temporaryFolder } from "../../support/temporary-folder";

const DRAWN = { primary: "#2B3857", accent: "#C5337B" };
const OTHER = { primary: "#14532D", accent: "#B45309" };
const folder = temporaryFolder();
const root = temporaryFolder();
const COMPANY = { colours: OTHER, countryCode: "UG", root };

test("a company with the drawings' colours has them unchanged", () => {
  const drawn = { primary: "#2b3857", accent: "#c5337b" };
  expect(inColours("<path fill='#697AA0'/>", drawn)).toBe("<path fill='#697AA0'/>");
  expect(inColours("<path fill='#697AA0'/>", OTHER)).not.toContain("#697AA0");
});

test("recoloured changes both colours and their shades to the company's, and leaves others", () => {
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

test("only the company's own country is highlighted on the map", () => {
  const map = readFileSync("illustrations/sections/how-it-works.svg", "utf8");
  const hub = /<circle cx="1079.1" cy="630.05"/;
  expect(inCountry(map, "KE")).toBe(map);
  expect(map).toMatch(hub);
  expect(inCountry(map, "GH")).not.toMatch(hub);
  expect(inCountry(map, "GH")).not.toMatch(/data-country|M1079.096 630.053Q/);
  expect(inCountry(map, "GH")).toContain('stroke-linejoin="round"/>'); // the continent
});

test("pictures are rendered in the company's colours, and only changed ones again", async () => {
  const names = await renderSitePictures(COMPANY, folder);
  expect(names).toHaveLength(9);
  expect(await renderSitePictures(COMPANY, folder)).toEqual([]);
  const picture = path.join(folder, "fallback/blog.jpg");
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 1600, height: 1000, format: "jpeg" });
  rmSync(picture);
  writeFileSync(path.join(folder, "sections/other.jpg"), "");
  expect(await renderSitePictures(COMPANY, folder)).toEqual(["fallback/blog.jpg"]);
  expect(() => readFileSync(path.join(folder, "sections/other.jpg"))).toThrow("ENOENT");
}, 120_000);

test("a company's own picture replaces a drawing, and is checked like any other picture", async () => {
  await renderSitePictures(COMPANY, folder);
  mkdirSync(path.join(root, "images/site"), { recursive: true });
  const write = (name: string, bytes: string | Buffer) =>
    writeFileSync(path.join(root, "images/site", name), bytes);
  const red = { create: { width: 90, height: 120, channels: 3, background: "#f00" } } as const;
  write("about.png", await sharp(red).png().toBuffer());
  write("person.webp", await sharp(red).webp().toBuffer());
  write("hero.jpg", "<svg/>");
  write("truck.jpg", await sharp(red).jpeg().toBuffer());
  expect(ownPictures(root).unused).toEqual(["site/truck.jpg"]);
  const own = ["fallback/person.png", "sections/about.jpg"];
  expect([...(await renderSitePictures(COMPANY, folder))].sort()).toEqual(own);
  for (const name of own) {
    const { width, height, format } = await sharp(path.join(folder, name)).metadata();
    expect({ width, height }).toEqual({ width: 90, height: 120 });
    expect(format).toBe(name.endsWith("png") ? "png" : "jpeg");
  }
  expect(await renderSitePictures(COMPANY, folder)).toEqual([]);
  expect(sitePictureIssues(folder)).toEqual([
    expect.objectContaining({
      item: expect.stringContaining("images/site/hero.jpg"),
      problem: "isn’t a readable JPEG, PNG, WebP, AVIF or GIF image",
      shown: "visitors see the drawing that comes with the site",
    }),
  ]);
  rmSync(path.join(root, "images"), { recursive: true });
  expect([...(await renderSitePictures(COMPANY, folder))].sort()).toEqual(own);
  expect(sitePictureIssues(folder)).toEqual([]);
}, 120_000);
