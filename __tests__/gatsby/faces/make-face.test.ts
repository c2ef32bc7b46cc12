import { readFileSync } from "node:fs";
import path from "node:path";
import { faceIn, shippedFace } from "../../../src/gatsby/faces/face";
import { type MadeFace, makeFace } from "../../../src/gatsby/faces/make-face";
import { openFont } from "../../../src/gatsby/faces/open-font";
import { COMMON_CHARACTERS } from "../../../src/gatsby/faces/unicode-range";
import { writeFace } from "../../../src/gatsby/faces/write-face";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const SORA = "node_modules/@fontsource-variable/sora/files/sora-latin-wght-normal.woff2";

let made: MadeFace;
beforeAll(async () => {
  const bytes = readFileSync(SORA);
  const source = { bytes, font: openFont(bytes) };
  made = await makeFace({
    ...{ role: "heading", family: "Sora", slug: "sora" },
    subsets: [{ source, characters: COMMON_CHARACTERS, suffix: "" }],
  });
});

test("equal fonts make equal bytes, names and metrics: those that are checked in", () => {
  const shipped = shippedFace("heading");
  expect({ ...made.face, folder: shipped.folder }).toEqual({
    ...shipped,
    files: shipped.files.slice(0, 1),
  });
  for (const [name, bytes] of Object.entries(made.files)) {
    expect({ name, same: bytes.equals(readFileSync(path.join(shipped.folder, name))) }).toEqual({
      name,
      same: true,
    });
  }
});

test("a face is there once its description is written, and one that was cut off is none", () => {
  const whole = path.join(folder, "whole");
  expect(faceIn(whole)).toBeNull();
  writeFace(made, whole);
  expect(faceIn(whole)).toEqual({ ...made.face, folder: whole });
});
