import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PathCommand } from "fontkit";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";

/** The site's two faces: `sora` for headings and marks, `figtree` for text. */
export type Face = "sora" | "figtree";

export interface TextStyle {
  readonly font: Face;
  /** Height of the em square, in pixels. */
  readonly size: number;
  /** 400–700. */
  readonly weight: number;
  /** Extra space after each letter, in thousandths of the size. */
  readonly tracking?: number;
  /** Digits after the point; 1 unless told. */
  readonly decimals?: number;
}

/** A line of text as one path: its baseline starts at 0, 0. `width` is the advance, in pixels. */
export interface TextPath {
  readonly d: string;
  readonly width: number;
}

const REPERTOIRE = [
  String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i)),
  String.fromCodePoint(...Array.from({ length: 96 }, (_, i) => 160 + i)),
  "–—‘’“”•…",
].join("");

const fonts = new Map<string, Promise<fontkit.Font>>();

/** The face at one weight. The variable file is pinned first: fontkit cannot vary a woff2 file. */
function openFont(face: Face, weight: number): Promise<fontkit.Font> {
  const key = `${face}-${weight}`;
  const known = fonts.get(key);
  if (known) return known;
  const file = `node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`;
  const opened = readFile(path.resolve(file))
    .then((source) =>
      subsetFont(source, REPERTOIRE, {
        targetFormat: "truetype",
        variationAxes: { wght: weight },
      }),
    )
    .then((pinned) => fontkit.create(pinned));
  fonts.set(key, opened);
  return opened;
}

const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Numbers as short as a path allows: "-.5.3" for -0.5 and 0.3. */
const join = (numbers: readonly number[]): string =>
  numbers
    .map((value) => String(round(value, 3)).replace(/^(-?)0\./, "$1."))
    .reduce((text, next) => {
      const parted = next.startsWith("-") || (next.startsWith(".") && /\.\d*$/.test(text));
      return text === "" || parted ? text + next : `${text} ${next}`;
    }, "");

const CURVES = { quadraticCurveTo: "q", bezierCurveTo: "c" } as const;

/** Writes outlines in relative steps between rounded places, which keeps logos small. */
class PathWriter {
  private text = "";
  private x = 0;
  private y = 0;

  constructor(private readonly decimals: number) {}

  draw({ command, args }: PathCommand, start: number, scale: number): void {
    if (command === "closePath") {
      this.text += "z";
      return;
    }
    // fonts count upwards, pictures downwards
    const places = args.map((arg, i) =>
      round(i % 2 === 0 ? start + arg * scale : -arg * scale, this.decimals),
    );
    const [endX = 0, endY = 0] = places.slice(-2);
    const steps = places.map((place, i) => place - (i % 2 === 0 ? this.x : this.y));
    if (command === "moveTo") this.text += `M${join(places)}`;
    else if (command !== "lineTo") this.text += CURVES[command] + join(steps);
    else if (endY === this.y) this.text += `h${join([endX - this.x])}`;
    else if (endX === this.x) this.text += `v${join([endY - this.y])}`;
    else this.text += `l${join(steps)}`;
    this.x = endX;
    this.y = endY;
  }

  toString(): string {
    return this.text;
  }
}

/**
 * Text as outlines, so that a picture never depends on the fonts of the machine that draws it.
 * Letters outside Latin-1 and common typographic signs are drawn as the font's empty box.
 */
export async function textToPath(text: string, style: TextStyle): Promise<TextPath> {
  const font = await openFont(style.font, style.weight);
  const scale = style.size / font.unitsPerEm;
  const tracking = ((style.tracking ?? 0) * style.size) / 1000;
  const { glyphs, positions } = font.layout(text);
  const writer = new PathWriter(style.decimals ?? 1);
  let x = 0;
  glyphs.forEach((glyph, i) => {
    const start = x + (positions[i]?.xOffset ?? 0) * scale;
    for (const command of glyph.path.commands) writer.draw(command, start, scale);
    x += (positions[i]?.xAdvance ?? 0) * scale + tracking;
  });
  return { d: writer.toString(), width: round(x, 2) };
}
