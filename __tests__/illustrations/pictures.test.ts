import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { pictures } from "../../illustrations/pictures";
import { initials, people } from "../../illustrations/portraits";
import { raster } from "../../illustrations/raster";
import { iconSprite } from "../../illustrations/sprite";
import { textToPath } from "../../illustrations/text";
import { ICON_NAMES } from "../../src/site/icons";

const IMAGES = path.resolve("src/images");

describe("the icon sprite", () => {
  const sprite = readFileSync("src/components/icon/icons.svg", "utf8");

  test("has every icon of the site and the five networks", () => {
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"/g)].map(
      (m) => m[1],
    );
    expect(drawn).toEqual([
      ...ICON_NAMES,
      "brand-linkedin",
      "brand-twitter",
      "brand-facebook",
      "brand-instagram",
      "brand-whatsapp",
    ]);
  });

  test("is what the list of names gives today", () => {
    expect(sprite).toBe(iconSprite());
  });

  test("has no icon that nothing shows", () => {
    const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith("icons.ts"))
      .map((file) => readFileSync(path.join("src", file), "utf8"))
      .join("\n");
    expect(ICON_NAMES.filter((name) => !sources.includes(`"${name}"`))).toEqual([]);
  });

  test("names the licence of the icons", () => {
    expect(sprite).toContain("ISC License");
  });
});

describe("the pictures", () => {
  const sizes: readonly (readonly [string, number, number])[] = [
    ["hero/api-integration.jpg", 1600, 1200],
    ["hero/short-code.jpg", 1600, 1200],
    ["hero/bulk-sms.jpg", 1600, 1200],
    ["hero/payment-solutions.jpg", 1600, 1200],
    ["hero/software-development.jpg", 1600, 1200],
    ["services/bulksms.jpg", 1600, 1200],
    ["services/shortcode.jpg", 1600, 1200],
    ["services/ussd.jpg", 1600, 1200],
    ["services/callcenter.jpg", 1600, 1200],
    ["services/software.jpg", 1600, 1200],
    ["services/integration.jpg", 1600, 1200],
    ["services/payment.jpg", 1600, 1200],
    ["services/ivr.jpg", 1600, 1200],
    ["sections/about.jpg", 1600, 1200],
    ["sections/contact-map.jpg", 1600, 900],
    ["fallback/blog.jpg", 1600, 1000],
    ["fallback/person.png", 480, 480],
    ["brand/icon.png", 1024, 1024],
    ["clients/client-6.png", 480, 200],
  ];

  test.each(sizes)("%s is %i × %i", async (file, width, height) => {
    const image = await sharp(path.join(IMAGES, file)).metadata();
    expect({ width: image.width, height: image.height }).toEqual({ width, height });
  });

  test("are all there, in the size they were drawn in and at most 250 kB each", async () => {
    const wrong: string[] = [];
    for (const { file, width, height } of await pictures()) {
      const target = path.join(IMAGES, file);
      if (!existsSync(target)) {
        wrong.push(`${file} is missing: run npm run illustrations`);
        continue;
      }
      const image = await sharp(target).metadata();
      if (image.width !== width || image.height !== height) wrong.push(`${file} has another size`);
      if (statSync(target).size > 250_000) wrong.push(`${file} is over 250 kB`);
    }
    expect(wrong).toEqual([]);
  });

  test("come out with the same bytes each time", async () => {
    const picture = (await pictures()).find(({ file }) => file === "clients/client-3.png");
    if (!picture) throw new Error("client-3.png is not in the list of pictures");
    const [first, second] = [await picture.draw(), await picture.draw()];
    expect(second).toBe(first);
    expect((await raster(second, "png")).equals(await raster(first, "png"))).toBe(true);
  });

  test("have no letters that depend on the machine's fonts", async () => {
    for (const { file, draw } of await pictures()) {
      if ((await draw()).includes("<text")) throw new Error(`${file} has text that is not a path`);
    }
  });
});

describe("logos", () => {
  test.each([
    "static/logo.svg",
    "static/logo-light.svg",
    "static/mark.svg",
    "static/favicon.svg",
    "src/images/brand/logo.svg",
  ])("%s is a vector picture under 4 kB", (file) => {
    const svg = readFileSync(file, "utf8");
    expect(svg).toMatch(/^<svg xmlns/);
    expect(svg).not.toContain("<text");
    expect(Buffer.byteLength(svg)).toBeLessThan(4000);
  });
});

test("the icon file holds a picture of 32 × 32 under 2 kB", async () => {
  const file = readFileSync("static/favicon.ico");
  expect(file.length).toBeLessThan(2000);
  const { width, height, format } = await sharp(file.subarray(22)).metadata();
  expect([width, height, format]).toEqual([32, 32, "png"]);
});

describe("portraits", () => {
  test.each([
    ["Grace Wambui", "GW"],
    ["Dr Naomi Chebet", "NC"],
    ["Prof. Amina binti Hassan", "AH"],
    ["Wanjiku", "W"],
  ])("%s is drawn as %s", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  test("are drawn once for each person in the content", async () => {
    const files = (await people()).map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });
});

describe("text as paths", () => {
  test("is as wide as its letters and has no empty outline", async () => {
    const style = { font: "sora", size: 100, weight: 700 } as const;
    const [one, two] = [await textToPath("A", style), await textToPath("AA", style)];
    expect(one.d).toMatch(/^M[\d.]/);
    expect(two.width).toBeGreaterThan(one.width * 1.8);
  });

  test("a heavier weight is another outline", async () => {
    const light = await textToPath("S", { font: "figtree", size: 40, weight: 400 });
    const heavy = await textToPath("S", { font: "figtree", size: 40, weight: 700 });
    expect(heavy.d).not.toBe(light.d);
  });
});
