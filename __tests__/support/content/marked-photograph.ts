import sharp from "sharp";

/** Occurs in the metadata of `markedPhotograph`, and mustn't be in any published file. */
export const MARKER = "only-the-camera-knows";

/**
 * A rotated JPEG, twice as high as wide, whose metadata says where, by whom and with which camera
 * it was taken. It has more data after its end.
 */
export async function markedPhotograph(width: number): Promise<Buffer> {
  const create = { width, height: width / 2, channels: 3, background: "#C5337B" } as const;
  const photograph = await sharp({ create })
    .withExif({
      IFD0: { Artist: MARKER, Orientation: "6" },
      IFD2: { BodySerialNumber: MARKER },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "1/1 17/1 0/1", GPSAreaInformation: MARKER },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photograph, Buffer.from(MARKER)]);
}
