import { each, seeded, times } from "../lists";
import { blur, linear, PAINT } from "../paint";
import { MAGENTA, NAVY, WHITE } from "../palette";
import { type Box, moved, type Point, path, rect, ring, stroke } from "../shapes";
import { bar, lines, shade } from "./basics";

export interface BubbleStyle {
  readonly fill?: string;
  readonly ink?: string;
  /** The lower corner at which the tail hangs. */
  readonly tail?: "left" | "right" | "none";
  /** Text lines as shares (0–1) of the room inside. */
  readonly text?: readonly number[];
  /** 0: flat on its ground. */
  readonly lift?: number;
  readonly radius?: number;
}

/** A speech bubble with message lines. */
export function bubble(box: Box, style: BubbleStyle = {}): string {
  const { fill = PAINT.paper, ink = NAVY[300], tail = "left" } = style;
  const { text = [], lift = 0.6, radius = 34 } = style;
  const [x, y, w, h] = box;
  const [right, bottom] = [x + w, y + h];
  const r = Math.min(radius, h / 2);
  const hang = Math.min(34, h * 0.26);
  const lowerRight =
    tail === "right"
      ? `L${right} ${bottom + hang}L${right - r - hang} ${bottom}`
      : `L${right} ${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}`;
  const lowerLeft =
    tail === "left"
      ? `L${x + r + hang} ${bottom}L${x} ${bottom + hang}`
      : `L${x + r} ${bottom}Q${x} ${bottom} ${x} ${bottom - r}`;
  const upper = `M${x} ${y + r}Q${x} ${y} ${x + r} ${y}L${right - r} ${y}Q${right} ${y} ${right} ${y + r}`;
  const height = Math.min(18, h / (text.length * 2 + 1.6));
  const gap = height * 2.05;
  const inset = Math.min(38, w * 0.12);
  const widths = text.map((share) => share * (w - inset * 2));
  const start: Point = [x + inset, y + (h - (text.length - 1) * gap - height) / 2];
  return (
    shade(box, radius, lift) +
    path(`${upper}${lowerRight}${lowerLeft}Z`, fill) +
    lines(start, widths, ink, { height, gap })
  );
}

/** The brand's own message: magenta with light lines. */
export const brandBubble = (box: Box, style: BubbleStyle = {}): string =>
  bubble(box, { fill: PAINT.magenta, ink: WHITE, ...style });

/** Parts of rings that leave a point: a signal. Degrees run clockwise from the right. */
export function signal(
  [x, y]: Point,
  radii: readonly number[],
  degrees: Point,
  { colour = MAGENTA[400], width = 12, fade = 0.24 } = {},
): string {
  return each(radii, (r, i) => {
    const [start, end] = degrees.map((degree) => {
      const angle = (degree * Math.PI) / 180;
      return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    });
    return stroke(`M${start}A${r} ${r} 0 0 1 ${end}`, colour, width, { opacity: 1 - i * fade });
  });
}

interface RingStyle {
  readonly count: number;
  readonly first: number;
  readonly step: number;
  readonly opacity: number;
  readonly colour?: string;
  readonly width?: number;
}

/** Whole rings that fade with distance, for backgrounds. Radii and widths in pixels. */
export function rings(centre: Point, style: RingStyle): string {
  const { count, first, step, opacity, colour = WHITE, width = 3 } = style;
  return times(count, (i) =>
    ring(centre, first + i * step, colour, width, opacity * (1 - i / count)),
  );
}

/** A sound: rounded bars whose heights rise and fall around the middle line. */
export function waveform(
  [x, y, w, h]: Box,
  colour: string,
  { bars, width, seed = 5 }: { bars: number; width: number; seed?: number },
): string {
  const random = seeded(seed);
  const step = (w - width) / (bars - 1);
  return times(bars, (i) => {
    const swell = Math.sin((Math.PI * (i + 0.5)) / bars);
    const tall = Math.max(width, h * (0.18 + 0.82 * random()) * swell);
    return rect([x + i * step, y + (h - tall) / 2, width, tall], width / 2, colour);
  });
}

/** A call agent's headset, 2 × `size` wide, its middle at the point. */
export function headset(
  centre: Point,
  size: number,
  accent = MAGENTA[600],
  [light, dark]: readonly [string, string] = [NAVY[500], NAVY[800]],
): string {
  const cup = (shell: number, cushion: number, gloss: number) =>
    rect([shell, -14, 52, 124], 26, linear(0, light, dark)) +
    rect([cushion, -4, 36, 104], 18, accent) +
    rect([gloss, 4, 10, 88], 5, WHITE, { opacity: 0.22 });
  const shadow = { opacity: 0.22, ...blur(14) };
  return moved(
    `translate(${centre.join(" ")}) scale(${size / 122})`,
    path("M-120 196A120 26 0 0 0 120 196A120 26 0 0 0-120 196Z", NAVY[950], shadow),
    path("M-112 10A112 116 0 0 1 112 10L92 10A92 96 0 0 0-92 10Z", linear(60, light, dark)),
    stroke("M-98-34A102 106 0 0 1-30-92", WHITE, 5, { opacity: 0.35 }),
    stroke("M98 96C98 142 70 158 34 160", dark, 12),
    cup(-122, -86, -82) + cup(70, 50, 54),
    bar([-14, 144, 62, 32], PAINT.magenta) + rect([-4, 152, 24, 8], 4, WHITE, { opacity: 0.5 }),
  );
}
