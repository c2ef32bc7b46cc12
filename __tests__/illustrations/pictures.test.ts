import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { DRAWINGS, PICTURES, raster } from "../../illustrations/pictures";
import { initials } from "../../illustrations/portraits";
import { iconSprite } from "../../illustrations/sprite";
import { textToPath } from "../../illustrations/text";
import { ICON_NAMES } from "../../src/site/media/icons";

describe("the icon sprite", () => {
  test("has every icon of the site and the five networks, and names the icons' licence", () => {
    const sprite = iconSprite();
    const ids = Array.from(
      sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"/g),
      ([, id]) => id,
    );
    const networks = ["linkedin", "twitter", "facebook", "instagram", "whatsapp"];
    expect(ids).toEqual([...ICON_NAMES, ...networks.map((name) => `brand-${name}`)]);
    expect(sprite).toContain("ISC License");
  });

  test("has no icon that nothing shows", () => {
    const sources = ["src", "sample/content"]
      .flatMap((root) =>
        readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) =>
          path.join(root, file),
        ),
      )
      .filter((file) => /\.(?:tsx?|json)$/.test(file) && !file.endsWith("icons.ts"))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    expect(ICON_NAMES.filter((name) => !sources.includes(`"${name}"`))).toEqual([]);
  });
});

test.each(Object.entries(DRAWINGS).filter(([file]) => file.endsWith(".svg")))(
  "%s is what the code generates, without text",
  async (file, svg) => {
    const content = readFileSync(file, "utf8");
    expect(content).toBe(await svg());
    expect(content).toMatch(/^<svg xmlns/);
    expect(content).not.toContain("<text");
  },
);

describe("pictures", () => {
  test("have their size, and the same bytes each time", async () => {
    const picture = PICTURES.find(
      ({ file }) => file === "sample/content/images/clients/rural-solar.png",
    );
    if (!picture) throw new Error("rural-solar.png is not in the list of pictures");
    const image = await raster(picture);
    const { width, height } = await sharp(image).metadata();
    expect([width, height]).toEqual(picture.size);
    expect(image.equals(await raster(picture))).toBe(true);
  });

  test("have no letters that depend on the machine's fonts", async () => {
    for (const { svg } of PICTURES) expect(await svg()).not.toContain("<text");
  });
});

test.each([
  ["Grace Wambui", "GW"],
  ["Dr Naomi Chebet", "NC"],
  ["Prof. Amina binti Hassan", "AH"],
  ["Wanjiku", "W"],
])("the portrait of %s shows %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test("text as a path is as wide as its letters, and heavier in another outline", async () => {
  const one = await textToPath("A", { size: 100, weight: 700 });
  expect(one.d).toMatch(/^M[\d.]/);
  expect((await textToPath("AA", { size: 100, weight: 700 })).width).toBeGreaterThan(
    one.width * 1.8,
  );
  expect((await textToPath("A", { size: 100, weight: 600 })).d).not.toBe(one.d);
});
