import { inflateSync } from "node:zlib";

/** One numbered object of a PDF: its dictionary as written, and its stream unpacked. */
interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const text = pdf.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, number = "", body = ""] = match;
    const at = body.indexOf("stream\n");
    const dictionary = at < 0 ? body : body.slice(0, at);
    const packed =
      at < 0 ? "" : body.slice(at + "stream\n".length, body.lastIndexOf("\nendstream"));
    const stream = dictionary.includes("/FlateDecode")
      ? inflateSync(Buffer.from(packed, "latin1")).toString("latin1")
      : packed;
    objects.set(number, { dictionary, stream });
  }
  return objects;
}

const hexToText = (hex: string): string =>
  String.fromCodePoint(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** From a font's codes to letters, after its ToUnicode map. */
function lettersOf(map: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = "", , list = ""] of map.matchAll(
    /<([\da-f]+)>\s*<([\da-f]+)>\s*\[([^\]]*)\]/gi,
  )) {
    const first = Number.parseInt(from, 16);
    [...list.matchAll(/<([\da-f\s]+)>/gi)].forEach(([, hex = ""], i) => {
      letters.set(first + i, hexToText(hex.replace(/\s/g, "")));
    });
  }
  return letters;
}

/**
 * The words of a PDF as this project writes them, page after page, in drawing order. Embedded fonts
 * are read through their ToUnicode maps: what this finds, a reader can select and copy.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = "", number = ""] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(number);
      const map = /\/ToUnicode (\d+) 0 R/.exec(font?.dictionary ?? "")?.[1];
      if (map) fonts.set(name, lettersOf(objects.get(map)?.stream ?? ""));
    }
  }
  const pages: string[] = [];
  for (const { stream } of objects.values()) {
    if (!/\bBT\b/.test(stream)) continue;
    let letters: ReadonlyMap<number, string> | undefined;
    let page = "";
    const operators = /\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*>|[\s\d.-]+)*)\] TJ|\bET\b/gi;
    for (const [whole, font, shown] of stream.matchAll(operators)) {
      if (font) letters = fonts.get(font);
      else if (shown) {
        for (const [, hex = ""] of shown.matchAll(/<([\da-f]*)>/gi)) {
          const codes = hex.match(letters ? /.{4}/g : /.{2}/g) ?? [];
          page += codes
            .map((code) => Number.parseInt(code, 16))
            .map((code) => letters?.get(code) ?? String.fromCharCode(code))
            .join("");
        }
      } else if (whole === "ET") page += " ";
    }
    pages.push(page);
  }
  return pages.join("\n").replace(/\s+/g, " ");
}
