import { AMBER, MAGENTA, mix, NAVY, PEACH } from "../palette";
import { type Box, circle, group, linear, type Point, path, radial, rect } from "../svg";
import { rings } from "./talk";

/** An umbrella thorn tree, the brand's landmark: its foot at the point, about 200 × `scale` wide. */
export function acacia(foot: Point, scale: number, fill: string, mirrored = false): string {
  const trunk =
    "M-7 4C-3-26-7-46-5-62C-16-80-36-94-56-102L-51-107C-30-98-12-88-1-73C-1-84-4-94-8-102L-2-103C3-95 5-87 6-76C14-90 30-100 48-107L52-102C34-92 17-79 9-62C6-44 5-24 10 4Z";
  const crown =
    "M-104-106C-100-120-78-127-58-125C-48-137-14-142 12-137C34-147 62-139 70-129C92-131 106-120 108-107C88-100 62-104 40-103C14-99-10-103-34-101C-60-98-88-98-104-106Z";
  const side = mirrored ? " scale(-1 1)" : "";
  return group(
    { transform: `translate(${foot[0]} ${foot[1]}) scale(${scale})${side}` },
    path(trunk, fill),
    path(crown, fill),
  );
}

export interface SavannaColours {
  readonly far: string;
  readonly near: string;
  readonly sun: string;
  readonly glow: string;
}

export const NIGHT_SAVANNA: SavannaColours = {
  far: mix(NAVY[800], NAVY[900], 0.4),
  near: NAVY[950],
  sun: MAGENTA[500],
  glow: MAGENTA[600],
};

/**
 * The signature: a thin horizon, two hills, acacias, and a sun whose light leaves it as signal
 * rings. `box` is where it stands; the horizon is its bottom edge.
 */
export function savanna(
  [x, y, width, height]: Box,
  colours: SavannaColours,
  {
    sunAt = 0.5,
    sunSize = 0.5,
    trees = [
      [0.12, 1],
      [0.2, 0.6],
      [0.86, 1.2],
    ] as const as readonly Point[],
    opacity = 1,
  } = {},
): string {
  const base = y + height;
  const sun: Point = [x + width * sunAt, base - height * 0.12];
  const r = height * sunSize;
  const hill = (lift: number, bend: number) =>
    `M${x} ${base}L${x} ${base - lift}C${x + width * 0.25} ${base - lift - bend} ${x + width * 0.45} ${base - lift + bend * 0.4} ${x + width * 0.62} ${base - lift - bend * 0.2}C${x + width * 0.8} ${base - lift - bend} ${x + width * 0.92} ${base - lift} ${x + width} ${base - lift - bend * 0.4}L${x + width} ${base}Z`;
  return group(
    { opacity },
    circle(sun, r * 2.6, radial([50, 50], 50, `${colours.glow}@34`, `${colours.glow}@0`)),
    rings(sun, {
      count: 5,
      first: r * 1.35,
      step: r * 0.5,
      colour: colours.sun,
      opacity: 0.4,
      width: 4,
    }),
    circle(sun, r, linear(90, colours.sun, `${colours.sun}@40`)),
    path(hill(height * 0.2, height * 0.1), colours.far),
    ...trees.map(([place, scale], i) =>
      acacia(
        [x + width * place, base - height * 0.12],
        (height / 320) * scale,
        mix(colours.far, colours.near, 0.9),
        i % 2 === 1,
      ),
    ),
    path(
      hill(height * 0.1, height * 0.05),
      linear(90, mix(colours.far, colours.near, 0.7), colours.near),
    ),
    rect([x, base - 1, width, height * 0.5], 0, colours.near), // where the picture goes on below
  );
}

export const DUSK_SAVANNA: SavannaColours = {
  far: mix(MAGENTA[700], NAVY[700], 0.5),
  near: NAVY[900],
  sun: PEACH,
  glow: AMBER,
};
