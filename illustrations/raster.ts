import sharp from "sharp";

/** How much an image file may weigh; what visitors get is smaller still. */
export const IMAGE_MAX_BYTES = 250_000;

/** An SVG document as the bytes of a raster file. The same document gives the same bytes. */
export async function raster(svg: string, format: "jpg" | "png"): Promise<Buffer> {
  // `unlimited` lets a picture have more elements than the parser's careful default
  const picture = sharp(Buffer.from(svg), { unlimited: true });
  return format === "png"
    ? picture.png({ compressionLevel: 9, effort: 10 }).toBuffer()
    : picture
        .flatten({ background: "#FFFFFF" })
        .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
        .toBuffer();
}
