import * as fontkit from "fontkit";

/** Opens a font file. Throws where it is none that can be read, or a collection of several. */
export function openFont(bytes: Buffer): fontkit.Font {
  const font = fontkit.create(bytes);
  if ("fonts" in font) throw new Error("A collection of fonts is no font.");
  return font;
}
