import sharp from "sharp";

/** What no published file may hold of `markedPhotograph`. */
export const MARKER = "only-the-camera-knows";

/** A JPEG of twice the height, lying on its side, that says where, by whom and with what it was taken; and more behind its end. */
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
