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

/** How a font's codes are read: as so many hexadecimal digits each, and as which letters. */
interface Encoding {
  readonly digits: number;
  readonly letters: ReadonlyMap<number, string>;
}

/** A font without a ToUnicode map: one byte is one letter. */
const LATIN: Encoding = { digits: 2, letters: new Map() };

/** Parses a ToUnicode map: pairs of code and text, and ranges with their first text or a list of texts. */
function encodingOf(map: string): Encoding {
  const letters = new Map<number, string>();
  for (const [, pairs = ""] of map.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code = "", text = ""] of pairs.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>/gi)) {
      letters.set(Number.parseInt(code, 16), hexToText(text));
    }
  }
  const range = /<([\da-f]+)>\s*<([\da-f]+)>\s*(?:<([\da-f]+)>|\[([^\]]*)\])/gi;
  for (const [, ranges = ""] of map.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from = "", to = "", text, list = ""] of ranges.matchAll(range)) {
      const first = Number.parseInt(from, 16);
      const texts = text
        ? Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) =>
            String.fromCodePoint(Number.parseInt(text, 16) + i),
          )
        : Array.from(list.matchAll(/<([\da-f\s]+)>/gi), ([, hex = ""]) =>
            hexToText(hex.replace(/\s/g, "")),
          );
      texts.forEach((letter, i) => {
        letters.set(first + i, letter);
      });
    }
  }
  const [, widest = "0000"] = /begincodespacerange\s*<([\da-f]+)>/i.exec(map) ?? [];
  return { digits: widest.length, letters };
}

const decode = (hex: string, { digits, letters }: Encoding): string =>
  (hex.match(new RegExp(`.{${digits}}`, "g")) ?? [])
    .map((code) => Number.parseInt(code, 16))
    .map((code) => letters.get(code) ?? String.fromCharCode(code))
    .join("");

/**
 * The words of a PDF as this project or Chromium writes them, page after page, in drawing order. Embedded
 * fonts are read through their ToUnicode maps: what this finds, a reader can select and copy.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Encoding>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = "", number = ""] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(number);
      const map = /\/ToUnicode (\d+) 0 R/.exec(font?.dictionary ?? "")?.[1];
      if (map) fonts.set(name, encodingOf(objects.get(map)?.stream ?? ""));
    }
  }
  const pages: string[] = [];
  for (const { stream } of objects.values()) {
    if (!/\bBT\b/.test(stream)) continue;
    let encoding = LATIN;
    let page = "";
    const operators =
      /\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*>|[\s\d.-]+)*)\] TJ|(<[\da-f]*>) Tj|\bET\b/gi;
    for (const [whole, font, list, single] of stream.matchAll(operators)) {
      const shown = list ?? single;
      if (font) encoding = fonts.get(font) ?? LATIN;
      else if (shown) {
        for (const [, hex = ""] of shown.matchAll(/<([\da-f]*)>/gi)) page += decode(hex, encoding);
      } else if (whole === "ET") page += " ";
    }
    pages.push(page);
  }
  return pages.join("\n").replace(/\s+/g, " ");
}
