import * as fontkit from "fontkit";
import { subset } from "../fonts/subset";
import { type Point, path as shape } from "./shapes";

export interface TextStyle {
  /** Height of the em square, in pixels. */
  readonly size: number;
  readonly weight: 600 | 700;
  /** Extra space after each letter, in thousandths of the size. */
  readonly tracking?: number;
  /** Digits after the point. */
  readonly decimals?: number;
}

/** A line of text as one path: its baseline starts at 0, 0. `width` is the advance, in pixels. */
export interface TextPath {
  readonly d: string;
  readonly width: number;
}

const LETTERS = String.fromCodePoint(...Array.from({ length: 224 }, (_, i) => 32 + i), 0x2019);
const fonts = new Map<number, Promise<fontkit.Font>>();

/** The site's heading face at one weight. It is pinned first: fontkit cannot vary a woff2 file. */
const openFont = async (weight: number): Promise<fontkit.Font> =>
  fontkit.create(await subset("sora", "latin", LETTERS, weight, "truetype")) as fontkit.Font; // no collection

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

/**
 * Text as outlines, so that a picture never depends on the fonts of a machine: relative steps
 * between rounded points, which keeps logos small. Letters outside Latin-1 are empty boxes.
 */
export async function textToPath(text: string, style: TextStyle): Promise<TextPath> {
  const { size, weight, tracking = 0, decimals = 1 } = style;
  const opened = fonts.get(weight) ?? openFont(weight);
  fonts.set(weight, opened);
  const font = await opened;
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let [d, x, y, width] = ["", 0, 0, 0];
  for (const [i, glyph] of glyphs.entries()) {
    const { xOffset = 0, xAdvance = 0 } = positions[i] ?? {};
    for (const { command, args } of glyph.path.commands) {
      // fonts count upwards, pictures downwards
      const ends = args.map((arg, j) =>
        round(j % 2 ? -arg * scale : width + (xOffset + arg) * scale, decimals),
      );
      const steps = ends.map((end, j) => end - (j % 2 ? y : x));
      const [endX = x, endY = y] = ends.slice(-2);
      if (command === "closePath") d += "z";
      else if (command === "moveTo") d += `M${join(ends)}`;
      else if (command !== "lineTo") d += CURVES[command] + join(steps);
      else if (endY === y) d += `h${join([endX - x])}`;
      else if (endX === x) d += `v${join([endY - y])}`;
      else d += `l${join(steps)}`;
      [x, y] = [endX, endY];
    }
    width += xAdvance * scale + (tracking * size) / 1000;
  }
  return { d, width: round(width, 2) };
}

/** Each character of a text as a path of its own, 700 in weight. */
export const characters = (text: string, size: number): Promise<TextPath[]> =>
  Promise.all([...text].map((character) => textToPath(character, { size, weight: 700 })));

/** A line of text whose baseline has its middle at the point. */
export const centred = ({ d, width }: TextPath, [x, y]: Point, fill: string): string =>
  shape(d, fill, { transform: `translate(${x - width / 2} ${y})` });
