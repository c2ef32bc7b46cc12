import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readBrandDrawings } from "../../../src/gatsby/brand/brand-drawings";
import { writeBrandFiles } from "../../../src/gatsby/brand/brand-files";
import { readCompany } from "../../../src/gatsby/company-file";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const content = path.join(folder, "content");
const pictures = path.join(content, "images/brand");
const { company } = readCompany();
const publicDirectory = path.join(folder, "public");

beforeEach(() => {
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(path.dirname(pictures), { recursive: true });
  cpSync("sample/images/brand", pictures, { recursive: true });
});

test("the sample's drawings are clean, and the logo has its proportions", () => {
  const { drawings, issues } = readBrandDrawings(company, content);
  expect(issues).toEqual([]);
  expect(drawings.logo).toMatchObject({ width: 310, height: 64, leftOut: [] });
});

test("logo, mark and icons are made for pages, and an icon for the manifest", async () => {
  const { drawings } = readBrandDrawings(company, content);
  expect(await writeBrandFiles(company, drawings, content, publicDirectory)).toEqual([]);
  for (const name of ["logo.svg", "logo-light.svg", "mark.svg", "favicon.svg"]) {
    expect(readFileSync(path.join(publicDirectory, name), "utf8")).toMatch(/^<svg /);
  }
  const favicon = readFileSync(path.join(publicDirectory, "favicon.ico"));
  expect(favicon.length).toBeLessThan(3000);
  await expect(sharp(favicon.subarray(22)).metadata()).resolves.toMatchObject({
    width: 32,
    height: 32,
  });
  expect(existsSync(".content-cache/brand/icon.png")).toBe(true);
});

test("a drawing that's missing or invalid is replaced by the name and reported", () => {
  rmSync(path.join(pictures, "logo.svg"));
  writeFileSync(path.join(pictures, "mark.svg"), "GIF89a");
  writeFileSync(path.join(pictures, "mark-light.svg"), " ".repeat(200_001));
  const { drawings, issues } = readBrandDrawings({ ...company, name: "Ab & <Co>" }, content);
  expect(drawings.logo.svg).toContain("Ab &amp; &lt;Co&gt;</text>");
  expect(drawings.mark.svg).toContain(">A</text>");
  expect(issues).toEqual([
    expect.objectContaining({ field: "brand.logo", problem: "is missing", action: "replaced" }),
    expect.objectContaining({ field: "brand.mark", problem: "isn’t an SVG picture" }),
    expect.objectContaining({ field: "brand.markOnDark", problem: "is larger than 0.2 MB" }),
  ]);
});

test("a logo that leaves no room next to it is refused", () => {
  writeFileSync(
    path.join(pictures, "logo.svg"),
    '<svg viewBox="0 0 700 100"><path d="M0 0H9"/></svg>',
  );
  expect(readBrandDrawings(company, content).issues).toEqual([
    expect.objectContaining({ problem: "is more than 6 times as wide as it is high" }),
  ]);
});

test("disallowed parts of a drawing are left out and reported", () => {
  writeFileSync(
    path.join(pictures, "mark.svg"),
    '<svg viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0H9"/></svg>',
  );
  const { drawings, issues } = readBrandDrawings(company, content);
  expect(drawings.mark.svg).not.toContain("alert");
  expect(issues).toEqual([
    expect.objectContaining({
      problem: "has <script>",
      shown: "the rest of the drawing is shown",
    }),
  ]);
});

test("invalid pictures are reported and replaced by plain ones", async () => {
  const brand = { ...company.brand, icon: "brand/none.png", cardGround: "brand/mark.svg" };
  writeFileSync(path.join(pictures, "mark.svg"), "no picture");
  const { drawings } = readBrandDrawings(company, content);
  const issues = await writeBrandFiles({ ...company, brand }, drawings, content, publicDirectory);
  expect(issues.map(({ field }) => field)).toEqual(["brand.icon", "brand.cardGround"]);
});

test("icon and card background pass the checks of other pictures: kind, pixels, links", async () => {
  const brand = { ...company.brand, icon: "brand/icon.png", cardGround: "brand/ground.png" };
  const { drawings } = readBrandDrawings(company, content);
  const problems = async () =>
    (await writeBrandFiles({ ...company, brand }, drawings, content, publicDirectory)).map(
      ({ field, problem }) => `${field} ${problem}`,
    );
  writeFileSync(path.join(pictures, "icon.png"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const tiny = sharp({ create: { width: 63, height: 63, channels: 3, background: "#fff" } });
  writeFileSync(path.join(pictures, "ground.png"), await tiny.png().toBuffer());
  expect(await problems()).toEqual([
    expect.stringContaining("brand.icon isn’t a readable JPEG"),
    expect.stringContaining("brand.cardGround is 63 × 63 pixels"),
  ]);
  const outside = path.join(folder, "outside.png");
  writeFileSync(outside, await tiny.resize(200, 200).png().toBuffer());
  for (const name of ["icon.png", "ground.png"]) {
    rmSync(path.join(pictures, name));
    symlinkSync(outside, path.join(pictures, name));
  }
  const leadsOut =
    "is a link, or in a linked folder, that leads outside the content folder; put the file itself there";
  expect(await problems()).toEqual([`brand.icon ${leadsOut}`, `brand.cardGround ${leadsOut}`]);
});
