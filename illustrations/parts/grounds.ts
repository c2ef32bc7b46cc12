import { each, points, seeded, times } from "../lists";
import { linear, mix, radial, type Tint } from "../paint";
import { MAGENTA, NAVY, WHITE } from "../palette";
import { type Box, circle, ellipse, group, type Point, path, rect, sheet } from "../shapes";
import { rings } from "./talk";

/** What the edges of a hero picture end in, so that it melts into the page's own navy. */
const EDGE = NAVY[900];

/** An oval of light that fades towards its edge. */
export const light = (centre: Point, radii: Point, ...stops: string[]): string =>
  ellipse(centre, radii, radial(...stops));

/** Small points of light in the upper part of a picture, the same for the same seed. */
export function stars([w, h]: Point, count: number, seed: number): string {
  const random = seeded(seed);
  return times(count, () => {
    const [x, y, r] = [random() * w, random() * h, 1.2 + random() * 2.4];
    return circle([x, y], r, WHITE, { opacity: 0.15 + random() * 0.45 });
  });
}

/** An umbrella thorn tree, the brand's landmark: its foot at the point, about 200 × `scale` wide. */
export function tree([x, y]: Point, scale: number, fill: string, mirrored = false): string {
  const trunk =
    "M-7 4C-3-26-7-46-5-62C-16-80-36-94-56-102L-51-107C-30-98-12-88-1-73C-1-84-4-94-8-102L-2-103C3-95 5-87 6-76C14-90 30-100 48-107L52-102C34-92 17-79 9-62C6-44 5-24 10 4Z";
  const crown =
    "M-104-106C-100-120-78-127-58-125C-48-137-14-142 12-137C34-147 62-139 70-129C92-131 106-120 108-107C88-100 62-104 40-103C14-99-10-103-34-101C-60-98-88-98-104-106Z";
  const transform = `translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`;
  return group({ transform }, path(trunk, fill), path(crown, fill));
}

/** Hills, foreground, sun and its rings, the light around it. */
export type Tones = Readonly<Record<"far" | "near" | "sun" | "glow", string>>;

/** Share of the width where the sun is, its size, and the trees: share of the width, and size. */
export interface Skyline {
  readonly sunAt: number;
  readonly sunSize: number;
  readonly trees: string;
  readonly opacity?: number;
}

/**
 * The signature: a thin horizon, two hills, acacias, and a sun whose light leaves it as signal
 * rings. The horizon is the bottom edge of the box, which is as wide as the picture.
 */
export function savanna([, y, w, h]: Box, tones: Tones, skyline: Skyline): string {
  const { far, near, sun, glow } = tones;
  const [base, foot, r] = [y + h, y + h * 0.88, h * skyline.sunSize];
  const middle: Point = [w * skyline.sunAt, foot];
  const hill = (lift: number, bend: number) => {
    const top = base - lift;
    return `M0 ${base}V${top}C${w * 0.25} ${top - bend} ${w * 0.45} ${top + bend * 0.4} ${w * 0.62} ${top - bend * 0.2}C${w * 0.8} ${top - bend} ${w * 0.92} ${top} ${w} ${top - bend * 0.4}V${base}Z`;
  };
  const trees = each(points(skyline.trees), ([left, size], i) =>
    tree([w * left, foot], (h / 320) * size, mix(far, near, 0.9), i % 2 === 1),
  );
  const ringed = { count: 5, first: r * 1.35, step: r * 0.5, colour: sun, opacity: 0.4, width: 4 };
  return group(
    { opacity: skyline.opacity ?? 1 },
    light(middle, [r * 2.6, r * 2.6], `${glow}@34`, `${glow}@0`),
    rings(middle, ringed) + circle(middle, r, linear(90, sun, `${sun}@40`)),
    path(hill(h * 0.2, h * 0.1), far) + trees,
    path(hill(h * 0.1, h * 0.05), linear(90, mix(far, near, 0.7), near)),
    rect([0, base - 1, w, h * 0.5], 0, near), // where the picture goes on below
  );
}

/** Deep navy with soft lights. The edges have one even colour. */
export function nightGround([w, h]: Point, glow = MAGENTA[600]): string {
  const blue = [`${NAVY[600]}@85`, `${NAVY[700]}@55`, `${EDGE}@0`];
  return (
    sheet([w, h], EDGE) +
    light([w * 0.5, h * 0.48], [w * 0.5, h * 0.5], ...blue) +
    light([w * 0.68, h * 0.36], [w * 0.3, h * 0.34], `${glow}@38`, `${glow}@0`) +
    light([w * 0.28, h * 0.62], [w * 0.27, h * 0.36], `${NAVY[500]}@40`, `${NAVY[500]}@0`)
  );
}

/** Night, a sun that sends, the savanna at the foot; the edges melt into the page's navy. */
export function nightScene(
  [w, h]: Point,
  { sunAt = 0.5, glow = MAGENTA[600] },
  ...shapes: string[]
): string[] {
  const edge = (box: Box, angle: number) => rect(box, 0, linear(angle, EDGE, `${EDGE}@0`));
  const shine = [`${mix(glow, NAVY[600], 0.4)}@85`, `${mix(glow, NAVY[700], 0.5)}@45`, `${EDGE}@0`];
  const far = mix(NAVY[800], NAVY[900], 0.4);
  return [
    nightGround([w, h], glow) + stars([w, h * 0.6], 46, 11),
    light([w * 0.5, h * 0.91], [w * 0.5, h * 0.24], ...shine),
    savanna(
      [0, h * 0.66, w, h * 0.27],
      { far, near: NAVY[950], sun: MAGENTA[500], glow: MAGENTA[600] },
      { sunAt, sunSize: 0.42, trees: "0.13 1.15, 0.215 0.66, 0.87 1.3, 0.79 0.6" },
    ),
    rect([0, h * 0.9, w, h * 0.1], 0, linear(-90, EDGE, EDGE, `${EDGE}@0`)),
    edge([0, 0, w * 0.09, h], 0) + edge([w * 0.91, 0, w * 0.09, h], 180),
    ...shapes,
  ];
}

/** A light ground in one tint: paper, a soft light from the upper left, a large quiet disc. */
export function dayGround([w, h]: Point, { wash, pale, base }: Tint, [x, y]: Point): string {
  const middle: Point = [w * x, h * y];
  const disc = linear(60, mix(pale, WHITE, 0.2), pale);
  const quiet = { count: 4, first: h * 0.5, step: h * 0.11, colour: base, opacity: 0.22 };
  return (
    sheet([w, h], linear(55, mix(wash, WHITE, 0.45), mix(pale, wash, 0.35))) +
    circle(middle, h * 0.43, disc, { opacity: 0.75 }) +
    rings(middle, quiet)
  );
}

/** The savanna along a light picture's foot, in the tint of the picture. */
export function dayHorizon([w, h]: Point, { pale, soft, base }: Tint, sunAt: number): string {
  const far = mix(pale, soft, 0.35);
  return savanna(
    [0, h * 0.76, w, h * 0.24],
    { far, near: mix(soft, base, 0.12), sun: mix(soft, pale, 0.4), glow: soft },
    { sunAt, sunSize: 0.42, trees: "0.07 0.85, 0.13 0.5, 0.93 1", opacity: 0.85 },
  );
}
