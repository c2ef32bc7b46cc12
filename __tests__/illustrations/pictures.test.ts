import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { iconShapes, iconSprite, pictures, portrait } from "../../illustrations/pictures";
import shapes from "../../src/components/media/icon-shapes.json";
import { initialsOf } from "../../src/site/format/text";
import { ICON_NAMES, SOCIAL_NETWORKS } from "../../src/site/icons";

const SPRITE = "src/components/media/icons.svg";

describe("the icon sprite", () => {
  test("matches the drawings: every icon of the site, the five networks, and the icons' licence", () => {
    const sprite = readFileSync(SPRITE, "utf8");
    expect(sprite).toBe(iconSprite());
    expect(shapes).toEqual(iconShapes());
    const ids = Array.from(
      sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"/g),
      ([, id]) => id,
    );
    expect(ids).toEqual([...ICON_NAMES, ...SOCIAL_NETWORKS.map((name) => `brand-${name}`)]);
    expect(sprite).toContain("ISC License");
  });

  test("has no unused icons", () => {
    const sources = ["src", "sample"]
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

test("every picture is checked in at its drawing's size, with its letters as outlines", async () => {
  const all = pictures();
  expect(all.length).toBeGreaterThan(70);
  for (const [file, svg, width] of all) {
    const drawing = svg();
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect([file, /<text|<image|<script|style=/.exec(drawing)]).toEqual([file, null]);
    const [, w = 0, h = 0] = /width="(\d+)" height="(\d+)"/.exec(drawing)?.map(Number) ?? [];
    const picture = await sharp(file).metadata();
    const scale = (width ?? w) / w;
    expect([file, picture.width, picture.height]).toEqual([file, w * scale, h * scale]);
  }
});

test.each([
  ["Grace Wambui", "GW"],
  ["Dr Naomi Chebet", "NC"],
  ["Prof. Amina binti Hassan", "AH"],
  ["Wanjiku", "W"],
])("the portrait of %s shows %s", (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
  expect(portrait(name).match(/<g transform="translate\(-?[\d.]+ -100\)">/g)).toHaveLength(
    letters.length,
  );
});

test("each portrait keeps its background, and others have different ones", () => {
  const grounds = ["Grace Wambui", "Brian Otieno", "Salma Omar"].map(
    (name) => /stop-color="(#\w+)"/.exec(portrait(name))?.[1],
  );
  expect(new Set(grounds).size).toBeGreaterThan(1);
  expect(portrait("Grace Wambui")).toBe(portrait("Grace Wambui"));
});
