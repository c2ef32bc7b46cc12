import { rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readPictureSizes } from "../../../src/gatsby/images/picture-sizes";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const cacheFile = path.join(folder, "sizes.json");
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } });

test("readPictureSizes knows a picture's size, and doesn't read the same bytes again", async () => {
  const file = path.join(folder, "a.png");
  await blank(90, 60).png().toFile(file);
  const size = { width: 90, height: 60, isAnimated: false };
  const read = () => readPictureSizes([{ file, digest: "0123" }], cacheFile);
  expect([...(await read())]).toEqual([["0123", size]]);
  rmSync(file);
  expect([...(await read())]).toEqual([["0123", size]]);
});

test("readPictureSizes reads other bytes under the same name", async () => {
  const file = path.join(folder, "b.png");
  for (const [digest, width] of [
    ["1", 90],
    ["2", 120],
  ] as const) {
    await blank(width, 60).png().toFile(file);
    const sizes = await readPictureSizes([{ file, digest }], cacheFile);
    expect(sizes.get(digest)?.width).toBe(width);
  }
});

test("readPictureSizes returns the size of one frame of an animated picture", async () => {
  const file = path.join(folder, "c.gif");
  const frames = await Promise.all(
    ["#f00", "#00f"].map((background) =>
      sharp({ create: { width: 80, height: 70, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  await sharp(frames, { join: { animated: true } })
    .gif()
    .toFile(file);
  const sizes = await readPictureSizes([{ file, digest: "3" }], cacheFile);
  expect(sizes.get("3")).toEqual({ width: 80, height: 70, isAnimated: true });
});
