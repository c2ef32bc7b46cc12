import { MAGENTA, NAVY, WHITE } from "../palette";
import {
  at,
  type Box,
  blur,
  circle,
  group,
  linear,
  type Point,
  path,
  rect,
  seeded,
  stroke,
} from "../svg";
import { lines, MAGENTA_PAINT, PAPER_PAINT, shade } from "./basics";

type Side = "left" | "right" | "none";

/** The outline of a speech bubble: a round box whose tail hangs below one of its ends. */
function bubbleOutline([x, y, width, height]: Box, radius: number, tail: Side): string {
  const [right, bottom] = [x + width, y + height];
  const r = Math.min(radius, height / 2);
  const hang = Math.min(34, height * 0.26);
  const lower =
    tail === "right"
      ? `L${right} ${bottom + hang}L${right - r - hang} ${bottom}L${x + r} ${bottom}Q${x} ${bottom} ${x} ${bottom - r}`
      : tail === "left"
        ? `L${right} ${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}L${x + r + hang} ${bottom}L${x} ${bottom + hang}`
        : `L${right} ${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}L${x + r} ${bottom}Q${x} ${bottom} ${x} ${bottom - r}`;
  return `M${x} ${y + r}Q${x} ${y} ${x + r} ${y}L${right - r} ${y}Q${right} ${y} ${right} ${y + r}${lower}Z`;
}

export interface BubbleStyle {
  readonly fill?: string;
  readonly ink?: string;
  readonly tail?: Side;
  /** Text lines as shares (0–1) of the room inside. */
  readonly text?: readonly number[];
  /** 0: flat on its ground. */
  readonly lift?: number;
  readonly radius?: number;
}

/** A speech bubble with message lines. */
export function bubble(box: Box, style: BubbleStyle = {}): string {
  const { fill = PAPER_PAINT, ink = NAVY[300], tail = "left", text = [], lift = 0.6 } = style;
  const [x, y, width, height] = box;
  const radius = style.radius ?? 34;
  const barHeight = Math.min(18, height / (text.length * 2 + 1.6));
  const gap = barHeight * 2.05;
  const top = y + (height - (text.length - 1) * gap - barHeight) / 2;
  const inset = Math.min(38, width * 0.12);
  const room = width - inset * 2;
  return (
    (lift ? shade(box, radius, lift) : "") +
    path(bubbleOutline(box, radius, tail), fill, { "stroke-linejoin": "round" }) +
    lines(
      [x + inset, top],
      text.map((share) => share * room),
      ink,
      { height: barHeight, gap },
    )
  );
}

/** The brand's own message: magenta with light lines. */
export const brandBubble = (box: Box, style: BubbleStyle = {}): string =>
  bubble(box, { fill: MAGENTA_PAINT, ink: "#FFFFFF", ...style });

/** Quarter rings that leave a point: a signal. `from` and `sweep` are degrees, 0 to the right. */
export function signal(
  [x, y]: Point,
  {
    rings = 3,
    first = 40,
    step = 34,
    from = -45,
    sweep = 90,
    colour = MAGENTA[500] as string,
    width = 12,
    fade = 0.24,
  } = {},
): string {
  const ring = (i: number) => {
    const r = first + i * step;
    const point = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    };
    const large = sweep > 180 ? 1 : 0;
    return stroke(`M${point(from)}A${r} ${r} 0 ${large} 1 ${point(from + sweep)}`, colour, width, {
      opacity: Math.max(0.08, 1 - i * fade),
    });
  };
  return Array.from({ length: rings }, (_, i) => ring(i)).join("");
}

/** Whole rings that fade with distance, for backgrounds. */
export function rings(
  centre: Point,
  { count = 6, first = 140, step = 110, colour = WHITE as string, opacity = 0.09, width = 2 } = {},
): string {
  return Array.from({ length: count }, (_, i) =>
    circle(centre, first + i * step, "none", {
      stroke: colour,
      "stroke-width": width,
      opacity: opacity * (1 - i / count),
    }),
  ).join("");
}

/** A sound: rounded bars whose heights rise and fall around the middle line. */
export function waveform(
  [x, y, width, height]: Box,
  colour: string,
  { bars = 28, seed = 5, bar = 10 } = {},
): string {
  const random = seeded(seed);
  const step = (width - bar) / (bars - 1);
  return Array.from({ length: bars }, (_, i) => {
    const swell = Math.sin((Math.PI * (i + 0.5)) / bars);
    const tall = Math.max(bar, height * (0.18 + 0.82 * random()) * swell);
    return rect([x + i * step, y + (height - tall) / 2, bar, tall], bar / 2, colour);
  }).join("");
}

/** A call agent's headset, 2 × `size` wide, its middle at the point. */
export function headset(
  centre: Point,
  size: number,
  accent: string = MAGENTA[600],
  [light, dark]: readonly [string, string] = [NAVY[500], NAVY[800]],
): string {
  const band = linear(60, light, dark);
  const cup = (side: 1 | -1) =>
    group(
      {},
      rect([side === 1 ? 70 : -122, -14, 52, 124], 26, linear(0, light, dark)),
      rect([side === 1 ? 50 : -86, -4, 36, 104], 18, linear(60, accent, accent)),
      rect([side === 1 ? 54 : -82, 4, 10, 88], 5, WHITE, { opacity: 0.22 }),
    );
  const drawing = group(
    {},
    path("M-112 10A112 116 0 0 1 112 10L92 10A92 96 0 0 0 -92 10Z", band),
    stroke("M-98 -34A102 106 0 0 1 -30 -92", WHITE, 5, { opacity: 0.35 }),
    stroke("M98 96C98 142 70 158 34 160", dark, 12),
    cup(-1),
    cup(1),
    rect([-14, 144, 62, 32], 16, MAGENTA_PAINT),
    rect([-4, 152, 24, 8], 4, WHITE, { opacity: 0.5 }),
  );
  const ground = path("M-120 150A120 26 0 0 0 120 150A120 26 0 0 0 -120 150Z", NAVY[950], {
    opacity: 0.22,
    ...blur(14),
  });
  return at(centre, { scale: size / 122 }, at([0, 46], {}, ground), drawing);
}
