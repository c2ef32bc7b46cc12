import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { inlinePicture, publishInline } from "../../../src/gatsby/images/inline-pictures";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const published = path.join(folder, "published");

const picture = async (digest: string, width: number, height: number) => {
  const file = path.join(folder, `${digest}.jpg`);
  await sharp({ create: { width, height, channels: 3, background: "#2a7" } })
    .jpeg()
    .toFile(file);
  return [
    { file, digest },
    { width, height, isAnimated: false },
  ] as const;
};
const written = async (digest: string, width: number, height: number) =>
  inlinePicture(...(await picture(digest, width, height)));

test.each([
  [2_000, 1_200, [480, 800, 1_200]],
  [1_200, 800, [480, 800, 1_200]],
  [1_000, 600, [480, 800, 1_000]],
  [480, 300, [480]],
  [300, 300, [300]],
])("a picture of %d by %d pixels in a text is offered %j wide", async (width, height, widths) => {
  const { src, srcset = "", sizes, ...size } = await written("ab", width, height);
  expect(src).toBe("/static/content-images/ab.jpg");
  expect(size).toEqual({ width: String(width), height: String(height) });
  expect(srcset.split(", ").map((one) => one.split(" ")[1])).toEqual(widths.map((w) => `${w}w`));
  expect(sizes).toBe("(min-width: 766px) 704px, 92vw"); // text is at most 44rem wide
});

test("an animated picture has one file, in which it stays animated", () => {
  const file = { file: "a.gif", digest: "cd" };
  expect(inlinePicture(file, { width: 900, height: 500, isAnimated: true })).toEqual({
    src: "/static/content-images/cd.gif",
    width: "900",
    height: "500",
  });
});

test("publishInline makes every file that a text uses, as wide as stated, and nothing else", async () => {
  const one = await picture("ef", 1_000, 600);
  await publishInline(new Map([one]), published);
  const { src, srcset = "" } = inlinePicture(...one);
  const candidates = srcset.split(", ").map((part) => part.split(" "));
  const names = [src, ...candidates.map(([url = ""]) => url)].map((url) => path.basename(url));
  expect(readdirSync(published).sort()).toEqual([...names].sort());
  for (const [url = "", width] of candidates) {
    const made = await sharp(path.join(published, path.basename(url))).metadata();
    expect(made).toMatchObject({ format: "webp", width: Number.parseInt(width ?? "", 10) });
    expect(made.exif ?? made.icc ?? made.xmp).toBeUndefined();
  }
});

/** A picture's share of a post's 220 KB in total (`e2e/pages`). */
const PHONE_BUDGET_BYTES = 30_000;

test.each(["posts/ways-to-pay.jpg", "case-studies/one-number-for-the-county.jpg"])(
  "the picture %s in a text keeps a post within a phone's budget",
  async (name) => {
    const file = path.join("sample/images", name);
    const { width, height } = await sharp(file).metadata();
    const size = { width, height, isAnimated: false };
    const one = [{ file, digest: path.parse(name).name }, size] as const;
    await publishInline(new Map([one]), published);
    const ofPhone = inlinePicture(...one)
      .srcset?.split(", ")
      .find((part) => part.endsWith(" 800w"));
    const url = ofPhone?.split(" ")[0] ?? "";
    expect(statSync(path.join(published, path.basename(url))).size).toBeLessThan(
      PHONE_BUDGET_BYTES,
    );
  },
);

test("publishInline keeps files that it has made, and removes those that no text uses any more", async () => {
  const [stays, leaves] = [await picture("12", 500, 300), await picture("34", 500, 300)];
  await publishInline(new Map([stays, leaves]), published);
  const times = () =>
    readdirSync(published)
      .filter((name) => name.startsWith("12"))
      .map((name) => [name, statSync(path.join(published, name)).mtimeMs]);
  const before = times();
  await publishInline(new Map([stays]), published);
  expect(times()).toEqual(before);
  expect(readdirSync(published).filter((name) => !name.startsWith("12"))).toEqual([]);
});
